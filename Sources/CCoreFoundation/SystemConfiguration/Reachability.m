#include "SystemConfiguration/Reachability.h"
#include "Objects/Types.h"
#include <linux/netlink.h>
#include <linux/rtnetlink.h>
#include "DeviceNetwork.h"
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

// Declared here, since libdispatch's headers belong to the toolchain and may not be in the search path.
#if !defined(DISPATCH_API_VERSION)
extern const struct dispatch_source_type_s _dispatch_source_type_read;
extern void *dispatch_source_create(const void *type, uintptr_t handle, unsigned long mask, struct dispatch_queue_s *queue);
extern void dispatch_source_set_event_handler_f(void *source, void (*handler)(void *context));
extern void dispatch_set_context(void *object, void *context);
extern void dispatch_source_cancel(void *source);
extern void dispatch_resume(void *object);
extern void dispatch_release(void *object);
extern void dispatch_async_f(struct dispatch_queue_s *queue, void *context, void (*work)(void *context));
#endif

@implementation CoreFoundationNetworkReachability

- (CFTypeID)coreFoundationType { return TypeNetworkReachability; }

- (void)dealloc {
    [self stopWatching];
    if (context.release) context.release(context.info);
    free(name);
    [schedules release];
    [super dealloc];
}

- (SCNetworkReachabilityFlags)flags {
    enum platform_link link = platform_network().link;
    if (link == platform_link_none) return 0;
    struct sockaddr_storage target = address;
    if (name && !look_name_up(name, &target)) return 0;
    SCNetworkReachabilityFlags flags = reachability_of_address(&target);
    // What is near is not on the other side of a cell.
    if (flags && link == platform_link_cellular) {
        flags = (flags & ~(SCNetworkReachabilityFlags)kSCNetworkReachabilityFlagsIsDirect)
            | kSCNetworkReachabilityFlagsIsWWAN | kSCNetworkReachabilityFlagsTransientConnection;
    }
    return flags;
}

- (void)callWithFlags:(NSNumber *)flags {
    SCNetworkReachabilityFlags value = [flags unsignedIntValue];
    // What was on its way when the object was taken off its queue or loop is not told.
    BOOL isScheduled = source != NULL || [schedules count] > 0;
    if (changes < 0 || !isScheduled || (isAsked && value == lastFlags)) return;
    isAsked = YES;
    lastFlags = value;
    [[self retain] autorelease];
    if (callBack) callBack((SCNetworkReachabilityRef)self, value, context.info);
}

- (void)noteChange { [self callWithFlags:[NSNumber numberWithUnsignedInt:[self flags]]]; }

/// Resolves the name on a separate thread, and reports the flags to the run loop's thread.
- (void)lookUpFor:(NSThread *)thread {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [self performSelector:@selector(callWithFlags:)
                 onThread:thread
               withObject:[NSNumber numberWithUnsignedInt:[self flags]]
            waitUntilDone:NO];
    [pool drain];
}

- (void)drain {
    char buffer[8192];
    uint64_t count;
    while (recv(routes, buffer, sizeof buffer, MSG_DONTWAIT) > 0) {}
    while (read(event, &count, sizeof count) > 0) {}
}

- (void)receivedEvent:(void *)data type:(RunLoopEventType)type extra:(void *)extra forMode:(NSString *)mode {
    [self drain];
    [self noteChange];
}

static void network_changed(void *context) {
    uint64_t one = 1;
    // A full counter is read before long.
    if (write(((CoreFoundationNetworkReachability *)context)->event, &one, sizeof one) < 0) return;
}

- (void)stopWatching {
    if (changes < 0) return;
    platform_unobserve_network(network_changed, self);
    close(changes);
    close(routes);
    close(event);
    changes = routes = event = -1;
}

- (BOOL)watchChanges {
    if (changes >= 0) return YES;
    event = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    changes = epoll_create1(EPOLL_CLOEXEC);
    routes = [self openRoutes];
    struct epoll_event input = {.events = EPOLLIN};
    BOOL works = event >= 0 && changes >= 0 && routes >= 0
        && epoll_ctl(changes, EPOLL_CTL_ADD, event, &input) == 0 && epoll_ctl(changes, EPOLL_CTL_ADD, routes, &input) == 0;
    if (!works) {
        if (event >= 0) close(event);
        if (changes >= 0) close(changes);
        if (routes >= 0) close(routes);
        changes = routes = event = -1;
        return NO;
    }
    platform_observe_network(network_changed, self);
    return YES;
}

