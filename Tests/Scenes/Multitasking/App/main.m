#import <UIKit/UIKit.h>

// Shows what its delegate has heard since its process began.
@interface LifeDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    UILabel *label;
    NSMutableArray *heard;
}
@end

@implementation LifeDelegate

- (void)hear:(NSString *)what {
    [heard addObject:what];
    label.text = [heard componentsJoinedByString:@", "];
}

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    heard = [[NSMutableArray alloc] init];
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    window.backgroundColor = [UIColor groupTableViewBackgroundColor];
    label = [[UILabel alloc] initWithFrame:CGRectMake(20, 200, 280, 260)];
    label.backgroundColor = [UIColor clearColor];
    label.numberOfLines = 0;
    [window addSubview:label];
    [window makeKeyAndVisible];
    [self hear:@"launched"];
    return YES;
}

- (void)applicationDidBecomeActive:(UIApplication *)application {
    [self hear:@"active"];
}

- (void)applicationWillResignActive:(UIApplication *)application {
    [self hear:@"resigns"];
}

- (void)applicationDidEnterBackground:(UIApplication *)application {
    [self hear:@"background"];
}

- (void)applicationWillEnterForeground:(UIApplication *)application {
    [self hear:@"foreground"];
}

@end

int main(int argc, char *argv[]) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int status = UIApplicationMain(argc, argv, nil, @"LifeDelegate");
    [pool release];
    return status;
}
