// Call stacks: addresses as numbers, and a line for each that names the function.

#import <UIKit/UIKit.h>

@interface Raiser : NSObject
@end
@implementation Raiser
- (void)raiseIt { [NSException raise:@"It" format:@"raised"]; }
@end

static void check(const char *what, NSArray *addresses, NSArray *symbols, NSString *function) {
    BOOL are_numbers = [addresses count] > 0, is_named = NO;
    for (id address in addresses) are_numbers &= [address isKindOfClass:[NSNumber class]] && [address unsignedLongValue];
    for (NSString *symbol in symbols) is_named |= [symbol rangeOfString:function].length > 0;
    printf("%s: numbers %d, as many lines %d, named %d\n", what, are_numbers, [addresses count] == [symbols count], is_named);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    @try {
        [[[Raiser new] autorelease] raiseIt];
    } @catch (NSException *exception) {
        check("exception", [exception callStackReturnAddresses], [exception callStackSymbols], @"-[Raiser raiseIt]");
        check("exception", [exception callStackReturnAddresses], [exception callStackSymbols], @"main");
        printf("%s\n", [[[[exception callStackSymbols] objectAtIndex:0] substringToIndex:4] UTF8String]);
    }
    NSArray *addresses = [NSThread callStackReturnAddresses];
    check("thread", addresses, [NSThread callStackSymbols], @"main");
    NSException *never = [NSException exceptionWithName:@"x" reason:@"y" userInfo:nil];
    printf("%d %d\n", (int)[[never callStackReturnAddresses] count], (int)[[never callStackSymbols] count]);
    [pool drain];
    return 0;
}

// > exception: numbers 1, as many lines 1, named 1
// > exception: numbers 1, as many lines 1, named 1
// > 0   
// > thread: numbers 1, as many lines 1, named 1
// > 0 0
