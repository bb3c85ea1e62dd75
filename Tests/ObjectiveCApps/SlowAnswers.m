// script: network 30000 0 0 0
// script: wait 100
// A network that needs half a minute to answer is slower than requests may wait: they fail when their time is over, and
// those with more patience do not.

#import <UIKit/UIKit.h>
#include <netinet/in.h>
#include <pthread.h>
#include <sys/socket.h>
#include <unistd.h>

static int port;

static void *serve(void *listener) {
    for (;;) {
        int client = accept((int)(long)listener, NULL, NULL);
        char request[4096];
        read(client, request, sizeof request);
        const char *answer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nhi";
        write(client, answer, strlen(answer));
        close(client);
    }
    return NULL;
}

static void start_server(void) {
    int listener = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof address;
    bind(listener, (struct sockaddr *)&address, size);
    listen(listener, 16);
    getsockname(listener, (struct sockaddr *)&address, &size);
    port = ntohs(address.sin_port);
    pthread_t thread;
    pthread_create(&thread, NULL, serve, (void *)(long)listener);
}

@interface Delegate : NSObject <UIApplicationDelegate> {
    NSDate *start;
}
@end

@implementation Delegate

- (NSURLRequest *)requestThatWaits:(NSTimeInterval)patience {
    NSURL *url = [NSURL URLWithString:[NSString stringWithFormat:@"http://127.0.0.1:%d/", port]];
    [start release];
    start = [[NSDate date] retain];
    return [NSURLRequest requestWithURL:url cachePolicy:NSURLRequestReloadIgnoringCacheData timeoutInterval:patience];
}

- (int)seconds {
    return (int)(-[start timeIntervalSinceNow] + 0.5);
}

- (void)waitFor:(NSTimeInterval)patience {
    NSError *error = nil;
    NSURLRequest *request = [self requestThatWaits:patience];
    NSData *data = [NSURLConnection sendSynchronousRequest:request returningResponse:NULL error:&error];
    const char *fault = error ? [[error localizedDescription] UTF8String] : "no error";
    printf("waited %d s: %d bytes, %s\n", [self seconds], (int)[data length], fault);
}

- (void)ask {
    [self waitFor:10];
    [self waitFor:40];
    [NSURLConnection connectionWithRequest:[self requestThatWaits:5] delegate:self];
}

- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error {
    printf("told after %d s: %d\n", [self seconds], (int)[error code]);
    [NSURLConnection connectionWithRequest:[self requestThatWaits:60] delegate:self];
}

- (void)connectionDidFinishLoading:(NSURLConnection *)connection {
    printf("loaded after %d s\n", [self seconds]);
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    start_server();
    [self performSelector:@selector(ask) withObject:nil afterDelay:2];
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > waited 10 s: 0 bytes, The request timed out.
// > waited 30 s: 2 bytes, no error
// > told after 5 s: -1001
// > loaded after 30 s
