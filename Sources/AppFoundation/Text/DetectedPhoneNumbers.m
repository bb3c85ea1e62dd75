// Telephone numbers in a text: those of North America, and international ones that begin with a plus.

#import "DataDetection.h"

void detect_phone_numbers(NSString *text, NSRange range, NSMutableArray *results) {
    static NSRegularExpression *kept;
    NSString *pattern =
        @"(?<![\\p{L}\\p{N}.,/:#$%=_-])(?:tel:)?("
        // With the country: groups of digits, one of which may be in brackets.
        @"(?:\\+|00)[1-9]\\d{0,2}(?:[ \u00a0.-]?\\(?\\d{1,4}\\)?){2,6}"
        // Area, exchange, line; the area may be left out: 555-1234.
        @"|(?:1[ .-]?)?(?:\\(\\d{3}\\)[ \u00a0]?|\\d{3}[ \u00a0.-])\\d{3}[ \u00a0.-]\\d{4}"
        @"|\\d{3}[-.]\\d{4}|1?[2-9]\\d{9}"
        // A number as it is written in Europe: 030 1234567, 0171/1234567, 01 42 68 53 00.
        @"|\\(?0\\d{1,4}\\)?(?:[ /-]{1,3}\\d{2,8}){1,4}"
        @")((?:[ ,]*(?:x|ext\\.?|extension)[ ]*\\d{1,6})?)(?![\\p{L}\\p{N}]|[.,:/-]\\d)";
    for (NSTextCheckingResult *match in [detection_pattern(&kept, pattern) matchesInString:text options:0 range:range]) {
        NSRange found = [match range];
        NSString *number = [text substringWithRange:found];
        NSUInteger digits = 0;
        for (NSUInteger i = 0; i < [number length]; i++) {
            unichar unit = [number characterAtIndex:i];
            if (unit >= '0' && unit <= '9') digits++;
        }
        if (digits < 7 || digits > 20) continue;
        if ([number hasPrefix:@"tel:"]) number = [number substringFromIndex:4];
        [results addObject:[NSTextCheckingResult phoneNumberCheckingResultWithRange:found phoneNumber:number]];
    }
}
