// CFReadStream and CFWriteStream.

#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include "Streams/Streams.h"
#include "Objects/Allocators.h"
#include <CFNetwork/CFNetwork.h>
#import <Foundation/NSHost.h>
#include <Security/SecureTransport.h>
#include <fcntl.h>
#include <netdb.h>
#include <objc/runtime.h>
#include <sys/socket.h>

static NSInputStream *input(CFReadStreamRef stream) { return OBJECT(NSInputStream, stream); }
static NSOutputStream *output(CFWriteStreamRef stream) { return OBJECT(NSOutputStream, stream); }

// Creation

CFReadStreamRef CFReadStreamCreateWithBytesNoCopy(CFAllocatorRef allocator, const UInt8 *bytes, CFIndex length,
                                                  CFAllocatorRef bytesDeallocator) {
    CFDataRef data = CFDataCreateWithBytesNoCopy(allocator, bytes, length, bytesDeallocator);
    NSInputStream *stream = [[NSInputStream alloc] initWithData:OBJECT(NSData, data)];
    CFRelease(data);
    return (CFReadStreamRef)stream;
}

CFWriteStreamRef CFWriteStreamCreateWithBuffer(CFAllocatorRef allocator, UInt8 *buffer, CFIndex capacity) {
    return (CFWriteStreamRef)[[NSOutputStream alloc] initToBuffer:buffer capacity:(NSUInteger)capacity];
}

CFWriteStreamRef CFWriteStreamCreateWithAllocatedBuffers(CFAllocatorRef allocator, CFAllocatorRef bufferAllocator) {
    return (CFWriteStreamRef)[[NSOutputStream alloc] initToMemory];
}

CFReadStreamRef CFReadStreamCreateWithFile(CFAllocatorRef allocator, CFURLRef file) {
    NSString *path = [[OBJECT(NSURL, file) absoluteURL] path];
    return path ? (CFReadStreamRef)[[NSInputStream alloc] initWithFileAtPath:path] : NULL;
}

CFWriteStreamRef CFWriteStreamCreateWithFile(CFAllocatorRef allocator, CFURLRef file) {
    NSString *path = [[OBJECT(NSURL, file) absoluteURL] path];
    return path ? (CFWriteStreamRef)[[NSOutputStream alloc] initToFileAtPath:path append:NO] : NULL;
}

static void give_pair(int reading, int writing, BOOL closes, CFReadStreamRef *readStream, CFWriteStreamRef *writeStream) {
    if (readStream) {
        CoreFoundationDescriptorInputStream *stream = [[CoreFoundationDescriptorInputStream alloc] initWithDescriptor:reading];
        stream->closesDescriptor = closes;
        *readStream = (CFReadStreamRef)stream;
    }
    if (writeStream) {
        CoreFoundationDescriptorOutputStream *stream = [[CoreFoundationDescriptorOutputStream alloc] initWithDescriptor:writing];
        stream->closesDescriptor = closes;
        *writeStream = (CFWriteStreamRef)stream;
    }
}

void CFStreamCreateBoundPair(CFAllocatorRef allocator, CFReadStreamRef *readStream, CFWriteStreamRef *writeStream,
                             CFIndex transferBufferSize) {
    int pair[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) != 0) {
        if (readStream) *readStream = NULL;
        if (writeStream) *writeStream = NULL;
        return;
    }
    give_pair(pair[0], pair[1], YES, readStream, writeStream);
    if (readStream == NULL) close(pair[0]);
    if (writeStream == NULL) close(pair[1]);
}

void CFStreamCreatePairWithSocket(CFAllocatorRef allocator, CFSocketNativeHandle socket, CFReadStreamRef *readStream,
                                  CFWriteStreamRef *writeStream) {
    give_pair(socket, socket, NO, readStream, writeStream);
}

void CFStreamCreatePairWithSocketToHost(CFAllocatorRef allocator, CFStringRef host, UInt32 port,
                                        CFReadStreamRef *readStream, CFWriteStreamRef *writeStream) {
    NSInputStream *reading = nil;
    NSOutputStream *writing = nil;
    NSHost *found = host && port <= 65535 ? [NSHost hostWithName:OBJECT(NSString, host)] : nil;
    if (found == nil && host && port <= 65535) found = [NSHost hostWithAddress:OBJECT(NSString, host)];
    if (found) {
        [NSStream getStreamsToHost:found
                              port:(NSInteger)port
                       inputStream:readStream ? &reading : NULL
                      outputStream:writeStream ? &writing : NULL];
    }
    if (found == nil) {
        // Without an address the streams fail when they are opened, like those for an unknown host.
        give_pair(-1, -1, NO, readStream, writeStream);
        return;
    }
    if (readStream) *readStream = OWNED(CFReadStreamRef, reading);
    if (writeStream) *writeStream = OWNED(CFWriteStreamRef, writing);
}

