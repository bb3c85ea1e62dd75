// Invocations of every kind of argument, and signatures as the phone's compilers write them.

#import <UIKit/UIKit.h>

@interface Worker : NSObject
- (CGRect)moved:(CGRect)frame by:(CGPoint)distance size:(CGSize)size;
- (void)callBlock:(void (^)(int))block;
- (const char *)rest:(const char *)text;
- (id)value:(id)value error:(NSError **)error;
@end
@implementation Worker
- (CGRect)moved:(CGRect)frame by:(CGPoint)distance size:(CGSize)size {
    return CGRectMake(frame.origin.x + distance.x, frame.origin.y + distance.y, size.width, size.height);
}
- (void)callBlock:(void (^)(int))block { block(7); }
- (const char *)rest:(const char *)text { return text + 1; }
- (id)value:(id)value error:(NSError **)error {
    if (error) *error = [NSError errorWithDomain:@"test" code:3 userInfo:nil];
    return value;
}
@end

static NSInvocation *invocation(id target, SEL selector) {
    NSInvocation *made =
        [NSInvocation invocationWithMethodSignature:[target methodSignatureForSelector:selector]];
    [made setTarget:target];
    [made setSelector:selector];
    return made;
}

static NSInvocation *block_call(id target, int *result) {
    NSInvocation *call = invocation(target, @selector(callBlock:));
    int base = 35;
    void (^block)(int) = ^(int number) { *result = number + base; };
    [call setArgument:&block atIndex:2];
    [call retainArguments];
    return call;
}

static void print_signature(const char *types) {
    @try {
        NSMethodSignature *signature = [NSMethodSignature signatureWithObjCTypes:types];
        printf("%s %d", [signature methodReturnType], (int)[signature methodReturnLength]);
        for (NSUInteger i = 2; i < [signature numberOfArguments]; i++) printf(" %s", [signature getArgumentTypeAtIndex:i]);
        printf("\n");
    } @catch (NSException *exception) {
        printf("%s\n", [[exception name] UTF8String]);
    }
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Worker *worker = [[Worker new] autorelease];

    NSInvocation *call = invocation(worker, @selector(moved:by:size:));
    CGRect frame = CGRectMake(1, 2, 3, 4), moved;
    CGPoint distance = CGPointMake(10, 20);
    CGSize size = CGSizeMake(5, 6);
    [call getReturnValue:&moved];
    printf("before: %g\n", moved.size.width);
    [call setArgument:&frame atIndex:2];
    [call setArgument:&distance atIndex:3];
    [call setArgument:&size atIndex:4];
    [call invoke];
    [call getReturnValue:&moved];
    printf("%g %g %g %g\n", moved.origin.x, moved.origin.y, moved.size.width, moved.size.height);

    int result = 0;
    [block_call(worker, &result) invoke];
    printf("block: %d\n", result);

    char *text = strdup("hello");
    const char *rest;
    call = invocation(worker, @selector(rest:));
    [call setArgument:&text atIndex:2];
    [call retainArguments];
    text[1] = 'X';
    [call invoke];
    [call getReturnValue:&rest];
    printf("text: %s\n", rest);

    call = invocation(worker, @selector(value:error:));
    id value = (id)1;
    [call getReturnValue:&value];
    printf("no result yet: %d\n", value == nil);
    value = @"v";
    NSError *error = nil, **place = &error;
    [call setArgument:&value atIndex:2];
    [call setArgument:&place atIndex:3];
    [call invoke];
    printf("error: %d\n", (int)[error code]);

    print_signature("v12@0:4@8");
    print_signature("v24@0:8@?16");
    print_signature("v@:@?<v@?i@\"NSString\">");
    print_signature("@\"NSString\"20@0:8^{objc_class=#}16");
    print_signature("{CGRect={CGPoint=dd}{CGSize=dd}}16@0:8");
    print_signature("{CGRect={CGPoint=ff}{CGSize=ff}}8@0:4^?8");
    print_signature("Vv@:r*nN^io^@");
    print_signature("v@:{Bits=b3b5}(?=if)");
    print_signature("zz@:");
    print_signature("v@:{a={a");
    print_signature("");
    [pool drain];
    return 0;
}

// > before: 0
// > 11 22 5 6
// > block: 42
// > text: ello
// > no result yet: 1
// > error: 3
// > v 0 @
// > v 0 @?
// > v 0 @?<v@?i@"NSString">
// > @"NSString" 8 ^{objc_class=#}
// > {CGRect={CGPoint=dd}{CGSize=dd}} 32
// > {CGRect={CGPoint=ff}{CGSize=ff}} 16 ^?
// > Vv 0 r* nN^i o^@
// > v 0 {Bits=b3b5} (?=if)
// > NSInvalidArgumentException
// > NSInvalidArgumentException
// > NSInvalidArgumentException
