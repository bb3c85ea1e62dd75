// script: network none
// script: network 3g
// script: network 300 0 0 0
// script: wait 1
// script: network wifi
// An app hears when the device's network becomes another one, and its connections are like that.

#import <SystemConfiguration/SystemConfiguration.h>
#import <UIKit/UIKit.h>
#include <errno.h>
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

static struct sockaddr_in address_of(int number) {
    return (struct sockaddr_in){
        .sin_family = AF_INET, .sin_port = htons(number), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
}

static void start_server(void) {
    int listener = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in address = address_of(0);
    socklen_t size = sizeof address;
    bind(listener, (struct sockaddr *)&address, size);
    listen(listener, 16);
    getsockname(listener, (struct sockaddr *)&address, &size);
    port = ntohs(address.sin_port);
    pthread_t thread;
    pthread_create(&thread, NULL, serve, (void *)(long)listener);
}

/// Whether a socket of the app's own connects.
static const char *plain_connection(void) {
    int client = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in address = address_of(port);
    int status = connect(client, (struct sockaddr *)&address, sizeof address);
    const char *result = status == 0 ? "connects" : errno == ENETUNREACH ? "no network" : "fails";
    close(client);
    return result;
}

@interface Delegate : NSObject <UIApplicationDelegate> {
    SCNetworkReachabilityRef target;
}
- (void)look:(SCNetworkReachabilityFlags)flags;
@end

static void changed(SCNetworkReachabilityRef target, SCNetworkReachabilityFlags flags, void *info) {
    [(Delegate *)info look:flags];
}

@implementation Delegate
- (void)look:(SCNetworkReachabilityFlags)flags {
    NSURL *url = [NSURL URLWithString:[NSString stringWithFormat:@"http://127.0.0.1:%d/", port]];
    NSURLRequest *request = [NSURLRequest requestWithURL:url cachePolicy:NSURLRequestReloadIgnoringCacheData
                                         timeoutInterval:20];
    NSError *error = nil;
    NSTimeInterval start = [NSDate timeIntervalSinceReferenceDate];
    NSData *data = [NSURLConnection sendSynchronousRequest:request returningResponse:NULL error:&error];
    NSTimeInterval duration = [NSDate timeIntervalSinceReferenceDate] - start;
    printf("reachable %d, cell %d: ", !!(flags & kSCNetworkReachabilityFlagsReachable),
           !!(flags & kSCNetworkReachabilityFlagsIsWWAN));
    if (data) printf("%d bytes, in %s", (int)data.length, duration >= 0.3 ? "more" : duration >= 0.2 ? "0.2 s" : "no time");
    else printf("%d %s", (int)error.code, [[error localizedDescription] UTF8String]);
    printf(", %s\n", plain_connection());
}
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    start_server();
    struct sockaddr_in address = address_of(0);
    target = SCNetworkReachabilityCreateWithAddress(NULL, (struct sockaddr *)&address);
    SCNetworkReachabilityFlags flags = 0;
    SCNetworkReachabilityGetFlags(target, &flags);
    [self look:flags];
    SCNetworkReachabilityContext context = {.info = self};
    SCNetworkReachabilitySetCallback(target, changed, &context);
    SCNetworkReachabilityScheduleWithRunLoop(target, CFRunLoopGetMain(), kCFRunLoopCommonModes);
    NSURL *url = [NSURL URLWithString:[NSString stringWithFormat:@"http://127.0.0.1:%d/", port]];
    [NSURLConnection connectionWithRequest:[NSURLRequest requestWithURL:url] delegate:self];
}
- (void)connectionDidFinishLoading:(NSURLConnection *)connection { printf("loaded\n"); }
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > reachable 1, cell 0: 2 bytes, in no time, connects
// > loaded
// > reachable 0, cell 0: -1009 The Internet connection appears to be offline., no network
// > reachable 1, cell 1: 2 bytes, in 0.2 s, connects
// > reachable 1, cell 0: 2 bytes, in no time, connects
