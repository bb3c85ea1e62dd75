// Signatures of methods that are resolved late or only promised by a protocol, and what takes part in searches of arrays.
// > d@:i 1 0
// > 42 forwarded
// > 3 3 7 5 3 raised
// > nil operation
// > 1 1
// > debugged

#import <Foundation/Foundation.h>
#import <objc/runtime.h>

@protocol Adding
- (int)add:(int)one to:(int)other;
@end

@interface Adder : NSObject
@end
@implementation Adder
- (int)add:(int)one to:(int)other { return one + other; }
@end

@interface Forwarder : NSObject <Adding>
@end
@implementation Forwarder
- (void)forwardInvocation:(NSInvocation *)invocation {
    [invocation invokeWithTarget:[[Adder new] autorelease]];
}
@end

static double half(id self, SEL selector, int value) { return value / 2.0; }

@interface Resolver : NSObject
@end
@implementation Resolver
+ (BOOL)resolveInstanceMethod:(SEL)selector {
    if (!sel_isEqual(selector, @selector(half:))) return [super resolveInstanceMethod:selector];
    return class_addMethod(self, selector, (IMP)half, "d@:i");
}
- (NSString *)description { return @"debugged"; }
@end

@interface Kept : NSObject <NSDiscardableContent> {
@public
    int uses;
    BOOL is_discarded;
}
@end
@implementation Kept
- (BOOL)beginContentAccess { return ++uses, YES; }
- (void)endContentAccess { uses--; }
- (void)discardContentIfPossible {
    if (uses == 0) is_discarded = YES;
}
- (BOOL)isContentDiscarded { return is_discarded; }
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    id resolver = [[Resolver new] autorelease];
    NSMethodSignature *late = [resolver methodSignatureForSelector:@selector(half:)];
    printf("%s@:%s %d %d\n", [late methodReturnType], [late getArgumentTypeAtIndex:2],
           [Resolver instanceMethodSignatureForSelector:@selector(half:)] != nil,
           [resolver methodSignatureForSelector:@selector(third:)] != nil);
    printf("%d forwarded\n", [(id<Adding>)[[Forwarder new] autorelease] add:40 to:2]);

    NSArray *array = [NSArray arrayWithObjects:@"1", @"4", @"3", @"4", @"5", nil];
    BOOL (^is_four)(id, NSUInteger, BOOL *) = ^BOOL(id object, NSUInteger index, BOOL *stop) {
        return *stop = [object isEqual:@"4"];
    };
    NSIndexSet *all = [NSIndexSet indexSetWithIndexesInRange:NSMakeRange(0, 5)];
    printf("%d %d", (int)[[array indexesOfObjectsWithOptions:NSEnumerationReverse passingTest:is_four] firstIndex],
           (int)[[array indexesOfObjectsAtIndexes:all options:NSEnumerationReverse passingTest:is_four] firstIndex]);
    NSArray *numbers = [NSArray arrayWithObjects:@"1", @"2", @"3", @"4", @"5", nil];
    [numbers enumerateObjectsAtIndexes:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(1, 3)]
                               options:NSEnumerationReverse
                            usingBlock:^(id object, NSUInteger index, BOOL *stop) {
                                printf(" %d", [object intValue] + (int)index);
                            }];
    @try {
        [numbers enumerateObjectsAtIndexes:[NSIndexSet indexSetWithIndex:11] options:0
                                usingBlock:^(id object, NSUInteger index, BOOL *stop) {}];
    } @catch (NSException *exception) {
        printf(" raised\n");
    }

    NSInvocationOperation *none = [[NSInvocationOperation alloc] initWithTarget:array selector:@selector(half:) object:nil];
    printf("%s operation\n", none ? "an" : "nil");

    NSCache *cache = [[NSCache new] autorelease];
    Kept *kept = [[Kept new] autorelease], *evicted = [[Kept new] autorelease];
    [cache setObject:kept forKey:@"kept"];
    [cache removeObjectForKey:@"kept"];
    [cache setTotalCostLimit:50];
    [cache setObject:evicted forKey:@"evicted" cost:100];
    printf("%d %d\n", [kept isContentDiscarded], [evicted isContentDiscarded]);
    printf("%s\n", [[resolver debugDescription] UTF8String]);
    [pool drain];
    return 0;
}
