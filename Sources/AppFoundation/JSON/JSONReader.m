#import "JSON.h"
#include <errno.h>
#include <math.h>

struct reader {
    const uint8_t *bytes;
    NSUInteger place, length;
    int level;
    BOOL has_mutable_containers, has_mutable_leaves;
    NSString *defect;
};

/// Records the first defect. Returns nil.
static id fail(struct reader *reader, NSString *what) {
    if (reader->defect == nil) {
        reader->defect = [NSString stringWithFormat:@"%@ around character %lu.", what, (unsigned long)reader->place];
    }
    return nil;
}

static id fail_at_end(struct reader *reader, NSString *what) {
    if (reader->defect == nil) reader->defect = what;
    return nil;
}

/// The next byte behind white space, or −1 at the end; it is not taken.
static int next(struct reader *reader) {
    while (reader->place < reader->length && strchr(" \t\r\n", reader->bytes[reader->place])) {
        if (reader->bytes[reader->place] == 0) return 0;
        reader->place++;
    }
    return reader->place < reader->length ? reader->bytes[reader->place] : -1;
}

// MARK: Strings

/// The length of the character in UTF-8 that begins at a place, or 0 if there is none.
static unsigned character_length(const uint8_t *bytes, NSUInteger rest) {
    uint8_t first = bytes[0];
    if (first < 0x80) return 1;
    unsigned length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || rest < length) return 0;
    for (unsigned i = 1; i < length; i++) {
        if (bytes[i] >> 6 != 2) return 0;
    }
    // Rejects overlong forms, surrogates, and code points beyond the last one.
    if ((first == 0xe0 && bytes[1] < 0xa0) || (first == 0xed && bytes[1] > 0x9f)) return 0;
    if ((first == 0xf0 && bytes[1] < 0x90) || (first == 0xf4 && bytes[1] > 0x8f)) return 0;
    return length;
}

static BOOL read_hexadecimal(struct reader *reader, unsigned *value) {
    *value = 0;
    for (int i = 0; i < 4; i++) {
        if (reader->place >= reader->length) return NO;
        int digit = reader->bytes[reader->place++];
        if (digit >= '0' && digit <= '9') {
            digit -= '0';
        } else if ((digit | 32) >= 'a' && (digit | 32) <= 'f') {
            digit = (digit | 32) - 'a' + 10;
        } else {
            return NO;
        }
        *value = *value << 4 | (unsigned)digit;
    }
    return YES;
}

static void append_character(NSMutableData *text, unsigned character) {
    uint8_t bytes[4];
    NSUInteger count = 0;
    if (character < 0x80) {
        bytes[count++] = (uint8_t)character;
    } else if (character < 0x800) {
        bytes[count++] = (uint8_t)(0xc0 | character >> 6);
        bytes[count++] = (uint8_t)(0x80 | (character & 63));
    } else if (character < 0x10000) {
        bytes[count++] = (uint8_t)(0xe0 | character >> 12);
        bytes[count++] = (uint8_t)(0x80 | (character >> 6 & 63));
        bytes[count++] = (uint8_t)(0x80 | (character & 63));
    } else {
        bytes[count++] = (uint8_t)(0xf0 | character >> 18);
        bytes[count++] = (uint8_t)(0x80 | (character >> 12 & 63));
        bytes[count++] = (uint8_t)(0x80 | (character >> 6 & 63));
        bytes[count++] = (uint8_t)(0x80 | (character & 63));
    }
    [text appendBytes:bytes length:count];
}

