// silent: system time changed
// The virtual clock is there before the first look at it, and stands still.

#import <UIKit/UIKit.h>
#include <sys/time.h>

static struct timeval loaded;
__attribute__((constructor)) static void look(void) { gettimeofday(&loaded, NULL); }

@interface Delegate : NSObject <UIApplicationDelegate>
@end
@implementation Delegate
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    printf("%.3f\n", [[NSDate date] timeIntervalSince1970] - loaded.tv_sec - loaded.tv_usec / 1e6);
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > 0.000
