// status: 3
// error: 'NSInvalidArgumentException', reason: '-[UILabel nonsense]: unrecognized selector sent to instance 0x
// A message that nobody answers.

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
    label = [[UILabel alloc] initWithFrame:CGRectZero];
    [label performSelector:NSSelectorFromString(@"nonsense")];
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}
