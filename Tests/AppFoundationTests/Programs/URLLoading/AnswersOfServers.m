// Connections answer Digest challenges, unpack gzip, send streams, load much, ask again for what is old, and end when told to.

#import <UIKit/UIKit.h>
#import "LoopbackServer.h"

static int port;
static const size_t large = 6 << 20;
static BOOL renews_streams;

static void answer(int client, const char *status, const char *fields, const void *body, size_t length) {
    char head[1024];
    int count = snprintf(head, sizeof head, "HTTP/1.1 %s\r\n%sContent-Length: %zu\r\nConnection: close\r\n\r\n", status, fields,
                         length);
    write(client, head, (size_t)count);
    for (size_t sent = 0; sent < length;) {
        ssize_t more = write(client, (const char *)body + sent, length - sent);
        if (more <= 0) break;
        sent += (size_t)more;
    }
}

/// Reads a chunked body to its end and counts its bytes.
static long chunked_length(int client, char *start, ssize_t have, char *buffer, size_t size) {
    long total = 0;
    NSMutableData *data = [NSMutableData dataWithBytes:start length:(NSUInteger)have];
    while (have >= 0 && memmem([data bytes], [data length], "0\r\n\r\n", 5) == NULL) {
        have = read(client, buffer, size);
        if (have <= 0) break;
        [data appendBytes:buffer length:(NSUInteger)have];
    }
    const char *place = [data bytes], *end = place + [data length];
    while (place < end) {
        char *line;
        long count = strtol(place, &line, 16);
        if (count <= 0) break;
        total += count;
        place = line + 2 + count + 2;
    }
    return total;
}

static void *serve(void *listener) {
    static const unsigned char packed[] = {0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xcb, 0x48, 0xcd, 0xc9, 0xc9, 7, 0,
                                           0x86, 0xa6, 0x10, 0x36, 5, 0, 0, 0};
    for (;;) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        int client = next_client(listener);
        char request[8192], text[256], more[4096];
        ssize_t length = (ssize_t)read_request(client, request, sizeof request);
        char *body = strstr(request, "\r\n\r\n");
        body = body ? body + 4 : request + length;
        if (strstr(request, "/foreign")) {
            answer(client, "200 OK", "Set-Cookie: own=1; path=/\r\nSet-Cookie: stolen=1; domain=.bank.example; path=/\r\n", "", 0);
        } else if (strstr(request, "/guarded")) {
            chunked_length(client, body, request + length - body, more, sizeof more);
            BOOL is_known = strstr(request, "Authorization: Basic") != NULL;
            answer(client, is_known ? "200 OK" : "401 Unauthorized", is_known ? "" : "WWW-Authenticate: Basic realm=\"g\"\r\n",
                   "", 0);
        } else if (strstr(request, "/digest")) {
            const char *digest = strstr(request, "Authorization: Digest ");
            BOOL is_right = digest && strstr(digest, "username=\"u\"") && strstr(digest, "nonce=\"n1\"") &&
                            strstr(digest, "response=\"");
            if (is_right) {
                answer(client, "200 OK", "Content-Type: text/plain\r\n", "digested", 8);
            } else {
                answer(client, "401 Unauthorized", "WWW-Authenticate: Digest realm=\"r\", nonce=\"n1\", qop=\"auth\"\r\n", "", 0);
            }
        } else if (strstr(request, "/gzip")) {
            BOOL is_asked = strstr(request, "Accept-Encoding:") && strstr(request, "gzip");
            answer(client, "200 OK", is_asked ? "Content-Encoding: gzip\r\nContent-Type: text/plain\r\n" : "", packed,
                   is_asked ? sizeof packed : 0);
        } else if (strstr(request, "/upload")) {
            if (strstr(request, "Expect: 100-continue")) write(client, "HTTP/1.1 100 Continue\r\n\r\n", 25);
            long bytes = chunked_length(client, body, request + length - body, more, sizeof more);
            int count = snprintf(text, sizeof text, "%.4s %ld", request, bytes);
            answer(client, "200 OK", "Content-Type: text/plain\r\n", text, (size_t)count);
        } else if (strstr(request, "/large")) {
            char *much = calloc(large, 1);
            answer(client, "200 OK", "Content-Type: application/octet-stream\r\n", much, large);
            free(much);
        } else if (strstr(request, "/tagged")) {
            BOOL is_known = strstr(request, "If-None-Match: \"t\"") != NULL;
            answer(client, is_known ? "304 Not Modified" : "200 OK", "ETag: \"t\"\r\nContent-Type: text/plain\r\n", "tagged",
                   is_known ? 0 : 6);
        } else {
            answer(client, "204 No Content", "", "", 0);
        }
        close(client);
        [pool drain];
    }
    return NULL;
}

