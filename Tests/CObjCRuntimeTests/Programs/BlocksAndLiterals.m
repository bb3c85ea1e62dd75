// Blocks are objects that keep what they capture; literals, boxed values and subscripts make Foundation's objects.

#import <Foundation/Foundation.h>

typedef int (^Operation)(int);

@interface Captured : NSObject
@end
@implementation Captured
- (void)dealloc {
    printf("captured is gone\n");
    [super dealloc];
}
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    __block int total = 0;
    Captured *captured = [[Captured alloc] init];
    Operation add = [^(int value) {
        (void)[captured self];
        return total += value;
    } copy];
    [captured release];
    NSArray *operations = @[ add, [[add copy] autorelease] ];
    for (Operation operation in operations) operation(5);
    printf("total %d\n", total);
    [add release];

    NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
    dictionary[@"flag"] = @YES;
    dictionary[@"number"] = @(2 + 0.5);
    dictionary[@"list"] = @[ @1, @"two", @3u ];
    printf("%s %s\n", [[dictionary[@"list"][1] description] UTF8String],
           [[dictionary[@"number"] description] UTF8String]);
    printf("%d\n", [dictionary[@"flag"] boolValue]);
    [pool drain];
    return 0;
}

// > total 10
// > two 2.5
// > 1
// > captured is gone
