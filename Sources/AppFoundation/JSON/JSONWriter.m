#import "JSON.h"
#import "Diagnostics/ClassNames.h"
#include <CPropertyLists.h>
#include <math.h>

// MARK: What can be written

static NSString *defect(id object, int level) {
    if (level > JSONDeepestLevel) return @"Too many nested arrays or dictionaries";
    if ([object isKindOfClass:[NSString class]] || object == [NSNull null]) return nil;
    if ([object isKindOfClass:[NSNumber class]]) {
        double value = [object doubleValue];
        if (isnan(value)) return @"Invalid number value (NaN) in JSON write";
        return isinf(value) ? @"Invalid number value (infinite) in JSON write" : nil;
    }
    if ([object isKindOfClass:[NSArray class]]) {
        for (id element in object) {
            NSString *found = defect(element, level + 1);
            if (found) return found;
        }
        return nil;
    }
    if ([object isKindOfClass:[NSDictionary class]]) {
        for (id key in object) {
            if (![key isKindOfClass:[NSString class]]) return @"Invalid (non-string) key in JSON dictionary";
            NSString *found = defect([object objectForKey:key], level + 1);
            if (found) return found;
        }
        return nil;
    }
    return [NSString stringWithFormat:@"Invalid type in JSON write (%@)", class_name_for_texts(object)];
}

NSString *json_defect(id object) {
    if (![object isKindOfClass:[NSArray class]] && ![object isKindOfClass:[NSDictionary class]]) {
        return @"Invalid top-level type in JSON write";
    }
    return defect(object, 1);
}

// MARK: Writing

struct writer {
    NSMutableData *output;
    BOOL is_pretty;
};

static void append(struct writer *writer, const char *text) { [writer->output appendBytes:text length:strlen(text)]; }

static void append_line(struct writer *writer, int level) {
    if (!writer->is_pretty) return;
    append(writer, "\n");
    for (int i = 0; i < level; i++) append(writer, "  ");
}

static void append_string(struct writer *writer, NSString *string) {
    static const char special[] = "\"\\/\b\f\n\r\t", letters[] = "\"\\/bfnrt";
    NSData *data = [string dataUsingEncoding:NSUTF8StringEncoding allowLossyConversion:YES];
    const uint8_t *bytes = [data bytes];
    NSUInteger length = [data length], start = 0;
    append(writer, "\"");
    for (NSUInteger i = 0; i < length; i++) {
        const char *found = bytes[i] ? strchr(special, bytes[i]) : NULL;
        if (found == NULL && bytes[i] >= 0x20) continue;
        [writer->output appendBytes:bytes + start length:i - start];
        start = i + 1;
        char escape[8];
        if (found) {
            snprintf(escape, sizeof escape, "\\%c", letters[found - special]);
        } else {
            snprintf(escape, sizeof escape, "\\u%04x", bytes[i]);
        }
        append(writer, escape);
    }
    [writer->output appendBytes:bytes + start length:length - start];
    append(writer, "\"");
}

static void append_number(struct writer *writer, NSNumber *number) {
    static Class boolean_class;
    if (boolean_class == Nil) boolean_class = [[NSNumber numberWithBool:YES] class];
    char type = *[number objCType];
    if ([number isKindOfClass:boolean_class]) {
        append(writer, [number boolValue] ? "true" : "false");
    } else if ([number isKindOfClass:[NSDecimalNumber class]]) {
        append(writer, [[number descriptionWithLocale:nil] UTF8String]);
    } else if (type == 'f' || type == 'd') {
        char digits[40];
        plist_real_text([number doubleValue], digits);
        append(writer, digits);
    } else {
        BOOL is_unsigned = type == 'Q' || type == 'L';
        NSString *text = is_unsigned ? [NSString stringWithFormat:@"%llu", [number unsignedLongLongValue]]
                                     : [NSString stringWithFormat:@"%lld", [number longLongValue]];
        append(writer, [text UTF8String]);
    }
}

static void append_value(struct writer *writer, id value, int level) {
    if ([value isKindOfClass:[NSString class]]) return append_string(writer, value);
    if ([value isKindOfClass:[NSNumber class]]) return append_number(writer, value);
    if (value == [NSNull null]) return append(writer, "null");
    BOOL is_array = [value isKindOfClass:[NSArray class]], is_first = YES;
    append(writer, is_array ? "[" : "{");
    // An empty container has an empty line between its brackets.
    if ([value count] == 0) append_line(writer, 0);
    for (id element in value) {
        if (!is_first) append(writer, ",");
        is_first = NO;
        append_line(writer, level + 1);
        if (!is_array) {
            append_string(writer, element);
            append(writer, writer->is_pretty ? " : " : ":");
        }
        append_value(writer, is_array ? element : [value objectForKey:element], level + 1);
    }
    append_line(writer, level);
    append(writer, is_array ? "]" : "}");
}

NSData *json_write(id object, NSJSONWritingOptions options) {
    struct writer writer = {[NSMutableData data], (options & NSJSONWritingPrettyPrinted) != 0};
    append_value(&writer, object, 0);
    return writer.output;
}
