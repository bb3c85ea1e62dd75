// A match that would take for ever is given up.

#import <UIKit/UIKit.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSString *pattern = @"(a|()*?c{2,3}[^d-f]\\p{L}+(?<=x)b?i:y)\u00d1b";
    NSRegularExpression *expression = [NSRegularExpression regularExpressionWithPattern:pattern options:0 error:NULL];
    NSString *text = @"abcabc xyz aaaaaaaaab";
    printf("%d\n", (int)[[expression matchesInString:text options:0 range:NSMakeRange(0, [text length])] count]);
    [pool drain];
    return 0;
}

// > 0
