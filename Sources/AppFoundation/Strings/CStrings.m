// Strings as C strings: if the encoding lacks a character, or the buffer is too small, these return NO or NULL, where
// GNUstep raises exceptions.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

/// The number of zero bytes that end a string in this encoding.
static NSUInteger terminator_size(NSStringEncoding encoding) {
    switch (encoding) {
    case NSUnicodeStringEncoding:
    case NSUTF16BigEndianStringEncoding:
    case NSUTF16LittleEndianStringEncoding: return 2;
    case NSUTF32StringEncoding:
    case NSUTF32BigEndianStringEncoding:
    case NSUTF32LittleEndianStringEncoding: return 4;
    default: return 1;
    }
}

/// The bytes without a byte order mark; nil where the encoding lacks a character.
static NSData *bytes_of(NSString *text, NSStringEncoding encoding) {
    if (encoding == NSUnicodeStringEncoding) encoding = NSUTF16LittleEndianStringEncoding;
    if (encoding == NSUTF32StringEncoding) encoding = NSUTF32LittleEndianStringEncoding;
    if ([text length] == 0) return [NSData data];
    return [text dataUsingEncoding:encoding allowLossyConversion:NO];
}

static BOOL get_c_string(NSString *text, SEL selector, char *buffer, NSUInteger capacity, NSStringEncoding encoding) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSData *bytes = bytes_of(text, encoding);
    NSUInteger length = [bytes length], end = terminator_size(encoding);
    BOOL fits = bytes != nil && buffer != NULL && length <= NSUIntegerMax - end && length + end <= capacity;
    // Copies the part that fits, too: GNUstep itself relies on it.
    NSUInteger kept = fits ? length : capacity >= end ? MIN(length, capacity - end) : 0;
    if (buffer && kept + end <= capacity) {
        memcpy(buffer, [bytes bytes], kept);
        memset(buffer + kept, 0, end);
    }
    [pool drain];
    return fits;
}

static const char *c_string(NSString *text, SEL selector, NSStringEncoding encoding) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSData *bytes = bytes_of(text, encoding);
    NSMutableData *result = bytes ? [bytes mutableCopy] : nil;
    [result increaseLengthBy:terminator_size(encoding)];
    [pool drain];
    return [[result autorelease] mutableBytes];
}

static NSUInteger byte_count(NSString *text, SEL selector, NSStringEncoding encoding) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSUInteger length = [bytes_of(text, encoding) length];
    [pool drain];
    return length;
}

INSTALL(c_strings) {
    replace_method_of_classes(@selector(getCString:maxLength:encoding:), (IMP)get_c_string, string_classes);
    replace_method_of_classes(@selector(cStringUsingEncoding:), (IMP)c_string, string_classes);
    replace_method_of_classes(@selector(lengthOfBytesUsingEncoding:), (IMP)byte_count, string_classes);
}
