// Invocations of an app's own class, messages that get no answer, assertions with arguments, and what class objects answer,
// as libraries for mocks and specifications use them.
// > ran called 3
// > 0 0 0
// > 1 0 0
// > a is 1, b is two
// > in [x] 5
// > 1 0 1 0
// > 1 1
// > 1

#import <Foundation/Foundation.h>
#import <objc/runtime.h>

@interface Own : NSInvocation {
    void (^_work)(void);
}
@property(nonatomic, copy) void (^work)(void);
@end
@implementation Own
@synthesize work = _work;
- (void)invoke {
    if (_work) _work();
}
- (void)dealloc {
    [_work release];
    [super dealloc];
}
@end

@interface Counter : NSObject
+ (int)everywhere;
- (void)count;
- (id)objectFor:(int)number;
- (long)number;
- (NSRange)range;
@end
static int calls;
@implementation Counter
+ (int)everywhere { return 1; }
- (void)count { calls++; }
- (id)objectFor:(int)number { return self; }
- (long)number { return 7; }
- (NSRange)range { return NSMakeRange(1, 1); }
@end

/// Takes every message of a counter and answers none.
@interface Silent : NSProxy
@end
/// What class objects answer though NSProxy does not declare it.
@interface Silent (Answers)
+ (BOOL)isSubclassOfClass:(Class)other;
+ (BOOL)instancesRespondToSelector:(SEL)selector;
@end
@implementation Silent
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
    return [Counter instanceMethodSignatureForSelector:selector];
}
- (void)forwardInvocation:(NSInvocation *)invocation {}
@end

static void check(int a, NSString *b) { NSCAssert(a == 0, @"a is %d, b is %@", a, b); }

@interface Checker : NSObject
@end
@implementation Checker
- (void)check { NSAssert(NO, @"in [%@] %d", @"x", 5); }
@end

static NSString *reason(void (^work)(void)) {
    @try {
        work();
    } @catch (NSException *exception) {
        return [exception reason];
    }
    return nil;
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSMethodSignature *signature = [Counter instanceMethodSignatureForSelector:@selector(count)];
    for (int i = 0; i < 3; i++) {
        Own *own = (Own *)[Own invocationWithMethodSignature:signature];
        own.work = ^{ if (i == 0) printf("ran "); };
        [own invoke];
        [own setSelector:@selector(count)];
        [own invokeWithTarget:[[Counter new] autorelease]];
    }
    printf("called %d\n", calls);

    Counter *silent = (Counter *)[[Silent alloc] autorelease];
    printf("%d %ld %d\n", [silent objectFor:1] != nil, [silent number], (int)[silent range].length);
    printf("%d %d %d\n", [@"" respondsToSelector:@selector(compare:)],
           [[[NSObject new] autorelease] respondsToSelector:@selector(compare:)],
           [[NSDictionary dictionary] respondsToSelector:@selector(compare:)]);
    printf("%s\n", [reason(^{ check(1, @"two"); }) UTF8String]);
    printf("%s\n", [reason(^{ [[[Checker new] autorelease] check]; }) UTF8String]);
    printf("%d %d %d %d\n", [Silent conformsToProtocol:@protocol(NSObject)],
           [Silent conformsToProtocol:@protocol(NSCoding)], [Silent isSubclassOfClass:[NSProxy class]],
           [Silent instancesRespondToSelector:@selector(count)]);

    Class metaclass = object_getClass([Counter class]);
    printf("%d %d\n", [metaclass class] == metaclass, class_getClassMethod(metaclass, @selector(everywhere)) != NULL);

    // A metaclass that inherits from the class's former one; another class is made while it is there.
    Class stand_in = objc_allocateClassPair([Counter class], "StandIn", 0);
    objc_registerClassPair(stand_in);
    object_setClass([Counter class], object_getClass(stand_in));
    objc_registerClassPair(objc_allocateClassPair([NSObject class], "Later", 0));
    printf("%d\n", [Counter everywhere]);
    object_setClass([Counter class], class_getSuperclass(object_getClass([Counter class])));
    [pool drain];
    return 0;
}
