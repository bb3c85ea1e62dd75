#define _GNU_SOURCE
#include "Streams/Sockets.h"
#include "Objects/Types.h"
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>

@implementation CoreFoundationSocket

- (CFTypeID)coreFoundationType { return TypeSocket; }

- (void)dealloc {
    CFSocketInvalidate((CFSocketRef)self);
    if (source) ((CoreFoundationSocketSource *)source)->socket = nil;
    [source release];
    if (context.release) context.release(context.info);
    [super dealloc];
}

/// The type of callback for readable data; at most one of the three.
- (CFOptionFlags)readingType { return callBackTypes & 3; }

- (BOOL)wantsToRead { return !isInvalid && !isConnecting && [self readingType] && (enabled & [self readingType]); }

- (BOOL)wantsToWrite {
    if (isInvalid) return NO;
    return isConnecting || ((callBackTypes & kCFSocketWriteCallBack) && (enabled & kCFSocketWriteCallBack));
}

- (void)call:(CFSocketCallBackType)type address:(CFDataRef)address data:(const void *)data {
    if (isInvalid || callBack == NULL) return;
    [[self retain] autorelease];
    callBack((CFSocketRef)self, type, address, data, context.info);
}

- (void)accept {
    struct sockaddr_storage address;
    socklen_t length = sizeof address;
    CFSocketNativeHandle other = accept4(descriptor, (struct sockaddr *)&address, &length, SOCK_CLOEXEC);
    if (other < 0) return;
    NSData *peer = [NSData dataWithBytes:&address length:length];
    if (callBack) [self call:kCFSocketAcceptCallBack address:(CFDataRef)peer data:&other];
    else close(other);
}

/// Reads the available data and calls the callback. Empty data means the end.
- (void)takeData {
    uint8_t buffer[65536];
    struct sockaddr_storage address;
    socklen_t length = sizeof address;
    ssize_t count = recvfrom(descriptor, buffer, sizeof buffer, MSG_DONTWAIT, (struct sockaddr *)&address, &length);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
    NSData *data = [NSData dataWithBytes:buffer length:count > 0 ? (NSUInteger)count : 0];
    // At the end the socket stays readable, so the callback is disabled.
    if (count <= 0) enabled &= ~(CFOptionFlags)kCFSocketDataCallBack;
    NSData *peer = count > 0 ? [NSData dataWithBytes:&address length:length] : nil;
    [self call:kCFSocketDataCallBack address:(CFDataRef)peer data:data];
}

- (void)becameReadable {
    if (![self wantsToRead]) return;
    switch ([self readingType]) {
    case kCFSocketAcceptCallBack: [self accept]; break;
    case kCFSocketDataCallBack: [self takeData]; break;
    default:
        if (!(flags & kCFSocketAutomaticallyReenableReadCallBack)) enabled &= ~(CFOptionFlags)kCFSocketReadCallBack;
        [self call:kCFSocketReadCallBack address:NULL data:NULL];
    }
}

- (void)becameWritable {
    if (isConnecting) {
        SInt32 error = 0;
        socklen_t length = sizeof error;
        getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &length);
        isConnecting = NO;
        if (callBackTypes & kCFSocketConnectCallBack) {
            [self call:kCFSocketConnectCallBack address:NULL data:error ? &error : NULL];
        }
        return;
    }
    if (![self wantsToWrite]) return;
    if (!(flags & kCFSocketAutomaticallyReenableWriteCallBack)) enabled &= ~(CFOptionFlags)kCFSocketWriteCallBack;
    [self call:kCFSocketWriteCallBack address:NULL data:NULL];
}

@end

@implementation CoreFoundationSocketSource

- (void)watch:(BOOL)watches type:(RunLoopEventType)type in:(NSArray *)place {
    NSRunLoop *loop = [place objectAtIndex:0];
    void *descriptor = (void *)(intptr_t)socket->descriptor;
    // Removed first, so that the event is added at most once.
    [loop removeEvent:descriptor type:type forMode:[place objectAtIndex:1] all:YES];
    if (watches) [loop addEvent:descriptor type:type watcher:self forMode:[place objectAtIndex:1]];
}

- (void)updateWatches {
    if (socket == nil || socket->descriptor < 0) return;
    for (NSArray *place in [[places copy] autorelease]) {
        [self watch:[socket wantsToRead] type:ET_RDESC in:place];
        [self watch:[socket wantsToWrite] type:ET_WDESC in:place];
    }
}

- (void)scheduleIn:(NSRunLoop *)loop mode:(NSString *)mode {
    [super scheduleIn:loop mode:mode];
    [self updateWatches];
}

- (void)cancelIn:(NSRunLoop *)loop mode:(NSString *)mode {
    NSArray *place = [NSArray arrayWithObjects:loop, mode, nil];
    if (socket && socket->descriptor >= 0) {
        [self watch:NO type:ET_RDESC in:place];
        [self watch:NO type:ET_WDESC in:place];
    }
    [super cancelIn:loop mode:mode];
}

