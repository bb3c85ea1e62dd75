// Ranges as strings, "{5, 6}". Replaces GNUstep's functions of these names.

#import <Foundation/Foundation.h>

NSString *NSStringFromRange(NSRange range) {
    return [NSString stringWithFormat:@"{%lu, %lu}", (unsigned long)range.location, (unsigned long)range.length];
}

/// The first two numbers in the string, whatever else it has; 0 for missing ones.
NSRange NSRangeFromString(NSString *text) {
    NSUInteger numbers[2] = {0, 0};
    NSUInteger length = [text length], count = 0;
    BOOL is_within = NO;
    for (NSUInteger i = 0; i < length; i++) {
        unichar unit = [text characterAtIndex:i];
        BOOL is_digit = unit >= '0' && unit <= '9';
        if (!is_digit && is_within) count++;
        if (count == 2) break;
        is_within = is_digit;
        if (!is_digit) continue;
        NSUInteger digit = (NSUInteger)(unit - '0');
        BOOL fits = numbers[count] <= (NSUIntegerMax - digit) / 10;
        numbers[count] = fits ? numbers[count] * 10 + digit : NSUIntegerMax;
    }
    return (NSRange){numbers[0], numbers[1]};
}
