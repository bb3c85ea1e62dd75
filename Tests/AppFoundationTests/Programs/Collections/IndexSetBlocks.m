// Going through index sets with blocks.

#import <UIKit/UIKit.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSMutableIndexSet *set = [NSMutableIndexSet indexSetWithIndexesInRange:NSMakeRange(2, 5)];
    [set addIndex:10];
    [set addIndexesInRange:NSMakeRange(20, 1000)];
    BOOL (^even)(NSUInteger, BOOL *) = ^(NSUInteger index, BOOL *stop) {
        if (index > 21) *stop = YES;
        return (BOOL)(index % 2 == 0);
    };
    printf("%s\n", [[[set indexesPassingTest:even] description] UTF8String] ? "described" : "");
    printf("%d %d %d\n", (int)[[set indexesPassingTest:even] count],
           (int)[set indexPassingTest:^(NSUInteger index, BOOL *stop) { return (BOOL)(index > 6); }],
           (int)[set indexPassingTest:^(NSUInteger index, BOOL *stop) { return (BOOL)(index > 6000); }] == (int)NSNotFound);
    printf("%d\n", (int)[set indexWithOptions:NSEnumerationReverse passingTest:^(NSUInteger index, BOOL *stop) {
        return (BOOL)(index < 20);
    }]);
    printf("%d\n", (int)[set indexInRange:NSMakeRange(3, 4) options:NSEnumerationReverse
                              passingTest:^(NSUInteger index, BOOL *stop) { return YES; }]);
    printf("%d\n", (int)[[set indexesInRange:NSMakeRange(4, 10) options:0
                                 passingTest:^(NSUInteger index, BOOL *stop) { return YES; }] count]);
    void (^print)(NSRange, BOOL *) = ^(NSRange range, BOOL *stop) {
        printf("%s ", [NSStringFromRange(range) UTF8String]);
    };
    [set enumerateRangesUsingBlock:print];
    printf("\n");
    [set enumerateRangesWithOptions:NSEnumerationReverse usingBlock:print];
    printf("\n");
    [set enumerateRangesInRange:NSMakeRange(5, 20) options:0 usingBlock:print];
    printf("\n");
    [set enumerateIndexesInRange:NSMakeRange(0, 21) options:NSEnumerationReverse usingBlock:^(NSUInteger i, BOOL *stop) {
        [set removeIndex:i];
        printf("%d ", (int)i);
        if (i == 5) *stop = YES;
    }];
    printf("\n%d\n", (int)[set count]);
    [[NSIndexSet indexSet] enumerateRangesUsingBlock:print];
    [[NSIndexSet indexSetWithIndex:NSNotFound - 1] enumerateRangesUsingBlock:print];
    printf("\n");
    set = [NSMutableIndexSet indexSetWithIndex:14];
    printf("%d %d %d\n", (int)[set indexLessThanIndex:5000], (int)[set indexLessThanOrEqualToIndex:14],
           [set indexLessThanIndex:14] == NSNotFound);
    [pool drain];
    return 0;
}

// > described
// > 6 10 1
// > 10
// > 6
// > 4
// > {2, 5} {10, 1} {20, 1000} 
// > {20, 1000} {10, 1} {2, 5} 
// > {5, 2} {10, 1} {20, 5} 
// > 20 10 6 5 
// > 1002
// > 
// > 14 14 1
