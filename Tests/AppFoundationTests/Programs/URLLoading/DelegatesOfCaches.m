// A connection's delegate says what of an answer is kept: as it is, another one, or nothing.
// > asked with hello, kept hello: hello (0 asked)
// > asked with hello, kept changed: changed (0 asked)
// > asked with hello, kept nothing: hello (1 asked)

#import <UIKit/UIKit.h>
#import "LoopbackServer.h"

static int port, requests;

static void *serve(void *listener) {
    for (;;) {
        int client = next_client(listener);
        char request[4096];
        read_request(client, request, sizeof request);
        requests++;
        char answer[512], date[64];
        snprintf(answer, sizeof answer, "HTTP/1.1 200 OK\r\nCache-Control: max-age=1000\r\nDate: %s\r\n"
                 "Content-Type: text/plain\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello", date_of_now(date, sizeof date));
        write(client, answer, strlen(answer));
        close(client);
    }
    return NULL;
}

static NSString *text(NSData *data) {
    return [[[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding] autorelease];
}

@interface Chooser : NSObject <NSURLConnectionDataDelegate> {
@public
    NSString *kind;
    NSMutableData *data;
    BOOL isDone;
}
@end
@implementation Chooser
- (void)connection:(NSURLConnection *)connection didReceiveData:(NSData *)piece { [data appendData:piece]; }
- (void)connectionDidFinishLoading:(NSURLConnection *)connection { isDone = YES; }
- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error { isDone = YES; }
- (NSCachedURLResponse *)connection:(NSURLConnection *)connection willCacheResponse:(NSCachedURLResponse *)answer {
    printf("asked with %s, kept ", [text([answer data]) UTF8String]);
    if ([kind isEqual:@"nothing"]) return nil;
    if ([kind isEqual:@"hello"]) return answer;
    NSData *other = [@"changed" dataUsingEncoding:NSUTF8StringEncoding];
    return [[[NSCachedURLResponse alloc] initWithResponse:[answer response] data:other] autorelease];
}
@end

static void load(NSString *kind) {
    NSString *address = [NSString stringWithFormat:@"http://127.0.0.1:%d/%@", port, kind];
    NSURLRequest *request = [NSURLRequest requestWithURL:[NSURL URLWithString:address]];
    Chooser *chooser = [[[Chooser alloc] init] autorelease];
    chooser->kind = kind;
    chooser->data = [NSMutableData data];
    [NSURLConnection connectionWithRequest:request delegate:chooser];
    NSDate *limit = [NSDate dateWithTimeIntervalSinceNow:10];
    while (!chooser->isDone && [limit timeIntervalSinceNow] > 0) {
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:limit];
    }
    int before = requests;
    NSData *again = [NSURLConnection sendSynchronousRequest:request returningResponse:NULL error:NULL];
    printf("%s: %s (%d asked)\n", [kind UTF8String], [text(again) UTF8String], requests - before);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    port = start_server(serve);
    load(@"hello");
    load(@"changed");
    load(@"nothing");
    [pool drain];
    return 0;
}
