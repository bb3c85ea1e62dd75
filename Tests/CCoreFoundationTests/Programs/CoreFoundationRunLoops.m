// Sources, observers, timers and blocks in run loops; sockets and streams whose news come by one.

#import <UIKit/UIKit.h>
#import <CFNetwork/CFNetwork.h>
#include <netinet/in.h>
#include <pthread.h>

static void perform(void *info) { printf("performed %s\n", (const char *)info); }

static void scheduled(void *info, CFRunLoopRef loop, CFStringRef mode) { printf("scheduled\n"); }
static void cancelled(void *info, CFRunLoopRef loop, CFStringRef mode) { printf("cancelled\n"); }

static int ticks;

static void tick(CFRunLoopTimerRef timer, void *info) {
    printf("tick %d\n", ++ticks);
    if (ticks == 2) CFRunLoopTimerInvalidate(timer);
    if (ticks == 2) CFRunLoopStop(CFRunLoopGetCurrent());
}

static CFOptionFlags seen;

static void observe(CFRunLoopObserverRef observer, CFRunLoopActivity activity, void *info) { seen |= activity; }

static void *signal_from_thread(void *source) {
    usleep(20000);
    CFRunLoopSourceSignal(source);
    CFRunLoopWakeUp(CFRunLoopGetMain());
    return NULL;
}

static void accepted(CFSocketRef socket, CFSocketCallBackType type, CFDataRef address, const void *data, void *info) {
    CFReadStreamRef reading;
    CFStreamCreatePairWithSocket(NULL, *(const CFSocketNativeHandle *)data, &reading, NULL);
    CFReadStreamSetProperty(reading, kCFStreamPropertyShouldCloseNativeSocket, kCFBooleanTrue);
    printf("accepted %d\n", type == kCFSocketAcceptCallBack);
    *(CFReadStreamRef *)info = reading;
}

static void received(CFReadStreamRef stream, CFStreamEventType type, void *info) {
    UInt8 buffer[16];
    if (type == kCFStreamEventHasBytesAvailable) {
        CFIndex count = CFReadStreamRead(stream, buffer, sizeof buffer);
        printf("read %.*s\n", (int)count, buffer);
    } else if (type == kCFStreamEventEndEncountered) {
        printf("end\n");
        CFRunLoopStop(CFRunLoopGetCurrent());
    }
}

static void sources(void) {
    CFRunLoopRef loop = CFRunLoopGetCurrent();
    CFRunLoopSourceContext context = {.info = "source", .schedule = scheduled, .cancel = cancelled, .perform = perform};
    CFRunLoopSourceRef source = CFRunLoopSourceCreate(NULL, 0, &context);
    CFRunLoopAddSource(loop, source, kCFRunLoopDefaultMode);
    CFRunLoopSourceSignal(source);
    printf("%d\n", (int)CFRunLoopRunInMode(kCFRunLoopDefaultMode, 1, true));
    printf("%d\n", (int)CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.01, true));
    pthread_t thread;
    pthread_create(&thread, NULL, signal_from_thread, source);
    printf("%d\n", (int)CFRunLoopRunInMode(kCFRunLoopDefaultMode, 5, true));
    pthread_join(thread, NULL);
    CFRunLoopSourceInvalidate(source);
    printf("%d %d\n", CFRunLoopSourceIsValid(source), CFRunLoopContainsSource(loop, source, kCFRunLoopDefaultMode));
    CFRelease(source);
    printf("%d %d\n", (int)CFRunLoopRunInMode(CFSTR("NobodyIsThere"), 1, false),
           [[NSRunLoop currentRunLoop] getCFRunLoop] == loop);
}

