// The cookies of an app, kept in its Library folder. GNUstep's uses a server process to notify other processes.

#import "RequestStores.h"

@interface AppCookieStorage : NSHTTPCookieStorage {
    NSMutableArray *kept;
    NSHTTPCookieAcceptPolicy policy;
    BOOL isInMemory;
}
@end

static NSString *file(void) {
    NSString *library = [NSSearchPathForDirectoriesInDomains(NSLibraryDirectory, NSUserDomainMask, YES) lastObject];
    return [[library stringByAppendingPathComponent:@"Cookies"] stringByAppendingPathComponent:@"Cookies.plist"];
}

static BOOL is_past(NSHTTPCookie *cookie) {
    return [cookie expiresDate] && [[cookie expiresDate] timeIntervalSinceNow] <= 0;
}

/// Whether a cookie is for that host: its own, or one below the domain if that begins with a dot.
static BOOL is_for_host(NSHTTPCookie *cookie, NSString *host) {
    NSString *domain = [[cookie domain] lowercaseString];
    host = [host lowercaseString];
    if ([domain isEqualToString:host]) return YES;
    if (![domain hasPrefix:@"."]) return NO;
    return [host hasSuffix:domain] || [host isEqualToString:[domain substringFromIndex:1]];
}

static BOOL is_for_path(NSHTTPCookie *cookie, NSString *path) {
    NSString *folder = [cookie path];
    if (![path length]) path = @"/";
    if (![folder length] || [folder isEqualToString:path]) return YES;
    if (![path hasPrefix:folder]) return NO;
    return [folder hasSuffix:@"/"] || [path characterAtIndex:[folder length]] == '/';
}

static BOOL are_the_same(NSHTTPCookie *cookie, NSHTTPCookie *other) {
    return [[cookie name] isEqualToString:[other name]] && [[cookie domain] isEqualToString:[other domain]] &&
           [[cookie path] isEqualToString:[other path]];
}

@implementation AppCookieStorage

/// Not the superclass's initialiser, which waits for a server.
- (id)init {
    kept = [NSMutableArray new];
    policy = NSHTTPCookieAcceptPolicyOnlyFromMainDocumentDomain;
    for (NSDictionary *properties in [NSArray arrayWithContentsOfFile:file()]) {
        if (![properties isKindOfClass:[NSDictionary class]]) continue;
        NSHTTPCookie *cookie = [NSHTTPCookie cookieWithProperties:properties];
        if (cookie && !is_past(cookie)) [kept addObject:cookie];
    }
    return self;
    return [super init];
}

/// One that has no file.
- (id)initInMemory {
    kept = [NSMutableArray new];
    policy = NSHTTPCookieAcceptPolicyOnlyFromMainDocumentDomain;
    isInMemory = YES;
    return self;
    return [super init];
}

- (void)dealloc {
    [kept release];
    [super dealloc];
}

/// Those of this session only are not written.
- (void)write {
    if (isInMemory) return;
    NSMutableArray *lasting = [NSMutableArray array];
    for (NSHTTPCookie *cookie in kept) {
        if ([cookie isSessionOnly] || [cookie expiresDate] == nil) continue;
        NSMutableDictionary *properties = [NSMutableDictionary dictionary];
        NSDictionary *all = [cookie properties];
        for (NSString *name in all) {
            id value = [all objectForKey:name];
            BOOL is_list = [value isKindOfClass:[NSString class]] || [value isKindOfClass:[NSDate class]] ||
                           [value isKindOfClass:[NSNumber class]];
            [properties setObject:is_list ? value : [value description] forKey:name];
        }
        [lasting addObject:properties];
    }
    NSString *path = file();
    NSFileManager *manager = [NSFileManager defaultManager];
    if ([lasting count] == 0) {
        [manager removeItemAtPath:path error:NULL];
        return;
    }
    [manager createDirectoryAtPath:[path stringByDeletingLastPathComponent]
        withIntermediateDirectories:YES
                         attributes:nil
                              error:NULL];
    [lasting writeToFile:path atomically:YES];
}

- (NSArray *)cookies {
    @synchronized(self) {
        for (NSUInteger i = [kept count]; i-- > 0;) {
            if (is_past([kept objectAtIndex:i])) [kept removeObjectAtIndex:i];
        }
        return [[kept copy] autorelease];
    }
}

- (NSArray *)cookiesForURL:(NSURL *)url {
    NSArray *all = [self cookies];
    if ([all count] == 0) return all;
    NSMutableArray *found = [NSMutableArray array];
    BOOL is_secure = [[[url scheme] lowercaseString] isEqualToString:@"https"];
    for (NSHTTPCookie *cookie in all) {
        if ([cookie isSecure] && !is_secure) continue;
        if (is_for_host(cookie, [url host]) && is_for_path(cookie, [url path])) [found addObject:cookie];
    }
    return found;
}

- (void)removeLike:(NSHTTPCookie *)cookie {
    for (NSUInteger i = [kept count]; i-- > 0;) {
        if (are_the_same([kept objectAtIndex:i], cookie)) [kept removeObjectAtIndex:i];
    }
}

- (void)changed {
    [self write];
    [[NSNotificationCenter defaultCenter] postNotificationName:NSHTTPCookieManagerCookiesChangedNotification
                                                        object:self];
}

- (void)setCookie:(NSHTTPCookie *)cookie {
    if (cookie == nil || policy == NSHTTPCookieAcceptPolicyNever) return;
    @synchronized(self) {
        [self removeLike:cookie];
        if (!is_past(cookie)) [kept addObject:cookie];
        [self changed];
    }
}

- (void)setCookies:(NSArray *)cookies forURL:(NSURL *)url mainDocumentURL:(NSURL *)main {
    BOOL is_foreign = main && ![[main host] isEqual:[url host]];
    if (policy == NSHTTPCookieAcceptPolicyOnlyFromMainDocumentDomain && is_foreign) return;
    for (NSHTTPCookie *cookie in cookies) {
        // A server cannot set cookies of other servers.
        if ([url host] == nil || is_for_host(cookie, [url host])) [self setCookie:cookie];
    }
}

- (void)deleteCookie:(NSHTTPCookie *)cookie {
    if (cookie == nil) return;
    @synchronized(self) {
        [self removeLike:cookie];
        [self changed];
    }
}

- (NSHTTPCookieAcceptPolicy)cookieAcceptPolicy { return policy; }

- (void)setCookieAcceptPolicy:(NSHTTPCookieAcceptPolicy)aPolicy {
    policy = aPolicy;
    [[NSNotificationCenter defaultCenter] postNotificationName:NSHTTPCookieManagerAcceptPolicyChangedNotification object:self];
}

@end

NSHTTPCookieStorage *cookie_storage_in_memory(void) {
    AppCookieStorage *storage = NSAllocateObject([AppCookieStorage class], 0, NULL);
    return [storage initInMemory];
}

@implementation NSHTTPCookieStorage (OfApps)

+ (NSHTTPCookieStorage *)sharedHTTPCookieStorage {
    static NSHTTPCookieStorage *shared;
    @synchronized([NSHTTPCookieStorage class]) {
        // Allocated by the runtime: `+alloc` returns the shared object, and would come back here.
        if (shared == nil) {
            shared = NSAllocateObject([AppCookieStorage class], 0, NULL);
            shared = [shared init];
        }
    }
    return shared;
}

@end
