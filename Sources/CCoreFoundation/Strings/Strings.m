// CFString: creation and contents.

#include "Objects/Allocators.h"
#include "Strings/Encodings.h"
#include <objc/runtime.h>
#include <pthread.h>

static NSString *string_of(CFStringRef string) { return OBJECT(NSString, string); }

CFStringRef __CFStringMakeConstantString(const char *text) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static NSMutableDictionary *constants;
    NSString *string = [[NSString alloc] initWithUTF8String:text];
    if (string == nil) string = [[NSString alloc] initWithBytes:text length:strlen(text) encoding:NSISOLatin1StringEncoding];
    pthread_mutex_lock(&lock);
    if (constants == nil) constants = [NSMutableDictionary new];
    NSString *constant = [constants objectForKey:string];
    if (constant == nil) {
        [constants setObject:string forKey:string];
        constant = string;
    }
    pthread_mutex_unlock(&lock);
    [string release];
    return (CFStringRef)constant;
}

// Creation

/// Decodes a string. A byte order mark determines the byte order, and is not part of the string.
static NSString *new_string(const void *bytes, CFIndex length, CFStringEncoding encoding) {
    NSStringEncoding found = foundation_encoding(encoding);
    if (found == 0 || length < 0 || (bytes == NULL && length > 0)) return nil;
    NSString *string = [[NSString alloc] initWithBytes:bytes ? bytes : "" length:(NSUInteger)length encoding:found];
    if ([string length] > 0 && [string characterAtIndex:0] == 0xFEFF) {
        NSString *rest = [[string substringFromIndex:1] retain];
        [string release];
        string = rest;
    }
    return string;
}

CFStringRef CFStringCreateWithCString(CFAllocatorRef allocator, const char *text, CFStringEncoding encoding) {
    return text ? (CFStringRef)new_string(text, (CFIndex)strlen(text), encoding) : NULL;
}

CFStringRef CFStringCreateWithPascalString(CFAllocatorRef allocator, ConstStr255Param text, CFStringEncoding encoding) {
    return text ? (CFStringRef)new_string(text + 1, text[0], encoding) : NULL;
}

/// The characters are copied, and the memory is deallocated at once.
CFStringRef CFStringCreateWithPascalStringNoCopy(CFAllocatorRef allocator, ConstStr255Param text,
                                                 CFStringEncoding encoding, CFAllocatorRef contentsDeallocator) {
    CFStringRef string = CFStringCreateWithPascalString(allocator, text, encoding);
    if (string) CFAllocatorDeallocate(contentsDeallocator, (void *)text);
    return string;
}

CFStringRef CFStringCreateWithCharacters(CFAllocatorRef allocator, const UniChar *characters, CFIndex count) {
    return (CFStringRef)[[NSString alloc] initWithCharacters:characters length:count > 0 ? (NSUInteger)count : 0];
}

CFStringRef CFStringCreateWithBytes(CFAllocatorRef allocator, const UInt8 *bytes, CFIndex count, CFStringEncoding encoding,
                                    Boolean isExternalRepresentation) {
    return (CFStringRef)new_string(bytes, count, encoding);
}

/// Deallocates contents that were passed to a string, since strings copy them.
static void free_contents(const void *contents, CFAllocatorRef deallocator) {
    if (contents) CFAllocatorDeallocate(deallocator, (void *)contents);
}

CFStringRef CFStringCreateWithBytesNoCopy(CFAllocatorRef allocator, const UInt8 *bytes, CFIndex count,
                                          CFStringEncoding encoding, Boolean isExternalRepresentation,
                                          CFAllocatorRef contentsDeallocator) {
    CFStringRef string = CFStringCreateWithBytes(allocator, bytes, count, encoding, isExternalRepresentation);
    if (string) free_contents(bytes, contentsDeallocator);
    return string;
}

CFStringRef CFStringCreateWithCStringNoCopy(CFAllocatorRef allocator, const char *text, CFStringEncoding encoding,
                                            CFAllocatorRef contentsDeallocator) {
    CFStringRef string = CFStringCreateWithCString(allocator, text, encoding);
    if (string) free_contents(text, contentsDeallocator);
    return string;
}

CFStringRef CFStringCreateWithCharactersNoCopy(CFAllocatorRef allocator, const UniChar *characters, CFIndex count,
                                               CFAllocatorRef contentsDeallocator) {
    CFStringRef string = CFStringCreateWithCharacters(allocator, characters, count);
    free_contents(characters, contentsDeallocator);
    return string;
}

