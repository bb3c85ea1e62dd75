// Ends in the way that its environment names: before its main, in its main, or when it has launched.

#import <UIKit/UIKit.h>

static BOOL wants(const char *way) { return getenv("WAY") && strcmp(getenv("WAY"), way) == 0; }

__attribute__((constructor)) static void early(void) {
    if (wants("constructor")) abort();
}

@interface Delegate : NSObject <UIApplicationDelegate>
@end
@implementation Delegate
+ (void)load {
    if (wants("load")) *(volatile int *)0 = 1;
}
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    if (wants("exception")) [[NSArray array] objectAtIndex:1];
    if (wants("memory")) *(volatile int *)0 = 1;
    if (wants("killed")) kill(getpid(), SIGKILL);
}
@end

int main(int argc, char *argv[]) {
    if (wants("status")) return 3;
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}
