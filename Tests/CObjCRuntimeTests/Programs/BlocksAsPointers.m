// flags: -fobjc-arc -Wall -Werror
// Code with automatic counts gives a block to imp_implementationWithBlock() as a pointer (the SDK of iOS 5 has it so) or as an
// object (that of iOS 6).
// > twice 42, three times 63, four times 84

#import <Foundation/Foundation.h>
#include <objc/runtime.h>

@interface Number : NSObject
- (int)twice:(int)number;
- (int)threeTimes:(int)number;
- (int)fourTimes:(int)number;
@end

@implementation Number
- (int)twice:(int)number { return 0; }
- (int)threeTimes:(int)number { return 0; }
- (int)fourTimes:(int)number { return 0; }
@end

static void replace(SEL selector, IMP implementation) {
    class_replaceMethod([Number class], selector, implementation, "i@:i");
}

int main(void) {
    @autoreleasepool {
        int (^twice)(id, int) = ^(id number, int value) { return value * 2; };
        id threeTimes = [^(id number, int value) { return value * 3; } copy];
        replace(@selector(twice:), imp_implementationWithBlock((__bridge void *)twice));
        replace(@selector(threeTimes:), imp_implementationWithBlock(threeTimes));
        replace(@selector(fourTimes:), imp_implementationWithBlock(^(id number, int value) { return value * 4; }));
        Number *number = [Number new];
        printf("twice %d, three times %d, four times %d\n", [number twice:21], [number threeTimes:21], [number fourTimes:21]);
    }
    return 0;
}