/// Reads the escape behind a backslash.
static BOOL read_escape(struct reader *reader, NSMutableData *text) {
    static const char letters[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
    int letter = reader->place < reader->length ? reader->bytes[reader->place++] : 0;
    const char *found = letter ? strchr(letters, letter) : NULL;
    if (found) {
        append_character(text, (unsigned char)meanings[found - letters]);
        return YES;
    }
    unsigned unit, second;
    if (letter != 'u' || !read_hexadecimal(reader, &unit)) {
        fail(reader, @"Invalid escape sequence");
        return NO;
    }
    if (unit >> 10 == 0xdc00 >> 10) {
        fail(reader, @"Unexpected low code point in surrogate pair");
        return NO;
    }
    if (unit >> 10 == 0xd800 >> 10) {
        BOOL has_second = reader->place + 1 < reader->length && reader->bytes[reader->place] == '\\' &&
                          reader->bytes[reader->place + 1] == 'u';
        if (has_second) reader->place += 2;
        if (!has_second || !read_hexadecimal(reader, &second) || second >> 10 != 0xdc00 >> 10) {
            fail(reader, @"Missing low code point in surrogate pair");
            return NO;
        }
        unit = 0x10000 + ((unit & 0x3ff) << 10 | (second & 0x3ff));
    }
    append_character(text, unit);
    return YES;
}

/// - is_key: keys are never mutable.
static NSString *read_string(struct reader *reader, BOOL is_key) {
    NSUInteger start = ++reader->place;
    NSMutableData *text = nil;
    for (;;) {
        if (reader->place >= reader->length) {
            reader->place = start;
            return fail(reader, @"Unterminated string");
        }
        uint8_t byte = reader->bytes[reader->place];
        if (byte == '"') break;
        if (byte < 0x20) return fail(reader, @"Unescaped control character");
        if (byte == '\\') {
            // From the first escape on, the string is no longer a part of the data.
            if (text == nil) text = [NSMutableData dataWithBytes:reader->bytes + start length:reader->place - start];
            reader->place++;
            if (!read_escape(reader, text)) return nil;
            continue;
        }
        unsigned length = character_length(reader->bytes + reader->place, reader->length - reader->place);
        if (length == 0) return fail(reader, @"Unable to convert data to string");
        [text appendBytes:reader->bytes + reader->place length:length];
        reader->place += length;
    }
    Class class = reader->has_mutable_leaves && !is_key ? [NSMutableString class] : [NSString class];
    const void *bytes = text ? [text bytes] : reader->bytes + start;
    NSUInteger length = text ? [text length] : reader->place - start;
    reader->place++;
    return [[[class alloc] initWithBytes:bytes length:length encoding:NSUTF8StringEncoding] autorelease];
}

// MARK: Numbers

static NSUInteger skip_digits(struct reader *reader) {
    NSUInteger start = reader->place;
    while (reader->place < reader->length && reader->bytes[reader->place] - '0' <= 9u) reader->place++;
    return reader->place - start;
}

static BOOL skip(struct reader *reader, const char *any_of) {
    if (reader->place >= reader->length || reader->bytes[reader->place] == 0) return NO;
    if (strchr(any_of, reader->bytes[reader->place]) == NULL) return NO;
    reader->place++;
    return YES;
}

static NSNumber *read_number(struct reader *reader) {
    NSUInteger start = reader->place;
    BOOL is_negative = skip(reader, "-"), is_whole = YES;
    BOOL begins_with_zero = reader->place < reader->length && reader->bytes[reader->place] == '0';
    NSUInteger digits = skip_digits(reader);
    if (digits == 0) return fail(reader, @"Number with minus sign but no digits");
    if (begins_with_zero && digits > 1) return fail(reader, @"Number with leading zero");
    if (skip(reader, ".")) {
        is_whole = NO;
        NSUInteger decimals = skip_digits(reader);
        if (decimals == 0) return fail(reader, @"Number with decimal point but no additional digits");
        digits += decimals;
    }
    if (skip(reader, "eE")) {
        is_whole = NO;
        skip(reader, "+-");
        if (skip_digits(reader) == 0) return fail(reader, @"Number with exponent but no additional digits");
    }
    NSString *text = [[[NSString alloc] initWithBytes:reader->bytes + start
                                               length:reader->place - start
                                             encoding:NSASCIIStringEncoding] autorelease];
    const char *characters = [text UTF8String];
    errno = 0;
    if (is_whole) {
        long long whole = strtoll(characters, NULL, 10);
        if (errno == 0) return [NSNumber numberWithLongLong:whole];
        errno = 0;
        unsigned long long larger = strtoull(characters, NULL, 10);
        if (errno == 0 && !is_negative) return [NSNumber numberWithUnsignedLongLong:larger];
    }
    double value = strtod(characters, NULL);
    if (isinf(value)) return fail(reader, @"Number wound up as NaN");
    // A double holds seventeen digits, a decimal number thirty-eight.
    if (digits > 17 && digits <= 38) return [NSDecimalNumber decimalNumberWithString:text];
    return [NSNumber numberWithDouble:value];
}

// MARK: Containers

static id read_value(struct reader *reader);

static BOOL enter(struct reader *reader) {
    reader->place++;
    if (++reader->level <= JSONDeepestLevel) return YES;
    fail(reader, @"Too many nested arrays or dictionaries");
    return NO;
}

static NSArray *read_array(struct reader *reader) {
    if (!enter(reader)) return nil;
    NSMutableArray *array = [NSMutableArray array];
    int byte = next(reader);
    if (byte == ']') reader->place++;
    while (byte != ']') {
        if (byte < 0) return fail_at_end(reader, @"Unexpected end of file while parsing array.");
        id value = read_value(reader);
        if (value == nil) return nil;
        [array addObject:value];
        byte = next(reader);
        if (byte < 0) return fail_at_end(reader, @"Unexpected end of file while parsing array.");
        if (byte != ',' && byte != ']') return fail(reader, @"Badly formed array");
        reader->place++;
        if (byte == ',') byte = next(reader) == ']' ? ',' : next(reader);
    }
    reader->level--;
    return reader->has_mutable_containers ? array : [[array copy] autorelease];
}

static NSDictionary *read_object(struct reader *reader) {
    if (!enter(reader)) return nil;
    NSMutableDictionary *object = [NSMutableDictionary dictionary];
    int byte = next(reader);
    if (byte == '}') reader->place++;
    while (byte != '}') {
        if (byte < 0) return fail_at_end(reader, @"Unexpected end of file while parsing object.");
        if (byte != '"') return fail(reader, @"No string key for value in object");
        NSString *key = read_string(reader, YES);
        if (key == nil) return nil;
        if (next(reader) != ':') return fail(reader, @"No value for key in object");
        reader->place++;
        id value = read_value(reader);
        if (value == nil) return nil;
        [object setObject:value forKey:key];
        byte = next(reader);
        if (byte < 0) return fail_at_end(reader, @"Unexpected end of file while parsing object.");
        if (byte != ',' && byte != '}') return fail(reader, @"Badly formed object");
        reader->place++;
        if (byte == ',') byte = next(reader) == '}' ? ',' : next(reader);
    }
    reader->level--;
    return reader->has_mutable_containers ? object : [[object copy] autorelease];
}

static id read_value(struct reader *reader) {
    static const struct {
        const char *text;
        int value;
    } words[] = {{"true", YES}, {"false", NO}, {"null", -1}};
    int byte = next(reader);
    if (byte == '[') return read_array(reader);
    if (byte == '{') return read_object(reader);
    if (byte == '"') return read_string(reader, NO);
    if (byte == '-' || (byte >= '0' && byte <= '9')) return read_number(reader);
    for (int i = 0; i < 3; i++) {
        size_t length = strlen(words[i].text);
        if (reader->length - reader->place < length) continue;
        if (memcmp(reader->bytes + reader->place, words[i].text, length) != 0) continue;
        reader->place += length;
        return words[i].value < 0 ? (id)[NSNull null] : [NSNumber numberWithBool:words[i].value];
    }
    return fail(reader, @"Invalid value");
}

// MARK: Encodings

/// Converts the data to UTF-8, without byte order mark. The encoding is found by the mark, or by the zero bytes in the
/// first two characters.
static NSData *in_utf8(NSData *data) {
    const uint8_t *bytes = [data bytes];
    NSUInteger length = [data length];
    if (length >= 3 && memcmp(bytes, "\xef\xbb\xbf", 3) == 0) return [data subdataWithRange:NSMakeRange(3, length - 3)];
    unsigned first[4] = {0};
    for (NSUInteger i = 0; i < 4; i++) first[i] = i < length ? bytes[i] : 0xaa;
    NSStringEncoding encoding = NSUTF8StringEncoding;
    NSUInteger mark = 0;
    if (length >= 4 && memcmp(bytes, "\xff\xfe\0\0", 4) == 0) {
        encoding = NSUTF32LittleEndianStringEncoding, mark = 4;
    } else if (length >= 4 && memcmp(bytes, "\0\0\xfe\xff", 4) == 0) {
        encoding = NSUTF32BigEndianStringEncoding, mark = 4;
    } else if (first[0] == 0xff && first[1] == 0xfe) {
        encoding = NSUTF16LittleEndianStringEncoding, mark = 2;
    } else if (first[0] == 0xfe && first[1] == 0xff) {
        encoding = NSUTF16BigEndianStringEncoding, mark = 2;
    } else if (length >= 4 && first[0] == 0 && first[1] == 0 && first[2] == 0) {
        encoding = NSUTF32BigEndianStringEncoding;
    } else if (length >= 4 && first[1] == 0 && first[2] == 0 && first[3] == 0) {
        encoding = NSUTF32LittleEndianStringEncoding;
    } else if (length >= 2 && first[0] == 0) {
        encoding = NSUTF16BigEndianStringEncoding;
    } else if (length >= 2 && first[1] == 0) {
        encoding = NSUTF16LittleEndianStringEncoding;
    }
    if (encoding == NSUTF8StringEncoding) return data;
    NSString *text = [[[NSString alloc] initWithBytes:bytes + mark length:length - mark encoding:encoding] autorelease];
    return [text dataUsingEncoding:NSUTF8StringEncoding];
}

id json_read(NSData *data, NSJSONReadingOptions options, NSString **defect) {
    data = in_utf8(data);
    if (data == nil) {
        *defect = @"Unable to convert data to string around character 0.";
        return nil;
    }
    struct reader reader = {.bytes = [data bytes],
                            .length = [data length],
                            .has_mutable_containers = (options & NSJSONReadingMutableContainers) != 0,
                            .has_mutable_leaves = (options & NSJSONReadingMutableLeaves) != 0};
    int first = next(&reader);
    id value = nil;
    if (first < 0) {
        reader.defect = @"No value.";
    } else if (first != '[' && first != '{' && !(options & NSJSONReadingAllowFragments)) {
        reader.defect = @"JSON text did not start with array or object and option to allow fragments not set.";
    } else {
        value = read_value(&reader);
        if (value && next(&reader) >= 0) {
            value = nil;
            reader.defect = @"Garbage at end.";
        }
    }
    *defect = reader.defect;
    return value;
}
