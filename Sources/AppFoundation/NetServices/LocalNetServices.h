// Bonjour on a device that is alone in its network: the services that the app publishes are found, and no others. In
// place of GNUstep's classes, which end the app where no Avahi daemon runs.

#import <Foundation/Foundation.h>

/// GNUstep's own ways to tell the delegate, if that listens.
@interface NSNetService (Delegate)
- (void)netServiceWillPublish:(NSNetService *)service;
- (void)netServiceDidPublish:(NSNetService *)service;
- (void)netService:(NSNetService *)service didNotPublish:(NSDictionary *)error;
- (void)netServiceDidStop:(NSNetService *)service;
- (void)netServiceWillResolve:(NSNetService *)service;
- (void)netServiceDidResolveAddress:(NSNetService *)service;
- (void)netService:(NSNetService *)service didNotResolve:(NSDictionary *)error;
@end

@interface NSNetServiceBrowser (Delegate)
- (void)netServiceBrowserWillSearch:(NSNetServiceBrowser *)browser;
- (void)netServiceBrowserDidStopSearch:(NSNetServiceBrowser *)browser;
- (void)netServiceBrowser:(NSNetServiceBrowser *)browser didNotSearch:(NSDictionary *)error;
- (void)netServiceBrowser:(NSNetServiceBrowser *)browser didFindDomain:(NSString *)domain moreComing:(BOOL)more;
- (void)netServiceBrowser:(NSNetServiceBrowser *)browser didFindService:(NSNetService *)service moreComing:(BOOL)more;
- (void)netServiceBrowser:(NSNetServiceBrowser *)browser didRemoveService:(NSNetService *)service moreComing:(BOOL)more;
@end

/// What services and browsers have in common: where their delegates are called, always later, and their place in a
/// list.
@interface NetServiceSchedule : NSObject {
@public
    NSRunLoop *loop;
    NSMutableArray *modes;
}
/// Another loop takes the place of the former one, with all its modes.
- (void)add:(NSString *)mode of:(NSRunLoop *)loop;
- (void)remove:(NSString *)mode of:(NSRunLoop *)loop;
- (void)perform:(SEL)selector of:(id)target with:(id)argument;
@end

@interface LocalNetService : NSNetService {
@public
    NSString *domain, *type, *name;
    NSInteger port;
    NSData *record;
    /// How clients reach the service; nil until it is published or resolved.
    NSArray *addresses;
    BOOL isPublished, isResolving;
    NetServiceSchedule *schedule;
    /// The one that was published after this; services do not keep one another.
    LocalNetService *next;
}
@end

@interface LocalNetServiceBrowser : NSNetServiceBrowser {
@public
    /// What is searched for; both nil while domains or nothing is.
    NSString *domain, *type;
    BOOL isSearching;
    /// What was there when the search began has been found: what comes or goes from now on is news.
    BOOL hasLookedAround;
    NetServiceSchedule *schedule;
    LocalNetServiceBrowser *next;
}
/// A service was published, or is no longer.
- (void)noticeService:(LocalNetService *)service appearing:(BOOL)appears;
@end

/// The first of the services that are published, and of the browsers that search. For the holder of
/// `net_services_lock`.
extern LocalNetService *first_published_service;
extern LocalNetServiceBrowser *first_searching_browser;
/// What is locked to read or change the lists.
id net_services_lock(void);

/// "local." for "", "local" and "local."; of other names, with the dot at the end.
NSString *net_service_domain(NSString *domain);
/// With the dot at the end.
NSString *net_service_type(NSString *type);
/// What delegates are told of an error.
NSDictionary *net_service_error(NSInteger code);
