// A queue of pointers, which it does not retain. Since iOS 5.
#pragma once
#import <CoreMedia/CMBase.h>

typedef struct opaqueCMSimpleQueue *CMSimpleQueueRef;

enum {
    kCMSimpleQueueError_AllocationFailed = -12770,
    kCMSimpleQueueError_RequiredParameterMissing = -12771,
    kCMSimpleQueueError_ParameterOutOfRange = -12772,
    kCMSimpleQueueError_QueueIsFull = -12773
};

CM_EXPORT CFTypeID CMSimpleQueueGetTypeID(void);
CM_EXPORT OSStatus CMSimpleQueueCreate(CFAllocatorRef allocator, int32_t capacity, CMSimpleQueueRef *queue);
CM_EXPORT OSStatus CMSimpleQueueEnqueue(CMSimpleQueueRef queue, const void *element);
/// NULL if the queue is empty.
CM_EXPORT const void *CMSimpleQueueDequeue(CMSimpleQueueRef queue);
CM_EXPORT const void *CMSimpleQueueGetHead(CMSimpleQueueRef queue);
CM_EXPORT OSStatus CMSimpleQueueReset(CMSimpleQueueRef queue);
CM_EXPORT int32_t CMSimpleQueueGetCapacity(CMSimpleQueueRef queue);
CM_EXPORT int32_t CMSimpleQueueGetCount(CMSimpleQueueRef queue);
/// From 0 to 1.
#define CMSimpleQueueGetFullness(queue) \
    (CMSimpleQueueGetCapacity(queue) ? CMSimpleQueueGetCount(queue) / (Float32)CMSimpleQueueGetCapacity(queue) : 0)