CFStringRef CFStringCreateWithSubstring(CFAllocatorRef allocator, CFStringRef string, CFRange range) {
    return OWNED(CFStringRef, [string_of(string) substringWithRange:foundation_range(range)]);
}

CFStringRef CFStringCreateCopy(CFAllocatorRef allocator, CFStringRef string) {
    return COPIED(CFStringRef, string_of(string));
}

CFStringRef CFStringCreateWithFormat(CFAllocatorRef allocator, CFDictionaryRef formatOptions, CFStringRef format, ...) {
    va_list arguments;
    va_start(arguments, format);
    CFStringRef string = CFStringCreateWithFormatAndArguments(allocator, formatOptions, format, arguments);
    va_end(arguments);
    return string;
}

CFStringRef CFStringCreateWithFormatAndArguments(CFAllocatorRef allocator, CFDictionaryRef formatOptions,
                                                 CFStringRef format, va_list arguments) {
    return (CFStringRef)[[NSString alloc] initWithFormat:string_of(format) arguments:arguments];
}

CFMutableStringRef CFStringCreateMutable(CFAllocatorRef allocator, CFIndex maximumLength) {
    return (CFMutableStringRef)[NSMutableString new];
}

CFMutableStringRef CFStringCreateMutableCopy(CFAllocatorRef allocator, CFIndex maximumLength, CFStringRef string) {
    return (CFMutableStringRef)[string_of(string) mutableCopy];
}

CFStringRef CFStringCreateWithFileSystemRepresentation(CFAllocatorRef allocator, const char *path) {
    return CFStringCreateWithCString(allocator, path, kCFStringEncodingUTF8);
}

CFStringRef CFStringCreateFromExternalRepresentation(CFAllocatorRef allocator, CFDataRef data, CFStringEncoding encoding) {
    return (CFStringRef)new_string(CFDataGetBytePtr(data), CFDataGetLength(data), encoding);
}

CFDataRef CFStringCreateExternalRepresentation(CFAllocatorRef allocator, CFStringRef string, CFStringEncoding encoding,
                                               UInt8 lossByte) {
    NSStringEncoding found = foundation_encoding(encoding);
    if (found == 0) return NULL;
    return OWNED(CFDataRef, [string_of(string) dataUsingEncoding:found allowLossyConversion:lossByte != 0]);
}

// Contents

CFIndex CFStringGetLength(CFStringRef string) { return (CFIndex)[string_of(string) length]; }

UniChar CFStringGetCharacterAtIndex(CFStringRef string, CFIndex index) {
    return [string_of(string) characterAtIndex:(NSUInteger)index];
}

void CFStringGetCharacters(CFStringRef string, CFRange range, UniChar *buffer) {
    [string_of(string) getCharacters:buffer range:foundation_range(range)];
}

Boolean CFStringGetCString(CFStringRef string, char *buffer, CFIndex size, CFStringEncoding encoding) {
    if (buffer == NULL || size <= 0) return false;
    NSData *bytes = [string_of(string) dataUsingEncoding:foundation_encoding(encoding)];
    NSUInteger length = [bytes length];
    if (bytes == nil || length >= (NSUInteger)size) {
        buffer[0] = 0;
        return false;
    }
    memcpy(buffer, [bytes bytes], length);
    buffer[length] = 0;
    return true;
}

ConstStringPtr CFStringGetPascalStringPtr(CFStringRef string, CFStringEncoding encoding) { return NULL; }

Boolean CFStringGetPascalString(CFStringRef string, StringPtr buffer, CFIndex size, CFStringEncoding encoding) {
    NSData *bytes = [string_of(string) dataUsingEncoding:foundation_encoding(encoding)];
    if (buffer == NULL || bytes == nil || [bytes length] > 255 || (CFIndex)[bytes length] >= size) return false;
    buffer[0] = (unsigned char)[bytes length];
    memcpy(buffer + 1, [bytes bytes], [bytes length]);
    return true;
}

const char *CFStringGetCStringPtr(CFStringRef string, CFStringEncoding encoding) {
    if (string == NULL) return NULL;
    NSStringEncoding found = foundation_encoding(encoding);
    BOOL has_ascii = encoding == kCFStringEncodingUTF8 || encoding == kCFStringEncodingASCII
        || encoding == kCFStringEncodingMacRoman || encoding == kCFStringEncodingISOLatin1
        || encoding == kCFStringEncodingWindowsLatin1;
    NSString *it = string_of(string);
    if (found == 0 || !has_ascii || ![it canBeConvertedToEncoding:NSASCIIStringEncoding]) return NULL;
    // The bytes are attached to the string, so that the pointer stays valid as long as the string.
    static char key;
    NSMutableData *bytes = [[[it dataUsingEncoding:NSASCIIStringEncoding] mutableCopy] autorelease];
    [bytes appendBytes:"" length:1];
    objc_setAssociatedObject(it, &key, bytes, OBJC_ASSOCIATION_RETAIN);
    return [bytes bytes];
}

