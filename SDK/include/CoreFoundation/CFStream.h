// CFReadStream and CFWriteStream, which are NSInputStream and NSOutputStream.
#pragma once
#include <CoreFoundation/CFData.h>
#include <CoreFoundation/CFDictionary.h>
#include <CoreFoundation/CFError.h>
#include <CoreFoundation/CFRunLoop.h>
#include <CoreFoundation/CFSocket.h>
#include <CoreFoundation/CFURL.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef struct __CFReadStream *CFReadStreamRef;
typedef struct __CFWriteStream *CFWriteStreamRef;

typedef enum CFStreamStatus : CFIndex {
    kCFStreamStatusNotOpen = 0,
    kCFStreamStatusOpening,
    kCFStreamStatusOpen,
    kCFStreamStatusReading,
    kCFStreamStatusWriting,
    kCFStreamStatusAtEnd,
    kCFStreamStatusClosed,
    kCFStreamStatusError
} CFStreamStatus;

enum : CFOptionFlags {
    kCFStreamEventNone = 0,
    kCFStreamEventOpenCompleted = 1,
    kCFStreamEventHasBytesAvailable = 2,
    kCFStreamEventCanAcceptBytes = 4,
    kCFStreamEventErrorOccurred = 8,
    kCFStreamEventEndEncountered = 16
};
typedef CFOptionFlags CFStreamEventType;

typedef struct CFStreamError {
    CFIndex domain;
    SInt32 error;
} CFStreamError;

typedef enum CFStreamErrorDomain : CFIndex {
    kCFStreamErrorDomainCustom = -1,
    kCFStreamErrorDomainPOSIX = 1,
    kCFStreamErrorDomainMacOSStatus
} CFStreamErrorDomain;

typedef struct CFStreamClientContext {
    CFIndex version;
    void *info;
    void *(*retain)(void *info);
    void (*release)(void *info);
    CFStringRef (*copyDescription)(void *info);
} CFStreamClientContext;

typedef void (*CFReadStreamClientCallBack)(CFReadStreamRef stream, CFStreamEventType type, void *info);
typedef void (*CFWriteStreamClientCallBack)(CFWriteStreamRef stream, CFStreamEventType type, void *info);

CF_EXTERN_C_BEGIN

extern const CFStringRef kCFStreamPropertyDataWritten;
extern const CFStringRef kCFStreamPropertyAppendToFile;
extern const CFStringRef kCFStreamPropertyFileCurrentOffset;
extern const CFStringRef kCFStreamPropertySocketNativeHandle;
extern const CFStringRef kCFStreamPropertySocketRemoteHostName;
extern const CFStringRef kCFStreamPropertySocketRemotePortNumber;

CFTypeID CFReadStreamGetTypeID(void);
CFTypeID CFWriteStreamGetTypeID(void);
CFReadStreamRef CFReadStreamCreateWithBytesNoCopy(CFAllocatorRef allocator, const UInt8 *bytes, CFIndex length,
                                                  CFAllocatorRef bytesDeallocator);
CFWriteStreamRef CFWriteStreamCreateWithBuffer(CFAllocatorRef allocator, UInt8 *buffer, CFIndex capacity);
CFWriteStreamRef CFWriteStreamCreateWithAllocatedBuffers(CFAllocatorRef allocator, CFAllocatorRef bufferAllocator);
CFReadStreamRef CFReadStreamCreateWithFile(CFAllocatorRef allocator, CFURLRef file);
CFWriteStreamRef CFWriteStreamCreateWithFile(CFAllocatorRef allocator, CFURLRef file);
/// Two ends of a pipe within the program.
void CFStreamCreateBoundPair(CFAllocatorRef allocator, CFReadStreamRef *readStream, CFWriteStreamRef *writeStream,
                             CFIndex transferBufferSize);
/// Of a connected socket, which stays open when the streams are closed, unless kCFStreamPropertyShouldCloseNativeSocket.
void CFStreamCreatePairWithSocket(CFAllocatorRef allocator, CFSocketNativeHandle socket, CFReadStreamRef *readStream,
                                  CFWriteStreamRef *writeStream);
void CFStreamCreatePairWithSocketToHost(CFAllocatorRef allocator, CFStringRef host, UInt32 port,
                                        CFReadStreamRef *readStream, CFWriteStreamRef *writeStream);
void CFStreamCreatePairWithPeerSocketSignature(CFAllocatorRef allocator, const CFSocketSignature *signature,
                                               CFReadStreamRef *readStream, CFWriteStreamRef *writeStream);

CFStreamStatus CFReadStreamGetStatus(CFReadStreamRef stream);
CFStreamStatus CFWriteStreamGetStatus(CFWriteStreamRef stream);
CFErrorRef CFReadStreamCopyError(CFReadStreamRef stream);
CFErrorRef CFWriteStreamCopyError(CFWriteStreamRef stream);
CFStreamError CFReadStreamGetError(CFReadStreamRef stream);
CFStreamError CFWriteStreamGetError(CFWriteStreamRef stream);
Boolean CFReadStreamOpen(CFReadStreamRef stream);
Boolean CFWriteStreamOpen(CFWriteStreamRef stream);
void CFReadStreamClose(CFReadStreamRef stream);
void CFWriteStreamClose(CFWriteStreamRef stream);
Boolean CFReadStreamHasBytesAvailable(CFReadStreamRef stream);
/// How many bytes were read; 0 at the end, -1 after an error. Waits for the first.
CFIndex CFReadStreamRead(CFReadStreamRef stream, UInt8 *buffer, CFIndex size);
/// NULL: no stream keeps what it will give.
const UInt8 *CFReadStreamGetBuffer(CFReadStreamRef stream, CFIndex maximum, CFIndex *count);
Boolean CFWriteStreamCanAcceptBytes(CFWriteStreamRef stream);
CFIndex CFWriteStreamWrite(CFWriteStreamRef stream, const UInt8 *bytes, CFIndex length);
CFTypeRef CFReadStreamCopyProperty(CFReadStreamRef stream, CFStringRef name);
CFTypeRef CFWriteStreamCopyProperty(CFWriteStreamRef stream, CFStringRef name);
Boolean CFReadStreamSetProperty(CFReadStreamRef stream, CFStringRef name, CFTypeRef value);
Boolean CFWriteStreamSetProperty(CFWriteStreamRef stream, CFStringRef name, CFTypeRef value);
/// No events, or no callback, takes the client away.
Boolean CFReadStreamSetClient(CFReadStreamRef stream, CFOptionFlags events, CFReadStreamClientCallBack callBack,
                              CFStreamClientContext *context);
Boolean CFWriteStreamSetClient(CFWriteStreamRef stream, CFOptionFlags events, CFWriteStreamClientCallBack callBack,
                               CFStreamClientContext *context);
void CFReadStreamScheduleWithRunLoop(CFReadStreamRef stream, CFRunLoopRef runLoop, CFStringRef mode);
void CFWriteStreamScheduleWithRunLoop(CFWriteStreamRef stream, CFRunLoopRef runLoop, CFStringRef mode);
void CFReadStreamUnscheduleFromRunLoop(CFReadStreamRef stream, CFRunLoopRef runLoop, CFStringRef mode);
void CFWriteStreamUnscheduleFromRunLoop(CFWriteStreamRef stream, CFRunLoopRef runLoop, CFStringRef mode);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
