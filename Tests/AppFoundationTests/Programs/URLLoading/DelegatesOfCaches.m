// A connection's delegate says what of an answer is kept: as it is, another one, or nothing.
// > asked with hello, kept hello: hello (0 asked)
// > asked with hello, kept changed: changed (0 asked)
// > asked with hello, kept nothing: hello (1 asked)

#import <UIKit/UIKit.h>
#include <arpa/inet.h>
#include <pthread.h>
#include <sys/socket.h>

static int port, requests;

static void *serve(void *listener) {
    for (;;) {
        int client = accept((int)(long)listener, NULL, NULL);
        char request[4096] = "";
        ssize_t length = 0, count;
        while (strstr(request, "\r\n\r\n") == NULL && (count = read(client, request + length, 4095 - length)) > 0) {
            request[length += count] = 0;
        }
        requests++;
        char answer[512], date[64];
        time_t now = time(NULL);
        strftime(date, sizeof date, "%a, %d %b %Y %H:%M:%S GMT", gmtime(&now));
        snprintf(answer, sizeof answer, "HTTP/1.1 200 OK\r\nCache-Control: max-age=1000\r\nDate: %s\r\n"
                 "Content-Type: text/plain\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello", date);
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
    int listener = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof address;
    bind(listener, (struct sockaddr *)&address, sizeof address);
    listen(listener, 8);
    getsockname(listener, (struct sockaddr *)&address, &size);
    port = ntohs(address.sin_port);
    pthread_t thread;
    pthread_create(&thread, NULL, serve, (void *)(long)listener);
    load(@"hello");
    load(@"changed");
    load(@"nothing");
    [pool drain];
    return 0;
}
