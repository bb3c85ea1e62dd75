// NSURLConnection over URLLoad: GNUstep's knows neither passwords nor time limits, and waits for ever for some servers.

#import "URLErrors.h"
#import "URLLoad.h"
#include <objc/runtime.h>

static NSMutableSet *trusted_hosts;

BOOL allows_any_certificate(NSString *host) {
    @synchronized([URLLoad class]) { return host && [trusted_hosts containsObject:[host lowercaseString]]; }
}

@interface NSURLRequest (Certificates)
@end

@implementation NSURLRequest (Certificates)

+ (BOOL)allowsAnyHTTPSCertificateForHost:(NSString *)host { return allows_any_certificate(host); }

+ (void)setAllowsAnyHTTPSCertificate:(BOOL)allows forHost:(NSString *)host {
    if (host == nil) return;
    @synchronized([URLLoad class]) {
        if (trusted_hosts == nil) trusted_hosts = [NSMutableSet new];
        if (allows) {
            [trusted_hosts addObject:[host lowercaseString]];
        } else {
            [trusted_hosts removeObject:[host lowercaseString]];
        }
    }
}

@end

/// The connection's load, kept in the instance variable that GNUstep's class has for its own state.
static URLLoad **load_of(NSURLConnection *connection) {
    static ptrdiff_t offset;
    if (offset == 0) {
        offset = ivar_getOffset(class_getInstanceVariable([NSURLConnection class], "_NSURLConnectionInternal"));
    }
    return (URLLoad **)((char *)connection + offset);
}

@implementation NSURLConnection (Loading)

/// GNUstep's puts a state of its own behind that pointer.
+ (id)allocWithZone:(NSZone *)zone { return NSAllocateObject(self, 0, zone); }

+ (BOOL)canHandleRequest:(NSURLRequest *)request {
    if (protocol_class_for_request(request)) return YES;
    NSString *scheme = [[[request URL] scheme] lowercaseString];
    NSArray *known = [NSArray arrayWithObjects:@"http", @"https", @"ftp", @"file", @"data", nil];
    return scheme && [known containsObject:scheme];
}

+ (NSURLConnection *)connectionWithRequest:(NSURLRequest *)request delegate:(id)delegate {
    return [[[self alloc] initWithRequest:request delegate:delegate] autorelease];
}

- (id)initWithRequest:(NSURLRequest *)request delegate:(id)delegate {
    return [self initWithRequest:request delegate:delegate startImmediately:YES];
}

- (id)initWithRequest:(NSURLRequest *)request delegate:(id)delegate startImmediately:(BOOL)starts {
    self = [super init];
    if (self == nil) return nil;
    *load_of(self) = [[URLLoad alloc] initWithRequest:request delegate:delegate connection:self];
    if (starts) [self start];
    return self;
}

- (void)dealloc {
    [*load_of(self) cancel];
    [*load_of(self) release];
    [super dealloc];
}

- (void)start {
    URLLoad *load = *load_of(self);
    [load start];
}

- (void)cancel { [*load_of(self) cancel]; }

- (void)scheduleInRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode {
    [*load_of(self) scheduleInLoop:loop mode:mode];
}

- (void)unscheduleFromRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode {
    [*load_of(self) removeFromLoop:loop mode:mode];
}

- (void)setDelegateQueue:(NSOperationQueue *)queue {
    [*load_of(self) deliverByQueue:queue];
}

- (NSURLRequest *)originalRequest {
    URLLoad *load = *load_of(self);
    return [[load->original_request retain] autorelease];
}

- (NSURLRequest *)currentRequest {
    URLLoad *load = *load_of(self);
    return [[load->request retain] autorelease];
}

+ (NSData *)sendSynchronousRequest:(NSURLRequest *)request
                 returningResponse:(NSURLResponse **)response
                             error:(NSError **)error {
    return load_synchronously(request, response, error);
}

+ (void)sendAsynchronousRequest:(NSURLRequest *)request
                          queue:(NSOperationQueue *)queue
              completionHandler:(void (^)(NSURLResponse *response, NSData *data, NSError *error))handler {
    NSMutableDictionary *task = [NSMutableDictionary dictionary];
    if (request) [task setObject:[[request copy] autorelease] forKey:@"request"];
    if (queue) [task setObject:queue forKey:@"queue"];
    if (handler) [task setObject:[[handler copy] autorelease] forKey:@"handler"];
    [NSThread detachNewThreadSelector:@selector(loadForHandler:) toTarget:self withObject:task];
}

/// On a thread of its own: loads what the task says, and tells its handler on its queue.
+ (void)loadForHandler:(NSDictionary *)task {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSURLResponse *response = nil;
    NSError *error = nil;
    NSData *data = load_synchronously([task objectForKey:@"request"], &response, &error);
    void (^handler)(NSURLResponse *, NSData *, NSError *) = [task objectForKey:@"handler"];
    if (handler) {
        [[task objectForKey:@"queue"]
            addOperation:[NSBlockOperation blockOperationWithBlock:^{ handler(response, data, error); }]];
    }
    [pool drain];
}

@end
