// Neighbouring parts of a text with the same attributes are one run. A copy of no text is empty.

#import <UIKit/UIKit.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSMutableAttributedString *text = [[[NSMutableAttributedString alloc] initWithString:@"abcdefgh"] autorelease];
    for (NSUInteger i = 2; i < 6; i++) [text addAttribute:@"a" value:@"1" range:NSMakeRange(i, 1)];
    NSRange range;
    [text attributesAtIndex:4 effectiveRange:&range];
    printf("%s ", [NSStringFromRange(range) UTF8String]);
    [text attributesAtIndex:7 effectiveRange:&range];
    printf("%s ", [NSStringFromRange(range) UTF8String]);
    [text removeAttribute:@"a" range:NSMakeRange(0, 8)];
    [text attributesAtIndex:3 effectiveRange:&range];
    printf("%s\n", [NSStringFromRange(range) UTF8String]);
    NSAttributedString *fixed = [[text copy] autorelease];
    [fixed attributesAtIndex:0 effectiveRange:&range];
    printf("%s\n", [NSStringFromRange(range) UTF8String]);
    NSMutableAttributedString *none = [[[NSMutableAttributedString alloc] initWithAttributedString:nil] autorelease];
    [none appendAttributedString:fixed];
    printf("%d %d\n", (int)[none length],
           (int)[[[[NSAttributedString alloc] initWithAttributedString:nil] autorelease] length]);
    [pool drain];
    return 0;
}

// > {2, 4} {6, 2} {0, 8}
// > {0, 8}
// > 8 0
