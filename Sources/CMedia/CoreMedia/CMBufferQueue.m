// After "CMBufferQueue Reference" of iOS 5.

#import "CoreMedia/BufferQueue.h"
#import "CoreMedia/BufferQueueTrigger.h"
#import "Notice/TypeIdentifiers.h"

static BufferQueue *buffer_queue(CMBufferQueueRef queue) {
    id object = (__bridge id)(void *)queue;
    return [object isKindOfClass:[BufferQueue class]] ? object : nil;
}

CFTypeID CMBufferQueueGetTypeID(void) { return BufferQueueType; }

// MARK: Sample buffers

static CMTime decode_time(CMBufferRef buffer, void *context) {
    return CMSampleBufferGetDecodeTimeStamp((CMSampleBufferRef)buffer);
}

static CMTime presentation_time(CMBufferRef buffer, void *context) {
    return CMSampleBufferGetPresentationTimeStamp((CMSampleBufferRef)buffer);
}

static CMTime output_time(CMBufferRef buffer, void *context) {
    return CMSampleBufferGetOutputPresentationTimeStamp((CMSampleBufferRef)buffer);
}

static CMTime duration(CMBufferRef buffer, void *context) { return CMSampleBufferGetDuration((CMSampleBufferRef)buffer); }

static CMTime output_duration(CMBufferRef buffer, void *context) {
    return CMSampleBufferGetOutputDuration((CMSampleBufferRef)buffer);
}

static Boolean is_ready(CMBufferRef buffer, void *context) {
    return CMSampleBufferDataIsReady((CMSampleBufferRef)buffer);
}

static CFComparisonResult compare_output_times(CMBufferRef one, CMBufferRef other, void *context) {
    return (CFComparisonResult)CMTimeCompare(output_time(one, context), output_time(other, context));
}

const CMBufferCallbacks *CMBufferQueueGetCallbacksForUnsortedSampleBuffers(void) {
    static CMBufferCallbacks callbacks;
    callbacks = (CMBufferCallbacks){.getDecodeTimeStamp = decode_time,
                                    .getPresentationTimeStamp = presentation_time,
                                    .getDuration = duration,
                                    .isDataReady = is_ready,
                                    .dataBecameReadyNotification = kCMSampleBufferNotification_DataBecameReady};
    return &callbacks;
}

const CMBufferCallbacks *CMBufferQueueGetCallbacksForSampleBuffersSortedByOutputPTS(void) {
    static CMBufferCallbacks callbacks;
    callbacks = (CMBufferCallbacks){.getDecodeTimeStamp = decode_time,
                                    .getPresentationTimeStamp = output_time,
                                    .getDuration = output_duration,
                                    .isDataReady = is_ready,
                                    .compare = compare_output_times,
                                    .dataBecameReadyNotification = kCMSampleBufferNotification_DataBecameReady};
    return &callbacks;
}

// MARK: The queue

OSStatus CMBufferQueueCreate(CFAllocatorRef allocator, CMItemCount capacity, const CMBufferCallbacks *callbacks,
                             CMBufferQueueRef *queue) {
    if (queue == NULL || callbacks == NULL) return kCMBufferQueueError_RequiredParameterMissing;
    *queue = NULL;
    if (callbacks->version != 0 || callbacks->getDuration == NULL) {
        return kCMBufferQueueError_InvalidCMBufferCallbacksStruct;
    }
    BufferQueue *object = [[BufferQueue alloc] init];
    object->callbacks = *callbacks;
    object->capacity = capacity;
    *queue = (CMBufferQueueRef)(__bridge_retained void *)object;
    return noErr;
}

OSStatus CMBufferQueueSetValidationCallback(CMBufferQueueRef queue, CMBufferValidationCallback validationCallback,
                                            void *validationRefCon) {
    BufferQueue *object = buffer_queue(queue);
    if (object == nil) return kCMBufferQueueError_RequiredParameterMissing;
    @synchronized(object) {
        object->validate = validationCallback;
        object->validateContext = validationRefCon;
    }
    return noErr;
}

