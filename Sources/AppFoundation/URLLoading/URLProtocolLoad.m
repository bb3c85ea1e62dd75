#import "URLProtocolLoad.h"
#include "Runtime/AssociatedObjects.h"
#include "Runtime/Conformance.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>

/// The app's classes, the newest last.
static NSMutableArray *classes;

Class protocol_class_for_request(NSURLRequest *request) {
    NSArray *asked;
    @synchronized([URLProtocolLoad class]) { asked = [[classes copy] autorelease]; }
    for (Class class in [asked reverseObjectEnumerator]) {
        if ([class canInitWithRequest:request]) return class;
    }
    return Nil;
}

static BOOL (*former_register)(Class class, SEL selector, Class registered);
static void (*former_unregister)(Class class, SEL selector, Class registered);

static BOOL register_class(Class class, SEL selector, Class registered) {
    // Refuses objects that are not classes, as on the device.
    if (registered == Nil || !class_isMetaClass(object_getClass(registered))) return NO;
    // GNUstep's own protocol classes are refused, too.
    BOOL is_own = registered && class_getName(registered)[0] == '_';
    if (is_own) return former_register(class, selector, registered);
    if (![registered isSubclassOfClass:[NSURLProtocol class]]) return NO;
    @synchronized([URLProtocolLoad class]) {
        if (classes == nil) classes = [NSMutableArray new];
        [classes removeObjectIdenticalTo:registered];
        [classes addObject:registered];
    }
    return YES;
}

static void unregister_class(Class class, SEL selector, Class registered) {
    @synchronized([URLProtocolLoad class]) { [classes removeObjectIdenticalTo:registered]; }
    former_unregister(class, selector, registered);
}

// MARK: Properties of requests, of which GNUstep keeps the first

static char properties_key;
enum { Retained = 01401 };

static NSDictionary *properties(NSURLRequest *request) { return objc_getAssociatedObject(request, &properties_key); }

static id property(Class class, SEL selector, NSString *key, NSURLRequest *request) {
    return [[[properties(request) objectForKey:key] retain] autorelease];
}

static void set_properties(NSURLRequest *request, NSDictionary *all) {
    objc_setAssociatedObject(request, &properties_key, all, Retained);
}

static void set_property(Class class, SEL selector, id value, NSString *key, NSMutableURLRequest *request) {
    if (value == nil || key == nil) return;
    NSMutableDictionary *all = [NSMutableDictionary dictionaryWithDictionary:properties(request)];
    [all setObject:value forKey:key];
    set_properties(request, all);
}

@implementation NSURLProtocol (Properties)

+ (void)removePropertyForKey:(NSString *)key inRequest:(NSMutableURLRequest *)request {
    if (key == nil || properties(request) == nil) return;
    NSMutableDictionary *all = [NSMutableDictionary dictionaryWithDictionary:properties(request)];
    [all removeObjectForKey:key];
    set_properties(request, all);
}

@end

static id (*former_copy)(NSURLRequest *request, SEL selector, NSZone *zone);
static id (*former_mutable_copy)(NSURLRequest *request, SEL selector, NSZone *zone);

static id copied(NSURLRequest *request, id copy) {
    if (copy != request && properties(request)) set_properties(copy, properties(request));
    return copy;
}

static id copy_request(NSURLRequest *request, SEL selector, NSZone *zone) {
    return copied(request, former_copy(request, selector, zone));
}

static id mutable_copy_request(NSURLRequest *request, SEL selector, NSZone *zone) {
    return copied(request, former_mutable_copy(request, selector, zone));
}

static NSString *const archived_properties = @"VergerURLRequestProperties";
static void (*former_encode)(NSURLRequest *request, SEL selector, NSCoder *coder);
static id (*former_decode)(NSURLRequest *request, SEL selector, NSCoder *coder);

static void encode_request(NSURLRequest *request, SEL selector, NSCoder *coder) {
    former_encode(request, selector, coder);
    if ([coder allowsKeyedCoding]) [coder encodeObject:properties(request) forKey:archived_properties];
}

static id decode_request(NSURLRequest *request, SEL selector, NSCoder *coder) {
    request = former_decode(request, selector, coder);
    if (request == nil || ![coder allowsKeyedCoding]) return request;
    id all = [coder decodeObjectForKey:archived_properties];
    if ([all isKindOfClass:[NSDictionary class]]) set_properties(request, all);
    return request;
}

static BOOL (*former_is_equal)(NSURLRequest *request, SEL selector, id other);

static BOOL is_equal(NSURLRequest *request, SEL selector, id other) {
    if (request == other) return YES;
    if (!former_is_equal(request, selector, other)) return NO;
    NSDictionary *own = properties(request), *others = properties(other);
    return [own count] == [others count] && ([own count] == 0 || [own isEqual:others]);
}

