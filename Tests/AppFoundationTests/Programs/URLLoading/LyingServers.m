// Servers that lie about lengths, break off anywhere, or never end: each client hears of it as an NSError or takes what came.
// Synchronous and asynchronous connections say the same; streams of CFNetwork say so, too. Nothing stays open.
// > done

#import <UIKit/UIKit.h>
#import <CFNetwork/CFNetwork.h>
#include <dirent.h>
#include <signal.h>
#import "LoopbackServer.h"

typedef enum { Close, Reset, Hang, RepeatLast } LastAct;

typedef struct {
    const char *name, *answer;
    /// Of the answer; 0 for that of the text.
    size_t length;
    LastAct act;
    /// What is sent over and over by RepeatLast.
    const char *repeated;
    /// What connections must say: a status and the body, or the code of an error in NSURLErrorDomain.
    const char *wanted;
    /// What a stream of CFNetwork must say: a status and the length of the body, or an error.
    const char *streamed;
} Lie;

#define OK "HTTP/1.1 200 OK\r\n"
#define ENDED "Connection: close\r\n"

static const Lie lies[] = {
    {"a body that is too short", OK "Content-Length: 100\r\n\r\n0123456789", 0, Close, NULL, "-1005", "CFNetwork 302"},
    {"a body that is too long", OK "Content-Length: 3\r\n\r\nabcdef", 0, Close, NULL, "200 abc", "200 3"},
    {"a length below zero", OK "Content-Length: -5\r\n\r\nabc", 0, Close, NULL, "-1011", "CFNetwork 303"},
    {"a length of letters", OK "Content-Length: many\r\n\r\nabc", 0, Close, NULL, "-1011", "CFNetwork 303"},
    {"two lengths", OK "Content-Length: 3\r\nContent-Length: 5\r\n\r\nabcde", 0, Close, NULL, "200 abcde", "200 5"},
    {"a length beyond all numbers", OK "Content-Length: 99999999999999999999999\r\n\r\nabc", 0, Close, NULL, "200 abc", "200 3"},
    {"no length", OK "\r\nabc", 0, Close, NULL, "200 abc", "200 3"},
    {"fields without end", OK, 0, RepeatLast, "X-Field: 0123456789012345678901234567890123456789\r\n", "-1005", "CFNetwork 302"},
    {"a line without end", OK "X-Field: ", 0, RepeatLast, "0123456789012345678901234567890123456789", "-1005", "CFNetwork 302"},
    {"a status line without end", "HTTP/1.1 200 ", 0, RepeatLast, "0123456789012345678901234567890123456789", "-1005", "CFNetwork 302"},
    {"interim answers without end", "", 0, RepeatLast, "HTTP/1.1 100 Continue\r\nX-Field: 1\r\n\r\n", "-1005", "CFNetwork 302"},
    {"an interim answer", "HTTP/1.1 100 Continue\r\n\r\n" OK "Content-Length: 3\r\n\r\nabc", 0, Close, NULL, "200 abc", "200 3"},
    {"another protocol", "HTTP/1.1 101 Switching Protocols\r\nUpgrade: none\r\n\r\n", 0, Close, NULL, "-1005", "CFNetwork 302"},
    {"no answer", "", 0, Close, NULL, "-1005", "CFNetwork 302"},
    {"no answer but a reset", "", 0, Reset, NULL, "-1005", "CFNetwork 302"},
    {"no HTTP", "SSH-2.0-OpenSSH_5.1\r\n", 0, Close, NULL, "-1011", "CFNetwork 303"},
    {"a text", "<html>hello</html>", 0, Close, NULL, "-1011", "CFNetwork 303"},
    {"a status of letters", "HTTP/1.1 fine OK\r\n\r\nabc", 0, Close, NULL, "-1011", "CFNetwork 303"},
    {"a status without number", "HTTP/1.1\r\n\r\nabc", 0, Close, NULL, "-1011", "CFNetwork 303"},
    {"a large status", "HTTP/1.1 99999 OK\r\nContent-Length: 3\r\n\r\nabc", 0, Close, NULL, "-1011", "CFNetwork 303"},
    {"a later version", "HTTP/9.9 200 OK\r\nContent-Length: 3\r\n\r\nabc", 0, Close, NULL, "-1011", "CFNetwork 303"},
    {"a zero in a field", OK "X-Field: a\0b\r\nContent-Length: 3\r\n\r\nabc", sizeof OK - 1 + 38, Close, NULL, "-1011", "CFNetwork 303"},
    {"a field without colon", OK "Nonsense\r\nContent-Length: 3\r\n\r\nabc", 0, Close, NULL, "-1011", "CFNetwork 303"},
    {"a field without name", OK ": value\r\nContent-Length: 3\r\n\r\nabc", 0, Close, NULL, "200 abc", "200 3"},
    {"fields of other bytes", OK "X-Field: \xff\xfe\x80\r\nContent-Length: 3\r\n\r\nabc", 0, Close, NULL, "200 abc", "200 3"},
    {"lines without returns", "HTTP/1.1 200 OK\nContent-Length: 3\n\nabc", 0, Close, NULL, "200 abc", "200 3"},
    {"a chunk that is too short", OK "Transfer-Encoding: chunked\r\n\r\n5\r\nabc", 0, Close, NULL, "-1005", "CFNetwork 302"},
    {"a chunk that is too long", OK "Transfer-Encoding: chunked\r\n\r\n2\r\nabcdef\r\n0\r\n\r\n", 0, Close, NULL, "-1005", "CFNetwork 302"},
    {"a chunk of letters", OK "Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n", 0, Close, NULL, "-1005", "CFNetwork 302"},
    {"a chunk beyond all numbers", OK "Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFFFF\r\nabc", 0, Close, NULL, "-1005", "CFNetwork 302"},
    {"a chunk below zero", OK "Transfer-Encoding: chunked\r\n\r\n-1\r\nabc", 0, Close, NULL, "-1005", "CFNetwork 302"},
    {"no last chunk", OK "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n", 0, Close, NULL, "-1005", "CFNetwork 302"},
    {"chunks and a length", OK "Transfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\n3\r\nabc\r\n0\r\n\r\n", 0, Close, NULL, "200 abc", "200 3"},
    {"trailers without end", OK "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n", 0, RepeatLast, "X-Field: 1\r\n", "-1011", "CFNetwork 302"},
    {"gzip that is none", OK "Content-Encoding: gzip\r\nContent-Length: 3\r\n\r\nabc", 0, Close, NULL, "-1016", "200 3"},
    {"gzip that breaks off", OK "Content-Encoding: gzip\r\nContent-Length: 10\r\n\r\n\x1f\x8b\x08\0\0\0\0\0\0\x03",
     sizeof OK - 1 + 56, Close, NULL, "-1016", "200 10"},
    {"deflate that is none", OK "Content-Encoding: deflate\r\nContent-Length: 3\r\n\r\nabc", 0, Close, NULL, "-1016", "200 3"},
    {"an unknown encoding", OK "Content-Encoding: utf-8\r\nContent-Length: 3\r\n\r\nabc", 0, Close, NULL, "200 abc", "200 3"},
    {"a body of no content", "HTTP/1.1 204 No Content\r\nContent-Length: 3\r\n\r\nabc", 0, Close, NULL, "204 ", "204 0"},
    {"a 304 that nobody asked for", "HTTP/1.1 304 Not Modified\r\n\r\n", 0, Close, NULL, "304 ", "304 0"},
    {"a redirection to itself", "HTTP/1.1 302 Found\r\nLocation: /25\r\nContent-Length: 0\r\n\r\n", 0, Close, NULL, "-1007", "302 0"},
    {"a redirection to nowhere", "HTTP/1.1 302 Found\r\nContent-Length: 3\r\n\r\nabc", 0, Close, NULL, "302 abc", "302 3"},
    {"a redirection to a file", "HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd\r\n\r\n", 0, Close, NULL, "-1002", "302 0"},
    {"a redirection to nonsense", "HTTP/1.1 302 Found\r\nLocation: http://[::\r\nContent-Length: 3\r\n\r\nabc", 0, Close, NULL, "-1000", "302 3"},
    {"a redirection to an empty place", "HTTP/1.1 302 Found\r\nLocation:\r\nContent-Length: 3\r\n\r\nabc", 0, Close, NULL, "302 abc", "302 3"},
    {"a challenge without end", "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=\"x\r\nContent-Length: 3\r\n\r\nabc", 0, Close,
     NULL, "-1012", "401 3"},
    {"an unknown challenge", "HTTP/1.1 401 No\r\nWWW-Authenticate: Secret\r\nContent-Length: 3\r\n\r\nabc", 0, Close, NULL, "401 abc", "401 3"},
    {"silence", "", 0, Hang, NULL, "-1001", ""},
    {"silence after the fields", OK "Content-Length: 3\r\n\r\n", 0, Hang, NULL, "-1001", ""},
    {"silence in a field", OK "Content-Le", 0, Hang, NULL, "-1001", ""},
};
enum { LieCount = sizeof lies / sizeof *lies };

