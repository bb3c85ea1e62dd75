// After "CMSimpleQueue Reference" of iOS 5. One thread may put elements in while another takes them out.

#import <CoreMedia/CMSimpleQueue.h>
#import "CoreMedia/SimpleQueue.h"
#import "Notice/TypeIdentifiers.h"

enum { largest_capacity = 1 << 24 };

static SimpleQueue *simple_queue(CMSimpleQueueRef queue) {
    id object = (__bridge id)(void *)queue;
    return [object isKindOfClass:[SimpleQueue class]] ? object : nil;
}

CFTypeID CMSimpleQueueGetTypeID(void) { return SimpleQueueType; }

OSStatus CMSimpleQueueCreate(CFAllocatorRef allocator, int32_t capacity, CMSimpleQueueRef *queue) {
    if (queue == NULL) return kCMSimpleQueueError_RequiredParameterMissing;
    *queue = NULL;
    if (capacity < 0 || capacity > largest_capacity) return kCMSimpleQueueError_ParameterOutOfRange;
    SimpleQueue *object = [[SimpleQueue alloc] init];
    object->elements = calloc((size_t)MAX(capacity, 1), sizeof *object->elements);
    if (object->elements == NULL) return kCMSimpleQueueError_AllocationFailed;
    object->capacity = capacity;
    *queue = (CMSimpleQueueRef)(__bridge_retained void *)object;
    return noErr;
}

OSStatus CMSimpleQueueEnqueue(CMSimpleQueueRef queue, const void *element) {
    SimpleQueue *object = simple_queue(queue);
    if (object == nil || element == NULL) return kCMSimpleQueueError_RequiredParameterMissing;
    @synchronized(object) {
        if (object->count == object->capacity) return kCMSimpleQueueError_QueueIsFull;
        object->elements[(object->first + object->count++) % object->capacity] = element;
    }
    return noErr;
}

const void *CMSimpleQueueDequeue(CMSimpleQueueRef queue) {
    SimpleQueue *object = simple_queue(queue);
    if (object == nil) return NULL;
    @synchronized(object) {
        if (object->count == 0) return NULL;
        const void *element = object->elements[object->first];
        object->first = (object->first + 1) % object->capacity;
        object->count--;
        return element;
    }
}

const void *CMSimpleQueueGetHead(CMSimpleQueueRef queue) {
    SimpleQueue *object = simple_queue(queue);
    if (object == nil) return NULL;
    @synchronized(object) {
        return object->count ? object->elements[object->first] : NULL;
    }
}

OSStatus CMSimpleQueueReset(CMSimpleQueueRef queue) {
    SimpleQueue *object = simple_queue(queue);
    if (object == nil) return kCMSimpleQueueError_RequiredParameterMissing;
    @synchronized(object) {
        object->first = object->count = 0;
    }
    return noErr;
}

int32_t CMSimpleQueueGetCapacity(CMSimpleQueueRef queue) {
    SimpleQueue *object = simple_queue(queue);
    return object ? object->capacity : 0;
}

int32_t CMSimpleQueueGetCount(CMSimpleQueueRef queue) {
    SimpleQueue *object = simple_queue(queue);
    return object ? object->count : 0;
}
