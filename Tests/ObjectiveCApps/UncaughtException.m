// status: 3
// error: *** Terminating app due to uncaught exception 'Disaster', reason: 'number 7'
// error: -[Delegate fail]
// error: -[Delegate applicationDidFinishLaunching:]
// An exception that nothing catches has its name, reason and backtrace reported.

#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    NSDate *start;
    UIWindow *window;
    UILabel *label;
    int fired;
}
@end
@implementation Delegate
- (void)fail { [NSException raise:@"Disaster" format:@"number %d", 7]; }
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    [self fail];
    puts("not reached");
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}