void CFStreamCreatePairWithPeerSocketSignature(CFAllocatorRef allocator, const CFSocketSignature *signature,
                                               CFReadStreamRef *readStream, CFWriteStreamRef *writeStream) {
    int descriptor = socket(signature->protocolFamily, signature->socketType | SOCK_CLOEXEC, signature->protocol);
    const struct sockaddr *address = (const struct sockaddr *)CFDataGetBytePtr(signature->address);
    if (descriptor >= 0 && connect(descriptor, address, (socklen_t)CFDataGetLength(signature->address)) != 0) {
        close(descriptor);
        descriptor = -1;
    }
    int other = descriptor >= 0 && readStream && writeStream ? fcntl(descriptor, F_DUPFD_CLOEXEC, 0) : descriptor;
    give_pair(descriptor, other, YES, readStream, writeStream);
}

// State

/// The status values of NSStream and CoreFoundation are equal.
CFStreamStatus CFReadStreamGetStatus(CFReadStreamRef stream) { return (CFStreamStatus)[input(stream) streamStatus]; }
CFStreamStatus CFWriteStreamGetStatus(CFWriteStreamRef stream) { return (CFStreamStatus)[output(stream) streamStatus]; }
CFErrorRef CFReadStreamCopyError(CFReadStreamRef stream) { return OWNED(CFErrorRef, [input(stream) streamError]); }
CFErrorRef CFWriteStreamCopyError(CFWriteStreamRef stream) { return OWNED(CFErrorRef, [output(stream) streamError]); }

static CFStreamError stream_error(NSError *error) {
    if (error == nil) return (CFStreamError){0, 0};
    CFIndex domain = kCFStreamErrorDomainCustom;
    if ([[error domain] isEqual:NSPOSIXErrorDomain]) domain = kCFStreamErrorDomainPOSIX;
    if ([[error domain] isEqual:NSOSStatusErrorDomain]) domain = kCFStreamErrorDomainMacOSStatus;
    if ([[error domain] isEqual:NSStreamSocketSSLErrorDomain]) domain = kCFStreamErrorDomainSSL;
    // Errors of an FTP server have the status code of its reply.
    id code = [[error userInfo] objectForKey:(id)kCFFTPStatusCodeKey];
    if (code) return (CFStreamError){kCFStreamErrorDomainFTP, [code intValue]};
    return (CFStreamError){domain, (SInt32)[error code]};
}

CFStreamError CFReadStreamGetError(CFReadStreamRef stream) { return stream_error([input(stream) streamError]); }
CFStreamError CFWriteStreamGetError(CFWriteStreamRef stream) { return stream_error([output(stream) streamError]); }

@interface NSStream (SocketsOfGNUstep)
- (int)_sock;
@end

/// GNUstep's streams of a socket come in pairs.
static BOOL is_of_pair(NSStream *stream) { return [stream respondsToSelector:@selector(_sock)]; }

/// GNUstep's answer −1 while nothing can be read or written; those of the phone wait for it.
/// - Returns: NO if waiting does not help.
static BOOL wait_for_pair(NSStream *stream, short event) {
    if (!is_of_pair(stream) || [stream streamError]) return NO;
    NSStreamStatus status = [stream streamStatus];
    if (status == NSStreamStatusNotOpen || status >= NSStreamStatusAtEnd) return NO;
    struct pollfd descriptor = {[stream _sock], event, 0};
    return descriptor.fd >= 0 && (poll(&descriptor, 1, -1) > 0 || errno == EINTR);
}

static Boolean open_stream(NSStream *stream) {
    // The first of a pair opens both.
    if ([stream streamStatus] == NSStreamStatusOpen && is_of_pair(stream)) return true;
    if ([stream streamStatus] != NSStreamStatusNotOpen) return false;
    [stream open];
    return [stream streamStatus] != NSStreamStatusError;
}

Boolean CFReadStreamOpen(CFReadStreamRef stream) { return open_stream(input(stream)); }
Boolean CFWriteStreamOpen(CFWriteStreamRef stream) { return open_stream(output(stream)); }
void CFReadStreamClose(CFReadStreamRef stream) { [input(stream) close]; }
void CFWriteStreamClose(CFWriteStreamRef stream) { [output(stream) close]; }
Boolean CFReadStreamHasBytesAvailable(CFReadStreamRef stream) { return [input(stream) hasBytesAvailable]; }

