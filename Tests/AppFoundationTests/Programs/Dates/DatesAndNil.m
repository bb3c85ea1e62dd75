// Dates compared with nil: it stands for the reference date, which a message to nil returns.

#import <UIKit/UIKit.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSDate *nothing = nil;
    for (int i = -1; i <= 1; i++) {
        NSDate *date = [NSDate dateWithTimeIntervalSinceReferenceDate:i * 10];
        printf("%d %g %d %d %d\n", (int)[date compare:nothing], [date timeIntervalSinceDate:nothing],
               [date earlierDate:nothing] == date, [date laterDate:nothing] == date, [date isEqualToDate:nothing]);
    }
    printf("%d\n", (int)[[NSDate distantPast] compare:nothing]);
    NSDate *now = [NSDate date];
    printf("%d %d\n", (int)[now compare:[NSDate distantFuture]], [now earlierDate:[NSDate distantPast]] == now);
    [pool drain];
    return 0;
}

// > -1 -10 1 0 0
// > 0 0 1 1 0
// > 1 10 0 1 0
// > -1
// > -1 0
