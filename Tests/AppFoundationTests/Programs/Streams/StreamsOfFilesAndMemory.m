// Streams to and from files, addresses, buffers and memory: their states, errors, properties and delegates.
// > done

#import "../Expect.h"

static NSString *path(NSString *name) { return [NSTemporaryDirectory() stringByAppendingPathComponent:name]; }

@interface Listener : NSObject <NSStreamDelegate> {
@public
    int opened, readable, writable, ended, failed;
    NSMutableData *data;
}
@end
@implementation Listener
- (void)stream:(NSStream *)stream handleEvent:(NSStreamEvent)event {
    if (event == NSStreamEventOpenCompleted) opened++;
    if (event == NSStreamEventHasSpaceAvailable) writable++;
    if (event == NSStreamEventEndEncountered) ended++;
    if (event == NSStreamEventErrorOccurred) failed++;
    if (event == NSStreamEventHasBytesAvailable) {
        readable++;
        uint8_t buffer[3];
        NSInteger count = [(NSInputStream *)stream read:buffer maxLength:3];
        if (count > 0) [data appendBytes:buffer length:(NSUInteger)count];
    }
}
@end

static void files(void) {
    uint8_t buffer[16], *inside = NULL;
    NSUInteger available = 0;
    NSOutputStream *out = [NSOutputStream outputStreamToFileAtPath:path(@"a") append:NO];
    COUNT([out streamStatus], NSStreamStatusNotOpen);
    IS([out delegate] == (id)out);
    [out open];
    IS([out streamStatus] == NSStreamStatusOpen && [out hasSpaceAvailable]);
    COUNT([out write:(const uint8_t *)"hello" maxLength:5], 5);
    SAME([out propertyForKey:NSStreamFileCurrentOffsetKey], [NSNumber numberWithInt:5]);
    [out close];
    COUNT([out streamStatus], NSStreamStatusClosed);
    SAME([out streamError], nil);
    out = [[[NSOutputStream alloc] initToFileAtPath:path(@"a") append:YES] autorelease];
    [out open];
    [out write:(const uint8_t *)" you" maxLength:4];
    [out close];
    out = [[[NSOutputStream alloc] initWithURL:[NSURL fileURLWithPath:path(@"a")] append:YES] autorelease];
    [out open], [out write:(const uint8_t *)"!" maxLength:1], [out close];
    out = [NSOutputStream outputStreamWithURL:[NSURL fileURLWithPath:path(@"b")] append:NO];
    [out open], [out write:(const uint8_t *)"b" maxLength:1], [out close];
    NSInputStream *in = [[[NSInputStream alloc] initWithFileAtPath:path(@"a")] autorelease];
    [in open];
    IS([in hasBytesAvailable] && ![in getBuffer:&inside length:&available]);
    COUNT([in read:buffer maxLength:6], 6);
    SAME([in propertyForKey:NSStreamFileCurrentOffsetKey], [NSNumber numberWithInt:6]);
    IS([in setProperty:[NSNumber numberWithInt:1] forKey:NSStreamFileCurrentOffsetKey]);
    COUNT([in read:buffer maxLength:16], 9);
    IS(memcmp(buffer, "ello you!", 9) == 0);
    COUNT([in read:buffer maxLength:16], 0);
    IS([in streamStatus] == NSStreamStatusAtEnd && ![in hasBytesAvailable]);
    [in close];
    in = [[[NSInputStream alloc] initWithURL:[NSURL fileURLWithPath:path(@"b")] ] autorelease];
    [in open];
    IS([in read:buffer maxLength:16] == 1 && buffer[0] == 'b');
    in = [NSInputStream inputStreamWithURL:[NSURL fileURLWithPath:path(@"b")]];
    [in open];
    COUNT([in read:buffer maxLength:16], 1);
    in = [NSInputStream inputStreamWithFileAtPath:path(@"none")];
    [in open];
    COUNT([in streamStatus], NSStreamStatusError);
    SAME([[in streamError] domain], NSPOSIXErrorDomain);
    COUNT([[in streamError] code], ENOENT);
    COUNT([in read:buffer maxLength:16], -1);
    SAME([in propertyForKey:@"none"], nil);
}

