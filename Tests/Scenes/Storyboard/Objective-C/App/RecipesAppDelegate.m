#import "RecipesAppDelegate.h"

@implementation RecipesAppDelegate

@synthesize window;

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    NSLog(@"Root: %@", NSStringFromClass([self.window.rootViewController class]));
    return YES;
}

@end
