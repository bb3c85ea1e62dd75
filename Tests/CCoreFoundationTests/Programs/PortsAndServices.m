// Message ports and Mach ports of CoreFoundation, and Bonjour by CFNetwork's functions.

#import <UIKit/UIKit.h>
#include <CFNetwork/CFNetwork.h>

static CFDataRef answer(CFMessagePortRef port, SInt32 identifier, CFDataRef data, void *info) {
    printf("%s got %d %.*s\n", (char *)info, (int)identifier, (int)CFDataGetLength(data), (char *)CFDataGetBytePtr(data));
    return CFDataCreate(NULL, (const UInt8 *)"pong", 4);
}

static void message_ports(void) {
    CFMessagePortContext context = {.info = "local"};
    CFMessagePortRef local = CFMessagePortCreateLocal(NULL, CFSTR("example.port"), answer, &context, NULL);
    CFRunLoopSourceRef source = CFMessagePortCreateRunLoopSource(NULL, local, 0);
    CFRunLoopAddSource(CFRunLoopGetCurrent(), source, kCFRunLoopDefaultMode);
    printf("%d %d\n", CFMessagePortCreateRemote(NULL, CFSTR("nobody")) != NULL, CFMessagePortIsRemote(local));
    CFMessagePortRef remote = CFMessagePortCreateRemote(NULL, CFSTR("example.port"));
    CFDataRef ping = CFDataCreate(NULL, (const UInt8 *)"ping", 4), reply = NULL;
    SInt32 result = CFMessagePortSendRequest(remote, 3, ping, 1, 1, kCFRunLoopDefaultMode, &reply);
    printf("%d %.*s\n", (int)result, reply ? (int)CFDataGetLength(reply) : 0, reply ? (char *)CFDataGetBytePtr(reply) : "");
    printf("%d\n", (int)CFMessagePortSendRequest(remote, 4, ping, 1, 0, NULL, NULL));
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.05, false);
    CFMessagePortInvalidate(local);
    printf("%d %d\n", CFMessagePortIsValid(remote), (int)CFMessagePortSendRequest(remote, 5, ping, 1, 1, NULL, NULL));
}

static void heard(CFMachPortRef port, void *message, CFIndex size, void *info) { printf("heard %s\n", (char *)info); }
static void ended(CFMachPortRef port, void *info) { printf("ended %s\n", (char *)info); }

static void mach_ports(void) {
    CFMachPortContext context = {.info = "it"};
    CFMachPortRef port = CFMachPortCreate(NULL, heard, &context, NULL);
    CFMachPortSetInvalidationCallBack(port, ended);
    CFRunLoopSourceRef source = CFMachPortCreateRunLoopSource(NULL, port, 0);
    CFRunLoopAddSource(CFRunLoopGetCurrent(), source, kCFRunLoopDefaultMode);
    [(NSPort *)[NSMachPort portWithMachPort:CFMachPortGetPort(port)] sendBeforeDate:[NSDate distantFuture]
                                                                         components:[NSMutableArray array]
                                                                               from:nil
                                                                           reserved:0];
    printf("%d\n", (int)CFRunLoopRunInMode(kCFRunLoopDefaultMode, 1, true));
    CFMachPortInvalidate(port);
    printf("%d\n", CFMachPortIsValid(port));
}

static void registered(CFNetServiceRef service, CFStreamError *error, void *info) {
    printf("%s %d\n", (char *)info, (int)error->error);
    if (strcmp(info, "resolved") == 0 && CFNetServiceGetAddressing(service)) {
        printf("port %d, %d addresses\n", (int)CFNetServiceGetPortNumber(service),
               CFArrayGetCount(CFNetServiceGetAddressing(service)) > 0);
        CFRunLoopStop(CFRunLoopGetCurrent());
    }
}

static void found(CFNetServiceBrowserRef browser, CFOptionFlags flags, CFTypeRef what, CFStreamError *error, void *info) {
    CFNetServiceRef service = (CFNetServiceRef)what;
    printf("%s %s %s\n", flags & kCFNetServiceFlagRemove ? "lost" : "found", [(NSString *)CFNetServiceGetName(service) UTF8String],
           [(NSString *)CFNetServiceGetType(service) UTF8String]);
    if (flags & kCFNetServiceFlagRemove) {
        CFRunLoopStop(CFRunLoopGetCurrent());
        return;
    }
    CFNetServiceClientContext context = {.info = "resolved"};
    CFNetServiceRef resolved = (CFNetServiceRef)CFRetain(service);
    CFNetServiceSetClient(resolved, registered, &context);
    CFNetServiceScheduleWithRunLoop(resolved, CFRunLoopGetCurrent(), kCFRunLoopDefaultMode);
    CFNetServiceResolveWithTimeout(resolved, 5, NULL);
}

static void services(void) {
    CFNetServiceRef service = CFNetServiceCreate(NULL, CFSTR(""), CFSTR("_game._tcp."), CFSTR("Table"), 4321);
    CFNetServiceClientContext context = {.info = "registered"};
    CFNetServiceSetClient(service, registered, &context);
    CFNetServiceScheduleWithRunLoop(service, CFRunLoopGetCurrent(), kCFRunLoopDefaultMode);
    CFStreamError error;
    printf("%d\n", CFNetServiceRegisterWithOptions(service, 0, &error));
    CFNetServiceBrowserRef browser = CFNetServiceBrowserCreate(NULL, found, &context);
    CFNetServiceBrowserScheduleWithRunLoop(browser, CFRunLoopGetCurrent(), kCFRunLoopDefaultMode);
    CFNetServiceBrowserSearchForServices(browser, CFSTR(""), CFSTR("_game._tcp."), &error);
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 3, false);
    CFNetServiceCancel(service);
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 3, false);
    CFNetServiceBrowserInvalidate(browser);
}

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    message_ports();
    mach_ports();
    services();
    CFStringRef said = NULL;
    CFNetDiagnosticRef diagnostic =
        CFNetDiagnosticCreateWithURL(NULL, (CFURLRef)[NSURL URLWithString:@"http://127.0.0.1/"]);
    printf("%d\n", CFNetDiagnosticCopyNetworkStatusPassively(diagnostic, &said) == kCFNetDiagnosticConnectionUp);
    [pool drain];
    return 0;
}

// > 0 0
// > local got 3 ping
// > 0 pong
// > 0
// > local got 4 ping
// > 0 -3
// > heard it
// > 4
// > ended it
// > 0
// > 1
// > registered 0
// > found Table _game._tcp.
// > resolved 0
// > port 4321, 1 addresses
// > lost Table _game._tcp.
// > 1
