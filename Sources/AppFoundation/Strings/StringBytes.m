// Converts as many characters of a string as fit into a buffer, in any encoding.

#import <Foundation/Foundation.h>

enum { AllowLossy = 1, ExternalRepresentation = 2 };

/// The bytes of a part, without a byte order mark unless the app wants one; nil where the encoding lacks a character.
static NSData *bytes_of(NSString *text, NSRange range, NSStringEncoding encoding, NSUInteger options) {
    NSStringEncoding used = encoding;
    if (!(options & ExternalRepresentation)) {
        if (encoding == NSUnicodeStringEncoding) used = NSUTF16LittleEndianStringEncoding;
        if (encoding == NSUTF32StringEncoding) used = NSUTF32LittleEndianStringEncoding;
    }
    if (range.length == 0) return [NSData data];
    return [[text substringWithRange:range] dataUsingEncoding:used allowLossyConversion:(options & AllowLossy) != 0];
}

@interface NSString (Bytes)
@end

@implementation NSString (Bytes)

- (BOOL)getBytes:(void *)buffer
         maxLength:(NSUInteger)capacity
        usedLength:(NSUInteger *)used
          encoding:(NSStringEncoding)encoding
           options:(NSUInteger)options
             range:(NSRange)range
    remainingRange:(NSRangePointer)rest {
    if (range.location > [self length] || range.length > [self length] - range.location) {
        [NSException raise:NSRangeException format:@"-[%@ %@]: Range %@ out of bounds; string length %lu", [self class],
                                                   NSStringFromSelector(_cmd), NSStringFromRange(range),
                                                   (unsigned long)[self length]];
    }
    if (buffer == NULL) capacity = NSUIntegerMax;
    // The longest beginning that can be converted and fits, by halving; no character is split.
    NSUInteger least = 0, most = range.length;
    NSData *bytes = bytes_of(self, range, encoding, options);
    BOOL fits = bytes && [bytes length] <= capacity;
    while (!fits && least < most) {
        NSUInteger count = least + (most - least + 1) / 2, end = range.location + count;
        unichar last = [self characterAtIndex:end - 1];
        BOOL splits_pair = end < [self length] && last >= 0xD800 && last < 0xDC00;
        NSUInteger tried = splits_pair ? count - 1 : count;
        NSData *part = bytes_of(self, NSMakeRange(range.location, tried), encoding, options);
        if (part && [part length] <= capacity) {
            least = MAX(count, tried);
            bytes = part;
            if (splits_pair && count == most) least = most;
        } else {
            most = count - 1;
        }
    }
    NSUInteger converted = fits ? range.length : least;
    if (!fits) {
        NSUInteger end = range.location + converted;
        unichar last = converted > 0 ? [self characterAtIndex:end - 1] : 0;
        if (end < [self length] && last >= 0xD800 && last < 0xDC00) converted--;
        bytes = bytes_of(self, NSMakeRange(range.location, converted), encoding, options);
    }
    if (buffer && bytes) memcpy(buffer, [bytes bytes], MIN([bytes length], capacity));
    if (used) *used = [bytes length];
    if (rest) *rest = NSMakeRange(range.location + converted, range.length - converted);
    return converted > 0;
}

@end
