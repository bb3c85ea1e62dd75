// Texts with percent escapes: one that is cut off or has no hexadecimal digits makes the whole text invalid, which is
// nil; GNUstep gives an empty text. Each character that may not stand in an address is escaped by itself, in encodings
// with a mark of the byte order as well.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <ctype.h>
#include <string.h>

static int digit(unichar unit) {
    if (unit >= 0x80 || !isxdigit((int)unit)) return -1;
    return isdigit((int)unit) ? unit - '0' : tolower((int)unit) - 'a' + 10;
}

static NSString *without_escapes(NSString *text, SEL selector, NSStringEncoding encoding) {
    NSUInteger length = [text length];
    if ([text rangeOfString:@"%"].location == NSNotFound) return [[text copy] autorelease];
    NSMutableString *result = [NSMutableString stringWithCapacity:length];
    NSMutableData *bytes = [NSMutableData data];
    for (NSUInteger i = 0; i < length;) {
        // Escapes in a row are the bytes of one text.
        [bytes setLength:0];
        for (; i < length && [text characterAtIndex:i] == '%'; i += 3) {
            int high = i + 2 < length ? digit([text characterAtIndex:i + 1]) : -1;
            int low = i + 2 < length ? digit([text characterAtIndex:i + 2]) : -1;
            if (high < 0 || low < 0) return nil;
            unsigned char byte = (unsigned char)(high * 16 + low);
            [bytes appendBytes:&byte length:1];
        }
        if ([bytes length]) {
            NSString *part = [[[NSString alloc] initWithData:bytes encoding:encoding] autorelease];
            if (part == nil) return nil;
            [result appendString:part];
        }
        NSRange rest = {i, length - i};
        NSUInteger next = [text rangeOfString:@"%" options:NSLiteralSearch range:rest].location;
        NSUInteger end = next == NSNotFound ? length : next;
        [result appendString:[text substringWithRange:(NSRange){i, end - i}]];
        i = end;
    }
    return [[result copy] autorelease];
}

static BOOL stands_for_itself(unichar unit) {
    return unit < 0x80 && (isalnum((int)unit) || (unit && strchr("!$&'()*+,-./:;=?@_~", (int)unit)));
}

/// nil if the encoding lacks a character.
static NSString *with_escapes(NSString *text, SEL selector, NSStringEncoding encoding) {
    NSUInteger length = [text length];
    NSMutableString *result = [NSMutableString stringWithCapacity:length];
    for (NSUInteger i = 0; i < length;) {
        NSUInteger start = i;
        while (i < length && stands_for_itself([text characterAtIndex:i])) i++;
        [result appendString:[text substringWithRange:NSMakeRange(start, i - start)]];
        if (i == length) break;
        BOOL is_pair = ([text characterAtIndex:i] & 0xfc00) == 0xd800 && i + 1 < length &&
                       ([text characterAtIndex:i + 1] & 0xfc00) == 0xdc00;
        NSRange character = {i, is_pair ? 2 : 1};
        NSData *data = [[text substringWithRange:character] dataUsingEncoding:encoding];
        if ([data length] == 0) return nil;
        const unsigned char *bytes = [data bytes];
        for (NSUInteger k = 0; k < [data length]; k++) [result appendFormat:@"%%%02X", bytes[k]];
        i = NSMaxRange(character);
    }
    return [[result copy] autorelease];
}

INSTALL(percent_escapes) {
    replace_method_of_classes(@selector(stringByAddingPercentEscapesUsingEncoding:), (IMP)with_escapes, string_classes);
    replace_method_of_classes(@selector(stringByReplacingPercentEscapesUsingEncoding:),
                              (IMP)without_escapes, string_classes);
}