- (void)receivedEvent:(void *)data type:(RunLoopEventType)type extra:(void *)extra forMode:(NSString *)mode {
    [[self retain] autorelease];
    CoreFoundationSocket *it = [[socket retain] autorelease];
    if (type == ET_RDESC) [it becameReadable];
    else [it becameWritable];
    [self updateWatches];
}

@end

static CoreFoundationSocket *socket_of(CFSocketRef socket) { return OBJECT(CoreFoundationSocket, socket); }

static void update_watches(CoreFoundationSocket *socket) { [(CoreFoundationSocketSource *)socket->source updateWatches]; }

CFSocketRef CFSocketCreateWithNative(CFAllocatorRef allocator, CFSocketNativeHandle native, CFOptionFlags callBackTypes,
                                     CFSocketCallBack callBack, const CFSocketContext *context) {
    int kind;
    socklen_t length = sizeof kind;
    if (getsockopt(native, SOL_SOCKET, SO_TYPE, &kind, &length) != 0) return NULL;
    CoreFoundationSocket *made = [CoreFoundationSocket new];
    made->descriptor = native;
    made->callBackTypes = made->enabled = callBackTypes;
    made->flags = kCFSocketAutomaticallyReenableReadCallBack | kCFSocketAutomaticallyReenableAcceptCallBack
        | kCFSocketCloseOnInvalidate;
    made->callBack = callBack;
    if (context) made->context = *context;
    if (context && context->retain) made->context.info = (void *)context->retain(context->info);
    return (CFSocketRef)made;
}

CFSocketRef CFSocketCreate(CFAllocatorRef allocator, SInt32 protocolFamily, SInt32 socketType, SInt32 protocol,
                           CFOptionFlags callBackTypes, CFSocketCallBack callBack, const CFSocketContext *context) {
    // Defaults for negative arguments.
    if (protocolFamily <= 0) protocolFamily = PF_INET;
    if (protocolFamily == PF_INET && socketType <= 0) socketType = SOCK_STREAM;
    int descriptor = socket(protocolFamily, socketType | SOCK_CLOEXEC, protocol > 0 ? protocol : 0);
    if (descriptor < 0) return NULL;
    return CFSocketCreateWithNative(allocator, descriptor, callBackTypes, callBack, context);
}

CFSocketRef CFSocketCreateWithSocketSignature(CFAllocatorRef allocator, const CFSocketSignature *signature,
                                              CFOptionFlags callBackTypes, CFSocketCallBack callBack,
                                              const CFSocketContext *context) {
    CFSocketRef made = CFSocketCreate(allocator, signature->protocolFamily, signature->socketType, signature->protocol,
                                      callBackTypes, callBack, context);
    if (made && CFSocketSetAddress(made, signature->address) == kCFSocketSuccess) return made;
    if (made) {
        CFSocketInvalidate(made);
        CFRelease(made);
    }
    return NULL;
}

CFSocketRef CFSocketCreateConnectedToSocketSignature(CFAllocatorRef allocator, const CFSocketSignature *signature,
                                                     CFOptionFlags callBackTypes, CFSocketCallBack callBack,
                                                     const CFSocketContext *context, CFTimeInterval timeout) {
    CFSocketRef made = CFSocketCreate(allocator, signature->protocolFamily, signature->socketType, signature->protocol,
                                      callBackTypes, callBack, context);
    if (made && CFSocketConnectToAddress(made, signature->address, timeout) == kCFSocketSuccess) return made;
    if (made) {
        CFSocketInvalidate(made);
        CFRelease(made);
    }
    return NULL;
}

CFSocketError CFSocketSetAddress(CFSocketRef socket, CFDataRef address) {
    if (socket == NULL || address == NULL || !CFSocketIsValid(socket)) return kCFSocketError;
    CoreFoundationSocket *it = socket_of(socket);
    const struct sockaddr *bytes = (const struct sockaddr *)CFDataGetBytePtr(address);
    if (bind(it->descriptor, bytes, (socklen_t)CFDataGetLength(address)) != 0) return kCFSocketError;
    if (listen(it->descriptor, 256) == 0) it->isListening = YES;
    update_watches(it);
    return kCFSocketSuccess;
}

static BOOL set_blocking(int descriptor, BOOL blocks) {
    int flags = fcntl(descriptor, F_GETFL);
    int wanted = blocks ? flags & ~O_NONBLOCK : flags | O_NONBLOCK;
    if (wanted != flags) fcntl(descriptor, F_SETFL, wanted);
    return !(flags & O_NONBLOCK);
}

