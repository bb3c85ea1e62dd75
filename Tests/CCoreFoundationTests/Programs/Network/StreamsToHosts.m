// Streams of sockets to a CFHost and to a service, what HTTP streams say of where they ended, proxies of the environment, errors
// of SOCKS in their two halves, and services that are watched.
// > 26 checks

#import <CFNetwork/CFNetwork.h>
#import <Foundation/Foundation.h>
#import "../../../Programs/Checks.h"
#import "LoopbackServer.h"

static int port;

/// Answers `GET /old` by a redirection, other requests by their first line, and everything else by itself.
static void *serve(void *listener) {
    for (;;) {
        int client = next_client(listener);
        char text[4096], answer[8192];
        ssize_t length = read(client, text, sizeof text - 1);
        text[length > 0 ? length : 0] = 0;
        if (strncmp(text, "GET /old", 8) == 0) {
            sprintf(answer, "HTTP/1.1 302 Found\r\nLocation: /new?a=1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
        } else if (strncmp(text, "GET", 3) == 0) {
            int count = (int)(strchr(text, '\r') - text);
            sprintf(answer, "HTTP/1.1 200 OK\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%.*s", count, count, text);
        } else {
            strcpy(answer, text);
        }
        write(client, answer, strlen(answer));
        close(client);
    }
    return NULL;
}

/// Writes five bytes and reads them again.
static void try_pair(CFReadStreamRef input, CFWriteStreamRef output) {
    CHECK(input && output);
    CHECK(CFReadStreamOpen(input));
    CHECK(CFWriteStreamOpen(output));
    CHECK_NUMBER(CFWriteStreamWrite(output, (const UInt8 *)"hello", 5), 5);
    UInt8 bytes[16];
    CFIndex count, have = 0;
    while (have < 5 && (count = CFReadStreamRead(input, bytes + have, 5 - have)) > 0) have += count;
    CHECK(have == 5 && memcmp(bytes, "hello", 5) == 0);
    CFReadStreamClose(input);
    CFWriteStreamClose(output);
}

static void hosts(void) {
    CFHostRef host = CFHostCreateWithName(NULL, CFSTR("localhost"));
    CFReadStreamRef input;
    CFWriteStreamRef output;
    CFStreamCreatePairWithSocketToCFHost(NULL, host, port, &input, &output);
    try_pair(input, output);
    CFRelease(input);
    CFRelease(output);
    CFRelease(host);
    CFNetServiceRef service = CFNetServiceCreate(NULL, CFSTR("local."), CFSTR("_echo._tcp"), CFSTR("Echo"), port);
    CFStreamError error;
    CHECK(CFNetServiceRegisterWithOptions(service, 0, &error) || error.error);
    CFNetServiceRef found = CFNetServiceCreate(NULL, CFSTR("local."), CFSTR("_echo._tcp"), CFSTR("Echo"), 0);
    CFStreamCreatePairWithSocketToNetService(NULL, found, &input, &output);
    CHECK(input && output);
    CFRelease(input);
    CFRelease(output);
    CFNetServiceCancel(service);
    CFRelease(service);
    CFRelease(found);
}

static void final_places(void) {
    CFURLRef url = (CFURLRef)[NSURL URLWithString:[NSString stringWithFormat:@"http://127.0.0.1:%d/old", port]];
    CFHTTPMessageRef request = CFHTTPMessageCreateRequest(NULL, CFSTR("GET"), url, kCFHTTPVersion1_1);
    CFReadStreamRef stream = CFReadStreamCreateForHTTPRequest(NULL, request);
    CHECK(CFReadStreamSetProperty(stream, kCFStreamPropertyHTTPShouldAutoredirect, kCFBooleanTrue));
    CHECK(CFReadStreamSetProperty(stream, kCFStreamPropertyHTTPAttemptPersistentConnection, kCFBooleanTrue));
    CHECK(CFReadStreamOpen(stream));
    UInt8 bytes[64] = {0};
    CFIndex count, have = 0;
    while ((count = CFReadStreamRead(stream, bytes + have, (CFIndex)sizeof bytes - 1 - have)) > 0) have += count;
    CHECK_TEXT((char *)bytes, "GET /new?a=1 HTTP/1.1");
    CFURLRef last = (CFURLRef)CFReadStreamCopyProperty(stream, kCFStreamPropertyHTTPFinalURL);
    CHECK([[(NSURL *)last path] isEqual:@"/new"]);
    CFHTTPMessageRef sent = (CFHTTPMessageRef)CFReadStreamCopyProperty(stream, kCFStreamPropertyHTTPFinalRequest);
    CFURLRef asked = sent ? CFHTTPMessageCopyRequestURL(sent) : NULL;
    CHECK([[(NSURL *)asked query] isEqual:@"a=1"]);
    if (asked) CFRelease(asked);
    if (sent) CFRelease(sent);
    if (last) CFRelease(last);
    CFReadStreamClose(stream);
    CFRelease(stream);
    CFRelease(request);
}

static void proxies(void) {
    setenv("http_proxy", "http://proxy.example:3128", 1);
    setenv("no_proxy", "inside.example, *.local", 1);
    NSDictionary *settings = [(NSDictionary *)CFNetworkCopySystemProxySettings() autorelease];
    CHECK([[settings objectForKey:(id)kCFNetworkProxiesHTTPEnable] intValue] == 1);
    NSArray *outside = [(NSArray *)CFNetworkCopyProxiesForURL((CFURLRef)[NSURL URLWithString:@"http://example.org/"],
                                                              (CFDictionaryRef)settings) autorelease];
    NSDictionary *proxy = [outside objectAtIndex:0];
    CHECK([[proxy objectForKey:(id)kCFProxyTypeKey] isEqual:(id)kCFProxyTypeHTTP]);
    CHECK([[proxy objectForKey:(id)kCFProxyPortNumberKey] intValue] == 3128);
    CHECK([proxy objectForKey:(id)kCFProxyUsernameKey] == nil && [proxy objectForKey:(id)kCFProxyPasswordKey] == nil);
    NSString *const direct[] = {@"http://a.inside.example/", @"http://printer.local/", @"https://example.org/"};
    for (int i = 0; i < 3; i++) {
        NSArray *found = [(NSArray *)CFNetworkCopyProxiesForURL((CFURLRef)[NSURL URLWithString:direct[i]],
                                                                (CFDictionaryRef)settings) autorelease];
        CHECK([[[found objectAtIndex:0] objectForKey:(id)kCFProxyTypeKey] isEqual:(id)kCFProxyTypeNone]);
    }
    unsetenv("http_proxy");
    unsetenv("no_proxy");
}

static void errors_of_socks(void) {
    CFStreamError error = {.domain = kCFStreamErrorDomainSOCKS,
                           .error = (kCFStreamErrorSOCKS4SubDomainResponse << 16) | kCFStreamErrorSOCKS4RequestFailed};
    CHECK_NUMBER(CFSocketStreamSOCKSGetErrorSubdomain(&error), kCFStreamErrorSOCKS4SubDomainResponse);
    CHECK_NUMBER(CFSocketStreamSOCKSGetError(&error), kCFStreamErrorSOCKS4RequestFailed);
}

static void told(CFNetServiceMonitorRef monitor, CFNetServiceRef service, CFNetServiceMonitorType type, CFDataRef data,
                 CFStreamError *error, void *info) {}
static void found(CFNetServiceBrowserRef browser, CFOptionFlags flags, CFTypeRef domain, CFStreamError *error, void *info) {}

static void watched(void) {
    CFNetServiceRef service = CFNetServiceCreate(NULL, CFSTR("local."), CFSTR("_echo._tcp"), CFSTR("Echo"), port);
    CFNetServiceClientContext context = {0};
    CFNetServiceMonitorRef monitor = CFNetServiceMonitorCreate(NULL, service, told, &context);
    CHECK(monitor && CFGetTypeID(monitor) == CFNetServiceMonitorGetTypeID());
    CFNetServiceMonitorScheduleWithRunLoop(monitor, CFRunLoopGetCurrent(), kCFRunLoopDefaultMode);
    CFStreamError error = {0};
    CHECK(CFNetServiceMonitorStart(monitor, kCFNetServiceMonitorTXT, &error) || error.error);
    CFNetServiceMonitorStop(monitor, NULL);
    CFNetServiceMonitorUnscheduleFromRunLoop(monitor, CFRunLoopGetCurrent(), kCFRunLoopDefaultMode);
    CFNetServiceMonitorInvalidate(monitor);
    CFRelease(monitor);
    CFNetServiceBrowserRef browser = CFNetServiceBrowserCreate(NULL, found, &context);
    CHECK(CFGetTypeID(browser) == CFNetServiceBrowserGetTypeID());
    CFNetServiceBrowserScheduleWithRunLoop(browser, CFRunLoopGetCurrent(), kCFRunLoopDefaultMode);
    CHECK(CFNetServiceBrowserSearchForDomains(browser, false, &error) || error.error);
    CFNetServiceBrowserStopSearch(browser, NULL);
    CFNetServiceBrowserUnscheduleFromRunLoop(browser, CFRunLoopGetCurrent(), kCFRunLoopDefaultMode);
    CFNetServiceBrowserInvalidate(browser);
    CFRelease(browser);
    CFNetServiceScheduleWithRunLoop(service, CFRunLoopGetCurrent(), kCFRunLoopDefaultMode);
    CFNetServiceUnscheduleFromRunLoop(service, CFRunLoopGetCurrent(), kCFRunLoopDefaultMode);
    CFRelease(service);
}

int main(void) {
    alarm(120);
    @autoreleasepool {
        port = start_server(serve);
        hosts();
        final_places();
        proxies();
        errors_of_socks();
        watched();
        end_of_checks();
    }
    return 0;
}
