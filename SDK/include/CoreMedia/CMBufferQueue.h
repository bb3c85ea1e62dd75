// Queues of buffers in the order of their times, with triggers. Since iOS 4.
#pragma once
#import <CoreMedia/CMSampleBuffer.h>

typedef struct opaqueCMBufferQueue *CMBufferQueueRef;
typedef CFTypeRef CMBufferRef;
typedef CMTime (*CMBufferGetTimeCallback)(CMBufferRef buffer, void *refcon);
typedef Boolean (*CMBufferGetBooleanCallback)(CMBufferRef buffer, void *refcon);
typedef CFComparisonResult (*CMBufferCompareCallback)(CMBufferRef buffer1, CMBufferRef buffer2, void *refcon);

#pragma pack(push, 4)
typedef struct {
    uint32_t version;
    void *refcon;
    CMBufferGetTimeCallback getDecodeTimeStamp;
    CMBufferGetTimeCallback getPresentationTimeStamp;
    CMBufferGetTimeCallback getDuration;
    CMBufferGetBooleanCallback isDataReady;
    CMBufferCompareCallback compare;
    CFStringRef dataBecameReadyNotification;
} CMBufferCallbacks;
#pragma pack(pop)

typedef struct opaqueCMBufferQueueTriggerToken *CMBufferQueueTriggerToken;
typedef void (*CMBufferQueueTriggerCallback)(void *triggerRefcon, CMBufferQueueTriggerToken triggerToken);
typedef int32_t CMBufferQueueTriggerCondition;
typedef OSStatus (*CMBufferValidationCallback)(CMBufferQueueRef queue, CMBufferRef buffer, void *validationRefCon);

enum {
    kCMBufferQueueError_AllocationFailed = -12760,
    kCMBufferQueueError_RequiredParameterMissing = -12761,
    kCMBufferQueueError_InvalidCMBufferCallbacksStruct = -12762,
    kCMBufferQueueError_EnqueueAfterEndOfData = -12763,
    kCMBufferQueueError_QueueIsFull = -12764,
    kCMBufferQueueError_BadTriggerDuration = -12765,
    kCMBufferQueueError_CannotModifyQueueFromTriggerCallback = -12766,
    kCMBufferQueueError_InvalidTriggerCondition = -12767,
    kCMBufferQueueError_InvalidTriggerToken = -12768,
    kCMBufferQueueError_InvalidBuffer = -12769
};

enum {
    kCMBufferQueueTrigger_WhenDurationBecomesLessThan = 1,
    kCMBufferQueueTrigger_WhenDurationBecomesLessThanOrEqualTo = 2,
    kCMBufferQueueTrigger_WhenDurationBecomesGreaterThan = 3,
    kCMBufferQueueTrigger_WhenDurationBecomesGreaterThanOrEqualTo = 4,
    kCMBufferQueueTrigger_WhenMinPresentationTimeStampChanges = 5,
    kCMBufferQueueTrigger_WhenMaxPresentationTimeStampChanges = 6,
    kCMBufferQueueTrigger_WhenDataBecomesReady = 7,
    kCMBufferQueueTrigger_WhenEndOfDataReached = 8,
    kCMBufferQueueTrigger_WhenReset = 9,
    kCMBufferQueueTrigger_WhenBufferCountBecomesLessThan = 10,
    kCMBufferQueueTrigger_WhenBufferCountBecomesGreaterThan = 11
};

CM_EXPORT const CMBufferCallbacks *CMBufferQueueGetCallbacksForUnsortedSampleBuffers(void);
CM_EXPORT const CMBufferCallbacks *CMBufferQueueGetCallbacksForSampleBuffersSortedByOutputPTS(void);
CM_EXPORT OSStatus CMBufferQueueCreate(CFAllocatorRef allocator, CMItemCount capacity, const CMBufferCallbacks *callbacks,
                                       CMBufferQueueRef *queue);
CM_EXPORT CFTypeID CMBufferQueueGetTypeID(void);
CM_EXPORT OSStatus CMBufferQueueEnqueue(CMBufferQueueRef queue, CMBufferRef buffer);
CM_EXPORT CMBufferRef CMBufferQueueDequeueAndRetain(CMBufferQueueRef queue);
CM_EXPORT CMBufferRef CMBufferQueueDequeueIfDataReadyAndRetain(CMBufferQueueRef queue);
CM_EXPORT CMBufferRef CMBufferQueueGetHead(CMBufferQueueRef queue);
CM_EXPORT Boolean CMBufferQueueIsEmpty(CMBufferQueueRef queue);
CM_EXPORT OSStatus CMBufferQueueMarkEndOfData(CMBufferQueueRef queue);
CM_EXPORT Boolean CMBufferQueueContainsEndOfData(CMBufferQueueRef queue);
CM_EXPORT Boolean CMBufferQueueIsAtEndOfData(CMBufferQueueRef queue);
CM_EXPORT OSStatus CMBufferQueueReset(CMBufferQueueRef queue);
CM_EXPORT OSStatus CMBufferQueueResetWithCallback(CMBufferQueueRef queue, void (*callback)(CMBufferRef buffer, void *refcon),
                                                  void *refcon);
CM_EXPORT CMItemCount CMBufferQueueGetBufferCount(CMBufferQueueRef queue);
CM_EXPORT CMTime CMBufferQueueGetDuration(CMBufferQueueRef queue);
CM_EXPORT CMTime CMBufferQueueGetMinDecodeTimeStamp(CMBufferQueueRef queue);
CM_EXPORT CMTime CMBufferQueueGetFirstDecodeTimeStamp(CMBufferQueueRef queue);
CM_EXPORT CMTime CMBufferQueueGetMinPresentationTimeStamp(CMBufferQueueRef queue);
CM_EXPORT CMTime CMBufferQueueGetFirstPresentationTimeStamp(CMBufferQueueRef queue);
CM_EXPORT CMTime CMBufferQueueGetMaxPresentationTimeStamp(CMBufferQueueRef queue);
CM_EXPORT CMTime CMBufferQueueGetEndPresentationTimeStamp(CMBufferQueueRef queue);
CM_EXPORT OSStatus CMBufferQueueInstallTrigger(CMBufferQueueRef queue, CMBufferQueueTriggerCallback triggerCallback,
                                               void *triggerRefcon, CMBufferQueueTriggerCondition triggerCondition,
                                               CMTime triggerTime, CMBufferQueueTriggerToken *triggerToken);
CM_EXPORT OSStatus CMBufferQueueInstallTriggerWithIntegerThreshold(
    CMBufferQueueRef queue, CMBufferQueueTriggerCallback triggerCallback, void *triggerRefcon,
    CMBufferQueueTriggerCondition triggerCondition, CMItemCount triggerThreshold,
    CMBufferQueueTriggerToken *triggerToken);
CM_EXPORT OSStatus CMBufferQueueRemoveTrigger(CMBufferQueueRef queue, CMBufferQueueTriggerToken triggerToken);
CM_EXPORT Boolean CMBufferQueueTestTrigger(CMBufferQueueRef queue, CMBufferQueueTriggerToken triggerToken);
CM_EXPORT OSStatus CMBufferQueueCallForEachBuffer(CMBufferQueueRef queue,
                                                  OSStatus (*callback)(CMBufferRef buffer, void *refcon), void *refcon);
CM_EXPORT OSStatus CMBufferQueueSetValidationCallback(CMBufferQueueRef queue,
                                                      CMBufferValidationCallback validationCallback,
                                                      void *validationRefCon);
