// CFHost.

#include "Objects/Types.h"
#include "SystemConfiguration/Reachability.h"
#include <CFNetwork/CFNetwork.h>
#include <netdb.h>

@interface CoreFoundationHost : NSObject {
@public
    NSString *name;
    NSArray *addresses, *names;
    NSData *reachability;
    CFHostClientCallBack callBack;
    CFHostClientContext context;
    /// Pairs of a run loop and a mode.
    NSMutableArray *schedules;
    /// Incremented by each cancellation; results of earlier requests are dropped.
    int generation;
}
@end

@implementation CoreFoundationHost

- (CFTypeID)coreFoundationType { return TypeHost; }

- (id)init {
    schedules = [NSMutableArray new];
    return self;
}

- (void)dealloc {
    [name release];
    [addresses release];
    [names release];
    [reachability release];
    [schedules release];
    if (context.release) context.release(context.info);
    [super dealloc];
}

/// Resolves the information synchronously. Returns the resolver's error, 0 for none.
- (int)resolve:(CFHostInfoType)info {
    if (info == kCFHostReachability) {
        struct sockaddr_storage address;
        BOOL is_found = name ? look_name_up([name UTF8String], &address) : [addresses count] > 0;
        if (name == nil && is_found) {
            NSData *first = [addresses objectAtIndex:0];
            memcpy(&address, [first bytes], MIN([first length], sizeof address));
        }
        SCNetworkReachabilityFlags flags = is_found ? reachability_of_address(&address) : 0;
        NSData *data = [[NSData alloc] initWithBytes:&flags length:sizeof flags];
        [reachability autorelease];
        reachability = data;
        return 0;
    }
    if (info == kCFHostNames && name == nil) {
        NSData *first = [addresses count] ? [addresses objectAtIndex:0] : nil;
        char found[NI_MAXHOST];
        int status = getnameinfo([first bytes], (socklen_t)[first length], found, sizeof found, NULL, 0, NI_NAMEREQD);
        if (status == 0) names = [[NSArray alloc] initWithObjects:[NSString stringWithUTF8String:found], nil];
        return status;
    }
    if (name == nil) return 0;
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM}, *found = NULL;
    int status = getaddrinfo([name UTF8String], NULL, &hints, &found);
    if (status != 0) return status;
    NSMutableArray *list = [NSMutableArray new];
    for (struct addrinfo *it = found; it; it = it->ai_next) {
        [list addObject:[NSData dataWithBytes:it->ai_addr length:it->ai_addrlen]];
    }
    freeaddrinfo(found);
    [addresses autorelease];
    addresses = list;
    if (names == nil) names = [[NSArray alloc] initWithObjects:name, nil];
    return 0;
}

- (void)tell:(NSArray *)answer {
    if ([[answer objectAtIndex:2] intValue] != generation || callBack == NULL) return;
    int status = [[answer objectAtIndex:1] intValue];
    CFStreamError error = {status ? kCFStreamErrorDomainNetDB : 0, status};
    [[self retain] autorelease];
    callBack((CFHostRef)self, (CFHostInfoType)[[answer objectAtIndex:0] longValue], &error, context.info);
}

/// Runs on a separate thread.
- (void)resolveFor:(NSArray *)question {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    int status = [self resolve:(CFHostInfoType)[[question objectAtIndex:0] longValue]];
    NSArray *answer = [NSArray arrayWithObjects:[question objectAtIndex:0], [NSNumber numberWithInt:status],
                                                [question objectAtIndex:1], nil];
    [self performSelector:@selector(tell:)
                 onThread:[question objectAtIndex:2]
               withObject:answer
            waitUntilDone:NO
                    modes:[question objectAtIndex:3]];
    [pool drain];
}

@end

static CoreFoundationHost *host_of(CFHostRef host) { return OBJECT(CoreFoundationHost, host); }

CFTypeID CFHostGetTypeID(void) { return TypeHost; }

CFHostRef CFHostCreateWithName(CFAllocatorRef allocator, CFStringRef name) {
    if (name == NULL) return NULL;
    CoreFoundationHost *host = [CoreFoundationHost new];
    host->name = [OBJECT(NSString, name) copy];
    // The name in the initialiser counts as resolved.
    host->names = [[NSArray alloc] initWithObjects:host->name, nil];
    return (CFHostRef)host;
}

