// Proxies that keep an object's discardable content (NSDiscardableContent) from being discarded.

#import <Foundation/Foundation.h>

@interface NSObject (ContentAccess)
@end

/// Holds the content of its object for as long as it lives.
@interface ContentAccessProxy : NSProxy {
    id<NSDiscardableContent> object;
}
@end

@implementation ContentAccessProxy

- (id)initWithContent:(id<NSDiscardableContent>)content {
    object = [(id)content retain];
    return self;
}

- (void)dealloc {
    [object endContentAccess];
    [(id)object release];
    [super dealloc];
}

- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
    return [(id)object methodSignatureForSelector:selector];
}
- (void)forwardInvocation:(NSInvocation *)invocation { [invocation invokeWithTarget:object]; }

@end

@implementation NSObject (ContentAccess)

- (id)autoContentAccessingProxy {
    if (![self respondsToSelector:@selector(beginContentAccess)]) return nil;
    id<NSDiscardableContent> content = (id)self;
    if (![content beginContentAccess]) return nil;
    return [[[ContentAccessProxy alloc] initWithContent:content] autorelease];
}

@end

@interface NSProcessInfo (PlatformName)
@end

@implementation NSProcessInfo (PlatformName)

- (NSUInteger)operatingSystem { return NSMACHOperatingSystem; }
- (NSString *)operatingSystemName { return @"NSMACHOperatingSystem"; }

@end
