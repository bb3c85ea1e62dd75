// CFHost: names and addresses of machines.
#pragma once
#include <CoreFoundation/CoreFoundation.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef struct __CFHost *CFHostRef;

typedef enum CFHostInfoType : CFIndex {
    kCFHostAddresses = 0,
    kCFHostNames = 1,
    kCFHostReachability = 2
} CFHostInfoType;

typedef struct CFHostClientContext {
    CFIndex version;
    void *info;
    CFAllocatorRetainCallBack retain;
    CFAllocatorReleaseCallBack release;
    CFAllocatorCopyDescriptionCallBack copyDescription;
} CFHostClientContext;

typedef void (*CFHostClientCallBack)(CFHostRef host, CFHostInfoType type, const CFStreamError *error, void *info);

CF_EXTERN_C_BEGIN

extern const SInt32 kCFStreamErrorDomainNetDB;
extern const SInt32 kCFStreamErrorDomainSystemConfiguration;

CFTypeID CFHostGetTypeID(void);
CFHostRef CFHostCreateWithName(CFAllocatorRef allocator, CFStringRef name);
CFHostRef CFHostCreateWithAddress(CFAllocatorRef allocator, CFDataRef address);
CFHostRef CFHostCreateCopy(CFAllocatorRef allocator, CFHostRef host);
/// Waits for the answer, unless the host has a client and is scheduled: then the client is called.
Boolean CFHostStartInfoResolution(CFHostRef host, CFHostInfoType info, CFStreamError *error);
/// Of CFData with `sockaddr` structures.
CFArrayRef CFHostGetAddressing(CFHostRef host, Boolean *hasBeenResolved);
CFArrayRef CFHostGetNames(CFHostRef host, Boolean *hasBeenResolved);
/// A CFData with SCNetworkReachabilityFlags.
CFDataRef CFHostGetReachability(CFHostRef host, Boolean *hasBeenResolved);
void CFHostCancelInfoResolution(CFHostRef host, CFHostInfoType info);
Boolean CFHostSetClient(CFHostRef host, CFHostClientCallBack callBack, CFHostClientContext *context);
void CFHostScheduleWithRunLoop(CFHostRef host, CFRunLoopRef runLoop, CFStringRef mode);
void CFHostUnscheduleFromRunLoop(CFHostRef host, CFRunLoopRef runLoop, CFStringRef mode);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
