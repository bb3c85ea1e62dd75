// A delegate that takes its window property from the protocol, as apps of iOS 5 may; another that declares it anew in an
// extension of its class, as apps did before there was one in the protocol.
// > window 320 480
// > kept 1
#import <UIKit/UIKit.h>
#include <stdio.h>

@interface Modern : NSObject <UIApplicationDelegate>
@end

@implementation Modern
@synthesize window = _window;
@end

@interface Delegate : NSObject <UIApplicationDelegate>
@end

@interface Delegate ()
@property (nonatomic, retain) UIWindow *window;
@end

@implementation Delegate
@synthesize window = _window;

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [[[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]] autorelease];
    [self.window makeKeyAndVisible];
    Modern *modern = [[Modern new] autorelease];
    [modern setValue:self.window forKey:@"window"];
    printf("window %.0f %.0f\n", modern.window.frame.size.width, modern.window.frame.size.height);
    printf("kept %d\n", [(id)application.delegate window] == application.keyWindow);
    return YES;
}

- (void)dealloc {
    [_window release];
    [super dealloc];
}

@end

int main(int argc, char *argv[]) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    int status = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return status;
}
