// Connections, HTTP streams and sockets that are scheduled in the run loop of a secondary thread tell their delegates there,
// as the network libraries of the time have it, and a loop that waits for them rests.

#import <UIKit/UIKit.h>
#include <CFNetwork/CFNetwork.h>
#include <sys/resource.h>
#import "LoopbackServer.h"

static int port;

static void *serve(void *listener) {
    static const char answer[] = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Type: text/plain\r\n"
                                 "Connection: close\r\n\r\nhello";
    for (;;) {
        char request[4096];
        int client = next_client(listener);
        if (read(client, request, sizeof request) > 0) {
            usleep(50000);
            write(client, answer, sizeof answer - 1);
        }
        close(client);
    }
    return NULL;
}

static double processor_time(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

@interface Client : NSObject {
@public
    NSThread *thread;
    NSMutableData *data;
    int turns;
    volatile BOOL isDone;
    BOOL isElsewhere;
}
@end

@implementation Client

- (id)init {
    self = [super init];
    data = [NSMutableData new];
    return self;
}

- (NSURLRequest *)request {
    NSString *address = [NSString stringWithFormat:@"http://127.0.0.1:%d/x", port];
    return [NSURLRequest requestWithURL:[NSURL URLWithString:address]];
}

- (void)heard {
    if ([NSThread currentThread] != thread) isElsewhere = YES;
}

- (void)connection:(NSURLConnection *)connection didReceiveData:(NSData *)more {
    [self heard];
    [data appendData:more];
}

- (void)connectionDidFinishLoading:(NSURLConnection *)connection {
    [self heard];
    isDone = YES;
}

- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error {
    printf("%s\n", [[error localizedDescription] UTF8String]);
    isDone = YES;
}

- (void)runInMode:(NSString *)mode {
    while (!isDone && turns++ < 1000) [[NSRunLoop currentRunLoop] runMode:mode beforeDate:[NSDate distantFuture]];
}

/// The connection belongs to the thread that made it.
- (void)own {
    [NSURLConnection connectionWithRequest:[self request] delegate:self];
    [self runInMode:NSDefaultRunLoopMode];
}

- (void)startInMode:(NSString *)mode {
    thread = [NSThread currentThread];
    NSURLConnection *connection = [[NSURLConnection alloc] initWithRequest:[self request] delegate:self startImmediately:NO];
    [connection scheduleInRunLoop:[NSRunLoop currentRunLoop] forMode:mode];
    [connection start];
    [connection release];
}

- (void)startInCommonModes { [self startInMode:NSRunLoopCommonModes]; }

- (void)ownMode {
    [self startInMode:@"WaitingForServer"];
    [self runInMode:@"WaitingForServer"];
}

static void streamed(CFReadStreamRef stream, CFStreamEventType event, void *info) {
    Client *self = info;
    UInt8 bytes[100];
    [self heard];
    if (event == kCFStreamEventHasBytesAvailable) {
        CFIndex count = CFReadStreamRead(stream, bytes, sizeof bytes);
        if (count > 0) [self->data appendBytes:bytes length:(NSUInteger)count];
    } else {
        self->isDone = YES;
    }
}

- (void)openStreamIn:(CFStringRef)mode {
    CFHTTPMessageRef message =
        CFHTTPMessageCreateRequest(NULL, CFSTR("GET"), (CFURLRef)[[self request] URL], kCFHTTPVersion1_1);
    CFReadStreamRef stream = CFReadStreamCreateForHTTPRequest(NULL, message);
    CFStreamClientContext context = {0, self, NULL, NULL, NULL};
    CFReadStreamSetClient(stream, kCFStreamEventHasBytesAvailable | kCFStreamEventEndEncountered | kCFStreamEventErrorOccurred,
                          streamed, &context);
    CFReadStreamScheduleWithRunLoop(stream, CFRunLoopGetCurrent(), mode);
    CFReadStreamOpen(stream);
    CFRelease(message);
}

- (void)streamInOwnMode {
    [self openStreamIn:CFSTR("WaitingForServer")];
    [self runInMode:@"WaitingForServer"];
}

- (void)streamAndRun {
    [self openStreamIn:kCFRunLoopDefaultMode];
    while (!isDone && turns++ < 1000) CFRunLoopRunInMode(kCFRunLoopDefaultMode, 10, true);
}

static void socket_called(CFSocketRef socket, CFSocketCallBackType type, CFDataRef address, const void *bytes, void *info) {
    Client *self = info;
    [self heard];
    if (type == kCFSocketConnectCallBack) {
        send(CFSocketGetNative(socket), "GET / HTTP/1.0\r\n\r\n", 18, 0);
    } else if (type == kCFSocketDataCallBack) {
        NSData *received = (NSData *)bytes;
        if ([received length] > 5) [self->data setData:[received subdataWithRange:NSMakeRange([received length] - 5, 5)]];
        if ([received length] == 0) self->isDone = YES;
    }
}

- (void)socket {
    CFSocketContext context = {0, self, NULL, NULL, NULL};
    CFSocketRef socket = CFSocketCreate(NULL, PF_INET, SOCK_STREAM, IPPROTO_TCP,
                                        kCFSocketConnectCallBack | kCFSocketDataCallBack, socket_called, &context);
    CFRunLoopSourceRef source = CFSocketCreateRunLoopSource(NULL, socket, 0);
    CFRunLoopAddSource(CFRunLoopGetCurrent(), source, kCFRunLoopDefaultMode);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK), .sin_port = htons(port)};
    CFSocketConnectToAddress(socket, (CFDataRef)[NSData dataWithBytes:&address length:sizeof address], -1);
    [self runInMode:NSDefaultRunLoopMode];
    CFSocketInvalidate(socket);
}

