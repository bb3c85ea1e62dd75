#import "LocalNetServices.h"
#include <arpa/inet.h>
#include <netinet/in.h>

enum { ActivityInProgress = -72003, NoAutoRename = 1 };

LocalNetService *first_published_service;

@interface NSObject (NameOfTheDevice)
+ (id)currentDevice;
- (NSString *)name;
@end

@implementation NSNetService (LocalServices)

/// `[NSNetService alloc]` makes an object of this class.
+ (id)allocWithZone:(NSZone *)zone {
    return NSAllocateObject(self == [NSNetService class] ? [LocalNetService class] : self, 0, zone);
}

@end

@implementation LocalNetService

- (id)initWithDomain:(NSString *)newDomain type:(NSString *)newType name:(NSString *)newName port:(NSInteger)newPort {
    if (!(self = [super init])) return nil;
    domain = [net_service_domain(newDomain) copy];
    type = [net_service_type(newType) copy];
    name = [newName length] ? [newName copy] : [[[NSClassFromString(@"UIDevice") currentDevice] name] copy];
    if (name == nil) name = @"iPhone";
    port = newPort;
    schedule = [NetServiceSchedule new];
    return self;
}

- (id)initWithDomain:(NSString *)newDomain type:(NSString *)newType name:(NSString *)newName {
    return [self initWithDomain:newDomain type:newType name:newName port:-1];
}

- (id)init {
    [self release];
    return nil;
}

- (void)dealloc {
    [self withdraw];
    [domain release];
    [type release];
    [name release];
    [record release];
    [addresses release];
    [schedule release];
    [super dealloc];
}

- (NSString *)domain { return domain; }
- (NSString *)type { return type; }
- (NSString *)name { return name; }
- (NSInteger)port { return port; }
- (NSArray *)addresses { return addresses ? addresses : [NSArray array]; }
- (NSString *)hostName { return addresses ? @"localhost" : nil; }
- (NSData *)TXTRecordData { return record; }

/// Equal if name, type and domain are.
- (BOOL)isEqual:(id)other {
    if (![other isKindOfClass:[LocalNetService class]]) return NO;
    LocalNetService *service = other;
    return [service->name isEqual:name] && [service->type isEqual:type] && [service->domain isEqual:domain];
}

- (NSUInteger)hash { return [name hash] ^ [type hash]; }

- (void)scheduleInRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode { [schedule add:mode of:loop]; }
- (void)removeFromRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode { [schedule remove:mode of:loop]; }

// Publishing

/// The published service of that name, type and domain.
static LocalNetService *published_like(LocalNetService *service) {
    for (LocalNetService *each = first_published_service; each; each = each->next) {
        if (each != service && [each isEqual:service]) return each;
    }
    return nil;
}

- (void)publish { [self publishWithOptions:0]; }

- (void)publishWithOptions:(NSNetServiceOptions)options {
    [schedule perform:@selector(publishNow:) of:self with:[NSNumber numberWithUnsignedInteger:options]];
}

- (void)publishNow:(NSNumber *)options {
    NSInteger error = 0;
    [self netServiceWillPublish:self];
    @synchronized(net_services_lock()) {
        if (isPublished || isResolving) {
            error = ActivityInProgress;
        } else if (port < 0 || port > 65535 || [type length] == 0 || ![domain isEqual:@"local."]) {
            error = NSNetServicesBadArgumentError;
        } else if (published_like(self) && ([options unsignedIntegerValue] & NoAutoRename)) {
            error = NSNetServicesCollisionError;
        } else {
            [self takeFreeName];
            [self enter];
        }
    }
    if (error) {
        [self netService:self didNotPublish:net_service_error(error)];
        return;
    }
    [self netServiceDidPublish:self];
    if (isPublished) [self tellBrowsers:YES];
}

/// "Name", or "Name (2)" where there is such a one, and so on.
- (void)takeFreeName {
    NSString *wish = [name autorelease];
    name = [wish copy];
    for (int number = 2; published_like(self); number++) {
        [name release];
        name = [[NSString alloc] initWithFormat:@"%@ (%d)", wish, number];
    }
}

- (void)enter {
    LocalNetService **end = &first_published_service;
    while (*end) end = &(*end)->next;
    *end = self;
    isPublished = YES;
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    [addresses release];
    addresses = [[NSArray alloc] initWithObjects:[NSData dataWithBytes:&address length:sizeof address], nil];
}

/// Removes the service from the list.
- (void)withdraw {
    @synchronized(net_services_lock()) {
        if (!isPublished) return;
        isPublished = NO;
        for (LocalNetService **place = &first_published_service; *place; place = &(*place)->next) {
            if (*place != self) continue;
            *place = next;
            break;
        }
        next = nil;
    }
    // Browsers get another object, since this one may be in its deallocation.
    [self tellBrowsers:NO];
}

/// The object for the service that a search returns.
- (LocalNetService *)found {
    return [[[LocalNetService alloc] initWithDomain:domain type:type name:name] autorelease];
}

- (void)tellBrowsers:(BOOL)appears {
    LocalNetService *found = [self found];
    NSMutableArray *browsers = [NSMutableArray array];
    @synchronized(net_services_lock()) {
        LocalNetServiceBrowser *each = first_searching_browser;
        for (; each; each = each->next) [browsers addObject:each];
    }
    for (LocalNetServiceBrowser *browser in browsers) [browser noticeService:found appearing:appears];
}

- (void)stop {
    [NSObject cancelPreviousPerformRequestsWithTarget:self];
    [schedule->loop cancelPerformSelectorsWithTarget:self];
    isResolving = NO;
    [self withdraw];
    [schedule perform:@selector(netServiceDidStop:) of:self with:self];
}

// Resolving

- (void)resolve { [self resolveWithTimeout:5]; }

- (void)resolveWithTimeout:(NSTimeInterval)timeout {
    [schedule perform:@selector(resolveNow:) of:self with:[NSNumber numberWithDouble:timeout]];
}

- (void)resolveNow:(NSNumber *)timeout {
    if (isPublished || isResolving) {
        [self netService:self didNotResolve:net_service_error(ActivityInProgress)];
        return;
    }
    isResolving = YES;
    [self netServiceWillResolve:self];
    if (!isResolving) return;
    if ([self learn]) {
        isResolving = NO;
        [self netServiceDidResolveAddress:self];
    } else if ([timeout doubleValue] > 0) {
        [self performSelector:@selector(giveUp) withObject:nil afterDelay:[timeout doubleValue]
                      inModes:schedule->modes];
    }
}

/// Copies addresses and record of the published service of this name.
- (BOOL)learn {
    @synchronized(net_services_lock()) {
        LocalNetService *service = published_like(self);
        if (service == nil) return NO;
        [addresses autorelease];
        addresses = [service->addresses retain];
        [record autorelease];
        record = [service->record retain];
        port = service->port;
    }
    return YES;
}

- (void)giveUp {
    isResolving = NO;
    [self netService:self didNotResolve:net_service_error(NSNetServicesTimeoutError)];
}

- (BOOL)getInputStream:(NSInputStream **)input outputStream:(NSOutputStream **)output {
    if (addresses == nil && ![self learn]) return NO;
    [NSStream getStreamsToHost:[NSHost hostWithAddress:@"127.0.0.1"] port:port inputStream:input outputStream:output];
    return input || output;
}

// The record

- (BOOL)setTXTRecordData:(NSData *)data {
    [record autorelease];
    record = [data copy];
    return YES;
}

/// Changes of the record are not reported yet.
///
/// - Status: stub
- (void)startMonitoring {}
- (void)stopMonitoring {}

@end
