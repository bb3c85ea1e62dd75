// CFStream: of memory, files, sockets, in pairs; their states, properties and clients.

#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

static CFOptionFlags events;

static void read_event(CFReadStreamRef stream, CFStreamEventType type, void *info) { events |= type; }
static void write_event(CFWriteStreamRef stream, CFStreamEventType type, void *info) { events |= type << 8; }

static void memory(void) {
    CFReadStreamRef input = CFReadStreamCreateWithBytesNoCopy(NULL, (const UInt8 *)"abcdef", 6, kCFAllocatorNull);
    CFStreamStatus status = CFReadStreamGetStatus(input);
    CHECK(CFGetTypeID(input) == CFReadStreamGetTypeID() && status == kCFStreamStatusNotOpen);
    CHECK(CFReadStreamOpen(input) && CFReadStreamGetStatus(input) == kCFStreamStatusOpen);
    UInt8 bytes[10];
    CHECK(CFReadStreamHasBytesAvailable(input) && CFReadStreamRead(input, bytes, 4) == 4);
    CFIndex count = 0;
    const UInt8 *buffer = CFReadStreamGetBuffer(input, 10, &count);
    CHECK(buffer == NULL || count == 2);
    if (buffer == NULL) CHECK(CFReadStreamRead(input, bytes, 10) == 2);
    CHECK(CFReadStreamRead(input, bytes, 10) == 0 && CFReadStreamGetStatus(input) == kCFStreamStatusAtEnd);
    CFStreamError error = CFReadStreamGetError(input);
    CHECK(error.error == 0 && CFReadStreamCopyError(input) == NULL);
    CFReadStreamClose(input);
    CHECK_NUMBER(CFReadStreamGetStatus(input), kCFStreamStatusClosed);
    CFRelease(input);

    CFWriteStreamRef output = CFWriteStreamCreateWithAllocatedBuffers(NULL, NULL);
    CHECK(CFGetTypeID(output) == CFWriteStreamGetTypeID() && CFWriteStreamOpen(output));
    CHECK(CFWriteStreamCanAcceptBytes(output) && CFWriteStreamWrite(output, (const UInt8 *)"xyz", 3) == 3);
    CHECK_NUMBER(CFWriteStreamGetStatus(output), kCFStreamStatusOpen);
    CFTypeRef data = CFWriteStreamCopyProperty(output, kCFStreamPropertyDataWritten);
    CHECK(CFDataGetLength(data) == 3);
    CFRelease(data);
    CFWriteStreamClose(output);
    CFRelease(output);
    UInt8 room[4] = "....";
    output = CFWriteStreamCreateWithBuffer(NULL, room, 4);
    CFWriteStreamOpen(output);
    CHECK(CFWriteStreamWrite(output, (const UInt8 *)"12", 2) == 2 && memcmp(room, "12..", 4) == 0);
    CHECK(CFWriteStreamWrite(output, (const UInt8 *)"34567", 5) <= 2);
    CFWriteStreamClose(output);
    CFRelease(output);
}

static void files(void) {
    CFURLRef url = (CFURLRef)[NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:@"file"]];
    for (int i = 0; i < 2; i++) {
        CFWriteStreamRef output = CFWriteStreamCreateWithFile(NULL, url);
        CHECK(CFWriteStreamSetProperty(output, kCFStreamPropertyAppendToFile, kCFBooleanTrue));
        CHECK(CFWriteStreamOpen(output) && CFWriteStreamWrite(output, (const UInt8 *)"0123", 4) == 4);
        CFWriteStreamClose(output);
        CFRelease(output);
    }
    CFReadStreamRef input = CFReadStreamCreateWithFile(NULL, url);
    CFReadStreamOpen(input);
    CFReadStreamSetProperty(input, kCFStreamPropertyFileCurrentOffset, [NSNumber numberWithInt:6]);
    UInt8 bytes[10];
    CHECK_NUMBER(CFReadStreamRead(input, bytes, 10), 2);
    CFTypeRef offset = CFReadStreamCopyProperty(input, kCFStreamPropertyFileCurrentOffset);
    CHECK_NUMBER([(id)offset intValue], 8);
    CFRelease(offset);
    CFReadStreamClose(input);
    CFRelease(input);
    input = CFReadStreamCreateWithFile(NULL, (CFURLRef)[NSURL fileURLWithPath:@"/no/such/file"]);
    CHECK(!CFReadStreamOpen(input) && CFReadStreamGetStatus(input) == kCFStreamStatusError);
    CFStreamError error = CFReadStreamGetError(input);
    CFStreamErrorDomain domain = kCFStreamErrorDomainPOSIX;
    CHECK(error.domain == domain && error.error == ENOENT);
    CFRelease(input);
    CFWriteStreamRef output = CFWriteStreamCreateWithFile(NULL, (CFURLRef)[NSURL fileURLWithPath:@"/no/such/file"]);
    CHECK(!CFWriteStreamOpen(output) && CFWriteStreamGetError(output).error == ENOENT);
    CFErrorRef found = CFWriteStreamCopyError(output);
    CHECK(found && CFErrorGetCode(found) == ENOENT);
    CFRelease(found);
    CFRelease(output);
}

