// Blocks in signatures of methods; invocations whose result nobody set; the size of NSObject.
// > void v 1 argument @?
// > unset: 0 nil
// > called 5
// > 8
#import <UIKit/UIKit.h>
#import <objc/runtime.h>
@interface Taker : NSObject
- (void)take:(void (^)(int))block;
- (int)number;
- (id)object;
@end
@implementation Taker
- (void)take:(void (^)(int))block { block(5); }
- (int)number { return 7; }
- (id)object { return self; }
@end
int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    Taker *taker = [[[Taker alloc] init] autorelease];
    NSMethodSignature *signature = [taker methodSignatureForSelector:@selector(take:)];
    const char *type = [signature getArgumentTypeAtIndex:2];
    printf("void %s %d argument %.2s\n", [signature methodReturnType], (int)[signature numberOfArguments] - 2, type);
    NSInvocation *number = [NSInvocation invocationWithMethodSignature:[taker methodSignatureForSelector:@selector(number)]];
    int result = -1;
    id object = taker;
    [number getReturnValue:&result];
    NSInvocation *made = [NSInvocation invocationWithMethodSignature:[taker methodSignatureForSelector:@selector(object)]];
    [made getReturnValue:&object];
    printf("unset: %d %s\n", result, object ? "an object" : "nil");
    NSInvocation *call = [NSInvocation invocationWithMethodSignature:signature];
    void (^block)(int) = ^(int value) { printf("called %d\n", value); };
    [call setSelector:@selector(take:)];
    [call setArgument:&block atIndex:2];
    [call invokeWithTarget:taker];
    printf("%d\n", (int)class_getInstanceSize([NSObject class]));
    [pool release];
    return 0;
}
