#import "Session/FrameClock.h"
#import <QuartzCore/QuartzCore.h>
#include <math.h>

@implementation FrameClock {
    NSTimer *_timer;
    NSTimeInterval _start;
    int64_t _frame;
}

- (void)start {
    if (_timer) return;
    _start = CACurrentMediaTime();
    _frame = 0;
    [self schedule];
}

- (void)stop {
    [_timer invalidate];
    _timer = nil;
}

- (void)schedule {
    NSTimeInterval now = CACurrentMediaTime();
    // The next frame that has not passed.
    int64_t next = (int64_t)floor((now - _start) * camera_frame_rate + 1e-6) + 1;
    _frame = MAX(next, _frame + 1);
    NSTimeInterval delay = MAX(0, _start + (double)_frame / camera_frame_rate - now);
    // The timer keeps the clock until it is stopped.
    _timer = [NSTimer timerWithTimeInterval:delay target:self selector:@selector(tick:) userInfo:nil repeats:NO];
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)tick:(NSTimer *)timer {
    if (timer != _timer) return;
    double seconds = _start + (double)_frame / camera_frame_rate;
    [_owner frameClock:self didReach:llround(seconds * 1e9)];
    // The owner may have stopped it, or started it anew.
    if (timer == _timer) [self schedule];
}

@end