const UniChar *CFStringGetCharactersPtr(CFStringRef string) { return NULL; }

/// Encodes a character (or surrogate pair) to `bytes`; returns the number of bytes, 0 if the encoding does not have it.
static NSUInteger encode(NSString *string, NSRange range, NSStringEncoding encoding, uint8_t bytes[16]) {
    NSString *part = [[string substringWithRange:range] retain];
    NSData *data = [part dataUsingEncoding:encoding];
    NSUInteger length = [data length] <= 16 ? [data length] : 0;
    memcpy(bytes, [data bytes], length);
    [part release];
    return length;
}

CFIndex CFStringGetBytes(CFStringRef string, CFRange range, CFStringEncoding encoding, UInt8 lossByte,
                         Boolean isExternalRepresentation, UInt8 *buffer, CFIndex size, CFIndex *used) {
    NSString *it = string_of(string);
    range = bounded_range(range, (CFIndex)[it length]);
    // Without byte order mark, which is written only in external representations.
    if (encoding == kCFStringEncodingUTF16) encoding = kCFStringEncodingUTF16LE;
    if (encoding == kCFStringEncodingUTF32) encoding = kCFStringEncodingUTF32LE;
    NSStringEncoding found = foundation_encoding(encoding);
    CFIndex written = 0, position = 0;
    while (found && position < range.length) {
        NSUInteger start = (NSUInteger)(range.location + position);
        unichar character = [it characterAtIndex:start];
        NSUInteger units = (character & 0xFC00) == 0xD800 && position + 1 < range.length ? 2 : 1;
        uint8_t bytes[16];
        NSUInteger length = 1;
        if (character < 128 && found != NSUTF16LittleEndianStringEncoding && found != NSUTF16BigEndianStringEncoding
            && found != NSUTF32LittleEndianStringEncoding && found != NSUTF32BigEndianStringEncoding) {
            bytes[0] = (uint8_t)character;
        } else {
            length = encode(it, NSMakeRange(start, units), found, bytes);
        }
        if (length == 0) {
            if (lossByte == 0) break;
            bytes[0] = lossByte;
            length = 1;
        }
        if (buffer) {
            if (written + (CFIndex)length > size) break;
            memcpy(buffer + written, bytes, length);
        }
        written += (CFIndex)length;
        position += (CFIndex)units;
    }
    if (used) *used = written;
    return position;
}

CFIndex CFStringGetMaximumSizeForEncoding(CFIndex length, CFStringEncoding encoding) {
    CFIndex bytes = 1;
    switch (encoding) {
    case kCFStringEncodingUTF8: bytes = 3; break;
    case kCFStringEncodingUTF7: bytes = 5; break;
    case kCFStringEncodingUTF16:
    case kCFStringEncodingUTF16BE:
    case kCFStringEncodingUTF16LE: bytes = 2; break;
    case kCFStringEncodingUTF32:
    case kCFStringEncodingUTF32BE:
    case kCFStringEncodingUTF32LE: bytes = 4; break;
    case kCFStringEncodingNonLossyASCII: bytes = 6; break;
    default:
        // Encodings of East Asia.
        if (encoding >= 0x0620 && encoding <= 0x0A08 && encoding != kCFStringEncodingKOI8_R) bytes = 4;
    }
    return length > LONG_MAX / bytes ? kCFNotFound : length * bytes;
}

Boolean CFStringGetFileSystemRepresentation(CFStringRef string, char *buffer, CFIndex size) {
    return CFStringGetCString(string, buffer, size, kCFStringEncodingUTF8);
}

CFIndex CFStringGetMaximumSizeOfFileSystemRepresentation(CFStringRef string) {
    return CFStringGetMaximumSizeForEncoding(CFStringGetLength(string), kCFStringEncodingUTF8) + 1;
}

SInt32 CFStringGetIntValue(CFStringRef string) { return [string_of(string) intValue]; }
double CFStringGetDoubleValue(CFStringRef string) { return [string_of(string) doubleValue]; }
