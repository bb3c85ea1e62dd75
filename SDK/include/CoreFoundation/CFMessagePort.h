// CFMessagePort: named ports, which other code of the program finds and sends data to. Other programs do not see them.
#pragma once
#include <CoreFoundation/CFData.h>
#include <CoreFoundation/CFRunLoop.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef struct __CFMessagePort *CFMessagePortRef;
struct dispatch_queue_s;

enum {
    kCFMessagePortSuccess = 0,
    kCFMessagePortSendTimeout = -1,
    kCFMessagePortReceiveTimeout = -2,
    kCFMessagePortIsInvalid = -3,
    kCFMessagePortTransportError = -4,
    kCFMessagePortBecameInvalidError = -5
};

typedef struct CFMessagePortContext {
    CFIndex version;
    void *info;
    const void *(*retain)(const void *info);
    void (*release)(const void *info);
    CFStringRef (*copyDescription)(const void *info);
} CFMessagePortContext;

typedef CFDataRef (*CFMessagePortCallBack)(CFMessagePortRef local, SInt32 identifier, CFDataRef data, void *info);
typedef void (*CFMessagePortInvalidationCallBack)(CFMessagePortRef port, void *info);

CF_EXTERN_C_BEGIN
CFTypeID CFMessagePortGetTypeID(void);
CFMessagePortRef CFMessagePortCreateLocal(CFAllocatorRef allocator, CFStringRef name, CFMessagePortCallBack callBack,
                                          CFMessagePortContext *context, Boolean *shouldFreeInfo);
CFMessagePortRef CFMessagePortCreateRemote(CFAllocatorRef allocator, CFStringRef name);
Boolean CFMessagePortIsRemote(CFMessagePortRef port);
CFStringRef CFMessagePortGetName(CFMessagePortRef port);
Boolean CFMessagePortSetName(CFMessagePortRef port, CFStringRef name);
void CFMessagePortGetContext(CFMessagePortRef port, CFMessagePortContext *context);
void CFMessagePortInvalidate(CFMessagePortRef port);
Boolean CFMessagePortIsValid(CFMessagePortRef port);
CFMessagePortInvalidationCallBack CFMessagePortGetInvalidationCallBack(CFMessagePortRef port);
void CFMessagePortSetInvalidationCallBack(CFMessagePortRef port, CFMessagePortInvalidationCallBack callBack);
/// - Parameter replyMode: a mode in which the current run loop is run until the answer comes; NULL asks for none.
SInt32 CFMessagePortSendRequest(CFMessagePortRef remote, SInt32 identifier, CFDataRef data, CFTimeInterval sendTimeout,
                                CFTimeInterval receiveTimeout, CFStringRef replyMode, CFDataRef *returnData);
CFRunLoopSourceRef CFMessagePortCreateRunLoopSource(CFAllocatorRef allocator, CFMessagePortRef local, CFIndex order);
void CFMessagePortSetDispatchQueue(CFMessagePortRef port, struct dispatch_queue_s *queue);
CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