/// Opens a netlink socket for changes of addresses and routes.
- (int)openRoutes {
    struct sockaddr_nl news = {
        .nl_family = AF_NETLINK,
        .nl_groups = RTMGRP_LINK | RTMGRP_IPV4_IFADDR | RTMGRP_IPV4_ROUTE | RTMGRP_IPV6_IFADDR | RTMGRP_IPV6_ROUTE,
    };
    int opened = socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC | SOCK_NONBLOCK, NETLINK_ROUTE);
    if (opened < 0) return -1;
    if (bind(opened, (struct sockaddr *)&news, sizeof news) == 0) return opened;
    close(opened);
    return -1;
}

- (void)startAsking {
    isAsked = name == NULL;
    if (name) [NSThread detachNewThreadSelector:@selector(lookUpFor:) toTarget:self withObject:[NSThread currentThread]];
    else lastFlags = [self flags];
}

@end

static CoreFoundationNetworkReachability *target_of(SCNetworkReachabilityRef target) { return OBJECT(CoreFoundationNetworkReachability, target); }

CFTypeID SCNetworkReachabilityGetTypeID(void) { return TypeNetworkReachability; }

static __thread int last_error;

int SCError(void) { return last_error; }

const CFStringRef kCFErrorDomainSystemConfiguration = CFSTR("com.apple.SystemConfiguration");

CFErrorRef SCCopyLastError(void) {
    NSString *text = [NSString stringWithUTF8String:SCErrorString(last_error)];
    NSDictionary *info = [NSDictionary dictionaryWithObject:text forKey:NSLocalizedDescriptionKey];
    return (CFErrorRef)[[NSError alloc] initWithDomain:(id)kCFErrorDomainSystemConfiguration code:last_error userInfo:info];
}

const char *SCErrorString(int status) {
    switch (status) {
    case kSCStatusOK: return "Success!";
    case kSCStatusInvalidArgument: return "Invalid argument";
    case kSCStatusAccessError: return "Permission denied";
    case kSCStatusNoKey: return "No such key";
    case kSCStatusKeyExists: return "Data associated with key already defined";
    case kSCStatusLocked: return "Lock already held";
    case kSCStatusNeedLock: return "Lock required for this operation";
    case kSCStatusNoStoreSession: return "Configuration daemon session not active";
    case kSCStatusNoStoreServer: return "Configuration daemon not (no longer) available";
    case kSCStatusNotifierActive: return "Notifier is currently active";
    case kSCStatusNoPrefsSession: return "Preference session not active";
    case kSCStatusPrefsBusy: return "Preferences update currently in progress";
    case kSCStatusNoConfigFile: return "Configuration file not found";
    case kSCStatusNoLink: return "No such link";
    case kSCStatusStale: return "Write attempted on stale version of object";
    case kSCStatusMaxLink: return "Maximum link count exceeded";
    case kSCStatusReachabilityUnknown: return "Network reachability cannot be determined";
    case kSCStatusConnectionNoService: return "Network service for connection not available";
    default: return "Failed!";
    }
}

static CoreFoundationNetworkReachability *new_target(void) {
    CoreFoundationNetworkReachability *target = [CoreFoundationNetworkReachability new];
    target->changes = target->routes = target->event = -1;
    target->schedules = [NSMutableArray new];
    return target;
}

SCNetworkReachabilityRef SCNetworkReachabilityCreateWithAddress(CFAllocatorRef allocator, const struct sockaddr *address) {
    // Programs for the Mac start the structure with its length in a byte, so the family may be invalid here.
    if (address == NULL || (address->sa_family != AF_INET && address->sa_family != AF_INET6)) {
        last_error = kSCStatusInvalidArgument;
        return NULL;
    }
    CoreFoundationNetworkReachability *target = new_target();
    memcpy(&target->address, address,
           address->sa_family == AF_INET ? sizeof(struct sockaddr_in) : sizeof(struct sockaddr_in6));
    return (SCNetworkReachabilityRef)target;
}

SCNetworkReachabilityRef SCNetworkReachabilityCreateWithAddressPair(CFAllocatorRef allocator,
                                                                    const struct sockaddr *localAddress,
                                                                    const struct sockaddr *remoteAddress) {
    return SCNetworkReachabilityCreateWithAddress(allocator, remoteAddress ? remoteAddress : localAddress);
}