/// A whole answer, which is broken off behind each of its bytes.
static const char whole[] = OK "Content-Type: text/plain\r\nSet-Cookie: a=b; domain=.bank.example\r\nContent-Length: 4\r\n\r\nabcd";
static const char chunks[] = OK "Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n2\r\ncd\r\n0\r\n\r\n";

static int port;

static void end_by_reset(int client) {
    struct linger none = {1, 0};
    setsockopt(client, SOL_SOCKET, SO_LINGER, &none, sizeof none);
}

static void *answer(void *argument) {
    int client = (int)(long)argument, number = 0, length = 0;
    char request[8192], kind[8] = "";
    read_request(client, request, sizeof request);
    if (sscanf(request, "%*s /broken/%7[a-z]/%d", kind, &length) == 2) {
        write(client, *kind == 'w' ? whole : chunks, (size_t)length);
        close(client);
        return NULL;
    }
    sscanf(request, "%*s /%d", &number);
    // A redirection to itself keeps its number.
    const Lie *lie = &lies[number % LieCount];
    char text[2048];
    size_t size = lie->length ? lie->length : strlen(lie->answer);
    memcpy(text, lie->answer, size);
    text[size] = 0;
    char *itself = strstr(text, "Location: /25");
    if (itself) itself[11] = (char)('0' + number / 10), itself[12] = (char)('0' + number % 10);
    write(client, text, size);
    if (lie->act == RepeatLast) {
        while (write(client, lie->repeated, strlen(lie->repeated)) > 0) {
        }
    }
    if (lie->act == Reset) end_by_reset(client);
    if (lie->act == Hang) {
        while (read(client, text, sizeof text) > 0) {
        }
    }
    // What the client has sent must be read, or the answer is lost with it.
    shutdown(client, SHUT_WR);
    if (lie->act == Close) {
        while (read(client, text, sizeof text) > 0) {
        }
    }
    close(client);
    return NULL;
}

