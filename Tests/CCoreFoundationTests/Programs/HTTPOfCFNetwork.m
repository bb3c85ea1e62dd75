// Messages and streams of HTTP against a server in the program itself.

#import <CFNetwork/CFNetwork.h>
#import <UIKit/UIKit.h>
#import "LoopbackServer.h"

/// Reads a request and what its header says of a body.
static void read_request_with_body(int connection, char *buffer, size_t size) {
    size_t used = 0;
    while (used + 1 < size) {
        ssize_t count = recv(connection, buffer + used, size - used - 1, 0);
        if (count <= 0) break;
        used += (size_t)count;
        buffer[used] = 0;
        char *end = strstr(buffer, "\r\n\r\n"), *length = strstr(buffer, "Content-Length: ");
        if (end && used >= (size_t)(end + 4 - buffer) + (length ? strtoul(length + 16, NULL, 10) : 0)) break;
    }
}

static const char *answer_to(const char *request) {
    if (strncmp(request, "GET /plain ", 11) == 0) {
        return "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX-Name: value\r\n\r\nhello and more than it says";
    }
    if (strncmp(request, "GET /chunked?q=1 ", 17) == 0) {
        return "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
               "6\r\nchunk \r\nA;x=y\r\nafter chun\r\n1\r\nk\r\n0\r\n\r\n";
    }
    if (strncmp(request, "GET /moved ", 11) == 0) return "HTTP/1.1 302 Found\r\nLocation: /plain\r\n\r\n";
    if (strncmp(request, "GET /closed ", 12) == 0) return "HTTP/1.0 404 Not Found\r\n\r\nup to the end";
    if (strncmp(request, "GET /broken ", 12) == 0) return "this is no answer\r\n\r\n";
    if (strncmp(request, "GET /short ", 11) == 0) return "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\ntoo short";
    if (strncmp(request, "POST /post ", 11) == 0) {
        return strstr(request, "\r\n\r\nbody of it") ? "HTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\nok"
                                                    : "HTTP/1.1 400 Bad Request\r\n\r\n";
    }
    return "HTTP/1.1 500 Oops\r\nContent-Length: 0\r\n\r\n";
}

enum { LargeCount = 3000000 };

/// More than a stream keeps, and than a connection's buffers hold; or a chunk of it whose length never ends.
static void send_large(int connection, BOOL is_endless) {
    char *bytes = malloc(LargeCount);
    memset(bytes, '1', LargeCount);
    const char *header = is_endless ? "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" : "HTTP/1.0 200 OK\r\n\r\n";
    send(connection, header, strlen(header), MSG_NOSIGNAL);
    for (size_t sent = 0; sent < LargeCount;) {
        ssize_t count = send(connection, bytes + sent, LargeCount - sent, MSG_NOSIGNAL);
        if (count <= 0) break;
        sent += (size_t)count;
    }
    free(bytes);
}

static void *serve(void *listener) {
    while (1) {
        int connection = next_client(listener);
        if (connection < 0) return NULL;
        char request[4096] = "";
        read_request_with_body(connection, request, sizeof request);
        if (strncmp(request, "GET /large ", 11) == 0) {
            send_large(connection, NO);
        } else if (strncmp(request, "GET /endless ", 13) == 0) {
            send_large(connection, YES);
        } else {
            const char *answer = answer_to(request);
            send(connection, answer, strlen(answer), MSG_NOSIGNAL);
        }
        close(connection);
    }
}

static NSMutableData *received;

static void changed(CFReadStreamRef stream, CFStreamEventType type, void *info) {
    UInt8 buffer[8];
    if (type == kCFStreamEventHasBytesAvailable) {
        CFIndex count = CFReadStreamRead(stream, buffer, sizeof buffer);
        [received appendBytes:buffer length:(NSUInteger)MAX(count, 0)];
    } else if (type == kCFStreamEventEndEncountered || type == kCFStreamEventErrorOccurred) {
        *(CFStreamEventType *)info = type;
        CFRunLoopStop(CFRunLoopGetCurrent());
    }
}

static CFHTTPMessageRef request_for(NSString *method, NSString *path, int port) {
    NSURL *url = [NSURL URLWithString:[NSString stringWithFormat:@"http://127.0.0.1:%d%@", port, path]];
    return CFHTTPMessageCreateRequest(NULL, (CFStringRef)method, (CFURLRef)url, kCFHTTPVersion1_1);
}

