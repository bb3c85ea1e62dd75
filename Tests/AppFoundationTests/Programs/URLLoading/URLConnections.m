// Delegates of connections hear of answers, redirections, passwords and failures in Apple's order, from a server in this program.

#import <UIKit/UIKit.h>
#import "LoopbackServer.h"

static int port;

/// Answers one request after the other, by its path.
static void *serve(void *listener) {
    for (;;) {
        int client = next_client(listener);
        char request[4096], answer[4096];
        read_request(client, request, sizeof request);
        const char *status = "200 OK", *fields = "Content-Type: text/plain; charset=utf-8\r\n", *body = "hello";
        char *start = strstr(request, "\r\n\r\n") + 4;
        if (strstr(request, "/moved")) status = "302 Found", fields = "Location: /hello\r\n", body = "";
        if (strstr(request, "/circle")) status = "302 Found", fields = "Location: /circle\r\n", body = "";
        if (strstr(request, "/nothing")) status = "404 Not Found", body = "no";
        if (strstr(request, "/cookie")) fields = "Set-Cookie: taste=sweet; path=/\r\n", body = "";
        if (strstr(request, "/taste")) body = strstr(request, "Cookie: taste=sweet") ? "sweet" : "none";
        if (strstr(request, "/secret") && strstr(request, "Authorization: Basic dTpw") == NULL) {
            status = "401 Unauthorized", fields = "WWW-Authenticate: Basic realm=\"safe\"\r\n", body = "who?";
        }
        if (strstr(request, "POST")) {
            if (*start == 0) read(client, start, 100);
            body = start;
        }
        long stated = strstr(request, "/broken") ? 100 : (long)strlen(body);
        snprintf(answer, sizeof answer, "HTTP/1.1 %s\r\n%sContent-Length: %ld\r\nConnection: close\r\n\r\n%s", status, fields,
                 stated, body);
        if (strstr(request, "/slow")) usleep(1500000);
        write(client, answer, strlen(answer));
        close(client);
    }
    return NULL;
}

@interface Listener : NSObject {
@public
    BOOL is_done, refuses;
    NSString *password;
}
@end

@implementation Listener
- (NSURLRequest *)connection:(NSURLConnection *)connection
             willSendRequest:(NSURLRequest *)request
            redirectResponse:(NSURLResponse *)response {
    if (response) printf("to %s ", [[[request URL] path] UTF8String]);
    return response && refuses ? nil : request;
}
- (void)connection:(NSURLConnection *)connection didReceiveResponse:(NSURLResponse *)response {
    BOOL is_http = [response isKindOfClass:[NSHTTPURLResponse class]];
    printf("%d %lld %s ", is_http ? (int)[(NSHTTPURLResponse *)response statusCode] : 0, [response expectedContentLength],
           [[response MIMEType] UTF8String]);
}
- (void)connection:(NSURLConnection *)connection didReceiveData:(NSData *)data {
    printf("\"%.*s\" ", (int)[data length], (const char *)[data bytes]);
}
- (void)connection:(NSURLConnection *)connection
    didReceiveAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
    printf("challenge %d of %s ", (int)[challenge previousFailureCount], [[[challenge protectionSpace] realm] UTF8String]);
    if (password == nil || [challenge previousFailureCount] > 0) {
        [[challenge sender] cancelAuthenticationChallenge:challenge];
        return;
    }
    NSURLCredential *credential = [NSURLCredential credentialWithUser:@"u"
                                                             password:password
                                                          persistence:NSURLCredentialPersistenceNone];
    [[challenge sender] useCredential:credential forAuthenticationChallenge:challenge];
}
- (void)connectionDidFinishLoading:(NSURLConnection *)connection {
    printf("end\n");
    is_done = YES;
}
- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error {
    printf("%s %d\n", [[error domain] UTF8String], (int)[error code]);
    is_done = YES;
}
@end

static NSMutableURLRequest *request(NSString *path) {
    NSString *address = [NSString stringWithFormat:@"http://127.0.0.1:%d%@", port, path];
    return [NSMutableURLRequest requestWithURL:[NSURL URLWithString:address]];
}

static void load(NSURLRequest *request, Listener *listener) {
    NSURLConnection *connection = [NSURLConnection connectionWithRequest:request delegate:listener];
    NSDate *limit = [NSDate dateWithTimeIntervalSinceNow:20];
    while (connection && !listener->is_done && [limit timeIntervalSinceNow] > 0) {
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:limit];
    }
}

