// CFSocket: a socket whose events come by a run loop.
#pragma once
#include <CoreFoundation/CFData.h>
#include <CoreFoundation/CFRunLoop.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef struct __CFSocket *CFSocketRef;
typedef int CFSocketNativeHandle;

typedef enum CFSocketError : CFIndex {
    kCFSocketSuccess = 0,
    kCFSocketError = -1,
    kCFSocketTimeout = -2
} CFSocketError;

typedef struct CFSocketSignature {
    SInt32 protocolFamily;
    SInt32 socketType;
    SInt32 protocol;
    CFDataRef address;
} CFSocketSignature;

enum : CFOptionFlags {
    kCFSocketNoCallBack = 0,
    kCFSocketReadCallBack = 1,
    kCFSocketAcceptCallBack = 2,
    kCFSocketDataCallBack = 3,
    kCFSocketConnectCallBack = 4,
    kCFSocketWriteCallBack = 8
};
typedef CFOptionFlags CFSocketCallBackType;

enum : CFOptionFlags {
    kCFSocketAutomaticallyReenableReadCallBack = 1,
    kCFSocketAutomaticallyReenableAcceptCallBack = 2,
    kCFSocketAutomaticallyReenableDataCallBack = 3,
    kCFSocketAutomaticallyReenableWriteCallBack = 8,
    kCFSocketLeaveErrors = 64,
    kCFSocketCloseOnInvalidate = 128
};

/// `data`: of kCFSocketAcceptCallBack the new socket (`CFSocketNativeHandle *`), of kCFSocketDataCallBack what came (a CFData),
/// of kCFSocketConnectCallBack NULL, or after a failure its number (`SInt32 *`).
typedef void (*CFSocketCallBack)(CFSocketRef socket, CFSocketCallBackType type, CFDataRef address, const void *data,
                                 void *info);

typedef struct CFSocketContext {
    CFIndex version;
    void *info;
    const void *(*retain)(const void *info);
    void (*release)(const void *info);
    CFStringRef (*copyDescription)(const void *info);
} CFSocketContext;

CF_EXTERN_C_BEGIN

CFTypeID CFSocketGetTypeID(void);
CFSocketRef CFSocketCreate(CFAllocatorRef allocator, SInt32 protocolFamily, SInt32 socketType, SInt32 protocol,
                           CFOptionFlags callBackTypes, CFSocketCallBack callBack, const CFSocketContext *context);
CFSocketRef CFSocketCreateWithNative(CFAllocatorRef allocator, CFSocketNativeHandle socket, CFOptionFlags callBackTypes,
                                     CFSocketCallBack callBack, const CFSocketContext *context);
CFSocketRef CFSocketCreateWithSocketSignature(CFAllocatorRef allocator, const CFSocketSignature *signature,
                                              CFOptionFlags callBackTypes, CFSocketCallBack callBack,
                                              const CFSocketContext *context);
CFSocketRef CFSocketCreateConnectedToSocketSignature(CFAllocatorRef allocator, const CFSocketSignature *signature,
                                                     CFOptionFlags callBackTypes, CFSocketCallBack callBack,
                                                     const CFSocketContext *context, CFTimeInterval timeout);
/// Binds the socket and listens.
CFSocketError CFSocketSetAddress(CFSocketRef socket, CFDataRef address);
/// A negative timeout connects in the background.
CFSocketError CFSocketConnectToAddress(CFSocketRef socket, CFDataRef address, CFTimeInterval timeout);
void CFSocketInvalidate(CFSocketRef socket);
Boolean CFSocketIsValid(CFSocketRef socket);
CFDataRef CFSocketCopyAddress(CFSocketRef socket);
CFDataRef CFSocketCopyPeerAddress(CFSocketRef socket);
void CFSocketGetContext(CFSocketRef socket, CFSocketContext *context);
CFSocketNativeHandle CFSocketGetNative(CFSocketRef socket);
CFRunLoopSourceRef CFSocketCreateRunLoopSource(CFAllocatorRef allocator, CFSocketRef socket, CFIndex order);
CFOptionFlags CFSocketGetSocketFlags(CFSocketRef socket);
void CFSocketSetSocketFlags(CFSocketRef socket, CFOptionFlags flags);
void CFSocketDisableCallBacks(CFSocketRef socket, CFOptionFlags callBackTypes);
void CFSocketEnableCallBacks(CFSocketRef socket, CFOptionFlags callBackTypes);
CFSocketError CFSocketSendData(CFSocketRef socket, CFDataRef address, CFDataRef data, CFTimeInterval timeout);

/// Names of sockets, kept by a server of its own: the device has none, and never had.
extern const CFStringRef kCFSocketCommandKey;
extern const CFStringRef kCFSocketNameKey;
extern const CFStringRef kCFSocketValueKey;
extern const CFStringRef kCFSocketResultKey;
extern const CFStringRef kCFSocketErrorKey;
extern const CFStringRef kCFSocketRegisterCommand;
extern const CFStringRef kCFSocketRetrieveCommand;
CFSocketError CFSocketRegisterValue(const CFSocketSignature *nameServerSignature, CFTimeInterval timeout, CFStringRef name,
                                    CFPropertyListRef value);
CFSocketError CFSocketCopyRegisteredValue(const CFSocketSignature *nameServerSignature, CFTimeInterval timeout,
                                          CFStringRef name, CFPropertyListRef *value, CFDataRef *nameServerAddress);
CFSocketError CFSocketRegisterSocketSignature(const CFSocketSignature *nameServerSignature, CFTimeInterval timeout,
                                              CFStringRef name, const CFSocketSignature *signature);
CFSocketError CFSocketCopyRegisteredSocketSignature(const CFSocketSignature *nameServerSignature, CFTimeInterval timeout,
                                                    CFStringRef name, CFSocketSignature *signature,
                                                    CFDataRef *nameServerAddress);
CFSocketError CFSocketUnregister(const CFSocketSignature *nameServerSignature, CFTimeInterval timeout, CFStringRef name);
void CFSocketSetDefaultNameRegistryPortNumber(UInt16 port);
UInt16 CFSocketGetDefaultNameRegistryPortNumber(void);
CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
