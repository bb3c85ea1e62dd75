// script: wait 3
// Blocks that keep the workers of libdispatch busy for longer than a second: it looks at its threads then.

#import <UIKit/UIKit.h>
#include <sys/syscall.h>
#include <time.h>

@interface Delegate : NSObject <UIApplicationDelegate>
@end
@implementation Delegate
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    for (int i = 0; i < 40; i++) {
        dispatch_async(dispatch_get_global_queue(0, 0), ^{
            // Not sleep(): the clocks of this run stand still.
            struct timespec time = {3, 0};
            syscall(SYS_nanosleep, &time, NULL);
        });
    }
    [self performSelector:@selector(tell) withObject:nil afterDelay:2.5];
}
- (void)tell { printf("still here\n"); }
@end

int main(int argc, char *argv[]) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > still here
