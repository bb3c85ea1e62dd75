// CFFileDescriptor: a descriptor whose readiness comes by a run loop, once for each time that it is asked for.
#pragma once
#include <CoreFoundation/CFRunLoop.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef struct __CFFileDescriptor *CFFileDescriptorRef;
typedef int CFFileDescriptorNativeDescriptor;

enum : CFOptionFlags {
    kCFFileDescriptorReadCallBack = 1UL << 0,
    kCFFileDescriptorWriteCallBack = 1UL << 1
};

typedef void (*CFFileDescriptorCallBack)(CFFileDescriptorRef descriptor, CFOptionFlags callBackTypes, void *info);

typedef struct CFFileDescriptorContext {
    CFIndex version;
    void *info;
    void *(*retain)(void *info);
    void (*release)(void *info);
    CFStringRef (*copyDescription)(void *info);
} CFFileDescriptorContext;

CF_EXTERN_C_BEGIN

CFTypeID CFFileDescriptorGetTypeID(void);
CFFileDescriptorRef CFFileDescriptorCreate(CFAllocatorRef allocator, CFFileDescriptorNativeDescriptor descriptor,
                                           Boolean closeOnInvalidate, CFFileDescriptorCallBack callBack,
                                           const CFFileDescriptorContext *context);
CFFileDescriptorNativeDescriptor CFFileDescriptorGetNativeDescriptor(CFFileDescriptorRef descriptor);
void CFFileDescriptorGetContext(CFFileDescriptorRef descriptor, CFFileDescriptorContext *context);
void CFFileDescriptorEnableCallBacks(CFFileDescriptorRef descriptor, CFOptionFlags callBackTypes);
void CFFileDescriptorDisableCallBacks(CFFileDescriptorRef descriptor, CFOptionFlags callBackTypes);
void CFFileDescriptorInvalidate(CFFileDescriptorRef descriptor);
Boolean CFFileDescriptorIsValid(CFFileDescriptorRef descriptor);
CFRunLoopSourceRef CFFileDescriptorCreateRunLoopSource(CFAllocatorRef allocator, CFFileDescriptorRef descriptor,
                                                       CFIndex order);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
