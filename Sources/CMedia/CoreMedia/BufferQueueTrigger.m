#import "CoreMedia/BufferQueueTrigger.h"
#import "CoreMedia/BufferQueue.h"

@implementation BufferQueueTrigger

+ (BOOL)isState:(CMBufferQueueTriggerCondition)condition {
    switch (condition) {
    case kCMBufferQueueTrigger_WhenMinPresentationTimeStampChanges:
    case kCMBufferQueueTrigger_WhenMaxPresentationTimeStampChanges:
    case kCMBufferQueueTrigger_WhenReset: return NO;
    default: return YES;
    }
}

- (void)beginFor:(BufferQueue *)queue {
    _wasTrue = [self isTrueFor:queue];
    _lastTime = [self extremeTimeOf:queue];
}

/// The time whose change is the condition.
- (CMTime)extremeTimeOf:(BufferQueue *)queue {
    CMBufferGetTimeCallback get = queue->callbacks.getPresentationTimeStamp;
    return condition == kCMBufferQueueTrigger_WhenMaxPresentationTimeStampChanges ? [queue greatestTimeBy:get]
                                                                                  : [queue leastTimeBy:get];
}

- (BOOL)isTrueFor:(BufferQueue *)queue {
    CMItemCount present = (CMItemCount)[queue->buffers count];
    int32_t order = CMTIME_IS_VALID(time) ? CMTimeCompare([queue duration], time) : 0;
    switch (condition) {
    case kCMBufferQueueTrigger_WhenDurationBecomesLessThan: return order < 0;
    case kCMBufferQueueTrigger_WhenDurationBecomesLessThanOrEqualTo: return order <= 0;
    case kCMBufferQueueTrigger_WhenDurationBecomesGreaterThan: return order > 0;
    case kCMBufferQueueTrigger_WhenDurationBecomesGreaterThanOrEqualTo: return order >= 0;
    case kCMBufferQueueTrigger_WhenDataBecomesReady:
        return present > 0 && [queue isReady:(__bridge CMBufferRef)[queue->buffers objectAtIndex:0]];
    case kCMBufferQueueTrigger_WhenEndOfDataReached: return queue->isEnded && present == 0;
    case kCMBufferQueueTrigger_WhenBufferCountBecomesLessThan: return present < count;
    case kCMBufferQueueTrigger_WhenBufferCountBecomesGreaterThan: return present > count;
    default: return NO;
    }
}

- (BOOL)hasBecomeTrueFor:(BufferQueue *)queue {
    if (condition == kCMBufferQueueTrigger_WhenReset) return NO;
    if ([BufferQueueTrigger isState:condition]) {
        BOOL was = _wasTrue;
        _wasTrue = [self isTrueFor:queue];
        return callback && _wasTrue && !was;
    }
    CMTime last = _lastTime;
    _lastTime = [self extremeTimeOf:queue];
    BOOL isSame = CMTIME_IS_VALID(last) == CMTIME_IS_VALID(_lastTime) &&
                  (CMTIME_IS_INVALID(last) || CMTimeCompare(last, _lastTime) == 0);
    return callback && !isSame;
}

@end