SCNetworkReachabilityRef SCNetworkReachabilityCreateWithName(CFAllocatorRef allocator, const char *name) {
    if (name == NULL || name[0] == 0 || strlen(name) > 1024) {
        last_error = kSCStatusInvalidArgument;
        return NULL;
    }
    CoreFoundationNetworkReachability *target = new_target();
    target->name = strdup(name);
    return (SCNetworkReachabilityRef)target;
}

Boolean SCNetworkReachabilityGetFlags(SCNetworkReachabilityRef target, SCNetworkReachabilityFlags *flags) {
    if (target == NULL || flags == NULL) {
        last_error = kSCStatusInvalidArgument;
        return false;
    }
    *flags = [target_of(target) flags];
    return true;
}

Boolean SCNetworkReachabilitySetCallback(SCNetworkReachabilityRef target, SCNetworkReachabilityCallBack callBack,
                                         SCNetworkReachabilityContext *context) {
    if (target == NULL) return false;
    CoreFoundationNetworkReachability *it = target_of(target);
    SCNetworkReachabilityContext old = it->context, new = {0};
    if (callBack && context) new = *context;
    if (new.retain) new.info = (void *)new.retain(new.info);
    it->callBack = callBack;
    it->context = new;
    if (old.release) old.release(old.info);
    return true;
}

/// The run loop modes for a mode name; for the common modes, all of them.
static NSArray *modes_named(CFStringRef mode) {
    if (!CFEqual(mode, kCFRunLoopCommonModes)) return [NSArray arrayWithObject:OBJECT(NSString, mode)];
    return [NSArray arrayWithObjects:NSDefaultRunLoopMode, @"UITrackingRunLoopMode", nil];
}

Boolean SCNetworkReachabilityScheduleWithRunLoop(SCNetworkReachabilityRef target, CFRunLoopRef runLoop, CFStringRef mode) {
    CoreFoundationNetworkReachability *it = target_of(target);
    if (target == NULL || runLoop == NULL || mode == NULL || ![it watchChanges]) {
        last_error = kSCStatusInvalidArgument;
        return false;
    }
    NSRunLoop *loop = OBJECT(NSRunLoop, runLoop);
    for (NSString *name in modes_named(mode)) {
        [loop addEvent:(void *)(intptr_t)it->changes type:ET_RDESC watcher:it forMode:name];
    }
    // The object is retained while it is scheduled.
    if ([it->schedules count] == 0) [it retain];
    [it->schedules addObject:loop];
    if ([it->schedules count] == 1) [it startAsking];
    return true;
}

Boolean SCNetworkReachabilityUnscheduleFromRunLoop(SCNetworkReachabilityRef target, CFRunLoopRef runLoop,
                                                   CFStringRef mode) {
    CoreFoundationNetworkReachability *it = target_of(target);
    if (target == NULL || runLoop == NULL || mode == NULL) return false;
    NSUInteger place = [it->schedules indexOfObjectIdenticalTo:OBJECT(NSRunLoop, runLoop)];
    if (place == NSNotFound) {
        last_error = kSCStatusInvalidArgument;
        return false;
    }
    for (NSString *name in modes_named(mode)) {
        [OBJECT(NSRunLoop, runLoop) removeEvent:(void *)(intptr_t)it->changes type:ET_RDESC forMode:name all:YES];
    }
    [it->schedules removeObjectAtIndex:place];
    if ([it->schedules count] == 0) {
        [it stopWatching];
        [it autorelease];
    }
    return true;
}

static void changed_on_queue(void *target) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [(CoreFoundationNetworkReachability *)target drain];
    [(CoreFoundationNetworkReachability *)target noteChange];
    [pool drain];
}

/// The first call on a queue; the object was retained for it.
static void begun_on_queue(void *target) {
    changed_on_queue(target);
    [(CoreFoundationNetworkReachability *)target release];
}

Boolean SCNetworkReachabilitySetDispatchQueue(SCNetworkReachabilityRef target, struct dispatch_queue_s *queue) {
    CoreFoundationNetworkReachability *it = target_of(target);
    if (target == NULL) return false;
    if (it->source) {
        dispatch_source_cancel(it->source);
        dispatch_release(it->source);
        it->source = NULL;
        [it autorelease];
    }
    if (queue == NULL) return true;
    if (![it watchChanges]) return false;
    it->source = dispatch_source_create(&_dispatch_source_type_read, (uintptr_t)it->changes, 0, queue);
    dispatch_set_context(it->source, [it retain]);
    dispatch_source_set_event_handler_f(it->source, changed_on_queue);
    it->isAsked = NO;
    dispatch_resume(it->source);
    dispatch_async_f(queue, [it retain], begun_on_queue);
    return true;
}
