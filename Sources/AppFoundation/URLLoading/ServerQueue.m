#import "ServerQueue.h"
#include <ctype.h>
#include <string.h>

/// Connections of NSURLConnection to one server, as on the phone.
enum { MostRunning = 6 };

@implementation ServerQueue

+ (NSString *)nameForURL:(NSURL *)url {
    char name[512];
    const char *address = [[url absoluteString] UTF8String] ?: "", *colon = strstr(address, "://");
    const char *host = colon ? colon + 3 : address, *end = host + strcspn(host, "/?#");
    size_t scheme_length = (size_t)(host - address);
    // Behind the user's name and password.
    for (const char *byte = host; byte < end; byte++) {
        if (*byte == '@') host = byte + 1;
    }
    size_t host_length = (size_t)(end - host), length = scheme_length + host_length;
    // Longer than a name of a host can be.
    if (length >= sizeof name) return [url host];
    memcpy(name, address, scheme_length);
    memcpy(name + scheme_length, host, host_length);
    for (size_t i = 0; i < length; i++) name[i] = (char)tolower((unsigned char)name[i]);
    return [[[NSString alloc] initWithBytes:name length:length encoding:NSUTF8StringEncoding] autorelease] ?: [url host];
}

- (id)initWithName:(NSString *)aName {
    self = [super init];
    name = [aName copy];
    waiting = [NSMutableArray new];
    return self;
}

- (void)dealloc {
    [name release];
    [waiting release];
    [super dealloc];
}

- (void)add:(URLTransfer *)transfer { [waiting addObject:transfer]; }

- (URLTransfer *)takeNext {
    if (running >= MostRunning) return nil;
    URLTransfer *found = nil;
    while (found == nil && next < [waiting count]) {
        URLTransfer *first = [waiting objectAtIndex:next++];
        if (!first->is_cancelled) found = [[first retain] autorelease];
    }
    // Moved together from time to time, not for each transfer.
    if (next == [waiting count] || next > 256) {
        [waiting removeObjectsInRange:NSMakeRange(0, next)];
        next = 0;
    }
    if (found) running++;
    return found;
}

- (void)ended { running--; }

- (BOOL)isEmpty { return running == 0 && [waiting count] == 0; }

@end