OSStatus CMBufferQueueEnqueue(CMBufferQueueRef queue, CMBufferRef buffer) {
    BufferQueue *object = buffer_queue(queue);
    if (object == nil || buffer == NULL) return kCMBufferQueueError_RequiredParameterMissing;
    @synchronized(object) {
        if ([object isTelling]) return kCMBufferQueueError_CannotModifyQueueFromTriggerCallback;
        if (object->isEnded) return kCMBufferQueueError_EnqueueAfterEndOfData;
        // A capacity of 0 is none.
        if (object->capacity > 0 && (CMItemCount)[object->buffers count] >= object->capacity) {
            return kCMBufferQueueError_QueueIsFull;
        }
        if (object->validate && object->validate(queue, buffer, object->validateContext) != noErr) {
            return kCMBufferQueueError_InvalidBuffer;
        }
        [object insert:buffer];
    }
    [object tellTriggers];
    return noErr;
}

static CMBufferRef dequeue(CMBufferQueueRef queue, BOOL needsData) {
    BufferQueue *object = buffer_queue(queue);
    if (object == nil) return NULL;
    id buffer = nil;
    @synchronized(object) {
        if ([object isTelling] || [object->buffers count] == 0) return NULL;
        buffer = [object->buffers objectAtIndex:0];
        if (needsData && ![object isReady:(__bridge CMBufferRef)buffer]) return NULL;
        [object->buffers removeObjectAtIndex:0];
    }
    [object tellTriggers];
    return (CMBufferRef)(__bridge_retained void *)buffer;
}

CMBufferRef CMBufferQueueDequeueAndRetain(CMBufferQueueRef queue) { return dequeue(queue, NO); }

CMBufferRef CMBufferQueueDequeueIfDataReadyAndRetain(CMBufferQueueRef queue) { return dequeue(queue, YES); }

CMBufferRef CMBufferQueueGetHead(CMBufferQueueRef queue) {
    BufferQueue *object = buffer_queue(queue);
    if (object == nil) return NULL;
    @synchronized(object) {
        return [object->buffers count] ? (__bridge CMBufferRef)[object->buffers objectAtIndex:0] : NULL;
    }
}

Boolean CMBufferQueueIsEmpty(CMBufferQueueRef queue) { return CMBufferQueueGetBufferCount(queue) == 0; }

CMItemCount CMBufferQueueGetBufferCount(CMBufferQueueRef queue) {
    BufferQueue *object = buffer_queue(queue);
    if (object == nil) return 0;
    @synchronized(object) {
        return (CMItemCount)[object->buffers count];
    }
}

OSStatus CMBufferQueueCallForEachBuffer(CMBufferQueueRef queue, OSStatus (*callback)(CMBufferRef buffer, void *refcon),
                                        void *refcon) {
    BufferQueue *object = buffer_queue(queue);
    if (object == nil || callback == NULL) return kCMBufferQueueError_RequiredParameterMissing;
    NSArray *buffers;
    @synchronized(object) {
        buffers = [object->buffers copy];
    }
    for (id each in buffers) {
        OSStatus status = callback((__bridge CMBufferRef)each, refcon);
        if (status != noErr) return status;
    }
    return noErr;
}

// MARK: The end

OSStatus CMBufferQueueMarkEndOfData(CMBufferQueueRef queue) {
    BufferQueue *object = buffer_queue(queue);
    if (object == nil) return kCMBufferQueueError_RequiredParameterMissing;
    @synchronized(object) {
        if ([object isTelling]) return kCMBufferQueueError_CannotModifyQueueFromTriggerCallback;
        object->isEnded = YES;
    }
    [object tellTriggers];
    return noErr;
}

Boolean CMBufferQueueContainsEndOfData(CMBufferQueueRef queue) {
    BufferQueue *object = buffer_queue(queue);
    if (object == nil) return false;
    @synchronized(object) {
        return object->isEnded;
    }
}

