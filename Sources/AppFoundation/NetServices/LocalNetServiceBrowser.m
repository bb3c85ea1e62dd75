#import "LocalNetServices.h"

enum { ActivityInProgress = -72003 };

LocalNetServiceBrowser *first_searching_browser;

@implementation NSNetServiceBrowser (LocalServices)

/// `[NSNetServiceBrowser alloc]` makes an object of this class.
+ (id)allocWithZone:(NSZone *)zone {
    BOOL is_own = self == [NSNetServiceBrowser class];
    return NSAllocateObject(is_own ? [LocalNetServiceBrowser class] : self, 0, zone);
}

@end

@implementation LocalNetServiceBrowser

- (id)init {
    if (!(self = [super init])) return nil;
    schedule = [NetServiceSchedule new];
    return self;
}

- (void)dealloc {
    [self leave];
    [domain release];
    [type release];
    [schedule release];
    [super dealloc];
}

- (void)scheduleInRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode { [schedule add:mode of:loop]; }
- (void)removeFromRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode { [schedule remove:mode of:loop]; }

- (void)leave {
    @synchronized(net_services_lock()) {
        if (!isSearching) return;
        isSearching = NO;
        for (LocalNetServiceBrowser **place = &first_searching_browser; *place; place = &(*place)->next) {
            if (*place != self) continue;
            *place = next;
            break;
        }
        next = nil;
    }
}

/// The delegate is told in a later turn of the run loop.
- (void)fail:(NSInteger)code {
    [schedule perform:@selector(failNow:) of:self with:net_service_error(code)];
}

- (void)failNow:(NSDictionary *)error { [self netServiceBrowser:self didNotSearch:error]; }

/// - Returns: NO when a search is under way.
- (BOOL)enter {
    @synchronized(net_services_lock()) {
        if (isSearching) {
            [self fail:ActivityInProgress];
            return NO;
        }
        isSearching = YES;
        hasLookedAround = NO;
        LocalNetServiceBrowser **end = &first_searching_browser;
        while (*end) end = &(*end)->next;
        *end = self;
        [domain release];
        [type release];
        domain = type = nil;
    }
    return YES;
}

- (void)searchForServicesOfType:(NSString *)serviceType inDomain:(NSString *)domainName {
    if ([serviceType length] == 0) {
        [self fail:NSNetServicesBadArgumentError];
        return;
    }
    if (![self enter]) return;
    domain = [net_service_domain(domainName) copy];
    type = [net_service_type(serviceType) copy];
    [schedule perform:@selector(findServices) of:self with:nil];
}

- (void)searchForBrowsableDomains {
    if ([self enter]) [schedule perform:@selector(findDomains) of:self with:nil];
}

- (void)searchForRegistrationDomains { [self searchForBrowsableDomains]; }
- (void)searchForAllDomains { [self searchForBrowsableDomains]; }

- (void)findDomains {
    if (!isSearching) return;
    [[self retain] autorelease];
    [self netServiceBrowserWillSearch:self];
    if (isSearching) [self netServiceBrowser:self didFindDomain:@"local." moreComing:NO];
}

- (void)findServices {
    if (!isSearching) return;
    [[self retain] autorelease];
    [self netServiceBrowserWillSearch:self];
    NSMutableArray *found = [NSMutableArray array];
    @synchronized(net_services_lock()) {
        hasLookedAround = YES;
        for (LocalNetService *each = first_published_service; each; each = each->next) {
            if (![each->type isEqual:type] || ![each->domain isEqual:domain]) continue;
            [found addObject:[[[LocalNetService alloc] initWithDomain:each->domain type:each->type name:each->name]
                                 autorelease]];
        }
    }
    for (NSUInteger i = 0; i < [found count] && isSearching; i++) {
        [self netServiceBrowser:self didFindService:[found objectAtIndex:i] moreComing:i + 1 < [found count]];
    }
}

- (void)noticeService:(LocalNetService *)service appearing:(BOOL)appears {
    if (!hasLookedAround || ![service->type isEqual:type] || ![service->domain isEqual:domain]) return;
    [schedule perform:appears ? @selector(findService:) : @selector(loseService:) of:self with:service];
}

- (void)findService:(LocalNetService *)service {
    if (isSearching) [self netServiceBrowser:self didFindService:service moreComing:NO];
}

- (void)loseService:(LocalNetService *)service {
    if (isSearching) [self netServiceBrowser:self didRemoveService:service moreComing:NO];
}

- (void)stop {
    BOOL searched = isSearching;
    [schedule->loop cancelPerformSelectorsWithTarget:self];
    [self leave];
    if (searched) [schedule perform:@selector(netServiceBrowserDidStopSearch:) of:self with:self];
}

@end
