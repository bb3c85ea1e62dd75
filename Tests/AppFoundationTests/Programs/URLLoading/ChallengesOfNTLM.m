// A server of Windows asks for NTLM: the delegate is asked once, and both messages go over one connection, with the user's name.
// > asked for NSURLAuthenticationMethodNTLM, failures 0; 200, as ADA of LAB: 1, over one connection: 1
// > asked for NSURLAuthenticationMethodNTLM, failures 0; asked for NSURLAuthenticationMethodNTLM, failures 1; -1012

#import <UIKit/UIKit.h>
#include <signal.h>
#import "LoopbackServer.h"

static int port;
static volatile BOOL names_the_user, uses_one_connection, accepts;

/// The server's message: a challenge of eight bytes, and no more than it has to say.
static NSString *challenge(void) {
    unsigned char message[56] = "NTLMSSP";
    message[8] = 2;
    message[16] = 48;
    // Names are in Unicode, and the protocol is NTLM.
    message[20] = 0x01;
    message[21] = 0x02;
    memcpy(message + 24, "12345678", 8);
    message[44] = 48;
    return [[NSData dataWithBytes:message length:sizeof message] base64EncodedStringWithOptions:0];
}

/// The message behind `Authorization: NTLM`, or nil.
static NSData *message_of(const char *request) {
    const char *start = strstr(request, "Authorization: NTLM ");
    if (start == NULL) return nil;
    start += strlen("Authorization: NTLM ");
    NSString *text = [[[NSString alloc] initWithBytes:start length:strcspn(start, "\r\n") encoding:NSASCIIStringEncoding]
        autorelease];
    return [[[NSData alloc] initWithBase64EncodedString:text options:0] autorelease];
}

static BOOL contains(NSData *message, NSString *text) {
    NSData *name = [text dataUsingEncoding:NSUTF16LittleEndianStringEncoding];
    return [message rangeOfData:name options:0 range:NSMakeRange(0, [message length])].length > 0;
}

static void answer(int client, const char *status, NSString *fields) {
    NSString *text = [NSString stringWithFormat:@"HTTP/1.1 %s\r\n%@Content-Length: 2\r\n\r\nhi", status, fields];
    write(client, [text UTF8String], [text length]);
}

static void *serve_client(void *argument) {
    int client = (int)(long)argument;
    BOOL has_begun = NO;
    char request[8192];
    while (read_request(client, request, sizeof request) > 0) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        NSData *message = message_of(request);
        int kind = [message length] > 12 ? ((const unsigned char *)[message bytes])[8] : 0;
        if (kind == 1) {
            has_begun = YES;
            answer(client, "401 Unauthorized", [NSString stringWithFormat:@"WWW-Authenticate: NTLM %@\r\n", challenge()]);
        } else if (kind == 3 && accepts) {
            names_the_user = contains(message, @"ADA") && contains(message, @"LAB");
            uses_one_connection = has_begun;
            answer(client, "200 OK", @"");
        } else {
            answer(client, "401 Unauthorized", @"WWW-Authenticate: NTLM\r\n");
        }
        [pool drain];
    }
    close(client);
    return NULL;
}

static void *serve(void *listener) {
    for (;;) {
        int client = next_client(listener);
        pthread_t thread;
        pthread_create(&thread, NULL, serve_client, (void *)(long)client);
        pthread_detach(thread);
    }
    return NULL;
}

@interface Listener : NSObject {
@public
    BOOL is_done;
}
@end

@implementation Listener
- (void)connection:(NSURLConnection *)connection
    didReceiveAuthenticationChallenge:(NSURLAuthenticationChallenge *)asked {
    NSString *method = [[asked protectionSpace] authenticationMethod];
    printf("asked for %s, failures %d; ",
           [method isEqualToString:NSURLAuthenticationMethodNTLM] ? "NSURLAuthenticationMethodNTLM" : [method UTF8String],
           (int)[asked previousFailureCount]);
    if ([asked previousFailureCount] > 0) return [[asked sender] cancelAuthenticationChallenge:asked];
    NSURLCredential *credential = [NSURLCredential credentialWithUser:@"LAB\\ADA"
                                                             password:@"secret"
                                                          persistence:NSURLCredentialPersistenceNone];
    [[asked sender] useCredential:credential forAuthenticationChallenge:asked];
}
- (void)connection:(NSURLConnection *)connection didReceiveResponse:(NSURLResponse *)response {
    printf("%d, as ADA of LAB: %d, over one connection: %d\n", (int)[(NSHTTPURLResponse *)response statusCode],
           names_the_user, uses_one_connection);
}
- (void)connectionDidFinishLoading:(NSURLConnection *)connection { is_done = YES; }
- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error {
    printf("%d\n", (int)[error code]);
    is_done = YES;
}
@end

static void load(void) {
    NSURL *url = [NSURL URLWithString:[NSString stringWithFormat:@"http://127.0.0.1:%d/", port]];
    Listener *listener = [[Listener new] autorelease];
    [NSURLConnection connectionWithRequest:[NSURLRequest requestWithURL:url] delegate:listener];
    while (!listener->is_done) {
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate distantFuture]];
    }
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    signal(SIGPIPE, SIG_IGN);
    port = start_server(serve);
    accepts = YES;
    load();
    accepts = NO;
    load();
    [pool drain];
    return 0;
}
