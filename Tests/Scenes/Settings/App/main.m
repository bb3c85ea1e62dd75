#import <UIKit/UIKit.h>

// Shows what its user defaults have, as it was when the app came to the screen.
@interface RoomDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    UILabel *label;
}
@end

@implementation RoomDelegate

- (void)show {
    NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
    NSString *name = [defaults stringForKey:@"name"];
    label.text = [NSString stringWithFormat:@"far: %d, name: %@", [defaults boolForKey:@"far"], name ? name : @"none"];
}

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    window.backgroundColor = [UIColor groupTableViewBackgroundColor];
    label = [[UILabel alloc] initWithFrame:CGRectMake(20, 200, 280, 40)];
    label.backgroundColor = [UIColor clearColor];
    label.textAlignment = UITextAlignmentCenter;
    [window addSubview:label];
    [window makeKeyAndVisible];
    [self show];
    return YES;
}

- (void)applicationWillEnterForeground:(UIApplication *)application {
    [self show];
}

@end

int main(int argc, char *argv[]) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"RoomDelegate");
    [pool release];
    return result;
}