@interface Listener : NSObject {
@public
    BOOL is_done, cancels, renews;
    long long received, expected;
    NSMutableData *body;
    int status, parts;
}
@end

@implementation Listener
- (id)init {
    self = [super init];
    body = [NSMutableData new];
    return self;
}
- (void)dealloc {
    [body release];
    [super dealloc];
}
- (void)connection:(NSURLConnection *)connection didReceiveResponse:(NSURLResponse *)response {
    status = (int)[(NSHTTPURLResponse *)response statusCode];
    expected = [response expectedContentLength];
    [body setLength:0];
}
- (void)connection:(NSURLConnection *)connection didReceiveData:(NSData *)data {
    received += (long long)[data length];
    parts++;
    if ([body length] < 100) [body appendData:data];
    if (cancels) {
        [connection cancel];
        is_done = YES;
    }
}
- (void)connection:(NSURLConnection *)connection
    didReceiveAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
    printf("%s of %s ", [[[challenge protectionSpace] authenticationMethod] UTF8String],
           [[[challenge protectionSpace] realm] UTF8String]);
    [[challenge sender] useCredential:[NSURLCredential credentialWithUser:@"u"
                                                                 password:@"p"
                                                              persistence:NSURLCredentialPersistenceNone]
           forAuthenticationChallenge:challenge];
}
- (NSInputStream *)connection:(NSURLConnection *)connection needNewBodyStream:(NSURLRequest *)request {
    printf("again ");
    return renews ? [NSInputStream inputStreamWithData:[NSMutableData dataWithLength:1000]] : nil;
}
- (void)connectionDidFinishLoading:(NSURLConnection *)connection { is_done = YES; }
- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error {
    printf("failed %d ", (int)[error code]);
    is_done = YES;
}
@end

static NSMutableURLRequest *request(NSString *path) {
    NSString *address = [NSString stringWithFormat:@"http://127.0.0.1:%d%@", port, path];
    return [NSMutableURLRequest requestWithURL:[NSURL URLWithString:address]];
}

static Listener *load(NSURLRequest *request, BOOL cancels) {
    Listener *listener = [[Listener new] autorelease];
    listener->cancels = cancels;
    listener->renews = renews_streams;
    [NSURLConnection connectionWithRequest:request delegate:listener];
    NSDate *limit = [NSDate dateWithTimeIntervalSinceNow:30];
    while (!listener->is_done && [limit timeIntervalSinceNow] > 0) {
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:limit];
    }
    return listener;
}

static void print(Listener *listener) {
    printf("%d \"%.*s\"\n", listener->status, (int)[listener->body length], (const char *)[listener->body bytes]);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    port = start_server(serve);

    print(load(request(@"/digest"), NO));
    print(load(request(@"/gzip"), NO));
    NSMutableURLRequest *upload = request(@"/upload");
    [upload setHTTPMethod:@"POST"];
    [upload setHTTPBodyStream:[NSInputStream inputStreamWithData:[NSMutableData dataWithLength:300000]]];
    print(load(upload, NO));
    for (int i = 0; i < 2; i++) {
        NSMutableURLRequest *guarded = request(@"/guarded");
        [guarded setHTTPMethod:@"POST"];
        [guarded setHTTPBodyStream:[NSInputStream inputStreamWithData:[NSMutableData dataWithLength:1000]]];
        renews_streams = i == 0;
        print(load(guarded, NO));
    }
    load(request(@"/foreign"), NO);
    for (NSHTTPCookie *cookie in [[NSHTTPCookieStorage sharedHTTPCookieStorage] cookies]) {
        printf("%s=%s\n", [[cookie name] UTF8String], [[cookie value] UTF8String]);
    }
    Listener *much = load(request(@"/large"), NO);
    printf("%lld of %lld, in parts: %d\n", much->received, much->expected, much->parts > 1);
    Listener *given_up = load(request(@"/large"), YES);
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.2]];
    printf("cancelled after %d part\n", given_up->parts);
    NSMutableURLRequest *tagged = request(@"/tagged");
    [tagged setValue:@"\"t\"" forHTTPHeaderField:@"If-None-Match"];
    printf("%d ", load(request(@"/tagged"), NO)->status);
    printf("%d\n", load(tagged, NO)->status);
    print(load(request(@"/nothing"), NO));
    [pool drain];
    return 0;
}

// > NSURLAuthenticationMethodHTTPDigest of r 200 "digested"
// > 200 "hello"
// > 200 "POST 300000"
// > NSURLAuthenticationMethodHTTPBasic of g again 200 ""
// > NSURLAuthenticationMethodHTTPBasic of g again failed -1021 0 ""
// > own=1
// > 6291456 of 6291456, in parts: 1
// > cancelled after 1 part
// > 200 304
// > 204 ""
