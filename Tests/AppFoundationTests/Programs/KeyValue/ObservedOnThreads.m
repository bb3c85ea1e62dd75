// Objects of one class, each observed, changed and let go of on a thread of its own, while one more is observed by all.

#import <Foundation/Foundation.h>
#include <dispatch/dispatch.h>
#include <objc/runtime.h>

@interface Counter : NSObject {
    int value;
}
@property int value;
@end
@implementation Counter
@synthesize value;
@end

@interface Watcher : NSObject {
@public
    int changes;
}
@end
@implementation Watcher
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
    __sync_add_and_fetch(&changes, 1);
}
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Counter *shared = [[Counter alloc] init];
    Watcher *watcher = [[Watcher alloc] init], *own = [[Watcher alloc] init];
    enum { Rounds = 200, Changes = 5 };
    dispatch_apply(Rounds, dispatch_get_global_queue(0, 0), ^(size_t round) {
        NSAutoreleasePool *inner = [NSAutoreleasePool new];
        Counter *counter = [[Counter alloc] init];
        [counter addObserver:watcher forKeyPath:@"value" options:NSKeyValueObservingOptionNew context:NULL];
        Watcher *mine = [[Watcher alloc] init];
        [shared addObserver:mine forKeyPath:@"value" options:0 context:NULL];
        for (int i = 0; i < Changes; i++) counter.value = i;
        shared.value++;
        [shared removeObserver:mine forKeyPath:@"value"];
        [counter removeObserver:watcher forKeyPath:@"value"];
        counter.value = 0;
        [counter release];
        [inner drain];
    });
    [shared addObserver:own forKeyPath:@"value" options:0 context:NULL];
    shared.value = 0;
    [shared removeObserver:own forKeyPath:@"value"];
    printf("%d %d %s\n", watcher->changes, own->changes, object_getClassName(shared));
    [pool drain];
    return 0;
}

// > 1000 1 Counter
