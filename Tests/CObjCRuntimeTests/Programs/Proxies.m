// A proxy hands on every message that it has no method for, those of NSObject included; metaclasses take messages.

#import <UIKit/UIKit.h>
#import <objc/runtime.h>

/// Stands for another object, as mocks and lazy objects do.
@interface Deputy : NSProxy {
    id target;
    NSMutableArray *seen;
}
- (id)initWithTarget:(id)target;
- (NSArray *)seen;
@end
@implementation Deputy
- (id)initWithTarget:(id)object {
    target = [object retain];
    seen = [NSMutableArray new];
    return self;
}
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector { return [target methodSignatureForSelector:selector]; }
- (void)forwardInvocation:(NSInvocation *)invocation {
    [seen addObject:NSStringFromSelector([invocation selector])];
    [invocation invokeWithTarget:target];
}
- (NSArray *)seen { return seen; }
- (void)dealloc {
    [target release];
    [seen release];
    [super dealloc];
}
@end

@interface Typed : NSObject
+ (NSString *)kind;
@end
@implementation Typed
+ (NSString *)kind { return @"typed"; }
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Deputy *deputy = [[[Deputy alloc] initWithTarget:[NSMutableArray arrayWithObjects:@"b", @"a", nil]] autorelease];
    id object = deputy;
    printf("%d %d %d %d\n", [object isKindOfClass:[NSArray class]], [object conformsToProtocol:@protocol(NSCopying)],
           [object respondsToSelector:@selector(objectAtIndex:)], [object isProxy]);
    [object performSelector:@selector(addObject:) withObject:@"c"];
    printf("%d %s\n", (int)[(NSArray *)object count], [[object lastObject] UTF8String]);
    printf("%s\n", [[[object valueForKey:@"uppercaseString"] componentsJoinedByString:@""] UTF8String]);
    id copy = [object copy], changeable = [object mutableCopy];
    printf("%d %d\n", (int)[copy count], (int)[changeable count]);
    [copy release];
    [changeable release];
    printf("%d %d\n", [object isEqual:object], [object hash] == [object hash]);
    [object performSelectorOnMainThread:@selector(removeLastObject) withObject:nil waitUntilDone:YES];
    [object performSelector:@selector(removeLastObject) withObject:nil afterDelay:0];
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.02]];
    printf("%d\n", (int)[(NSArray *)object count]);
    NSArray *expected = [NSArray arrayWithObjects:@"isKindOfClass:", @"conformsToProtocol:", @"respondsToSelector:", @"count",
                                                  @"lastObject", @"valueForKey:", nil];
    NSMutableString *missing = [NSMutableString string];
    for (NSString *name in expected) {
        if (![[deputy seen] containsObject:name]) [missing appendFormat:@"%@ ", name];
    }
    printf("not forwarded: %s\n", [missing UTF8String]);
    @try {
        [object performSelector:NSSelectorFromString(@"unheardOf")];
        printf("not refused\n");
    } @catch (NSException *exception) {
        printf("%s\n", [[exception name] UTF8String]);
    }

    id metaclass = object_getClass([Typed class]);
    printf("%d %d %s\n", [metaclass respondsToSelector:@selector(class)], metaclass == object_getClass([Typed class]),
           [[metaclass description] UTF8String]);
    printf("%d\n", [metaclass instancesRespondToSelector:@selector(kind)]);
    [pool drain];
    return 0;
}

// > 1 1 1 1
// > 3 c
// > BAC
// > 3 3
// > 1 1
// > 1
// > not forwarded: 
// > NSInvalidArgumentException
// > 1 1 Typed
// > 1
