#import "Asset/AssetState.h"
#import "Player/PlayerObservers.h"
#import "Dispatch/Queues.h"
#include <math.h>

/// Times are compared with half a millisecond of play, as those of pictures are.
static const NSTimeInterval play = 0.0005;

/// One block. A period is 0 for one that waits for single times.
@interface PlayerObserver : NSObject {
@public
    NSTimeInterval period;
    NSArray *times;
    dispatch_queue_t queue;
    void (^periodic)(CMTime time);
    void (^boundary)(void);
    /// The number of the period in which it was called last.
    double lastRound;
    BOOL isRemoved;
}
@end

@implementation PlayerObserver

- (void)dealloc { dispatch_release(queue); }

- (void)callAt:(NSTimeInterval)time {
    CMTime now = media_time(time);
    dispatch_async(queue, ^{
        // An observer that was removed meanwhile is not called any more.
        if (isRemoved) return;
        if (periodic) periodic(now);
        if (boundary) boundary();
    });
}

@end

@implementation PlayerObservers {
    NSMutableArray *_observers;
    NSTimeInterval _reached;
}

- (id)init {
    if ((self = [super init])) _observers = [NSMutableArray array];
    return self;
}

- (PlayerObserver *)addToQueue:(dispatch_queue_t)queue {
    PlayerObserver *observer = [[PlayerObserver alloc] init];
    observer->queue = queue ? queue : main_queue();
    dispatch_retain(observer->queue);
    observer->lastRound = -1;
    [_observers addObject:observer];
    return observer;
}

- (id)addPeriod:(CMTime)period queue:(dispatch_queue_t)queue block:(void (^)(CMTime time))block {
    PlayerObserver *observer = [self addToQueue:queue];
    observer->period = CMTimeGetSeconds(period);
    observer->periodic = [block copy];
    return observer;
}

- (id)addTimes:(NSArray *)times queue:(dispatch_queue_t)queue block:(void (^)(void))block {
    PlayerObserver *observer = [self addToQueue:queue];
    observer->times = [times copy];
    observer->boundary = [block copy];
    return observer;
}

- (void)remove:(id)observer {
    if ([_observers indexOfObjectIdenticalTo:observer] == NSNotFound) return;
    ((PlayerObserver *)observer)->isRemoved = YES;
    [_observers removeObjectIdenticalTo:observer];
}

static BOOL has_time_between(PlayerObserver *observer, NSTimeInterval low, NSTimeInterval high) {
    for (NSValue *value in observer->times) {
        NSTimeInterval time = CMTimeGetSeconds([value CMTimeValue]);
        if (time > low + play && time <= high + play) return YES;
    }
    return NO;
}

- (void)reach:(NSTimeInterval)time jumped:(BOOL)jumped {
    NSTimeInterval before = _reached;
    _reached = time;
    for (PlayerObserver *observer in [_observers copy]) {
        if (observer->period > 0) {
            double round = floor((time + play) / observer->period);
            if (round == observer->lastRound && !jumped) continue;
            observer->lastRound = round;
            [observer callAt:time];
        } else if (!jumped && has_time_between(observer, MIN(before, time), MAX(before, time))) {
            [observer callAt:time];
        }
    }
}

- (NSTimeInterval)nextTimeAfter:(NSTimeInterval)time forward:(BOOL)isForward {
    NSTimeInterval next = isForward ? INFINITY : -INFINITY;
    for (PlayerObserver *observer in _observers) {
        if (observer->period > 0) {
            double period = observer->period;
            next = isForward ? MIN(next, (floor((time + play) / period) + 1) * period)
                             : MAX(next, (ceil((time - play) / period) - 1) * period);
        }
        for (NSValue *value in observer->times) {
            NSTimeInterval wanted = CMTimeGetSeconds([value CMTimeValue]);
            if (isForward && wanted > time + play) next = MIN(next, wanted);
            if (!isForward && wanted < time - play) next = MAX(next, wanted);
        }
    }
    return isfinite(next) ? next : INFINITY;
}

@end
