// status: 134
// error: *** Terminating app due to uncaught exception 'InTimer', reason: 'late'
// GNUstep's own handler around timers does not hide an exception.

#import <Foundation/Foundation.h>

@interface Clock : NSObject
@end
@implementation Clock
- (void)tick:(NSTimer *)timer { [NSException raise:@"InTimer" format:@"late"]; }
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Clock *clock = [[Clock alloc] init];
    [NSTimer scheduledTimerWithTimeInterval:0 target:clock selector:@selector(tick:) userInfo:nil repeats:NO];
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:5]];
    [pool drain];
    return 0;
}
