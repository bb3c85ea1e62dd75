// Bonjour on a device that is alone in its network: only services that the app itself publishes are found. Replaces
// GNUstep's classes, which end the app if no Avahi daemon runs.

#import <Foundation/Foundation.h>

/// GNUstep's private methods, which send the delegate a message if it implements that.
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

/// The common state of services and browsers: the run loop in which their delegates are called, always in a later turn,
/// and their place in a list.
@interface NetServiceSchedule : NSObject {
@public
    NSRunLoop *loop;
    NSMutableArray *modes;
}
/// Another run loop replaces the former one and all its modes.
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
    /// The service that was published after this one; not retained.
    LocalNetService *next;
}
@end

@interface LocalNetServiceBrowser : NSNetServiceBrowser {
@public
    /// What is searched for; both nil while domains or nothing is.
    NSString *domain, *type;
    BOOL isSearching;
    /// True once the services that existed when the search began are reported: later ones are reported as they appear.
    BOOL hasLookedAround;
    NetServiceSchedule *schedule;
    LocalNetServiceBrowser *next;
}
/// Called when a service was published or withdrawn.
- (void)noticeService:(LocalNetService *)service appearing:(BOOL)appears;
@end

/// The first of the services that are published, and of the browsers that search. Read and changed with
/// `net_services_lock` held.
extern LocalNetService *first_published_service;
extern LocalNetServiceBrowser *first_searching_browser;
/// The lock of the lists.
id net_services_lock(void);

/// "local." for "", "local" and "local."; other names with a dot at the end.
NSString *net_service_domain(NSString *domain);
/// With the dot at the end.
NSString *net_service_type(NSString *type);
/// The dictionary for delegates that describes an error.
NSDictionary *net_service_error(NSInteger code);