INSTALL(url_protocols) {
    Class class = objc_lookUpClass("NSURLProtocol"), request = objc_lookUpClass("NSURLRequest");
    former_register =
        (BOOL(*)(Class, SEL, Class))replace_class_method(class, @selector(registerClass:), (IMP)register_class);
    former_unregister =
        (void (*)(Class, SEL, Class))replace_class_method(class, @selector(unregisterClass:), (IMP)unregister_class);
    former_is_equal = (BOOL(*)(NSURLRequest *, SEL, id))replace_instance_method(request, @selector(isEqual:),
                                                                                (IMP)is_equal);
    former_encode = (void (*)(NSURLRequest *, SEL, NSCoder *))replace_instance_method(
        request, @selector(encodeWithCoder:), (IMP)encode_request);
    former_decode = (id (*)(NSURLRequest *, SEL, NSCoder *))replace_instance_method(
        request, @selector(initWithCoder:), (IMP)decode_request);
    replace_class_method(class, @selector(propertyForKey:inRequest:), (IMP)property);
    replace_class_method(class, @selector(setProperty:forKey:inRequest:), (IMP)set_property);
    former_copy = (id (*)(NSURLRequest *, SEL, NSZone *))replace_instance_method(request, @selector(copyWithZone:),
                                                                                 (IMP)copy_request);
    former_mutable_copy = (id (*)(NSURLRequest *, SEL, NSZone *))replace_instance_method(
        request, @selector(mutableCopyWithZone:), (IMP)mutable_copy_request);
}

// MARK: Loading

CONFORM(URLProtocolLoad, NSURLProtocolClient)

@implementation URLProtocolLoad

+ (void)runLoop:(id)nothing {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [[NSThread currentThread] setName:@"URLProtocols"];
    [[NSRunLoop currentRunLoop] addPort:[NSPort port] forMode:NSDefaultRunLoopMode];
    for (;;) [[NSRunLoop currentRunLoop] runUntilDate:[NSDate distantFuture]];
    [pool drain];
}

+ (NSThread *)thread {
    static NSThread *thread;
    @synchronized(self) {
        if (thread == nil) {
            thread = [[NSThread alloc] initWithTarget:self selector:@selector(runLoop:) object:nil];
            [thread start];
        }
    }
    return thread;
}

- (id)initWithClass:(Class)class request:(NSURLRequest *)request client:(id<URLTransferClient>)aClient {
    self = [super init];
    if (self == nil) return nil;
    client = [aClient retain];
    NSURLRequest *canonical = [class canonicalRequestForRequest:request] ?: request;
    protocol = [(NSURLProtocol *)[class alloc] initWithRequest:canonical cachedResponse:nil client:self];
    if (protocol) return self;
    [self release];
    return nil;
}

- (void)dealloc {
    [protocol release];
    [client release];
    [super dealloc];
}

- (void)start {
    // Balanced at the end.
    [self retain];
    [self performSelector:@selector(startLoading) onThread:[URLProtocolLoad thread] withObject:nil waitUntilDone:NO];
}

- (void)startLoading {
    if (!is_cancelled) [protocol startLoading];
}

- (void)cancel {
    @synchronized(self) {
        if (is_cancelled) return;
        is_cancelled = YES;
    }
    [self performSelector:@selector(stopLoading) onThread:[URLProtocolLoad thread] withObject:nil waitUntilDone:NO];
}

- (void)stopLoading {
    if (!has_ended) [self release];
    has_ended = YES;
    [protocol stopLoading];
}

// MARK: What the protocol tells, on whatever thread

- (void)URLProtocol:(NSURLProtocol *)sender
    didReceiveResponse:(NSURLResponse *)response
    cacheStoragePolicy:(NSURLCacheStoragePolicy)policy {
    if (!is_cancelled) [client transfer:(id)self didReceiveResponse:(NSHTTPURLResponse *)response];
}

- (void)URLProtocol:(NSURLProtocol *)sender didLoadData:(NSData *)data {
    if (!is_cancelled && [data length]) [client transfer:(id)self didReceiveData:[[data copy] autorelease]];
}

- (void)end:(NSError *)error {
    if (!is_cancelled && !has_ended) [client transfer:(id)self didEndWithError:error];
}

- (void)URLProtocolDidFinishLoading:(NSURLProtocol *)sender { [self end:nil]; }
- (void)URLProtocol:(NSURLProtocol *)sender didFailWithError:(NSError *)error { [self end:error]; }

- (void)URLProtocol:(NSURLProtocol *)sender
    wasRedirectedToRequest:(NSURLRequest *)request
          redirectResponse:(NSURLResponse *)response {
    if (!is_cancelled) {
        [(id<URLProtocolLoadClient>)client protocolLoad:self wasRedirectedToRequest:request response:response];
    }
}

- (void)URLProtocol:(NSURLProtocol *)sender cachedResponseIsValid:(NSCachedURLResponse *)response {
    if (is_cancelled) return;
    [client transfer:(id)self didReceiveResponse:(NSHTTPURLResponse *)[response response]];
    [client transfer:(id)self didReceiveData:[response data]];
}

- (void)URLProtocol:(NSURLProtocol *)sender
    didReceiveAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
    if (is_cancelled) return;
    if (![client respondsToSelector:@selector(protocolLoad:didReceiveChallenge:)]) {
        return challenge_goes_unanswered(challenge);
    }
    [(id<URLProtocolLoadClient>)client protocolLoad:self didReceiveChallenge:challenge];
}

- (void)URLProtocol:(NSURLProtocol *)sender didCancelAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
    if (is_cancelled || ![client respondsToSelector:@selector(protocolLoad:didCancelChallenge:)]) return;
    [(id<URLProtocolLoadClient>)client protocolLoad:self didCancelChallenge:challenge];
}

@end

void challenge_goes_unanswered(NSURLAuthenticationChallenge *challenge) {
    id<NSURLAuthenticationChallengeSender> sender = [challenge sender];
    if ([sender respondsToSelector:@selector(continueWithoutCredentialForAuthenticationChallenge:)]) {
        [sender continueWithoutCredentialForAuthenticationChallenge:challenge];
    }
}