CFSocketError CFSocketConnectToAddress(CFSocketRef socket, CFDataRef address, CFTimeInterval timeout) {
    if (socket == NULL || address == NULL || !CFSocketIsValid(socket)) return kCFSocketError;
    CoreFoundationSocket *it = socket_of(socket);
    BOOL is_in_background = timeout < 0;
    BOOL blocked = set_blocking(it->descriptor, NO);
    int status = connect(it->descriptor, (const struct sockaddr *)CFDataGetBytePtr(address),
                         (socklen_t)CFDataGetLength(address));
    CFSocketError result = status == 0 ? kCFSocketSuccess : kCFSocketError;
    if (status != 0 && errno == EINPROGRESS) {
        if (is_in_background) {
            it->isConnecting = YES;
            result = kCFSocketSuccess;
        } else {
            struct pollfd waited = {it->descriptor, POLLOUT, 0};
            int ready = poll(&waited, 1, timeout > 2e6 ? -1 : (int)(timeout * 1000));
            int error = 0;
            socklen_t length = sizeof error;
            if (ready > 0) getsockopt(it->descriptor, SOL_SOCKET, SO_ERROR, &error, &length);
            result = ready == 0 ? kCFSocketTimeout : ready > 0 && error == 0 ? kCFSocketSuccess : kCFSocketError;
        }
    } else if (status == 0 && is_in_background && (it->callBackTypes & kCFSocketConnectCallBack)) {
        // Connected at once; the callback is nevertheless called by the run loop.
        it->isConnecting = YES;
    }
    if (blocked && !is_in_background) set_blocking(it->descriptor, YES);
    update_watches(it);
    return result;
}

void CFSocketInvalidate(CFSocketRef socket) {
    CoreFoundationSocket *it = socket_of(socket);
    if (it->isInvalid) return;
    if (it->source) [it->source invalidate];
    it->isInvalid = YES;
    if ((it->flags & kCFSocketCloseOnInvalidate) && it->descriptor >= 0) close(it->descriptor);
    it->descriptor = -1;
}

Boolean CFSocketIsValid(CFSocketRef socket) { return !socket_of(socket)->isInvalid; }

static CFDataRef address_data(int status, const struct sockaddr_storage *address, socklen_t length) {
    return status == 0 ? CFDataCreate(NULL, (const UInt8 *)address, (CFIndex)length) : NULL;
}

CFDataRef CFSocketCopyAddress(CFSocketRef socket) {
    struct sockaddr_storage address;
    socklen_t length = sizeof address;
    return address_data(getsockname(socket_of(socket)->descriptor, (struct sockaddr *)&address, &length), &address, length);
}

CFDataRef CFSocketCopyPeerAddress(CFSocketRef socket) {
    struct sockaddr_storage address;
    socklen_t length = sizeof address;
    return address_data(getpeername(socket_of(socket)->descriptor, (struct sockaddr *)&address, &length), &address, length);
}

void CFSocketGetContext(CFSocketRef socket, CFSocketContext *context) { *context = socket_of(socket)->context; }
CFSocketNativeHandle CFSocketGetNative(CFSocketRef socket) { return socket_of(socket)->descriptor; }

CFRunLoopSourceRef CFSocketCreateRunLoopSource(CFAllocatorRef allocator, CFSocketRef socket, CFIndex order) {
    CoreFoundationSocket *it = socket_of(socket);
    if (it->isInvalid) return NULL;
    if (it->source == nil || it->source->isInvalid) {
        [it->source release];
        CoreFoundationSocketSource *made = [CoreFoundationSocketSource new];
        made->order = order;
        made->places = [NSMutableArray new];
        made->socket = it;
        it->source = made;
    }
    return (CFRunLoopSourceRef)[it->source retain];
}

CFOptionFlags CFSocketGetSocketFlags(CFSocketRef socket) { return socket_of(socket)->flags; }
void CFSocketSetSocketFlags(CFSocketRef socket, CFOptionFlags flags) { socket_of(socket)->flags = flags; }

void CFSocketDisableCallBacks(CFSocketRef socket, CFOptionFlags callBackTypes) {
    socket_of(socket)->enabled &= ~callBackTypes;
    update_watches(socket_of(socket));
}

void CFSocketEnableCallBacks(CFSocketRef socket, CFOptionFlags callBackTypes) {
    socket_of(socket)->enabled |= callBackTypes & socket_of(socket)->callBackTypes;
    update_watches(socket_of(socket));
}

CFSocketError CFSocketSendData(CFSocketRef socket, CFDataRef address, CFDataRef data, CFTimeInterval timeout) {
    CoreFoundationSocket *it = socket_of(socket);
    if (it->isInvalid || data == NULL) return kCFSocketError;
    const UInt8 *bytes = CFDataGetBytePtr(data);
    for (CFIndex left = CFDataGetLength(data); left > 0;) {
        struct pollfd waited = {it->descriptor, POLLOUT, 0};
        if (poll(&waited, 1, timeout > 2e6 || timeout < 0 ? -1 : (int)(timeout * 1000)) == 0) return kCFSocketTimeout;
        ssize_t count = address ? sendto(it->descriptor, bytes, (size_t)left, MSG_NOSIGNAL,
                                         (const struct sockaddr *)CFDataGetBytePtr(address),
                                         (socklen_t)CFDataGetLength(address))
                                : send(it->descriptor, bytes, (size_t)left, MSG_NOSIGNAL);
        if (count < 0 && errno != EINTR && errno != EAGAIN) return kCFSocketError;
        if (count > 0) bytes += count, left -= count;
    }
    return kCFSocketSuccess;
}
