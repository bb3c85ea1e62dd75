// status: 3
// error: failed to respond in time
// error: Call stack of the main thread
// once: main.m:24)
// once: main.m:19)
// error: -[Delegate waitForEver] + 
// An app that hangs tells what each of its threads is at.

#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    NSCondition *condition;
}
@end
@implementation Delegate
- (void)waitForEver {
    [condition lock];
    while (condition) {
        [condition wait];
    }
}
- (void)hang {
    volatile int turns = 0;
    while (condition) turns++;
}
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    condition = [[NSCondition alloc] init];
    [self performSelectorInBackground:@selector(waitForEver) withObject:nil];
    [self performSelector:@selector(hang) withObject:nil afterDelay:0.2];
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}
