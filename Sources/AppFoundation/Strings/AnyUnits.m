// Strings with any 16-bit units: GNUstep returns nil for an unpaired surrogate, removes a byte order mark that is one
// of the characters, and raises an exception if such a string is converted to UTF-8.

#import "ForeignEncodings.h"
#import "Units.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ustring.h>

typedef id initialize_units(id, SEL, const unichar *, NSUInteger);
typedef id initialize_memory(id, SEL, unichar *, NSUInteger, BOOL);
typedef id initialize_bytes(id, SEL, const void *, NSUInteger, NSStringEncoding);

static initialize_units *former_units, *former_mutable_units;
static initialize_memory *former_memory;
static initialize_bytes *former_bytes, *former_mutable_bytes;

static BOOL is_surrogate(unichar unit) { return unit >= 0xD800 && unit <= 0xDFFF; }
static BOOL is_mark(unichar unit) { return unit == 0xFEFF || unit == 0xFFFE; }

static BOOL has_lone_surrogate(const unichar *units, NSUInteger count) {
    for (NSUInteger i = 0; i < count; i++) {
        if (!is_surrogate(units[i])) continue;
        BOOL is_pair = units[i] < 0xDC00 && i + 1 < count && units[i + 1] >= 0xDC00 && is_surrogate(units[i + 1]);
        if (!is_pair) return YES;
        i++;
    }
    return NO;
}

static BOOL is_special(const unichar *units, NSUInteger count) {
    return units != NULL && count > 0 && (is_mark(units[0]) || has_lone_surrogate(units, count));
}

/// Makes a string from harmless units by GNUstep, and then overwrites its memory with these.
static NSString *new_string_of(const unichar *units, NSUInteger count) {
    unichar *kept = malloc(count * sizeof(unichar));
    if (kept == NULL) return nil;
    for (NSUInteger i = 0; i < count; i++) kept[i] = 0x4E00;
    NSString *string = [[NSString alloc] initWithCharactersNoCopy:kept length:count freeWhenDone:YES];
    memcpy(kept, units, count * sizeof(unichar));
    return string;
}

static id filled(NSMutableString *text, const unichar *units, NSUInteger count) {
    text = [text init];
    NSString *string = new_string_of(units, count);
    [text appendString:string];
    [string release];
    return text;
}

static id with_units(id self, SEL selector, const unichar *units, NSUInteger count) {
    return is_special(units, count) ? new_string_of(units, count) : former_units(self, selector, units, count);
}

static id mutable_with_units(id self, SEL selector, const unichar *units, NSUInteger count) {
    return is_special(units, count) ? filled(self, units, count) : former_mutable_units(self, selector, units, count);
}

static id with_memory(id self, SEL selector, unichar *units, NSUInteger count, BOOL is_owned) {
    if (!is_special(units, count)) return former_memory(self, selector, units, count, is_owned);
    id string = new_string_of(units, count);
    if (is_owned) free(units);
    return string;
}

/// GNUstep copies strings as bytes in UTF-16, where a mark at the beginning would be taken as the byte order.
static BOOL is_special_memory(const void *bytes, NSUInteger length, NSStringEncoding encoding) {
    const unichar *units = bytes;
    if (encoding != NSUnicodeStringEncoding || bytes == NULL || length < sizeof(unichar)) return NO;
    return !is_mark(units[0]) && has_lone_surrogate(units, length / sizeof(unichar));
}

/// Skips the byte order mark of UTF-32, which GNUstep leaves in the string.
static void skip_mark(const void **bytes, NSUInteger *length, NSStringEncoding *encoding) {
    if (*encoding != NSUTF32StringEncoding || *bytes == NULL || *length < 4) return;
    BOOL is_little = memcmp(*bytes, "\xff\xfe\0\0", 4) == 0, is_big = memcmp(*bytes, "\0\0\xfe\xff", 4) == 0;
    if (!is_little && !is_big) return;
    *encoding = is_little ? NSUTF32LittleEndianStringEncoding : NSUTF32BigEndianStringEncoding;
    *bytes = (const char *)*bytes + 4;
    *length -= 4;
}

static id with_bytes(id self, SEL selector, const void *bytes, NSUInteger length, NSStringEncoding encoding) {
    if (bytes && length && is_foreign_encoding(encoding)) {
        NSData *units = units_of_foreign_bytes(bytes, length, encoding);
        return units ? [self initWithCharacters:[units bytes] length:[units length] / sizeof(unichar)] : nil;
    }
    skip_mark(&bytes, &length, &encoding);
    if (!is_special_memory(bytes, length, encoding)) return former_bytes(self, selector, bytes, length, encoding);
    return new_string_of(bytes, length / sizeof(unichar));
}

static id mutable_with_bytes(id self, SEL selector, const void *bytes, NSUInteger length, NSStringEncoding encoding) {
    if (bytes && length && is_foreign_encoding(encoding)) {
        NSData *units = units_of_foreign_bytes(bytes, length, encoding);
        if (units) return [self initWithCharacters:[units bytes] length:[units length] / sizeof(unichar)];
        [self release];
        return nil;
    }
    skip_mark(&bytes, &length, &encoding);
    if (!is_special_memory(bytes, length, encoding)) return former_mutable_bytes(self, selector, bytes, length, encoding);
    return filled(self, bytes, length / sizeof(unichar));
}

/// NULL for a string that cannot be converted.
static const char *utf8_string(NSString *text, SEL selector) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    int32_t length, needed = 0;
    const UChar *units = units_of(text, &length);
    NSMutableData *result = [[NSMutableData alloc] initWithLength:(NSUInteger)length * 3 + 1];
    UErrorCode status = U_ZERO_ERROR;
    u_strToUTF8([result mutableBytes], (int32_t)[result length], &needed, units, length, &status);
    [pool drain];
    [result autorelease];
    return U_SUCCESS(status) ? [result mutableBytes] : NULL;
}

INSTALL(any_units) {
    Class fixed = object_getClass([NSString alloc]), mutable = objc_lookUpClass("GSMutableString");
    SEL units = @selector(initWithCharacters:length:), bytes = @selector(initWithBytes:length:encoding:);
    former_units = (initialize_units *)replace_instance_method(fixed, units, (IMP)with_units);
    former_mutable_units = (initialize_units *)replace_instance_method(mutable, units, (IMP)mutable_with_units);
    former_bytes = (initialize_bytes *)replace_instance_method(fixed, bytes, (IMP)with_bytes);
    former_mutable_bytes = (initialize_bytes *)replace_instance_method(mutable, bytes, (IMP)mutable_with_bytes);
    former_memory = (initialize_memory *)replace_instance_method(
        fixed, @selector(initWithCharactersNoCopy:length:freeWhenDone:), (IMP)with_memory);
    replace_instance_method(objc_lookUpClass("GSUnicodeString"), @selector(UTF8String), (IMP)utf8_string);
    replace_instance_method(mutable, @selector(UTF8String), (IMP)utf8_string);
    replace_instance_method([NSString class], @selector(UTF8String), (IMP)utf8_string);
}
