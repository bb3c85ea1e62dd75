#import "MotionTimer.h"

/// The target of the timer, which retains it.
@interface MotionTimerTarget : NSObject
@property (nonatomic, weak) id target;
@property (nonatomic) SEL selector;
@end

@implementation MotionTimerTarget

- (void)fire:(NSTimer *)timer {
    id target = _target;
    if (target) ((void (*)(id, SEL))[target methodForSelector:_selector])(target, _selector);
}

@end

@implementation MotionTimer {
    MotionTimerTarget *_target;
    NSTimer *_timer;
}

/// The shortest interval, and the default, in seconds.
static const NSTimeInterval shortest_interval = 0.01;

- (id)initWithTarget:(id)target selector:(SEL)selector {
    if ((self = [super init])) {
        _target = [[MotionTimerTarget alloc] init];
        _target.target = target;
        _target.selector = selector;
        _interval = shortest_interval;
    }
    return self;
}

- (void)dealloc { [_timer invalidate]; }

- (BOOL)isRunning { return _timer != nil; }

- (void)setInterval:(NSTimeInterval)interval {
    _interval = interval >= shortest_interval ? interval : shortest_interval;
    if (_timer == nil) return;
    [self stop];
    [self start];
}

- (void)start {
    if (_timer) return;
    _timer = [NSTimer timerWithTimeInterval:_interval target:_target selector:@selector(fire:) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)stop {
    [_timer invalidate];
    _timer = nil;
}

@end
