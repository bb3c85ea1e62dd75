// status: 3
// error: *** -[UILabel setText:]: message sent to deallocated instance 0x
// error: -[Delegate applicationDidFinishLaunching:]
// A message to a label that is gone.

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
    [label release];
    label.text = @"dead";
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}
