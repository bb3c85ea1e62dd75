#import "CoreMedia/BufferQueue.h"
#import "CoreMedia/BufferQueueTrigger.h"
#import "Notice/TypeIdentifiers.h"

@implementation BufferQueue

- (id)init {
    if ((self = [super init])) {
        buffers = [[NSMutableArray alloc] init];
        triggers = [[NSMutableArray alloc] init];
    }
    return self;
}

- (void)dealloc { [[NSNotificationCenter defaultCenter] removeObserver:self]; }

- (CFTypeID)coreFoundationType { return BufferQueueType; }

- (CMTime)timeOf:(CMBufferRef)buffer by:(CMBufferGetTimeCallback)callback {
    return callback ? callback(buffer, callbacks.refcon) : kCMTimeInvalid;
}

- (CMTime)duration {
    CMTime sum = kCMTimeZero;
    for (id each in buffers) {
        CMTime duration = [self timeOf:(__bridge CMBufferRef)each by:callbacks.getDuration];
        if (CMTIME_IS_VALID(duration)) sum = CMTimeAdd(sum, duration);
    }
    return sum;
}

- (CMTime)timeBy:(CMBufferGetTimeCallback)callback order:(int32_t)order {
    CMTime best = kCMTimeInvalid;
    for (id each in buffers) {
        CMTime time = [self timeOf:(__bridge CMBufferRef)each by:callback];
        if (CMTIME_IS_INVALID(time)) continue;
        if (CMTIME_IS_INVALID(best) || CMTimeCompare(time, best) * order > 0) best = time;
    }
    return best;
}

- (CMTime)leastTimeBy:(CMBufferGetTimeCallback)callback { return [self timeBy:callback order:-1]; }
- (CMTime)greatestTimeBy:(CMBufferGetTimeCallback)callback { return [self timeBy:callback order:1]; }

- (BOOL)isReady:(CMBufferRef)buffer {
    return callbacks.isDataReady == NULL || callbacks.isDataReady(buffer, callbacks.refcon);
}

- (void)insert:(CMBufferRef)buffer {
    NSUInteger place = [buffers count];
    // Equal ones stay in the order in which they came.
    while (callbacks.compare && place > 0 &&
           callbacks.compare((__bridge CMBufferRef)[buffers objectAtIndex:place - 1], buffer, callbacks.refcon) ==
               kCFCompareGreaterThan) {
        place--;
    }
    [buffers insertObject:(__bridge id)(void *)buffer atIndex:place];
    if (callbacks.dataBecameReadyNotification == NULL || [self isReady:buffer]) return;
    [[NSNotificationCenter defaultCenter] addObserver:self
                                             selector:@selector(tellTriggers)
                                                 name:(__bridge NSString *)callbacks.dataBecameReadyNotification
                                               object:(__bridge id)(void *)buffer];
}

/// The queue whose triggers this thread is telling; others may change it meanwhile.
static _Thread_local void *queue_that_tells;

- (void)tell:(NSArray *)told {
    void *before = queue_that_tells;
    queue_that_tells = (__bridge void *)self;
    for (BufferQueueTrigger *each in told) each->callback(each->context, (__bridge void *)each);
    queue_that_tells = before;
}

- (BOOL)isTelling { return queue_that_tells == (__bridge void *)self; }

- (void)tellTriggers {
    NSMutableArray *told = [NSMutableArray array];
    @synchronized(self) {
        for (BufferQueueTrigger *each in triggers) {
            if ([each hasBecomeTrueFor:self]) [told addObject:each];
        }
    }
    [self tell:told];
}

- (void)tellTriggersOf:(CMBufferQueueTriggerCondition)condition {
    NSMutableArray *told = [NSMutableArray array];
    @synchronized(self) {
        for (BufferQueueTrigger *each in triggers) {
            if (each->condition == condition && each->callback) [told addObject:each];
        }
    }
    [self tell:told];
}

@end
