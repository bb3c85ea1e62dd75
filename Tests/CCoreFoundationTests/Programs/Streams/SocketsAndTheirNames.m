// CFSocket: made in all ways, with what it tells of itself.

#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

static int accepted, can_write, received, can_read;
static CFSocketNativeHandle peer = -1;

static void called(CFSocketRef socket, CFSocketCallBackType type, CFDataRef address, const void *data, void *info) {
    switch (type) {
    case kCFSocketAcceptCallBack:
        accepted++;
        peer = *(const CFSocketNativeHandle *)data;
        break;
    case kCFSocketWriteCallBack: can_write++; break;
    case kCFSocketDataCallBack: received += (int)CFDataGetLength((CFDataRef)data); break;
    case kCFSocketReadCallBack: can_read++; break;
    default: break;
    }
}

static CFDataRef address_of(int port) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr = {htonl(INADDR_LOOPBACK)}};
    return (CFDataRef)[NSData dataWithBytes:&address length:sizeof address];
}

static void schedule(CFSocketRef socket) {
    CFRunLoopSourceRef source = CFSocketCreateRunLoopSource(NULL, socket, 0);
    CFRunLoopAddSource(CFRunLoopGetCurrent(), source, kCFRunLoopDefaultMode);
    CFRelease(source);
}

static void run(void) { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.1, true); }

static void sockets(void) {
    int token;
    CFSocketContext context = {.info = &token}, found = {0};
    CFSocketCallBack callBack = called;
    CFSocketSignature signature = {.protocolFamily = PF_INET, .socketType = SOCK_STREAM, .protocol = IPPROTO_TCP};
    signature.address = address_of(0);
    CFSocketRef listener =
        CFSocketCreateWithSocketSignature(NULL, &signature, kCFSocketAcceptCallBack, callBack, &context);
    CHECK(listener && CFGetTypeID(listener) == CFSocketGetTypeID());
    CFSocketGetContext(listener, &found);
    CHECK(found.info == &token);
    schedule(listener);
    CFDataRef bound = CFSocketCopyAddress(listener);
    CFSocketSignature to = signature;
    to.address = bound;
    CFSocketRef client = CFSocketCreateConnectedToSocketSignature(NULL, &to, kCFSocketWriteCallBack, callBack, NULL, 1);
    CHECK(client != NULL);
    CFDataRef remote = CFSocketCopyPeerAddress(client);
    CHECK(remote && ((struct sockaddr_in *)CFDataGetBytePtr(remote))->sin_port
                        == ((struct sockaddr_in *)CFDataGetBytePtr(bound))->sin_port);
    CFRelease(remote);
    run();
    CHECK_NUMBER(accepted, 1);
    // A callback for writing comes once, and again when it is enabled.
    schedule(client);
    run();
    run();
    CHECK_NUMBER(can_write, 1);
    CFSocketEnableCallBacks(client, kCFSocketWriteCallBack);
    run();
    CHECK_NUMBER(can_write, 2);
    CFOptionFlags flags = CFSocketGetSocketFlags(client);
    CHECK(flags & kCFSocketCloseOnInvalidate && !(flags & kCFSocketAutomaticallyReenableWriteCallBack));
    CFSocketSetSocketFlags(client, flags | kCFSocketLeaveErrors);
    CHECK(CFSocketGetSocketFlags(client) & kCFSocketLeaveErrors);

    CFSocketRef server = CFSocketCreateWithNative(NULL, peer, kCFSocketDataCallBack, callBack, NULL);
    CHECK(server && CFSocketGetNative(server) == peer);
    CHECK(CFSocketGetSocketFlags(server) & kCFSocketAutomaticallyReenableDataCallBack);
    schedule(server);
    CFSocketSendData(client, NULL, (CFDataRef)[NSData dataWithBytes:"hello" length:5], 1);
    run();
    CHECK_NUMBER(received, 5);
    CFSocketDisableCallBacks(server, kCFSocketDataCallBack);
    CFSocketSendData(client, NULL, (CFDataRef)[NSData dataWithBytes:"again" length:5], 1);
    run();
    CHECK_NUMBER(received, 5);
    CHECK(kCFSocketAutomaticallyReenableReadCallBack == 1 && kCFSocketAutomaticallyReenableAcceptCallBack == 2);
    CHECK(kCFSocketNoCallBack == 0 && can_read == 0);
    CFSocketRef all[] = {listener, client, server};
    for (int i = 0; i < 3; i++) {
        CFSocketInvalidate(all[i]);
        CFRelease(all[i]);
    }
    to.address = address_of(1);
    CHECK(CFSocketCreateConnectedToSocketSignature(NULL, &to, 0, NULL, NULL, 1) == NULL);
    CFRelease(bound);
    CFSocketRef udp = CFSocketCreate(NULL, PF_INET, SOCK_DGRAM, 0, 0, NULL, NULL);
    CFSocketError error = CFSocketSetAddress(udp, (CFDataRef)[NSData dataWithBytes:"x" length:1]);
    CHECK(error == kCFSocketError && kCFSocketSuccess == 0 && kCFSocketTimeout == -2);
    CFSocketInvalidate(udp);
    CFRelease(udp);
}

/// There is no server of names for sockets, as on the phone.
static void names(void) {
    CFSocketSetDefaultNameRegistryPortNumber(2450);
    CHECK_NUMBER(CFSocketGetDefaultNameRegistryPortNumber(), 2450);
    CFSocketSignature signature = {PF_INET, SOCK_STREAM, IPPROTO_TCP, address_of(1)};
    CFPropertyListRef value = NULL;
    CHECK(CFSocketRegisterValue(NULL, 0.1, CFSTR("name"), CFSTR("value")) == kCFSocketError);
    CHECK(CFSocketCopyRegisteredValue(NULL, 0.1, CFSTR("name"), &value, NULL) == kCFSocketError && value == NULL);
    CHECK(CFSocketRegisterSocketSignature(NULL, 0.1, CFSTR("name"), &signature) == kCFSocketError);
    CHECK(CFSocketCopyRegisteredSocketSignature(NULL, 0.1, CFSTR("name"), &signature, NULL) == kCFSocketError);
    CHECK(CFSocketUnregister(NULL, 0.1, CFSTR("name")) == kCFSocketError);
    NSSet *keys = [NSSet setWithObjects:(id)kCFSocketCommandKey, kCFSocketNameKey, kCFSocketValueKey, kCFSocketResultKey,
                                        kCFSocketErrorKey, kCFSocketRegisterCommand, kCFSocketRetrieveCommand, nil];
    CHECK_NUMBER([keys count], 7);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    sockets();
    names();
    [pool drain];
    return end_of_checks();
}

// > 24 checks
