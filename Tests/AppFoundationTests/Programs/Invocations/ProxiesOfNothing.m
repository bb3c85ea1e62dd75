// A proxy that stands for nothing gives the signature of any method, and does nothing with what comes: every question is
// answered by NO.
// > done

#import "../Expect.h"

@interface Stand : NSProxy {
@public
    id target;
}
@end
@implementation Stand
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
    return target ? [target methodSignatureForSelector:selector]
                  : [NSObject methodSignatureForSelector:@selector(alloc)];
}
- (void)forwardInvocation:(NSInvocation *)invocation {
    if (target) [invocation invokeWithTarget:target];
}
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    Stand *stand = [Stand alloc];
    stand->target = @"text";
    IS([stand respondsToSelector:@selector(length)] && ![stand respondsToSelector:@selector(objectAtIndex:)]);
    IS([stand isKindOfClass:[NSString class]] && ![stand isKindOfClass:[NSArray class]]);
    IS([stand conformsToProtocol:@protocol(NSCopying)] && ![stand isMemberOfClass:[NSObject class]]);
    COUNT([(NSString *)stand length], 4);
    stand->target = nil;
    IS(![stand respondsToSelector:@selector(length)] && ![stand isKindOfClass:[NSString class]]);
    IS(![stand isMemberOfClass:[NSString class]] && ![stand conformsToProtocol:@protocol(NSCopying)]);
    COUNT([(NSString *)stand length], 0);
    [stand release];
    puts("done");
    [pool drain];
    return 0;
}
