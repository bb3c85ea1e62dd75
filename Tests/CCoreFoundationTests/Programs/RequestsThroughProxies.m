// environment: http_proxy=http://proxy.test:3128
// environment: no_proxy=inside.test
// A request whose body is a stream goes through the proxy that the stream names; settings of the system's come from the
// environment.
// > system: proxy.test 3128, but not for inside.test
// > outside by HTTP proxy.test, inside by none
// > the proxy heard: POST http://outside.test/upload HTTP/1.1, Content-Length 11, body of bytes
// > answered 201 by HTTP/1.1: X-Name value, 2 header fields
// > bytes written: 11
// > settings of encryption are taken 1
#import <CFNetwork/CFNetwork.h>
#import <Foundation/Foundation.h>
#import "LoopbackServer.h"

static char heard[8192];

static void *serve(void *listener) {
    int connection = next_client(listener);
    size_t used = 0;
    char *end = NULL;
    while (used + 1 < sizeof heard && (end == NULL || strlen(end + 4) < 11)) {
        ssize_t count = recv(connection, heard + used, sizeof heard - used - 1, 0);
        if (count <= 0) break;
        heard[used += (size_t)count] = 0;
        end = strstr(heard, "\r\n\r\n");
    }
    const char *answer = "HTTP/1.1 201 Created\r\nContent-Length: 2\r\nX-Name: value\r\n\r\nok";
    send(connection, answer, strlen(answer), MSG_NOSIGNAL);
    close(connection);
    return NULL;
}

static const char *proxy_for(NSString *url, CFDictionaryRef settings) {
    NSArray *proxies = [(NSArray *)CFNetworkCopyProxiesForURL((CFURLRef)[NSURL URLWithString:url], settings) autorelease];
    NSDictionary *proxy = [proxies objectAtIndex:0];
    if ([[proxy objectForKey:(id)kCFProxyTypeKey] isEqual:(id)kCFProxyTypeNone]) return "none";
    return [[@"HTTP " stringByAppendingString:[proxy objectForKey:(id)kCFProxyHostNameKey]] UTF8String];
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    CFDictionaryRef system = CFNetworkCopySystemProxySettings();
    NSDictionary *settings = (NSDictionary *)system;
    printf("system: %s %d, but not for %s\n", [[settings objectForKey:(id)kCFNetworkProxiesHTTPProxy] UTF8String],
           [[settings objectForKey:(id)kCFNetworkProxiesHTTPPort] intValue],
           [[[settings objectForKey:(id)kCFNetworkProxiesExceptionsList] lastObject] UTF8String]);
    printf("outside by %s, ", proxy_for(@"http://outside.test/", system));
    printf("inside by %s\n", proxy_for(@"http://inside.test/", system));

    int port = start_server(serve);

    NSURL *url = [NSURL URLWithString:@"http://outside.test/upload"];
    CFHTTPMessageRef request = CFHTTPMessageCreateRequest(NULL, CFSTR("POST"), (CFURLRef)url, kCFHTTPVersion1_1);
    CFHTTPMessageSetHeaderFieldValue(request, CFSTR("Content-Length"), CFSTR("11"));
    NSInputStream *body = [NSInputStream inputStreamWithData:[@"a long body" dataUsingEncoding:NSASCIIStringEncoding]];
    CFReadStreamRef stream = CFReadStreamCreateForStreamedHTTPRequest(NULL, request, (CFReadStreamRef)body);
    NSDictionary *proxy = [NSDictionary dictionaryWithObjectsAndKeys:@"127.0.0.1", (id)kCFStreamPropertyHTTPProxyHost,
        [NSNumber numberWithInt:port], (id)kCFStreamPropertyHTTPProxyPort, nil];
    CFReadStreamSetProperty(stream, kCFStreamPropertyHTTPProxy, (CFTypeRef)proxy);
    NSDictionary *encryption = [NSDictionary dictionaryWithObjectsAndKeys:
        (id)kCFStreamSocketSecurityLevelNegotiatedSSL, (id)kCFStreamSSLLevel, [NSNumber numberWithBool:YES],
        (id)kCFStreamSSLAllowsAnyRoot, [NSNumber numberWithBool:NO], (id)kCFStreamSSLValidatesCertificateChain,
        [NSNumber numberWithBool:NO], (id)kCFStreamSSLIsServer, nil];
    BOOL isTaken = CFReadStreamSetProperty(stream, kCFStreamPropertySSLSettings, (CFTypeRef)encryption);
    CFReadStreamOpen(stream);
    UInt8 buffer[64];
    while (CFReadStreamRead(stream, buffer, sizeof buffer) > 0) continue;

    char *text = strstr(heard, "\r\n\r\n"), *count = strcasestr(heard, "Content-Length: ");
    printf("the proxy heard: %.*s, Content-Length %d, %s\n", (int)strcspn(heard, "\r"), heard,
           count ? atoi(count + 16) : -1, text && strcmp(text + 4, "a long body") == 0 ? "body of bytes" : "no body");
    CFHTTPMessageRef response =
        (CFHTTPMessageRef)CFReadStreamCopyProperty(stream, kCFStreamPropertyHTTPResponseHeader);
    NSString *version = [(NSString *)CFHTTPMessageCopyVersion(response) autorelease];
    NSDictionary *fields = [(NSDictionary *)CFHTTPMessageCopyAllHeaderFields(response) autorelease];
    printf("answered %d by %s: X-Name %s, %d header fields\n", (int)CFHTTPMessageGetResponseStatusCode(response),
           [version UTF8String], [[fields objectForKey:@"X-Name"] UTF8String], (int)[fields count]);
    NSNumber *written = (NSNumber *)CFReadStreamCopyProperty(stream, kCFStreamPropertyHTTPRequestBytesWrittenCount);
    printf("bytes written: %d\n", [written intValue]);
    printf("settings of encryption are taken %d\n", isTaken);
    CFReadStreamClose(stream);
    CFRelease(stream);
    CFRelease(response);
    CFRelease(request);
    [pool drain];
    return 0;
}