Boolean CMBufferQueueIsAtEndOfData(CMBufferQueueRef queue) {
    return CMBufferQueueContainsEndOfData(queue) && CMBufferQueueIsEmpty(queue);
}

OSStatus CMBufferQueueReset(CMBufferQueueRef queue) { return CMBufferQueueResetWithCallback(queue, NULL, NULL); }

OSStatus CMBufferQueueResetWithCallback(CMBufferQueueRef queue, void (*callback)(CMBufferRef buffer, void *refcon),
                                        void *refcon) {
    BufferQueue *object = buffer_queue(queue);
    if (object == nil) return kCMBufferQueueError_RequiredParameterMissing;
    NSArray *buffers;
    @synchronized(object) {
        if ([object isTelling]) return kCMBufferQueueError_CannotModifyQueueFromTriggerCallback;
        buffers = [object->buffers copy];
        [object->buffers removeAllObjects];
        object->isEnded = NO;
    }
    for (id each in callback ? buffers : nil) callback((__bridge CMBufferRef)each, refcon);
    [object tellTriggers];
    [object tellTriggersOf:kCMBufferQueueTrigger_WhenReset];
    return noErr;
}

// MARK: Times

static CMTime ask(CMBufferQueueRef queue, CMTime (^question)(BufferQueue *object)) {
    BufferQueue *object = buffer_queue(queue);
    if (object == nil) return kCMTimeInvalid;
    @synchronized(object) {
        return question(object);
    }
}

static CMTime first_time(BufferQueue *object, CMBufferGetTimeCallback callback) {
    if ([object->buffers count] == 0) return kCMTimeInvalid;
    return [object timeOf:(__bridge CMBufferRef)[object->buffers objectAtIndex:0] by:callback];
}

CMTime CMBufferQueueGetDuration(CMBufferQueueRef queue) {
    return ask(queue, ^(BufferQueue *it) { return [it duration]; });
}

CMTime CMBufferQueueGetMinDecodeTimeStamp(CMBufferQueueRef queue) {
    return ask(queue, ^(BufferQueue *it) { return [it leastTimeBy:it->callbacks.getDecodeTimeStamp]; });
}

CMTime CMBufferQueueGetFirstDecodeTimeStamp(CMBufferQueueRef queue) {
    return ask(queue, ^(BufferQueue *it) { return first_time(it, it->callbacks.getDecodeTimeStamp); });
}

CMTime CMBufferQueueGetMinPresentationTimeStamp(CMBufferQueueRef queue) {
    return ask(queue, ^(BufferQueue *it) { return [it leastTimeBy:it->callbacks.getPresentationTimeStamp]; });
}

CMTime CMBufferQueueGetFirstPresentationTimeStamp(CMBufferQueueRef queue) {
    return ask(queue, ^(BufferQueue *it) { return first_time(it, it->callbacks.getPresentationTimeStamp); });
}

CMTime CMBufferQueueGetMaxPresentationTimeStamp(CMBufferQueueRef queue) {
    return ask(queue, ^(BufferQueue *it) { return [it greatestTimeBy:it->callbacks.getPresentationTimeStamp]; });
}

CMTime CMBufferQueueGetEndPresentationTimeStamp(CMBufferQueueRef queue) {
    return ask(queue, ^(BufferQueue *it) {
        CMTime end = kCMTimeInvalid;
        for (id each in it->buffers) {
            CMBufferRef buffer = (__bridge CMBufferRef)each;
            CMTime duration = [it timeOf:buffer by:it->callbacks.getDuration];
            CMTime time = CMTimeAdd([it timeOf:buffer by:it->callbacks.getPresentationTimeStamp], duration);
            if (CMTIME_IS_VALID(time) && (CMTIME_IS_INVALID(end) || CMTimeCompare(time, end) > 0)) end = time;
        }
        return end;
    });
}

// MARK: Triggers

