// CFMachPort, which is NSMachPort: a box for messages inside the program.
#pragma once
#include <CoreFoundation/CFRunLoop.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef struct __CFMachPort *CFMachPortRef;

typedef struct CFMachPortContext {
    CFIndex version;
    void *info;
    const void *(*retain)(const void *info);
    void (*release)(const void *info);
    CFStringRef (*copyDescription)(const void *info);
} CFMachPortContext;

/// - Parameter message: an NSPortMessage here: there is no Mach.
typedef void (*CFMachPortCallBack)(CFMachPortRef port, void *message, CFIndex size, void *info);
typedef void (*CFMachPortInvalidationCallBack)(CFMachPortRef port, void *info);

CF_EXTERN_C_BEGIN
CFTypeID CFMachPortGetTypeID(void);
CFMachPortRef CFMachPortCreate(CFAllocatorRef allocator, CFMachPortCallBack callBack, CFMachPortContext *context,
                               Boolean *shouldFreeInfo);
CFMachPortRef CFMachPortCreateWithPort(CFAllocatorRef allocator, mach_port_t number, CFMachPortCallBack callBack,
                                       CFMachPortContext *context, Boolean *shouldFreeInfo);
mach_port_t CFMachPortGetPort(CFMachPortRef port);
void CFMachPortGetContext(CFMachPortRef port, CFMachPortContext *context);
void CFMachPortInvalidate(CFMachPortRef port);
Boolean CFMachPortIsValid(CFMachPortRef port);
CFMachPortInvalidationCallBack CFMachPortGetInvalidationCallBack(CFMachPortRef port);
void CFMachPortSetInvalidationCallBack(CFMachPortRef port, CFMachPortInvalidationCallBack callBack);
CFRunLoopSourceRef CFMachPortCreateRunLoopSource(CFAllocatorRef allocator, CFMachPortRef port, CFIndex order);
CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