static void load(NSString *method, NSString *path, int port, const char *body) {
    CFHTTPMessageRef request = request_for(method, path, port);
    if (body) CFHTTPMessageSetBody(request, (CFDataRef)[NSData dataWithBytes:body length:strlen(body)]);
    CFReadStreamRef stream = CFReadStreamCreateForHTTPRequest(NULL, request);
    CFReadStreamSetProperty(stream, kCFStreamPropertyHTTPShouldAutoredirect, kCFBooleanTrue);
    received = [NSMutableData data];
    CFStreamEventType end = 0;
    CFStreamClientContext context = {0, &end, NULL, NULL, NULL};
    CFReadStreamSetClient(stream, kCFStreamEventHasBytesAvailable | kCFStreamEventEndEncountered
                          | kCFStreamEventErrorOccurred, changed, &context);
    CFReadStreamScheduleWithRunLoop(stream, CFRunLoopGetCurrent(), kCFRunLoopDefaultMode);
    CFReadStreamOpen(stream);
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 10, false);
    CFHTTPMessageRef response =
        (CFHTTPMessageRef)CFReadStreamCopyProperty(stream, kCFStreamPropertyHTTPResponseHeader);
    printf("%s: %lu %ld \"%.*s\"\n", [path UTF8String], (unsigned long)end,
           response ? CFHTTPMessageGetResponseStatusCode(response) : 0, (int)[received length], (char *)[received bytes]);
    if (end == kCFStreamEventErrorOccurred) {
        NSError *error = [(NSError *)CFReadStreamCopyError(stream) autorelease];
        printf("%s %d\n", [[error domain] UTF8String], (int)[error code]);
    }
    if (response) CFRelease(response);
    CFReadStreamSetClient(stream, 0, NULL, NULL);
    CFReadStreamClose(stream);
    CFRelease(stream);
    CFRelease(request);
}

static void ignore_event(CFReadStreamRef stream, CFStreamEventType type, void *info) {}

/// The stream is not read while it tells of its bytes, and is read to the end afterwards.
static void load_late(NSString *path, int port) {
    CFHTTPMessageRef request = request_for(@"GET", path, port);
    CFReadStreamRef stream = CFReadStreamCreateForHTTPRequest(NULL, request);
    CFStreamClientContext context = {0};
    CFReadStreamSetClient(stream, kCFStreamEventHasBytesAvailable, ignore_event, &context);
    CFReadStreamScheduleWithRunLoop(stream, CFRunLoopGetCurrent(), kCFRunLoopDefaultMode);
    CFReadStreamOpen(stream);
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.2, false);
    CFIndex count, total = 0;
    static UInt8 buffer[1 << 20];
    while ((count = CFReadStreamRead(stream, buffer, sizeof buffer)) > 0) total += count;
    printf("late %s: %ld, then %ld\n", [path UTF8String], total, count);
    CFReadStreamClose(stream);
    CFRelease(stream);
    CFRelease(request);
}

