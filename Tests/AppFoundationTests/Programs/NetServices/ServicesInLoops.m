// Services and browsers that are taken out of their run loop hear nothing; back in it, a published service is resolved.
// > done

#import "../Expect.h"

@interface Hearer : NSObject <NSNetServiceDelegate, NSNetServiceBrowserDelegate> {
@public
    int published, resolved, domains;
}
@end
@implementation Hearer
- (void)netServiceDidPublish:(NSNetService *)service { published++; }
- (void)netServiceDidResolveAddress:(NSNetService *)service { resolved++; }
- (void)netService:(NSNetService *)service didUpdateTXTRecordData:(NSData *)data {}
- (void)netServiceBrowser:(NSNetServiceBrowser *)browser didFindDomain:(NSString *)name moreComing:(BOOL)more {
    domains++;
}
- (void)netServiceBrowser:(NSNetServiceBrowser *)browser didRemoveDomain:(NSString *)name moreComing:(BOOL)more {
    domains--;
}
@end

static void turn(int *count) {
    for (int i = 0; i < 200 && *count == 0; i++)
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSRunLoop *loop = [NSRunLoop currentRunLoop];
    Hearer *hearer = [[Hearer new] autorelease];
    NSNetService *service = [[[NSNetService alloc] initWithDomain:@"" type:@"_own._tcp." name:@"own"
                                                             port:5123] autorelease];
    [service setDelegate:hearer];
    SAME([service hostName], nil);
    [service removeFromRunLoop:loop forMode:NSDefaultRunLoopMode];
    [service scheduleInRunLoop:loop forMode:NSDefaultRunLoopMode];
    [service publish];
    turn(&hearer->published);
    COUNT(hearer->published, 1);
    NSNetService *other = [[[NSNetService alloc] initWithDomain:@"local." type:@"_own._tcp." name:@"own"] autorelease];
    [other setDelegate:hearer];
    [other startMonitoring];
    [other resolveWithTimeout:5];
    turn(&hearer->resolved);
    IS(hearer->resolved == 1 && [[other hostName] length] > 0 && [other port] == 5123);
    NSInputStream *in = nil;
    NSOutputStream *out = nil;
    IS([other getInputStream:&in outputStream:&out] && in != nil && out != nil);
    [other stopMonitoring];
    [other stop];
    NSNetServiceBrowser *browser = [[[NSNetServiceBrowser alloc] init] autorelease];
    [browser setDelegate:hearer];
    [browser removeFromRunLoop:loop forMode:NSDefaultRunLoopMode];
    [browser scheduleInRunLoop:loop forMode:NSDefaultRunLoopMode];
    [browser searchForRegistrationDomains];
    turn(&hearer->domains);
    IS(hearer->domains >= 1);
    [browser stop];
    [service stop];
    puts("done");
    [pool drain];
    return 0;
}
