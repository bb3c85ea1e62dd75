// Downloads a second: 1,000 small files at once from a server on this machine, by NSURLConnection, beside libcurl alone.

#import <UIKit/UIKit.h>
#include <arpa/inet.h>
#include <curl/curl.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <time.h>

enum { Downloads = 1000, BodyLength = 2048, Runs = 25, ConnectionsToOneServer = 6 };

// MARK: The server

/// Answers all requests of all clients, in a process of its own, until its parent ends.
static void serve(int listener) {
    static char request[65536], answer[BodyLength + 256];
    int head = sprintf(answer, "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nCache-Control: no-store\r\nContent-Length: %d\r\n\r\n",
                       BodyLength);
    memset(answer + head, 'x', BodyLength);
    // Connections that rest, of which libcurl keeps many, cost the server nothing.
    int poll = epoll_create1(EPOLL_CLOEXEC);
    struct epoll_event event = {.events = EPOLLIN, .data.fd = listener}, ready[64];
    epoll_ctl(poll, EPOLL_CTL_ADD, listener, &event);
    for (;;) {
        int count = epoll_wait(poll, ready, sizeof ready / sizeof *ready, -1);
        for (int i = 0; i < count; i++) {
            int client = ready[i].data.fd;
            if (client == listener) {
                int yes = 1;
                event.data.fd = accept(listener, NULL, NULL);
                setsockopt(event.data.fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
                epoll_ctl(poll, EPOLL_CTL_ADD, event.data.fd, &event);
                continue;
            }
            // A client sends a request whole, and the next one after its answer.
            ssize_t length = read(client, request, sizeof request);
            if (length > 0) {
                write(client, answer, (size_t)head + BodyLength);
            } else {
                close(client);
            }
        }
    }
}

static int start_server(void) {
    int listener = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof address;
    bind(listener, (struct sockaddr *)&address, size);
    listen(listener, 1024);
    getsockname(listener, (struct sockaddr *)&address, &size);
    if (fork() == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        serve(listener);
    }
    close(listener);
    return ntohs(address.sin_port);
}

static double now(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/// Of several runs: the greatest rate, in downloads a second, and the least processor time of this process, in seconds.
struct figures {
    double rate, processor_time;
};

static void measure(struct figures *best, void (^download)(void)) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    double start = now(CLOCK_MONOTONIC), processor_start = now(CLOCK_PROCESS_CPUTIME_ID);
    download();
    double rate = Downloads / (now(CLOCK_MONOTONIC) - start);
    double processor_time = now(CLOCK_PROCESS_CPUTIME_ID) - processor_start;
    [pool drain];
    if (rate > best->rate) best->rate = rate;
    if (best->processor_time == 0 || processor_time < best->processor_time) best->processor_time = processor_time;
}

// MARK: libcurl alone

static size_t take(char *bytes, size_t size, size_t count, void *data) {
    [(NSMutableData *)data appendBytes:bytes length:size * count];
    return size * count;
}

/// - connections: the most to one server; 0 for any number.
static void download_by_curl(const char *address, long connections) {
    static CURLM *multi;
    if (multi == NULL) multi = curl_multi_init();
    curl_multi_setopt(multi, CURLMOPT_MAX_HOST_CONNECTIONS, connections);
    size_t bytes = 0;
    for (int i = 0; i < Downloads; i++) {
        CURL *handle = curl_easy_init();
        NSMutableData *data = [NSMutableData new];
        curl_easy_setopt(handle, CURLOPT_URL, address);
        curl_easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
        curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, take);
        curl_easy_setopt(handle, CURLOPT_WRITEDATA, data);
        curl_easy_setopt(handle, CURLOPT_PRIVATE, data);
        curl_multi_add_handle(multi, handle);
    }
    int running = 1;
    while (running > 0) {
        curl_multi_perform(multi, &running);
        int left;
        for (CURLMsg *message = curl_multi_info_read(multi, &left); message; message = curl_multi_info_read(multi, &left)) {
            CURL *handle = message->easy_handle;
            NSMutableData *data = nil;
            curl_easy_getinfo(handle, CURLINFO_PRIVATE, &data);
            bytes += [data length];
            [data release];
            curl_multi_remove_handle(multi, handle);
            curl_easy_cleanup(handle);
        }
        if (running > 0) curl_multi_poll(multi, NULL, 0, 1000, NULL);
    }
    if (bytes != Downloads * BodyLength) printf("libcurl got %zu bytes\n", bytes);
}

// MARK: NSURLConnection

static int ended;
static size_t received;

@interface Download : NSObject {
    NSMutableData *data;
}
@end

@implementation Download
- (void)connection:(NSURLConnection *)connection didReceiveResponse:(NSURLResponse *)response { data = [NSMutableData new]; }
- (void)connection:(NSURLConnection *)connection didReceiveData:(NSData *)more { [data appendData:more]; }
- (void)connectionDidFinishLoading:(NSURLConnection *)connection {
    received += [data length];
    ended++;
}
- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error {
    printf("%s\n", [[error description] UTF8String]);
    ended++;
}
- (void)dealloc {
    [data release];
    [super dealloc];
}
@end

static void download_by_connections(NSURL *url) {
    ended = 0;
    received = 0;
    NSURLRequest *request = [NSURLRequest requestWithURL:url];
    for (int i = 0; i < Downloads; i++) {
        [NSURLConnection connectionWithRequest:request delegate:[[Download new] autorelease]];
    }
    while (ended < Downloads) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate distantFuture]];
        [pool drain];
    }
    if (received != Downloads * BodyLength) printf("connections got %zu bytes\n", received);
}

static void report(const char *name, struct figures figures, struct figures floor) {
    printf("%-40s %7.0f /s %6.2f of the floor   %6.1f ms of processor time %5.2f of the floor\n", name, figures.rate,
           figures.rate / floor.rate, figures.processor_time * 1e3, figures.processor_time / floor.processor_time);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    int port = start_server();
    NSString *address = [NSString stringWithFormat:@"http://127.0.0.1:%d/file", port];
    static struct figures any, few, own;
    // In turns, so that what else the machine does meets all alike.
    for (int run = 0; run < Runs; run++) {
        measure(&any, ^{ download_by_curl([address UTF8String], 0); });
        measure(&few, ^{ download_by_curl([address UTF8String], ConnectionsToOneServer); });
        measure(&own, ^{ download_by_connections([NSURL URLWithString:address]); });
    }
    printf("1,000 downloads of 2 KB at once\n");
    report("libcurl, any number of connections", any, few);
    report("libcurl, six connections (floor)", few, few);
    report("NSURLConnection", own, few);
    [pool drain];
    return 0;
}
