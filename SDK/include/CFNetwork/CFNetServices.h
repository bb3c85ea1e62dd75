// Bonjour: services in the local network, which is that of the app alone here.
#pragma once
#include <CoreFoundation/CoreFoundation.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef struct __CFNetService *CFNetServiceRef;
typedef struct __CFNetServiceBrowser *CFNetServiceBrowserRef;
typedef struct __CFNetServiceMonitor *CFNetServiceMonitorRef;

typedef struct CFNetServiceClientContext {
    CFIndex version;
    void *info;
    CFAllocatorRetainCallBack retain;
    CFAllocatorReleaseCallBack release;
    CFAllocatorCopyDescriptionCallBack copyDescription;
} CFNetServiceClientContext;

typedef void (*CFNetServiceClientCallBack)(CFNetServiceRef service, CFStreamError *error, void *info);
typedef void (*CFNetServiceBrowserClientCallBack)(CFNetServiceBrowserRef browser, CFOptionFlags flags,
                                                  CFTypeRef domainOrService, CFStreamError *error, void *info);

enum : CFOptionFlags {
    kCFNetServiceFlagMoreComing = 1UL << 0,
    kCFNetServiceFlagIsDomain = 1UL << 1,
    kCFNetServiceFlagIsDefault = 1UL << 2,
    kCFNetServiceFlagIsRegistrationDomain = 1UL << 2,
    kCFNetServiceFlagRemove = 1UL << 3,
    kCFNetServiceFlagNoAutoRename = 1UL << 0
};

typedef enum CFNetServiceMonitorType : CFIndex { kCFNetServiceMonitorTXT = 1 } CFNetServiceMonitorType;

typedef void (*CFNetServiceMonitorClientCallBack)(CFNetServiceMonitorRef monitor, CFNetServiceRef service,
                                                  CFNetServiceMonitorType type, CFDataRef rdata, CFStreamError *error,
                                                  void *info);

typedef enum CFNetServicesError : CFIndex {
    kCFNetServicesErrorUnknown = -72000,
    kCFNetServicesErrorCollision = -72001,
    kCFNetServicesErrorNotFound = -72002,
    kCFNetServicesErrorInProgress = -72003,
    kCFNetServicesErrorBadArgument = -72004,
    kCFNetServicesErrorCancel = -72005,
    kCFNetServicesErrorInvalid = -72006,
    kCFNetServicesErrorTimeout = -72007
} CFNetServicesError;

CF_EXTERN_C_BEGIN

extern const SInt32 kCFStreamErrorDomainMach;
extern const SInt32 kCFStreamErrorDomainNetServices;

CFTypeID CFNetServiceGetTypeID(void);
CFTypeID CFNetServiceBrowserGetTypeID(void);
CFNetServiceRef CFNetServiceCreate(CFAllocatorRef allocator, CFStringRef domain, CFStringRef type, CFStringRef name,
                                   SInt32 port);
CFNetServiceRef CFNetServiceCreateCopy(CFAllocatorRef allocator, CFNetServiceRef service);
CFStringRef CFNetServiceGetDomain(CFNetServiceRef service);
CFStringRef CFNetServiceGetType(CFNetServiceRef service);
CFStringRef CFNetServiceGetName(CFNetServiceRef service);
SInt32 CFNetServiceGetPortNumber(CFNetServiceRef service);
CFStringRef CFNetServiceGetTargetHost(CFNetServiceRef service);
CFArrayRef CFNetServiceGetAddressing(CFNetServiceRef service);
CFDataRef CFNetServiceGetTXTData(CFNetServiceRef service);
Boolean CFNetServiceSetTXTData(CFNetServiceRef service, CFDataRef record);
CFDataRef CFNetServiceCreateTXTDataWithDictionary(CFAllocatorRef allocator, CFDictionaryRef pairs);
CFDictionaryRef CFNetServiceCreateDictionaryWithTXTData(CFAllocatorRef allocator, CFDataRef record);
Boolean CFNetServiceSetClient(CFNetServiceRef service, CFNetServiceClientCallBack callBack,
                              CFNetServiceClientContext *context);
void CFNetServiceScheduleWithRunLoop(CFNetServiceRef service, CFRunLoopRef runLoop, CFStringRef mode);
void CFNetServiceUnscheduleFromRunLoop(CFNetServiceRef service, CFRunLoopRef runLoop, CFStringRef mode);
void CFNetServiceCancel(CFNetServiceRef service);
Boolean CFNetServiceRegisterWithOptions(CFNetServiceRef service, CFOptionFlags options, CFStreamError *error);
Boolean CFNetServiceResolveWithTimeout(CFNetServiceRef service, CFTimeInterval timeout, CFStreamError *error);
CFNetServiceBrowserRef CFNetServiceBrowserCreate(CFAllocatorRef allocator, CFNetServiceBrowserClientCallBack callBack,
                                                 CFNetServiceClientContext *context);
void CFNetServiceBrowserInvalidate(CFNetServiceBrowserRef browser);
Boolean CFNetServiceBrowserSearchForDomains(CFNetServiceBrowserRef browser, Boolean registrationDomains,
                                            CFStreamError *error);
Boolean CFNetServiceBrowserSearchForServices(CFNetServiceBrowserRef browser, CFStringRef domain, CFStringRef type,
                                             CFStreamError *error);
void CFNetServiceBrowserStopSearch(CFNetServiceBrowserRef browser, CFStreamError *error);
void CFNetServiceBrowserScheduleWithRunLoop(CFNetServiceBrowserRef browser, CFRunLoopRef runLoop, CFStringRef mode);
void CFNetServiceBrowserUnscheduleFromRunLoop(CFNetServiceBrowserRef browser, CFRunLoopRef runLoop, CFStringRef mode);

CFTypeID CFNetServiceMonitorGetTypeID(void);
CFNetServiceMonitorRef CFNetServiceMonitorCreate(CFAllocatorRef allocator, CFNetServiceRef service,
                                                 CFNetServiceMonitorClientCallBack callBack,
                                                 CFNetServiceClientContext *context);
void CFNetServiceMonitorInvalidate(CFNetServiceMonitorRef monitor);
Boolean CFNetServiceMonitorStart(CFNetServiceMonitorRef monitor, CFNetServiceMonitorType type, CFStreamError *error);
void CFNetServiceMonitorStop(CFNetServiceMonitorRef monitor, CFStreamError *error);
void CFNetServiceMonitorScheduleWithRunLoop(CFNetServiceMonitorRef monitor, CFRunLoopRef runLoop, CFStringRef mode);
void CFNetServiceMonitorUnscheduleFromRunLoop(CFNetServiceMonitorRef monitor, CFRunLoopRef runLoop, CFStringRef mode);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