CFHostRef CFHostCreateWithAddress(CFAllocatorRef allocator, CFDataRef address) {
    if (address == NULL) return NULL;
    CoreFoundationHost *host = [CoreFoundationHost new];
    host->addresses = [[NSArray alloc] initWithObjects:OBJECT(NSData, address), nil];
    return (CFHostRef)host;
}

CFHostRef CFHostCreateCopy(CFAllocatorRef allocator, CFHostRef host) {
    CoreFoundationHost *copy = [CoreFoundationHost new];
    copy->name = [host_of(host)->name copy];
    copy->addresses = [host_of(host)->addresses copy];
    copy->names = [host_of(host)->names copy];
    return (CFHostRef)copy;
}

Boolean CFHostStartInfoResolution(CFHostRef host, CFHostInfoType info, CFStreamError *error) {
    CoreFoundationHost *it = host_of(host);
    if (error) *error = (CFStreamError){0, 0};
    if (it->callBack && [it->schedules count]) {
        NSMutableArray *modes = [NSMutableArray array];
        for (NSArray *place in it->schedules) [modes addObject:[place objectAtIndex:1]];
        NSArray *question = [NSArray arrayWithObjects:[NSNumber numberWithLong:info],
            [NSNumber numberWithInt:it->generation], [NSThread currentThread], modes, nil];
        [NSThread detachNewThreadSelector:@selector(resolveFor:) toTarget:it withObject:question];
        return true;
    }
    int status = [it resolve:info];
    if (status && error) *error = (CFStreamError){kCFStreamErrorDomainNetDB, status};
    return status == 0;
}

CFArrayRef CFHostGetAddressing(CFHostRef host, Boolean *hasBeenResolved) {
    if (hasBeenResolved) *hasBeenResolved = host_of(host)->addresses != nil;
    return (CFArrayRef)host_of(host)->addresses;
}

CFArrayRef CFHostGetNames(CFHostRef host, Boolean *hasBeenResolved) {
    if (hasBeenResolved) *hasBeenResolved = host_of(host)->names != nil;
    return (CFArrayRef)host_of(host)->names;
}

CFDataRef CFHostGetReachability(CFHostRef host, Boolean *hasBeenResolved) {
    if (hasBeenResolved) *hasBeenResolved = host_of(host)->reachability != nil;
    return (CFDataRef)host_of(host)->reachability;
}

void CFHostCancelInfoResolution(CFHostRef host, CFHostInfoType info) { host_of(host)->generation++; }

Boolean CFHostSetClient(CFHostRef host, CFHostClientCallBack callBack, CFHostClientContext *context) {
    CoreFoundationHost *it = host_of(host);
    CFHostClientContext old = it->context, new = {0};
    if (callBack && context) new = *context;
    if (new.retain) new.info = (void *)new.retain(new.info);
    it->callBack = callBack;
    it->context = new;
    if (old.release) old.release(old.info);
    return true;
}

void CFHostScheduleWithRunLoop(CFHostRef host, CFRunLoopRef runLoop, CFStringRef mode) {
    NSString *name = CFEqual(mode, kCFRunLoopCommonModes) ? NSDefaultRunLoopMode : OBJECT(NSString, mode);
    [host_of(host)->schedules addObject:[NSArray arrayWithObjects:OBJECT(NSRunLoop, runLoop), name, nil]];
}

void CFHostUnscheduleFromRunLoop(CFHostRef host, CFRunLoopRef runLoop, CFStringRef mode) {
    NSString *name = CFEqual(mode, kCFRunLoopCommonModes) ? NSDefaultRunLoopMode : OBJECT(NSString, mode);
    [host_of(host)->schedules removeObject:[NSArray arrayWithObjects:OBJECT(NSRunLoop, runLoop), name, nil]];
}

void CFStreamCreatePairWithSocketToCFHost(CFAllocatorRef allocator, CFHostRef host, SInt32 port,
                                          CFReadStreamRef *readStream, CFWriteStreamRef *writeStream) {
    CoreFoundationHost *it = host_of(host);
    char text[NI_MAXHOST] = "";
    NSData *address = [it->addresses count] ? [it->addresses objectAtIndex:0] : nil;
    if (address) getnameinfo([address bytes], (socklen_t)[address length], text, sizeof text, NULL, 0, NI_NUMERICHOST);
    NSString *name = address ? [NSString stringWithUTF8String:text] : it->name;
    CFStreamCreatePairWithSocketToHost(allocator, (CFStringRef)name, (UInt32)port, readStream, writeStream);
}
