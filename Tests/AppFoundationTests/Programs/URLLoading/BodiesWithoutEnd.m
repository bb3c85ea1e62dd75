// Packed bodies that grow without measure do not fill the memory: a connection's data waits for its delegate, and what has to be
// kept whole is an error beyond what a phone could hold.
// > piece by piece: 314572800 bytes, end, little memory: 1
// > at once: 0 -1103 resource exceeds maximum size
// > a page without end: -1103

#import <UIKit/UIKit.h>
#include <signal.h>
#import "LoopbackServer.h"

static int port;

static void send_all(int client, const char *bytes, size_t length) {
    while (length) {
        ssize_t count = write(client, bytes, length);
        if (count <= 0) return;
        bytes += count;
        length -= (size_t)count;
    }
}

static void *answer(void *argument) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    int client = (int)(long)argument;
    char request[8192];
    read_request(client, request, sizeof request);
    if (strstr(request, "/page")) {
        const char *head = "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"r\"\r\nConnection: close\r\n\r\n";
        send_all(client, head, strlen(head));
        char text[1 << 14];
        memset(text, 'x', sizeof text);
        while (write(client, text, sizeof text) > 0) {
        }
    } else {
        NSData *bomb = [NSData dataWithContentsOfFile:@"bomb.gz"];
        NSString *head = [NSString stringWithFormat:@"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: %u\r\n\r\n",
                                                    (unsigned)[bomb length]];
        send_all(client, [head UTF8String], [head length]);
        send_all(client, [bomb bytes], [bomb length]);
    }
    close(client);
    [pool drain];
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

/// Megabytes of memory that the process has now.
static long memory(void) {
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file == NULL || fscanf(file, "%*s %ld", &pages) != 1) pages = 0;
    if (file) fclose(file);
    return pages * 4096 >> 20;
}

@interface Taker : NSObject {
@public
    unsigned long length;
    long most;
    NSInteger code;
    BOOL is_done;
}
@end

@implementation Taker
- (void)connection:(NSURLConnection *)connection didReceiveData:(NSData *)data {
    // A delegate that is slow at first: meanwhile all of it could come.
    if (length == 0) usleep(500000);
    length += [data length];
    most = MAX(most, memory());
}
- (void)connectionDidFinishLoading:(NSURLConnection *)connection { is_done = YES; }
- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error {
    code = [error code];
    is_done = YES;
}
@end

static NSURLRequest *request(NSString *path) {
    NSString *address = [NSString stringWithFormat:@"http://127.0.0.1:%d/%@", port, path];
    return [NSURLRequest requestWithURL:[NSURL URLWithString:address]
                            cachePolicy:NSURLRequestReloadIgnoringCacheData
                        timeoutInterval:60];
}

static Taker *load(NSString *path) {
    Taker *taker = [[Taker new] autorelease];
    [NSURLConnection connectionWithRequest:request(path) delegate:taker];
    while (!taker->is_done) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate distantFuture]];
        [pool drain];
    }
    return taker;
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    signal(SIGPIPE, SIG_IGN);
    system("head -c 314572800 /dev/zero | gzip -1 > bomb.gz");
    port = start_server(serve);
    long before = memory();
    Taker *taker = load(@"bomb");
    printf("piece by piece: %lu bytes, %s, little memory: %d\n", taker->length, taker->code ? "error" : "end",
           taker->most - before < 100);
    NSError *error = nil;
    NSData *data = [NSURLConnection sendSynchronousRequest:request(@"bomb") returningResponse:NULL error:&error];
    printf("at once: %d %d %s\n", data != nil, (int)[error code], [[error localizedDescription] UTF8String]);
    printf("a page without end: %d\n", (int)load(@"page")->code);
    [pool drain];
    return 0;
}