static void *serve(void *listener) {
    for (;;) {
        int client = next_client(listener);
        pthread_t thread;
        pthread_create(&thread, NULL, answer, (void *)(long)client);
        pthread_detach(thread);
    }
    return NULL;
}

static NSMutableURLRequest *request_of(NSString *path, NSTimeInterval patience) {
    NSURL *url = [NSURL URLWithString:[NSString stringWithFormat:@"http://127.0.0.1:%d/%@", port, path]];
    NSMutableURLRequest *made = [NSMutableURLRequest requestWithURL:url
                                                        cachePolicy:NSURLRequestReloadIgnoringLocalCacheData
                                                    timeoutInterval:patience];
    return made;
}

static NSString *text_of(NSURLResponse *response, NSData *data, NSError *error) {
    if (error) {
        BOOL is_whole = [[error domain] isEqual:NSURLErrorDomain] && [[error localizedDescription] length] &&
                        [[error userInfo] objectForKey:@"NSErrorFailingURLKey"];
        return [NSString stringWithFormat:@"%d%@", (int)[error code], is_whole ? @"" : @" without a sentence"];
    }
    NSString *body = [[[NSString alloc] initWithData:data encoding:NSISOLatin1StringEncoding] autorelease];
    return [NSString stringWithFormat:@"%d %@", (int)[(NSHTTPURLResponse *)response statusCode], body];
}

static NSString *synchronous(NSURLRequest *request) {
    NSURLResponse *response = nil;
    NSError *error = nil;
    NSData *data = [NSURLConnection sendSynchronousRequest:request returningResponse:&response error:&error];
    if (data == nil && error == nil) return @"neither data nor an error";
    return text_of(response, data, error);
}

@interface Listener : NSObject {
@public
    NSURLResponse *response;
    NSMutableData *data;
    NSError *error;
    int ends;
}
@end
@implementation Listener
- (void)connection:(NSURLConnection *)connection didReceiveResponse:(NSURLResponse *)aResponse {
    [response release];
    response = [aResponse retain];
    [data release];
    data = [NSMutableData new];
}
- (void)connection:(NSURLConnection *)connection didReceiveData:(NSData *)more { [data appendData:more]; }
- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)anError {
    error = [anError retain];
    ends++;
}
- (void)connection:(NSURLConnection *)connection
    didReceiveAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
    [[challenge sender] cancelAuthenticationChallenge:challenge];
}
- (void)connectionDidFinishLoading:(NSURLConnection *)connection { ends++; }
- (void)dealloc {
    [response release];
    [data release];
    [error release];
    [super dealloc];
}
@end

