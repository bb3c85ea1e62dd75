// Bonjour on a device that is alone in its network: what the program publishes itself is found, resolved and lost again.

#import <UIKit/UIKit.h>
#include <arpa/inet.h>
#include <netinet/in.h>

@interface Listener : NSObject <NSNetServiceDelegate, NSNetServiceBrowserDelegate> {
@public
    int events;
    NSNetService *found;
}
@end

@implementation Listener

- (void)say:(NSString *)what { events++; printf("%s\n", [what UTF8String]); }

- (void)netServiceWillPublish:(NSNetService *)service { [self say:@"will publish"]; }

- (void)netServiceDidPublish:(NSNetService *)service {
    [self say:[NSString stringWithFormat:@"did publish %@ %@ %@", service.name, service.type, service.domain]];
}

- (void)netService:(NSNetService *)service didNotPublish:(NSDictionary *)error {
    [self say:[NSString stringWithFormat:@"did not publish %@", [error objectForKey:NSNetServicesErrorCode]]];
}

- (void)netServiceDidStop:(NSNetService *)service { [self say:@"service stopped"]; }

- (void)netServiceBrowserWillSearch:(NSNetServiceBrowser *)browser { [self say:@"will search"]; }

- (void)netServiceBrowser:(NSNetServiceBrowser *)browser
           didFindService:(NSNetService *)service
               moreComing:(BOOL)more {
    [self say:[NSString stringWithFormat:@"found %@, more %d", service.name, more]];
    [found release];
    found = [service retain];
}

- (void)netServiceBrowser:(NSNetServiceBrowser *)browser
         didRemoveService:(NSNetService *)service
               moreComing:(BOOL)more {
    [self say:[NSString stringWithFormat:@"lost %@, same %d", service.name, [service isEqual:found]]];
}

- (void)netServiceBrowser:(NSNetServiceBrowser *)browser didFindDomain:(NSString *)domain moreComing:(BOOL)more {
    [self say:domain];
}

- (void)netServiceBrowser:(NSNetServiceBrowser *)browser didNotSearch:(NSDictionary *)error {
    [self say:[NSString stringWithFormat:@"did not search %@", [error objectForKey:NSNetServicesErrorCode]]];
}

- (void)netServiceBrowserDidStopSearch:(NSNetServiceBrowser *)browser { [self say:@"search stopped"]; }

- (void)netServiceWillResolve:(NSNetService *)service { [self say:@"will resolve"]; }

- (void)netServiceDidResolveAddress:(NSNetService *)service {
    struct sockaddr_in address;
    [[service.addresses lastObject] getBytes:&address length:sizeof address];
    NSDictionary *record = [NSNetService dictionaryFromTXTRecordData:[service TXTRecordData]];
    NSString *path = [[[NSString alloc] initWithData:[record objectForKey:@"path"]
                                            encoding:NSUTF8StringEncoding] autorelease];
    [self say:[NSString stringWithFormat:@"resolved %s:%d %@ %d", inet_ntoa(address.sin_addr), ntohs(address.sin_port),
                                         path, (int)service.port]];
}

- (void)netService:(NSNetService *)service didNotResolve:(NSDictionary *)error {
    [self say:[NSString stringWithFormat:@"did not resolve %@", [error objectForKey:NSNetServicesErrorCode]]];
}

/// Nothing is told before the run loop turns.
- (void)waitFor:(int)count {
    int end = events + count;
    while (events < end) {
        if (![[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode
                                      beforeDate:[NSDate dateWithTimeIntervalSinceNow:5]]) break;
    }
}

@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Listener *listener = [[Listener alloc] init];
    NSNetServiceBrowser *browser = [[NSNetServiceBrowser alloc] init];
    [browser setDelegate:listener];
    [browser searchForServicesOfType:@"_chat._tcp." inDomain:@""];
    [browser searchForBrowsableDomains];
    [listener waitFor:2];

    NSNetService *service = [[NSNetService alloc] initWithDomain:@"" type:@"_chat._tcp" name:@"Anna" port:4711];
    service.delegate = listener;
    NSDictionary *record = [NSDictionary dictionaryWithObject:[@"/room" dataUsingEncoding:NSUTF8StringEncoding]
                                                       forKey:@"path"];
    [service setTXTRecordData:[NSNetService dataFromTXTRecordDictionary:record]];
    [service publish];
    [listener waitFor:3];

    // Another of the name gets a name of its own, unless it does not want that.
    NSNetService *second = [[NSNetService alloc] initWithDomain:@"local." type:@"_chat._tcp." name:@"Anna" port:4712];
    second.delegate = listener;
    [second publishWithOptions:1];
    [listener waitFor:2];
    [second publish];
    [listener waitFor:3];
    NSNetService *portless = [[NSNetService alloc] initWithDomain:@"" type:@"_chat._tcp." name:@"Bert"];
    portless.delegate = listener;
    [portless publish];
    [listener waitFor:2];

    NSNetService *known = [[NSNetService alloc] initWithDomain:@"" type:@"_chat._tcp." name:@"Anna"];
    known.delegate = listener;
    [known resolveWithTimeout:1];
    [listener waitFor:2];
    NSNetService *unknown = [[NSNetService alloc] initWithDomain:@"" type:@"_chat._tcp." name:@"Nobody"];
    unknown.delegate = listener;
    [unknown resolveWithTimeout:0.05];
    [listener waitFor:2];

    [second stop];
    [listener waitFor:2];
    // A service that is let go of is not published any more.
    [service setDelegate:nil];
    [listener->found release];
    listener->found = [known retain];
    [service release];
    [listener waitFor:1];
    [browser stop];
    [listener waitFor:1];
    [browser searchForServicesOfType:@"_print._tcp." inDomain:@"example.com."];
    [listener waitFor:1];
    [browser release];
    [pool drain];
    return 0;
}

// > will search
// > did not search -72003
// > will publish
// > did publish Anna _chat._tcp. local.
// > found Anna, more 0
// > will publish
// > did not publish -72001
// > will publish
// > did publish Anna (2) _chat._tcp. local.
// > found Anna (2), more 0
// > will publish
// > did not publish -72004
// > will resolve
// > resolved 127.0.0.1:4711 /room 4711
// > will resolve
// > did not resolve -72007
// > lost Anna (2), same 1
// > service stopped
// > lost Anna, same 1
// > search stopped
// > will search
