// > copied: yes, text
// > i
// An invocation that keeps its arguments copies a text that is set later; classes that resolve a class method tell its types.
#import <Foundation/Foundation.h>
#import <objc/runtime.h>

static void resolved(id self, SEL selector, int number) {}

@interface Resolving : NSObject
@end

@implementation Resolving
+ (BOOL)resolveClassMethod:(SEL)method {
    if (!sel_isEqual(method, NSSelectorFromString(@"resolved:"))) return NO;
    return class_addMethod(object_getClass(self), method, (IMP)resolved, "v@:i");
}
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSMethodSignature *signature = [NSMethodSignature signatureWithObjCTypes:"v@:@*"];
    NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:signature];
    char text[] = "text", *given = text, *kept = NULL;
    [invocation retainArguments];
    [invocation setArgument:&given atIndex:3];
    [invocation getArgument:&kept atIndex:3];
    printf("copied: %s, %s\n", kept != text ? "yes" : "no", kept);
    signature = [Resolving methodSignatureForSelector:NSSelectorFromString(@"resolved:")];
    printf("%s\n", [signature getArgumentTypeAtIndex:2]);
    [pool drain];
    return 0;
}