static void messages(void) {
    CFHTTPMessageRef request = request_for(@"GET", @"/a%20b?q=1", 80);
    CFHTTPMessageSetHeaderFieldValue(request, CFSTR("Accept"), CFSTR("text/html"));
    CFHTTPMessageSetHeaderFieldValue(request, CFSTR("ACCEPT"), CFSTR("*/*"));
    NSData *bytes = [(NSData *)CFHTTPMessageCopySerializedMessage(request) autorelease];
    NSString *text = [[[NSString alloc] initWithData:bytes encoding:NSASCIIStringEncoding] autorelease];
    for (NSString *line in [text componentsSeparatedByString:@"\r\n"]) printf("<%s>\n", [line UTF8String]);

    CFHTTPMessageRef refusal = CFHTTPMessageCreateEmpty(NULL, false);
    const char *answer = "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Digest realm=\"testrealm@host.com\", "
                         "qop=\"auth,auth-int\", nonce=\"dcd98b\", opaque=\"5ccc\"\r\nSet-Cookie: a\r\nset-cookie: b\r\n\r\nno";
    for (const char *c = answer; *c; c++) CFHTTPMessageAppendBytes(refusal, (const UInt8 *)c, 1);
    printf("%d %ld %s\n", CFHTTPMessageIsHeaderComplete(refusal), CFHTTPMessageGetResponseStatusCode(refusal),
           [[(NSString *)CFHTTPMessageCopyHeaderFieldValue(refusal, CFSTR("Set-Cookie")) autorelease] UTF8String]);
    printf("%ld\n", CFDataGetLength((CFDataRef)[(NSData *)CFHTTPMessageCopyBody(refusal) autorelease]));
    CFHTTPAuthenticationRef authentication = CFHTTPAuthenticationCreateFromResponse(NULL, refusal);
    printf("%s %s %d\n", [[(NSString *)CFHTTPAuthenticationCopyMethod(authentication) autorelease] UTF8String],
           [[(NSString *)CFHTTPAuthenticationCopyRealm(authentication) autorelease] UTF8String],
           CFHTTPAuthenticationIsValid(authentication, NULL));
    printf("%d\n", CFHTTPMessageApplyCredentials(request, authentication, CFSTR("ann"), CFSTR("secret"), NULL));
    NSString *header = [(NSString *)CFHTTPMessageCopyHeaderFieldValue(request, CFSTR("Authorization")) autorelease];
    printf("%d %d\n", [header hasPrefix:@"Digest username=\"ann\", realm=\"testrealm@host.com\""],
           [header rangeOfString:@"qop=auth, nc=00000001"].length > 0);
    CFRelease(authentication);
    CFRelease(refusal);
    printf("%d\n", CFHTTPMessageAddAuthentication(request, NULL, CFSTR("Aladdin"), CFSTR("open sesame"),
                                                  kCFHTTPAuthenticationSchemeBasic, false));
    header = [(NSString *)CFHTTPMessageCopyHeaderFieldValue(request, CFSTR("Authorization")) autorelease];
    printf("%s\n", [header UTF8String]);
    CFRelease(request);
    CFHTTPMessageRef broken = CFHTTPMessageCreateEmpty(NULL, false);
    printf("%d\n", CFHTTPMessageAppendBytes(broken, (const UInt8 *)"nonsense\r\n\r\n", 12));
    CFRelease(broken);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    messages();
    int port = start_server(serve);
    load(@"GET", @"/plain", port, NULL);
    load(@"GET", @"/chunked?q=1", port, NULL);
    load(@"GET", @"/moved", port, NULL);
    load(@"GET", @"/closed", port, NULL);
    load(@"POST", @"/post", port, "body of it");
    load(@"GET", @"/broken", port, NULL);
    load(@"GET", @"/short", port, NULL);
    load(@"HEAD", @"/other", port, NULL);
    load_late(@"/large", port);
    load_late(@"/endless", port);
    // Without a run loop's turn in between.
    CFHTTPMessageRef request = request_for(@"GET", @"/plain", port);
    CFReadStreamRef stream = CFReadStreamCreateForHTTPRequest(NULL, request);
    CFReadStreamOpen(stream);
    UInt8 buffer[64];
    CFIndex count = CFReadStreamRead(stream, buffer, sizeof buffer);
    printf("%ld %.*s %ld\n", count, (int)MAX(count, 0), buffer, CFReadStreamRead(stream, buffer, sizeof buffer));
    CFReadStreamClose(stream);
    CFRelease(stream);
    CFRelease(request);
    [pool drain];
    return 0;
}

// > <GET /a%20b?q=1 HTTP/1.1>
// > <Host: 127.0.0.1:80>
// > <ACCEPT: */*>
// > <>
// > <>
// > 1 401 a, b
// > 2
// > Digest testrealm@host.com 1
// > 1
// > 1 1
// > 1
// > Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==
// > 0
// > /plain: 16 200 "hello"
// > /chunked?q=1: 16 200 "chunk after chunk"
// > /moved: 16 200 "hello"
// > /closed: 16 404 "up to the end"
// > /post: 16 201 "ok"
// > /broken: 8 0 ""
// > kCFErrorDomainCFNetwork 303
// > /short: 8 200 "too short"
// > kCFErrorDomainCFNetwork 302
// > /other: 16 500 ""
// > late /large: 3000000, then 0
// > late /endless: 0, then -1
// > 5 hello 0
