// status: 3
// error: *** Terminating app due to signal SIGSEGV
// once: main.m:14)
// A crash of another thread than the main one is reported as well.

#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate>
@end
@implementation Delegate
- (void)work {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    volatile int *nowhere = NULL;
    *nowhere = 1;
    [pool release];
}
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    [self performSelectorInBackground:@selector(work) withObject:nil];
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}
