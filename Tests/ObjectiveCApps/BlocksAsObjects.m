// script: wait 1
// Blocks are objects of classes that stay in step with the runtime's: what is added to their superclass later reaches them.

#import <UIKit/UIKit.h>
#import <objc/runtime.h>

typedef int (^Number)(void);

@protocol LateMember
- (int)lateMember;
@end

static int late_member(id self, SEL selector) { return 7; }

@interface Delegate : NSObject <UIApplicationDelegate>
@end

@implementation Delegate

- (void)tell:(const char *)kind of:(id)block {
    printf("%s: %s, %d, %d\n", kind, class_getName(object_getClass(block)),
           [block isKindOfClass:NSClassFromString(@"NSBlock")], [block respondsToSelector:@selector(lateMember)]);
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    int two = 2;
    Number onStack = ^{ return two; };
    Number onHeap = [[onStack copy] autorelease];
    Number global = ^{ return 3; };
    [self tell:"stack" of:onStack];
    [self tell:"heap" of:onHeap];
    [self tell:"global" of:global];

    class_addMethod([NSObject class], @selector(lateMember), (IMP)late_member, "i@:");
    // Loads a framework that comes when it is asked for.
    printf("loaded %d\n", NSClassFromString(@"UIWebView") != Nil);
    for (id block in [NSArray arrayWithObjects:onHeap, global, nil]) printf("late %d\n", [block lateMember]);
    printf("late %d\n", [(id)onStack lateMember]);
    Number another = [[onStack copy] autorelease];
    printf("%d %d %d\n", another(), onHeap(), global());
}
@end

int main(int argc, char *argv[]) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > stack: __NSStackBlock__, 1, 0
// > heap: __NSMallocBlock__, 1, 0
// > global: __NSGlobalBlock__, 1, 0
// > loaded 1
// > late 7
// > late 7
// > late 7
// > 2 2 3
