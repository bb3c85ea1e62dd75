// A selector is one pointer, wherever it comes from: apps compare selectors by ==.

#import <UIKit/UIKit.h>
#import <objc/runtime.h>

@interface Clerk : NSObject
- (BOOL)knowsItself:(int)number;
@end

@implementation Clerk
- (BOOL)knowsItself:(int)number { return _cmd == @selector(knowsItself:); }
- (BOOL)canPerformAction:(SEL)action withSender:(id)sender { return action == @selector(copy:); }
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
    if (selector == @selector(unheardOf)) return [NSMethodSignature signatureWithObjCTypes:"v@:"];
    return [super methodSignatureForSelector:selector];
}
- (void)forwardInvocation:(NSInvocation *)invocation {
    printf("invocation: %d\n", [invocation selector] == @selector(unheardOf));
}
- (BOOL)respondsToSelector:(SEL)selector {
    return selector == @selector(unheardOf) ? YES : [super respondsToSelector:selector];
}
@end

static BOOL is_one_of(SEL selector, const SEL *selectors, int count) {
    for (int i = 0; i < count; i++) {
        if (selectors[i] == selector) return YES;
    }
    return NO;
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Clerk *clerk = [[Clerk new] autorelease];
    printf("by name: %d %d\n", NSSelectorFromString(@"length") == @selector(length),
           sel_registerName("description") == @selector(description));
    printf("of the method: %d\n", [clerk knowsItself:1]);
    printf("as an argument: %d %d\n", [clerk canPerformAction:@selector(copy:) withSender:nil],
           [clerk canPerformAction:@selector(paste:) withSender:nil]);
    [(id)clerk unheardOf];
    printf("responds: %d\n", [clerk respondsToSelector:@selector(unheardOf)]);
    SEL selectors[] = {@selector(count), @selector(length), @selector(hash)};
    printf("in a list: %d %d\n", is_one_of(NSSelectorFromString(@"hash"), selectors, 3),
           is_one_of(@selector(init), selectors, 3));
    Method method = class_getInstanceMethod([Clerk class], @selector(knowsItself:));
    printf("of a Method: %d\n", method_getName(method) == @selector(knowsItself:));
    method = class_getInstanceMethod([NSString class], @selector(length));
    printf("of Foundation's: %d\n", method_getName(method) == @selector(length));
    NSMutableSet *set = [NSMutableSet setWithObject:[NSValue valueWithPointer:@selector(release)]];
    printf("in a set: %d\n", [set containsObject:[NSValue valueWithPointer:NSSelectorFromString(@"release")]]);
    UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
    [button addTarget:clerk action:@selector(knowsItself:) forControlEvents:UIControlEventTouchUpInside];
    NSString *action = [[button actionsForTarget:clerk forControlEvent:UIControlEventTouchUpInside] lastObject];
    printf("of a control: %d\n", NSSelectorFromString(action) == @selector(knowsItself:));
    [pool drain];
    return 0;
}

// > by name: 1 1
// > of the method: 1
// > as an argument: 1 0
// > invocation: 1
// > responds: 1
// > in a list: 1 0
// > of a Method: 1
// > of Foundation's: 1
// > in a set: 1
// > of a control: 1
