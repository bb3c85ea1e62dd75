// Percent escapes in URLs: `%XX`.

#include "Strings/Encodings.h"

static int hexadecimal(UInt8 digit) {
    if (digit >= '0' && digit <= '9') return digit - '0';
    if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
    if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
    return -1;
}

/// Marks the ASCII characters that a string contains.
static void note_characters(CFStringRef string, BOOL table[128]) {
    for (CFIndex i = 0; string && i < CFStringGetLength(string); i++) {
        UniChar character = CFStringGetCharacterAtIndex(string, i);
        if (character < 128) table[character] = YES;
    }
}

CFStringRef CFURLCreateStringByReplacingPercentEscapes(CFAllocatorRef allocator, CFStringRef string,
                                                       CFStringRef charactersToLeaveEscaped) {
    return CFURLCreateStringByReplacingPercentEscapesUsingEncoding(allocator, string, charactersToLeaveEscaped,
                                                                   kCFStringEncodingUTF8);
}

CFStringRef CFURLCreateStringByReplacingPercentEscapesUsingEncoding(CFAllocatorRef allocator, CFStringRef string,
                                                                    CFStringRef charactersToLeaveEscaped,
                                                                    CFStringEncoding encoding) {
    if (string == NULL) return NULL;
    if (charactersToLeaveEscaped == NULL) return CFStringCreateCopy(allocator, string);
    CFDataRef data = CFStringCreateExternalRepresentation(allocator, string, encoding, 0);
    if (data == NULL) return NULL;
    BOOL stays[128] = {0};
    note_characters(charactersToLeaveEscaped, stays);
    const UInt8 *bytes = CFDataGetBytePtr(data);
    CFIndex length = CFDataGetLength(data), used = 0;
    UInt8 *result = malloc((size_t)length + 1);
    for (CFIndex i = 0; i < length; i++) {
        int high = -1, low = -1;
        if (bytes[i] == '%') {
            if (i + 2 < length) high = hexadecimal(bytes[i + 1]), low = hexadecimal(bytes[i + 2]);
            if (high < 0 || low < 0) {
                // An invalid escape: the result is NULL, as on the device.
                free(result);
                CFRelease(data);
                return NULL;
            }
        }
        int value = high * 16 + low;
        if (high >= 0 && !(value < 128 && stays[value])) {
            result[used++] = (UInt8)value;
            i += 2;
        } else {
            result[used++] = bytes[i];
        }
    }
    CFStringRef text = CFStringCreateWithBytes(allocator, result, used, encoding, false);
    free(result);
    CFRelease(data);
    return text;
}

CFStringRef CFURLCreateStringByAddingPercentEscapes(CFAllocatorRef allocator, CFStringRef string, CFStringRef left,
                                                    CFStringRef added, CFStringEncoding encoding) {
    if (string == NULL) return NULL;
    BOOL is_legal[128] = {0}, is_added[128] = {0}, is_left[128] = {0};
    for (const char *c = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.!~*'();/?:@&=+$,"; *c; c++) {
        is_legal[(int)*c] = YES;
    }
    note_characters(added, is_added);
    note_characters(left, is_left);
    NSString *text = OBJECT(NSString, string);
    NSMutableString *result = [NSMutableString stringWithCapacity:[text length]];
    // Each character is encoded separately, since in UTF-16 each would get a byte order mark.
    for (NSUInteger i = 0; i < [text length];) {
        NSRange character = [text rangeOfComposedCharacterSequenceAtIndex:i];
        unichar unit = [text characterAtIndex:i];
        NSString *part = [text substringWithRange:character];
        i = NSMaxRange(character);
        if (unit < 128 && character.length == 1 && (is_left[unit] || (is_legal[unit] && !is_added[unit]))) {
            [result appendString:part];
            continue;
        }
        CFDataRef data = CFStringCreateExternalRepresentation(allocator, (CFStringRef)part, encoding, 0);
        if (data == NULL && unit < 128 && character.length == 1) {
            // Apps give NSString's numbers of encodings by mistake, which are those of old Macs here (1 is Japanese, 4 Arabic). All
            // of these have the characters of ASCII.
            [result appendFormat:@"%%%02X", unit];
            continue;
        }
        if (data == NULL) return NULL;
        for (CFIndex k = 0; k < CFDataGetLength(data); k++) [result appendFormat:@"%%%02X", CFDataGetBytePtr(data)[k]];
        CFRelease(data);
    }
    return COPIED(CFStringRef, result);
}
