// flags: -fobjc-arc -O2
// An object that a function returns goes to a caller that retains it without a pool, and to others by the pool.

#import <Foundation/Foundation.h>
#include <objc/message.h>

@interface Item : NSObject {
@public
    const char *name;
}
@end

@implementation Item
- (void)dealloc { printf("dealloc %s\n", name); }
@end

@interface Maker : NSObject {
    Item *kept;
}
@end

@implementation Maker
- (id)made {
    Item *item = [[Item alloc] init];
    item->name = "made";
    return item;
}
- (id)kept {
    if (kept == nil) {
        kept = [[Item alloc] init];
        kept->name = "kept";
    }
    return kept;
}
@end

int main(void) {
    Maker *maker = [[Maker alloc] init];
    @autoreleasepool {
        // The loader binds the functions with the first call.
        Item *item = [maker made];
        item->name = "first";
    }
    @autoreleasepool {
        Item *item = [maker made];
        printf("%s is there\n", item->name);
        item = nil;
        printf("end of pool\n");
    }
    @autoreleasepool {
        // A caller that does not retain.
        void *(*send)(id, SEL) = (void *(*)(id, SEL))objc_msgSend;
        void *item = send(maker, @selector(made));
        printf("%s is there\n", ((__bridge Item *)item)->name);
        printf("end of pool\n");
    }
    @autoreleasepool {
        Item *item = [maker kept], *other = [maker kept];
        printf("same: %d\n", item == other);
        item = other = nil;
        __weak Item *outside = [maker kept];
        maker = nil;
        printf("end of pool, %s\n", outside ? "there" : "nil");
    }
    printf("end\n");
    return 0;
}

// > dealloc first
// > made is there
// > dealloc made
// > end of pool
// > made is there
// > end of pool
// > dealloc made
// > same: 1
// > dealloc kept
// > end of pool, nil
// > end