static void load_now(NSURLRequest *request) {
    NSURLResponse *response = nil;
    NSError *error = nil;
    NSData *data = [NSURLConnection sendSynchronousRequest:request returningResponse:&response error:&error];
    BOOL is_http = [response isKindOfClass:[NSHTTPURLResponse class]];
    printf("at once: %d \"%.*s\" %s %d\n", is_http ? (int)[(NSHTTPURLResponse *)response statusCode] : 0, (int)[data length],
           (const char *)[data bytes] ?: "", [[error localizedDescription] UTF8String] ?: "-", (int)[error code]);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    port = start_server(serve);

    for (NSString *path in [NSArray arrayWithObjects:@"/hello", @"/moved", @"/nothing", @"/broken", @"/secret", nil]) {
        load(request(path), [[Listener new] autorelease]);
    }
    Listener *stubborn = [[Listener new] autorelease], *insider = [[Listener new] autorelease];
    stubborn->refuses = YES;
    load(request(@"/moved"), stubborn);
    insider->password = @"p";
    load(request(@"/secret"), insider);
    insider = [[Listener new] autorelease];
    insider->password = @"wrong";
    load(request(@"/secret"), insider);
    NSMutableURLRequest *post = request(@"/post");
    [post setHTTPMethod:@"POST"];
    [post setHTTPBody:[@"key=value" dataUsingEncoding:NSUTF8StringEncoding]];
    load(post, [[Listener new] autorelease]);
    NSMutableURLRequest *slow = request(@"/slow");
    [slow setTimeoutInterval:0.5];
    load(slow, [[Listener new] autorelease]);
    load([NSURLRequest requestWithURL:[NSURL URLWithString:@"http://127.0.0.1:1/"]], [[Listener new] autorelease]);
    load([NSURLRequest requestWithURL:[NSURL URLWithString:@"strange://x"]], [[Listener new] autorelease]);
    load([NSURLRequest requestWithURL:[NSURL URLWithString:@"data:text/plain;base64,aGk="]], [[Listener new] autorelease]);

    load_now(request(@"/hello"));
    load_now(request(@"/moved"));
    load_now(request(@"/circle"));
    load_now(request(@"/secret"));
    load_now(request(@"/taste"));
    load_now(request(@"/cookie"));
    load_now(request(@"/taste"));
    load_now([NSURLRequest requestWithURL:[NSURL URLWithString:@"http://127.0.0.1:1/"]]);
    load_now([NSURLRequest requestWithURL:[NSURL URLWithString:@"strange://x"]]);

    __block BOOL is_done = NO;
    [NSURLConnection sendAsynchronousRequest:request(@"/hello")
                                       queue:[NSOperationQueue mainQueue]
                           completionHandler:^(NSURLResponse *response, NSData *data, NSError *error) {
                               printf("%d bytes on main thread %d\n", (int)[data length], [NSThread isMainThread]);
                               is_done = YES;
                           }];
    NSDate *limit = [NSDate dateWithTimeIntervalSinceNow:20];
    while (!is_done && [limit timeIntervalSinceNow] > 0) {
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.1]];
    }
    NSURLConnection *cancelled = [NSURLConnection connectionWithRequest:request(@"/hello") delegate:stubborn];
    [cancelled cancel];
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.2]];
    [pool drain];
    return 0;
}

// > 200 5 text/plain "hello" end
// > to /hello 200 5 text/plain "hello" end
// > 404 2 text/plain "no" end
// > 200 100 text/plain "hello" NSURLErrorDomain -1005
// > challenge 0 of safe NSURLErrorDomain -1012
// > to /hello 302 0 text/plain end
// > challenge 0 of safe 200 5 text/plain "hello" end
// > challenge 0 of safe challenge 1 of safe NSURLErrorDomain -1012
// > 200 9 text/plain "key=value" end
// > NSURLErrorDomain -1001
// > NSURLErrorDomain -1004
// > NSURLErrorDomain -1002
// > 0 2 text/plain "hi" end
// > at once: 200 "hello" - 0
// > at once: 200 "hello" - 0
// > at once: 0 "" too many HTTP redirects -1007
// > at once: 0 "" The operation couldn’t be completed. (NSURLErrorDomain error -1012.) -1012
// > at once: 200 "none" - 0
// > at once: 200 "" - 0
// > at once: 200 "sweet" - 0
// > at once: 0 "" Could not connect to the server. -1004
// > at once: 0 "" unsupported URL -1002
// > 5 bytes on main thread 1