static void timers(void) {
    CFRunLoopRef loop = CFRunLoopGetCurrent();
    CFRunLoopObserverRef observer = CFRunLoopObserverCreate(NULL, kCFRunLoopAllActivities, true, 0, observe, NULL);
    CFRunLoopAddObserver(loop, observer, kCFRunLoopCommonModes);
    CFRunLoopTimerRef timer = CFRunLoopTimerCreate(NULL, CFAbsoluteTimeGetCurrent() + 0.01, 0.01, 0, 0, tick, NULL);
    CFRunLoopAddTimer(loop, timer, kCFRunLoopCommonModes);
    printf("%d\n", (int)CFRunLoopRunInMode(kCFRunLoopDefaultMode, 5, false));
    CFRelease(timer);
    printf("%lx\n", (unsigned long)seen);
    CFRunLoopObserverInvalidate(observer);
    CFRelease(observer);
    CFRunLoopPerformBlock(loop, kCFRunLoopCommonModes, ^{ printf("block\n"); });
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, false);
    // A timer of NSTimer in the common modes, run by NSRunLoop.
    ticks = 0;
    CFRunLoopTimerRef plain = CFRunLoopTimerCreateWithHandler(NULL, 0, 0, 0, 0, ^(CFRunLoopTimerRef it) {
        printf("fired %d\n", ++ticks);
    });
    [[NSRunLoop currentRunLoop] addTimer:(NSTimer *)plain forMode:NSRunLoopCommonModes];
    [[NSRunLoop currentRunLoop] runMode:@"UITrackingRunLoopMode" beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.05]];
    CFRelease(plain);
}

static void sockets(void) {
    CFReadStreamRef reading = NULL;
    CFSocketContext context = {0, &reading, NULL, NULL, NULL};
    CFSocketRef listener = CFSocketCreate(NULL, PF_INET, SOCK_STREAM, IPPROTO_TCP, kCFSocketAcceptCallBack, accepted, &context);
    struct sockaddr_in any = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
    NSData *address = [NSData dataWithBytes:&any length:sizeof any];
    printf("%d\n", (int)CFSocketSetAddress(listener, (CFDataRef)address));
    CFRunLoopSourceRef source = CFSocketCreateRunLoopSource(NULL, listener, 0);
    CFRunLoopAddSource(CFRunLoopGetCurrent(), source, kCFRunLoopCommonModes);
    NSData *bound = [(NSData *)CFSocketCopyAddress(listener) autorelease];
    CFSocketRef client = CFSocketCreate(NULL, PF_INET, SOCK_STREAM, IPPROTO_TCP, 0, NULL, NULL);
    printf("%d\n", (int)CFSocketConnectToAddress(client, (CFDataRef)bound, 2));
    printf("%d\n", (int)CFRunLoopRunInMode(kCFRunLoopDefaultMode, 5, true));
    CFStreamClientContext streamContext = {0};
    CFReadStreamSetClient(reading, kCFStreamEventHasBytesAvailable | kCFStreamEventEndEncountered, received, &streamContext);
    CFReadStreamScheduleWithRunLoop(reading, CFRunLoopGetCurrent(), kCFRunLoopCommonModes);
    CFReadStreamOpen(reading);
    printf("%d\n", (int)CFSocketSendData(client, NULL, (CFDataRef)[NSData dataWithBytes:"hello" length:5], 1));
    CFSocketInvalidate(client);
    CFRelease(client);
    printf("%d\n", (int)CFRunLoopRunInMode(kCFRunLoopDefaultMode, 5, false));
    CFReadStreamClose(reading);
    CFRelease(reading);
    CFSocketInvalidate(listener);
    printf("%d\n", CFSocketIsValid(listener));
    CFRelease(source);
    CFRelease(listener);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    sources();
    timers();
    sockets();
    [pool drain];
    return 0;
}

// > scheduled
// > performed source
// > 4
// > 3
// > performed source
// > 4
// > cancelled
// > 0 0
// > 1 1
// > tick 1
// > tick 2
// > 2
// > e7
// > block
// > fired 1
// > 0
// > 0
// > accepted 1
// > 4
// > 0
// > read hello
// > end
// > 2
// > 0