static void memory(void) {
    uint8_t buffer[8] = "xxxxxxx", *inside = NULL;
    NSUInteger available = 0;
    NSInputStream *in = [NSInputStream inputStreamWithData:[NSData dataWithBytes:"abcdef" length:6]];
    [in open];
    IS([in getBuffer:&inside length:&available] && available == 6 && memcmp(inside, "abcdef", 6) == 0);
    [in close];
    NSOutputStream *out = [[[NSOutputStream alloc] initToMemory] autorelease];
    [out open];
    [out write:(const uint8_t *)"abc" maxLength:3];
    SAME([out propertyForKey:NSStreamDataWrittenToMemoryStreamKey], [NSData dataWithBytes:"abc" length:3]);
    out = [NSOutputStream outputStreamToBuffer:buffer capacity:4];
    [out open];
    COUNT([out write:(const uint8_t *)"12345" maxLength:5], 4);
    IS(memcmp(buffer, "1234xx", 6) == 0 && ![out hasSpaceAvailable]);
    out = [[[NSOutputStream alloc] initToBuffer:buffer capacity:2] autorelease];
    [out open];
    COUNT([out write:(const uint8_t *)"z" maxLength:1], 1);
    IS([out hasSpaceAvailable] && buffer[0] == 'z');
    Listener *listener = [[Listener new] autorelease];
    listener->data = [NSMutableData data];
    id<NSStreamDelegate> delegate = listener;
    in = [NSInputStream inputStreamWithData:[NSData dataWithBytes:"abcdefgh" length:8]];
    [in setDelegate:delegate];
    IS([in delegate] == delegate);
    [in scheduleInRunLoop:[NSRunLoop currentRunLoop] forMode:NSDefaultRunLoopMode];
    [in open];
    for (int i = 0; i < 100 && !listener->ended; i++)
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.02]];
    IS(listener->opened == 1 && listener->readable == 3 && listener->ended == 1 && listener->failed == 0);
    SAME(listener->data, [NSData dataWithBytes:"abcdefgh" length:8]);
    [in setDelegate:nil];
    IS([in delegate] == (id)in);
    [in removeFromRunLoop:[NSRunLoop currentRunLoop] forMode:NSDefaultRunLoopMode];
}

static void names(void) {
    NSString *names[] = {NSStreamSocketSecurityLevelKey, NSStreamSOCKSProxyConfigurationKey, NSStreamSOCKSProxyHostKey,
        NSStreamSOCKSProxyPortKey, NSStreamSOCKSProxyVersionKey, NSStreamSOCKSProxyUserKey,
        NSStreamSOCKSProxyPasswordKey, NSStreamSOCKSProxyVersion4, NSStreamSOCKSProxyVersion5,
        NSStreamSocketSecurityLevelNone, NSStreamSocketSecurityLevelSSLv2, NSStreamSocketSecurityLevelSSLv3,
        NSStreamSocketSecurityLevelTLSv1, NSStreamSocketSecurityLevelNegotiatedSSL, NSStreamSocketSSLErrorDomain,
        NSStreamSOCKSErrorDomain, NSStreamNetworkServiceType, NSStreamNetworkServiceTypeVoIP,
        NSStreamNetworkServiceTypeVideo, NSStreamNetworkServiceTypeBackground, NSStreamNetworkServiceTypeVoice,
        NSStreamDataWrittenToMemoryStreamKey, NSStreamFileCurrentOffsetKey};
    COUNT([[NSSet setWithObjects:names count:23] count], 23);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    files();
    memory();
    names();
    puts("done");
    [pool drain];
    return 0;
}
