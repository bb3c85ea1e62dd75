// status: 3
// error: *** -[Delegate description]: message sent to deallocated instance 0x
// A message to an object of the app's own class that is gone.

#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    NSDate *start;
    UIWindow *window;
    UILabel *label;
    int fired;
}
@end
@implementation Delegate
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    Delegate *other = [[Delegate alloc] init];
    [other release];
    [other description];
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}