static NSString *asynchronous(NSURLRequest *request) {
    Listener *listener = [[Listener new] autorelease];
    [NSURLConnection connectionWithRequest:request delegate:listener];
    while (listener->ends == 0) [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate distantFuture]];
    return text_of(listener->response, listener->data, listener->error);
}

/// A stream has no patience of its own: an error or the end comes unless the server is silent.
static NSString *streamed(NSURLRequest *request) {
    CFHTTPMessageRef message = CFHTTPMessageCreateRequest(NULL, CFSTR("GET"), (CFURLRef)[request URL], kCFHTTPVersion1_1);
    CFReadStreamRef stream = CFReadStreamCreateForHTTPRequest(NULL, message);
    CFRelease(message);
    CFReadStreamOpen(stream);
    NSMutableData *data = [NSMutableData data];
    UInt8 bytes[512];
    CFIndex count;
    while ((count = CFReadStreamRead(stream, bytes, sizeof bytes)) > 0) [data appendBytes:bytes length:(NSUInteger)count];
    NSString *text;
    if (count < 0) {
        CFErrorRef error = CFReadStreamCopyError(stream);
        CFStreamError old = CFReadStreamGetError(stream);
        BOOL is_of_network = error && [(NSString *)CFErrorGetDomain(error) isEqual:(NSString *)kCFErrorDomainCFNetwork];
        text = [NSString stringWithFormat:@"%@ %d", is_of_network ? @"CFNetwork" : @"another", error ? (int)CFErrorGetCode(error) : 0];
        if (old.error == 0) text = [text stringByAppendingString:@" without a number"];
        if (error) CFRelease(error);
    } else {
        CFHTTPMessageRef answer = (CFHTTPMessageRef)CFReadStreamCopyProperty(stream, kCFStreamPropertyHTTPResponseHeader);
        text = [NSString stringWithFormat:@"%d %lu", answer ? (int)CFHTTPMessageGetResponseStatusCode(answer) : 0,
                                          (unsigned long)[data length]];
        if (answer) CFRelease(answer);
    }
    CFReadStreamClose(stream);
    CFRelease(stream);
    return text;
}

static int open_descriptors(void) {
    DIR *folder = opendir("/proc/self/fd");
    int count = 0;
    while (readdir(folder)) count++;
    closedir(folder);
    return count;
}

static void drop_at_each_point(const char *kind, const char *answer) {
    for (size_t length = 0; length <= strlen(answer); length++) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        NSURLRequest *request = request_of([NSString stringWithFormat:@"broken/%s/%zu", kind, length], 20);
        NSString *one = synchronous(request), *other = asynchronous(request), *third = streamed(request);
        // libcurl does not wait for the very last byte, which ends an empty line.
        BOOL is_whole = length + (*kind == 'c') >= strlen(answer);
        BOOL is_right = is_whole ? [one isEqual:@"200 abcd"] && [third isEqual:@"200 4"] : [one hasPrefix:@"-"];
        if (![one isEqual:other] || !is_right || [third rangeOfString:@"without"].length) {
            printf("%s broken off at %zu: %s, asynchronously %s, streamed %s\n", kind, length, [one UTF8String],
                   [other UTF8String], [third UTF8String]);
        }
        [pool drain];
    }
}

static void try_all(void) {
    for (int i = 0; i < LieCount; i++) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        BOOL is_silent = lies[i].act == Hang;
        NSURLRequest *request = request_of([NSString stringWithFormat:@"%d", i], is_silent ? 0.3 : 30);
        NSString *one = synchronous(request), *other = asynchronous(request);
        NSString *third = is_silent ? @"" : streamed(request);
        NSString *wanted = [NSString stringWithUTF8String:lies[i].wanted];
        BOOL is_right = [one isEqual:wanted] && [other isEqual:wanted] &&
                        [third isEqual:[NSString stringWithUTF8String:lies[i].streamed]];
        if (!is_right) {
            printf("%s: %s, asynchronously %s, streamed %s\n", lies[i].name, [one UTF8String], [other UTF8String],
                   [third UTF8String]);
        }
        [pool drain];
    }
}

int main(void) {
    alarm(250);
    signal(SIGPIPE, SIG_IGN);
    @autoreleasepool {
        port = start_server(serve);
        try_all();
        int before = open_descriptors();
        try_all();
        drop_at_each_point("whole", whole);
        drop_at_each_point("chunks", chunks);
        int after = open_descriptors();
        if (after > before + 8) printf("%d descriptors stay open\n", after - before);
        printf("done\n");
    }
    return 0;
}
