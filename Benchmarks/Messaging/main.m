// Nanoseconds a message: from Objective-C to Objective-C, and to a framework object in Swift.

#import <UIKit/UIKit.h>
#include <time.h>

@interface Plain : NSObject {
    NSInteger tag;
    CGRect frame;
}
@property (nonatomic) NSInteger tag;
@property (nonatomic) CGRect frame;
@end

@implementation Plain
@synthesize tag, frame;
@end

@interface Overriding : UIView
@end

@implementation Overriding
- (void)setTag:(NSInteger)tag { [super setTag:tag]; }
@end

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e9 + time.tv_nsec;
}

/// The fastest of several runs, in nanoseconds a turn.
#define MEASURE(statement) \
    ({ \
        double best = 1e30; \
        for (int run = 0; run < 5; run++) { \
            double start = now(); \
            for (long i = 0; i < 1000000; i++) { statement; } \
            double each = (now() - start) / 1000000; \
            if (each < best) best = each; \
        } \
        best; \
    })

static void report(const char *name, double nanoseconds, double floor) {
    printf("%-40s %7.1f ns  %5.1f x\n", name, nanoseconds, nanoseconds / floor);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Plain *plain = [[Plain alloc] init];
    UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 1, 1)];
    Overriding *overriding = [[Overriding alloc] initWithFrame:CGRectMake(0, 0, 1, 1)];
    volatile NSInteger sum = 0;

    double floor = MEASURE(plain.tag = i);
    report("setTag:  Objective-C (floor)", floor, floor);
    report("setTag:  framework object", MEASURE(view.tag = i), floor);
    report("setTag:  app's subclass", MEASURE(overriding.tag = i), floor);
    floor = MEASURE(sum += plain.tag);
    report("tag      Objective-C (floor)", floor, floor);
    report("tag      framework object", MEASURE(sum += view.tag), floor);
    report("tag      app's subclass", MEASURE(sum += overriding.tag), floor);
    floor = MEASURE([plain retain]; [plain release]);
    report("retain, release  NSObject (floor)", floor, floor);
    report("retain, release  framework object", MEASURE([view retain]; [view release]), floor);
    [pool drain];
    return 0;
}
