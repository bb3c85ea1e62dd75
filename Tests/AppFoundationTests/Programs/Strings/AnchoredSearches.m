// A search at the start or the end finds the part alone, in strings of each kind.
// > 6 1, literal 6 1, case 6 1, behind 13 2, literal behind 13 2, not there 0
// > 6 1, literal 6 1, case 6 1, behind 13 2, literal behind 13 2, not there 0
// > 6 1, literal 6 1, case 6 1, behind 14 2, literal behind 14 2, not there 0
// > Core Foundation: 6 1
#import <CoreFoundation/CoreFoundation.h>
#import <Foundation/Foundation.h>
#include <stdio.h>

static void show(const char *what, NSString *text, NSString *part, NSStringCompareOptions options) {
    NSRange found = [text rangeOfString:part options:options | NSAnchoredSearch range:NSMakeRange(6, [text length] - 6)];
    printf("%s%lu %lu, ", what, (unsigned long)found.location, (unsigned long)found.length);
}

int main(void) {
    @autoreleasepool {
        NSString *texts[] = {@"t ::= 'Number';", [NSMutableString stringWithString:@"t ::= 'Number';"], @"t ::= 'Numb\u00e9r\u00e9';"};
        for (int i = 0; i < 3; i++) {
            show("", texts[i], @"'", 0);
            show("literal ", texts[i], @"'", NSLiteralSearch);
            show("case ", texts[i], @"'", NSLiteralSearch | NSCaseInsensitiveSearch);
            show("behind ", texts[i], @"';", NSBackwardsSearch);
            show("literal behind ", texts[i], @"';", NSBackwardsSearch | NSLiteralSearch);
            NSRange none = [texts[i] rangeOfString:@"N" options:NSAnchoredSearch | NSLiteralSearch range:NSMakeRange(6, 8)];
            printf("not there %d\n", none.location != NSNotFound);
        }
        CFRange range;
        CFStringFindWithOptions(CFSTR("t ::= 'Number';"), CFSTR("'"), CFRangeMake(6, 9), kCFCompareAnchored, &range);
        printf("Core Foundation: %ld %ld\n", range.location, range.length);
    }
    return 0;
}
