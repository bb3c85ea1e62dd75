#import "ServerQueue.h"

/// Connections of NSURLConnection to one server, as on the phone.
enum { MostRunning = 6 };

@implementation ServerQueue

+ (NSString *)nameForURL:(NSURL *)url {
    char name[512];
    int length = snprintf(name, sizeof name, "%s://%s:%d", [[[url scheme] lowercaseString] UTF8String] ?: "",
                          [[[url host] lowercaseString] UTF8String] ?: "", [[url port] intValue]);
    // Longer than a name of a host can be.
    if (length >= (int)sizeof name) return [url host];
    return [NSString stringWithUTF8String:name];
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