static void pairs(void) {
    CFReadStreamRef input = NULL;
    CFWriteStreamRef output = NULL;
    CFStreamCreateBoundPair(NULL, &input, &output, 16);
    CFReadStreamClientCallBack reading = read_event;
    CFWriteStreamClientCallBack writing = write_event;
    CFStreamClientContext context = {0};
    CFOptionFlags all = kCFStreamEventOpenCompleted | kCFStreamEventHasBytesAvailable | kCFStreamEventCanAcceptBytes
        | kCFStreamEventErrorOccurred | kCFStreamEventEndEncountered;
    CHECK(CFReadStreamSetClient(input, all, reading, &context) && CFWriteStreamSetClient(output, all, writing, &context));
    CFRunLoopRef loop = CFRunLoopGetCurrent();
    CFReadStreamScheduleWithRunLoop(input, loop, kCFRunLoopDefaultMode);
    CFWriteStreamScheduleWithRunLoop(output, loop, kCFRunLoopDefaultMode);
    CFReadStreamOpen(input);
    CFWriteStreamOpen(output);
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.05, false);
    CHECK(events & kCFStreamEventOpenCompleted && events & kCFStreamEventCanAcceptBytes << 8);
    CFWriteStreamWrite(output, (const UInt8 *)"hello", 5);
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.05, false);
    CHECK(events & kCFStreamEventHasBytesAvailable && kCFStreamEventNone == 0);
    UInt8 bytes[10];
    CHECK(CFReadStreamRead(input, bytes, 10) == 5 && memcmp(bytes, "hello", 5) == 0);
    CFReadStreamUnscheduleFromRunLoop(input, loop, kCFRunLoopDefaultMode);
    CFWriteStreamUnscheduleFromRunLoop(output, loop, kCFRunLoopDefaultMode);
    CFWriteStreamSetClient(output, kCFStreamEventNone, NULL, NULL);
    CFWriteStreamClose(output);
    CHECK(CFReadStreamRead(input, bytes, 10) == 0);
    CFReadStreamClose(input);
    CFRelease(input);
    CFRelease(output);
}

static void sockets(void) {
    int listener = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
    socklen_t size = sizeof address;
    bind(listener, (struct sockaddr *)&address, size);
    listen(listener, 2);
    getsockname(listener, (struct sockaddr *)&address, &size);
    CFSocketSignature signature = {PF_INET, SOCK_STREAM, IPPROTO_TCP, (CFDataRef)[NSData dataWithBytes:&address length:size]};
    CFReadStreamRef input = NULL;
    CFWriteStreamRef output = NULL;
    CFStreamCreatePairWithPeerSocketSignature(NULL, &signature, &input, &output);
    CHECK(input && output && CFReadStreamOpen(input) && CFWriteStreamOpen(output));
    int peer = accept(listener, NULL, NULL);
    CHECK(peer >= 0 && CFWriteStreamWrite(output, (const UInt8 *)"ping", 4) == 4);
    char text[5] = "";
    CHECK(read(peer, text, 4) == 4 && strcmp(text, "ping") == 0);
    CFTypeRef handle = CFReadStreamCopyProperty(input, kCFStreamPropertySocketNativeHandle);
    CHECK(handle && CFDataGetLength(handle) == sizeof(int));
    if (handle) CFRelease(handle);
    CFTypeRef host = CFReadStreamCopyProperty(input, kCFStreamPropertySocketRemoteHostName);
    CFTypeRef port = CFReadStreamCopyProperty(input, kCFStreamPropertySocketRemotePortNumber);
    CHECK(port == NULL || [(id)port intValue] == ntohs(address.sin_port));
    if (host) CFRelease(host);
    if (port) CFRelease(port);
    CFReadStreamClose(input);
    CFWriteStreamClose(output);
    CFRelease(input);
    CFRelease(output);
    close(peer);
    close(listener);
    CHECK(kCFStreamStatusOpening == 1 && kCFStreamStatusReading == 3 && kCFStreamStatusWriting == 4);
    CHECK(kCFStreamErrorDomainCustom == -1 && kCFStreamErrorDomainMacOSStatus == 2);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    memory();
    files();
    pairs();
    sockets();
    [pool drain];
    return end_of_checks();
}

// > 36 checks