CFIndex CFReadStreamRead(CFReadStreamRef stream, UInt8 *buffer, CFIndex size) {
    if (size <= 0) return 0;
    NSInteger count;
    do {
        count = [input(stream) read:buffer maxLength:(NSUInteger)size];
    } while (count < 0 && wait_for_pair(input(stream), POLLIN));
    return count;
}

const UInt8 *CFReadStreamGetBuffer(CFReadStreamRef stream, CFIndex maximum, CFIndex *count) {
    if (count) *count = 0;
    return NULL;
}

Boolean CFWriteStreamCanAcceptBytes(CFWriteStreamRef stream) { return [output(stream) hasSpaceAvailable]; }

CFIndex CFWriteStreamWrite(CFWriteStreamRef stream, const UInt8 *bytes, CFIndex length) {
    if (length <= 0) return 0;
    NSInteger count;
    do {
        count = [output(stream) write:bytes maxLength:(NSUInteger)length];
    } while (count < 0 && wait_for_pair(output(stream), POLLOUT));
    return count;
}

// Properties

/// NSStream's key for a property of CoreFoundation.
static NSString *foundation_key(CFStringRef name) {
    if (CFEqual(name, kCFStreamPropertyDataWritten)) return NSStreamDataWrittenToMemoryStreamKey;
    if (CFEqual(name, kCFStreamPropertyFileCurrentOffset)) return NSStreamFileCurrentOffsetKey;
    if (CFEqual(name, kCFStreamPropertySocketSecurityLevel)) return NSStreamSocketSecurityLevelKey;
    if (CFEqual(name, kCFStreamPropertySOCKSProxy)) return NSStreamSOCKSProxyConfigurationKey;
    return OBJECT(NSString, name);
}

static id foundation_value(id value) {
    if ([value isEqual:(id)kCFStreamSocketSecurityLevelNone]) return NSStreamSocketSecurityLevelNone;
    if ([value isEqual:(id)kCFStreamSocketSecurityLevelNegotiatedSSL]) return NSStreamSocketSecurityLevelNegotiatedSSL;
    if ([value isEqual:(id)kCFStreamSocketSecurityLevelTLSv1]) return NSStreamSocketSecurityLevelTLSv1;
    if ([value isEqual:(id)kCFStreamSocketSecurityLevelSSLv3]) return NSStreamSocketSecurityLevelSSLv3;
    if ([value isEqual:(id)kCFStreamSocketSecurityLevelSSLv2]) return NSStreamSocketSecurityLevelSSLv2;
    return value;
}

@implementation NSStream (CoreFoundationProperties)
- (BOOL)keepsCoreFoundationProperties { return NO; }
@end

static Boolean set_property(NSStream *stream, CFStringRef name, CFTypeRef value) {
    if (name == NULL) return false;
    if ([stream keepsCoreFoundationProperties]) return [stream setProperty:(id)value forKey:OBJECT(NSString, name)];
    if (CFEqual(name, kCFStreamPropertySSLSettings)) {
        // Setting SSL settings enables a secure connection with their level.
        NSDictionary *settings = (NSDictionary *)value;
        if (settings == nil) return true;
        id level = [settings objectForKey:(id)kCFStreamSSLLevel];
        id key = NSStreamSocketSecurityLevelKey;
        return [stream setProperty:level ? foundation_value(level) : NSStreamSocketSecurityLevelNegotiatedSSL forKey:key];
    }
    return [stream setProperty:foundation_value((id)value) forKey:foundation_key(name)];
}

Boolean CFReadStreamSetProperty(CFReadStreamRef stream, CFStringRef name, CFTypeRef value) {
    return set_property(input(stream), name, value);
}

Boolean CFWriteStreamSetProperty(CFWriteStreamRef stream, CFStringRef name, CFTypeRef value) {
    return set_property(output(stream), name, value);
}

CFTypeRef CFReadStreamCopyProperty(CFReadStreamRef stream, CFStringRef name) {
    return OWNED(CFTypeRef, [input(stream) propertyForKey:foundation_key(name)]);
}

CFTypeRef CFWriteStreamCopyProperty(CFWriteStreamRef stream, CFStringRef name) {
    return OWNED(CFTypeRef, [output(stream) propertyForKey:foundation_key(name)]);
}
