// Optimised code reckons the address of one of two selectors out of that of the first of its file.
// flags: -Os
// > one two
// > second
// > messages: 1 2 1 2
#import <Foundation/Foundation.h>
#include <stdio.h>

@interface Answers : NSObject
- (NSString *)one;
- (NSString *)two;
/// Its selector is the first of the file: they are in the order of their names.
- (void)AFirst;
@end

@implementation Answers
- (void)AFirst {
}
- (NSString *)one {
    return @"one";
}
- (NSString *)two {
    return @"two";
}
@end

__attribute__((noinline)) static SEL chosen(int which) {
    return which == 1 ? @selector(one) : @selector(two);
}

__attribute__((noinline)) static NSString *answer(Answers *answers, int which) {
    return which == 1 ? [answers one] : [answers two];
}

__attribute__((noinline)) static int number(int which) {
    return which == 1 ? [[Answers new] one] == (id)@"one" ? 1 : 0 : [[[Answers new] two] isEqual:@"two"] ? 2 : 0;
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Answers *answers = [[Answers new] autorelease];
    printf("%s %s\n", [[answers performSelector:chosen(1)] UTF8String], [[answers performSelector:chosen(2)] UTF8String]);
    printf("%s\n", [NSStringFromSelector(chosen(3)) isEqualToString:@"two"] ? "second" : "first");
    printf("messages: %d %d %d %d\n", [answer(answers, 1) isEqual:@"one"] ? 1 : 0, [answer(answers, 2) isEqual:@"two"] ? 2 : 0,
           number(1), number(2));
    [answers AFirst];
    [pool drain];
    return 0;
}