static OSStatus install(CMBufferQueueRef queue, BufferQueueTrigger *trigger, CMBufferQueueTriggerToken *token) {
    BufferQueue *object = buffer_queue(queue);
    if (object == nil) return kCMBufferQueueError_RequiredParameterMissing;
    @synchronized(object) {
        if ([object isTelling]) return kCMBufferQueueError_CannotModifyQueueFromTriggerCallback;
        [trigger beginFor:object];
        [object->triggers addObject:trigger];
    }
    if (token) *token = (__bridge void *)trigger;
    return noErr;
}

OSStatus CMBufferQueueInstallTrigger(CMBufferQueueRef queue, CMBufferQueueTriggerCallback triggerCallback,
                                     void *triggerRefcon, CMBufferQueueTriggerCondition triggerCondition,
                                     CMTime triggerTime, CMBufferQueueTriggerToken *triggerToken) {
    if (triggerCondition < kCMBufferQueueTrigger_WhenDurationBecomesLessThan ||
        triggerCondition > kCMBufferQueueTrigger_WhenReset) {
        return kCMBufferQueueError_InvalidTriggerCondition;
    }
    BOOL isOfDuration = triggerCondition <= kCMBufferQueueTrigger_WhenDurationBecomesGreaterThanOrEqualTo;
    if (isOfDuration && !CMTIME_IS_NUMERIC(triggerTime)) return kCMBufferQueueError_BadTriggerDuration;
    BufferQueueTrigger *trigger = [[BufferQueueTrigger alloc] init];
    trigger->condition = triggerCondition;
    trigger->callback = triggerCallback;
    trigger->context = triggerRefcon;
    trigger->time = isOfDuration ? triggerTime : kCMTimeInvalid;
    return install(queue, trigger, triggerToken);
}

OSStatus CMBufferQueueInstallTriggerWithIntegerThreshold(CMBufferQueueRef queue,
                                                         CMBufferQueueTriggerCallback triggerCallback,
                                                         void *triggerRefcon,
                                                         CMBufferQueueTriggerCondition triggerCondition,
                                                         CMItemCount triggerThreshold,
                                                         CMBufferQueueTriggerToken *triggerToken) {
    if (triggerCondition != kCMBufferQueueTrigger_WhenBufferCountBecomesLessThan &&
        triggerCondition != kCMBufferQueueTrigger_WhenBufferCountBecomesGreaterThan) {
        return kCMBufferQueueError_InvalidTriggerCondition;
    }
    BufferQueueTrigger *trigger = [[BufferQueueTrigger alloc] init];
    trigger->condition = triggerCondition;
    trigger->callback = triggerCallback;
    trigger->context = triggerRefcon;
    trigger->time = kCMTimeInvalid;
    trigger->count = triggerThreshold;
    return install(queue, trigger, triggerToken);
}

/// The trigger of a token, which may be any address.
static BufferQueueTrigger *trigger_of(BufferQueue *object, CMBufferQueueTriggerToken token) {
    for (BufferQueueTrigger *each in object->triggers) {
        if ((__bridge void *)each == token) return each;
    }
    return nil;
}

OSStatus CMBufferQueueRemoveTrigger(CMBufferQueueRef queue, CMBufferQueueTriggerToken triggerToken) {
    BufferQueue *object = buffer_queue(queue);
    if (object == nil) return kCMBufferQueueError_RequiredParameterMissing;
    @synchronized(object) {
        if ([object isTelling]) return kCMBufferQueueError_CannotModifyQueueFromTriggerCallback;
        BufferQueueTrigger *trigger = trigger_of(object, triggerToken);
        if (trigger == nil) return kCMBufferQueueError_InvalidTriggerToken;
        [object->triggers removeObjectIdenticalTo:trigger];
    }
    return noErr;
}

Boolean CMBufferQueueTestTrigger(CMBufferQueueRef queue, CMBufferQueueTriggerToken triggerToken) {
    BufferQueue *object = buffer_queue(queue);
    if (object == nil) return false;
    @synchronized(object) {
        return [trigger_of(object, triggerToken) isTrueFor:object];
    }
}
