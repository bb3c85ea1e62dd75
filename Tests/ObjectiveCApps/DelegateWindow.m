// A delegate that takes its window property from the protocol, as templates of iOS 5 let it.
// > window 320 480
// > kept 1
#import <UIKit/UIKit.h>
#include <stdio.h>

@interface Delegate : NSObject <UIApplicationDelegate>
@end

@implementation Delegate
@synthesize window = _window;

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [[[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]] autorelease];
    [self.window makeKeyAndVisible];
    printf("window %.0f %.0f\n", _window.frame.size.width, _window.frame.size.height);
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
