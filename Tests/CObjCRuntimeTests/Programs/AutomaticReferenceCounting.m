// flags: -fobjc-arc
// Objects live exactly as long as something refers to them.

#import <Foundation/Foundation.h>

@interface Node : NSObject
@property (nonatomic, strong) Node *next;
@property (nonatomic, weak) Node *previous;
@property (nonatomic, copy) NSString *name;
@end

@implementation Node
- (void)dealloc { printf("dealloc %s\n", [self.name UTF8String]); }
@end

int main(void) {
    __weak Node *outside;
    @autoreleasepool {
        Node *first = [[Node alloc] init];
        first.name = @"first";
        Node *second = [[Node alloc] init];
        second.name = @"second";
        first.next = second;
        second.previous = first;
        outside = second;
        first = nil;
        printf("previous is %s\n", second.previous ? "there" : "nil");
        printf("outside is %s\n", [outside.name UTF8String]);
    }
    printf("outside is %s\n", outside ? "there" : "nil");
    return 0;
}

// > dealloc first
// > previous is nil
// > outside is second
// > dealloc second
// > outside is nil