- (void)stream:(NSStream *)stream handleEvent:(NSStreamEvent)event {
    uint8_t bytes[1000];
    [self heard];
    if (event == NSStreamEventHasSpaceAvailable && turns < 1000) {
        [(NSOutputStream *)stream write:(const uint8_t *)"GET / HTTP/1.0\r\n\r\n" maxLength:18];
        [stream removeFromRunLoop:[NSRunLoop currentRunLoop] forMode:NSDefaultRunLoopMode];
    } else if (event == NSStreamEventHasBytesAvailable) {
        NSInteger count = [(NSInputStream *)stream read:bytes maxLength:sizeof bytes];
        if (count > 5) [data setData:[NSData dataWithBytes:bytes + count - 5 length:5]];
        if (count <= 0) isDone = YES;
    } else if (event == NSStreamEventEndEncountered || event == NSStreamEventErrorOccurred) {
        isDone = YES;
    }
}

- (void)streams {
    CFReadStreamRef reading;
    CFWriteStreamRef writing;
    CFStreamCreatePairWithSocketToHost(NULL, CFSTR("127.0.0.1"), port, &reading, &writing);
    for (NSStream *stream in [NSArray arrayWithObjects:(id)reading, (id)writing, nil]) {
        [stream setDelegate:(id)self];
        [stream scheduleInRunLoop:[NSRunLoop currentRunLoop] forMode:NSDefaultRunLoopMode];
        [stream open];
    }
    [self runInMode:NSDefaultRunLoopMode];
    [(NSStream *)reading close];
    [(NSStream *)writing close];
}

- (void)perform:(NSString *)action {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    thread = [NSThread currentThread];
    [self performSelector:NSSelectorFromString(action)];
    isDone = YES;
    [pool drain];
}

- (void)say:(NSString *)what {
    for (int i = 0; i < 500 && !isDone; i++) usleep(10000);
    printf("%s: %.*s%s%s%s\n", [what UTF8String], (int)[data length], (const char *)[data bytes], isDone ? "" : " not done",
           isElsewhere ? " elsewhere" : "", turns > 100 ? " spins" : "");
}

@end

/// The thread of a library, kept by a port.
@interface Network : NSObject
@end

@implementation Network

+ (void)run:(id)argument {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [[NSRunLoop currentRunLoop] addPort:[NSMachPort port] forMode:NSDefaultRunLoopMode];
    [[NSRunLoop currentRunLoop] run];
    printf("ended\n");
    [pool drain];
}

@end

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    port = start_server(serve);
    double before = processor_time();
    for (NSString *action in [NSArray arrayWithObjects:@"own", @"ownMode", @"streamInOwnMode", @"streamAndRun", @"socket",
                                                       @"streams", nil]) {
        Client *client = [Client new];
        [NSThread detachNewThreadSelector:@selector(perform:) toTarget:client withObject:action];
        [client say:action];
    }
    NSThread *thread = [[NSThread alloc] initWithTarget:[Network class] selector:@selector(run:) object:nil];
    [thread start];
    for (int i = 0; i < 2; i++) {
        Client *client = [Client new];
        [client performSelector:@selector(startInCommonModes) onThread:thread withObject:nil waitUntilDone:i == 1
                          modes:[NSArray arrayWithObject:NSRunLoopCommonModes]];
        [client say:@"network thread"];
    }
    usleep(300000);
    printf("rests: %d\n", processor_time() - before < 1);
    fflush(stdout);
    _exit(0);
}

// > own: hello
// > ownMode: hello
// > streamInOwnMode: hello
// > streamAndRun: hello
// > socket: hello
// > streams: hello
// > network thread: hello
// > network thread: hello
// > rests: 1
