#import "PropertyListWriter.h"
#include <math.h>
#include <time.h>

/// Lists that hold themselves are no property lists.
enum { DeepestLevel = 512 };

static NSString *defect(id list, int level) {
    if (list == nil || level > DeepestLevel) return @"Property list invalid";
    if ([list isKindOfClass:[NSString class]] || [list isKindOfClass:[NSNumber class]] ||
        [list isKindOfClass:[NSDate class]] || [list isKindOfClass:[NSData class]]) {
        return nil;
    }
    if ([list isKindOfClass:[NSArray class]]) {
        for (id element in list) {
            NSString *reason = defect(element, level + 1);
            if (reason) return reason;
        }
        return nil;
    }
    if ([list isKindOfClass:[NSDictionary class]]) {
        for (id key in list) {
            if (![key isKindOfClass:[NSString class]]) {
                return @"Property list invalid for format: 100 (property list dictionaries may only have keys which "
                       @"are CFStrings, not others)";
            }
            NSString *reason = defect([list objectForKey:key], level + 1);
            if (reason) return reason;
        }
        return nil;
    }
    return [NSString stringWithFormat:@"Property list invalid for format: 100 (property lists cannot contain objects "
                                      @"of type '%@')",
                                      [list class]];
}

NSString *property_list_defect(id list) { return defect(list, 0); }

static void append_indentation(NSMutableString *xml, int level) {
    for (int i = 0; i < level; i++) [xml appendString:@"\t"];
}

static NSString *escaped(NSString *text) {
    if ([text rangeOfCharacterFromSet:[NSCharacterSet characterSetWithCharactersInString:@"<>&"]].length == 0) {
        return text;
    }
    NSMutableString *result = [NSMutableString stringWithString:text];
    NSString *const pairs[][2] = {{@"&", @"&amp;"}, {@"<", @"&lt;"}, {@">", @"&gt;"}};
    for (int i = 0; i < 3; i++) {
        [result replaceOccurrencesOfString:pairs[i][0]
                                withString:pairs[i][1]
                                   options:NSLiteralSearch
                                     range:NSMakeRange(0, [result length])];
    }
    return result;
}

NSString *shortest_digits(double value) {
    if (isnan(value)) return @"nan";
    if (isinf(value)) return value < 0 ? @"-infinity" : @"+infinity";
    char text[40];
    for (int precision = 15; precision <= 17; precision++) {
        snprintf(text, sizeof text, "%.*g", precision, value);
        if (strtod(text, NULL) == value) break;
    }
    return [NSString stringWithUTF8String:text];
}

static void append_number(NSMutableString *xml, NSNumber *number) {
    static Class boolean_class;
    if (boolean_class == Nil) boolean_class = [[NSNumber numberWithBool:YES] class];
    if ([number isKindOfClass:boolean_class]) {
        [xml appendString:[number boolValue] ? @"<true/>" : @"<false/>"];
        return;
    }
    const char *type = [number objCType];
    if (*type == 'f' || *type == 'd' || [number isKindOfClass:[NSDecimalNumber class]]) {
        double value = *type == 'f' ? strtod([[number stringValue] UTF8String], NULL) : [number doubleValue];
        [xml appendFormat:@"<real>%@</real>", shortest_digits(value)];
    } else if (*type == 'Q' || *type == 'L') {
        [xml appendFormat:@"<integer>%llu</integer>", [number unsignedLongLongValue]];
    } else {
        [xml appendFormat:@"<integer>%lld</integer>", [number longLongValue]];
    }
}

static void append_date(NSMutableString *xml, NSDate *date) {
    time_t seconds = (time_t)floor([date timeIntervalSince1970]);
    struct tm parts;
    char text[64] = "1970-01-01T00:00:00Z";
    if (gmtime_r(&seconds, &parts)) strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
    [xml appendFormat:@"<date>%s</date>", text];
}

static void append_data(NSMutableString *xml, NSData *data, int level) {
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const unsigned char *bytes = [data bytes];
    NSUInteger length = [data length];
    // As Apple does: lines of 76 columns, of which the indentation takes eight for each tab.
    NSUInteger columns = (NSUInteger)MAX(76 - MIN(level, 8) * 8, 8) / 4 * 4, column = 0;
    char line[80];
    [xml appendString:@"<data>\n"];
    for (NSUInteger i = 0; i < length; i += 3) {
        unsigned second = i + 1 < length ? bytes[i + 1] : 0, third = i + 2 < length ? bytes[i + 2] : 0;
        unsigned bits = (unsigned)bytes[i] << 16 | second << 8 | third;
        line[column] = letters[bits >> 18];
        line[column + 1] = letters[bits >> 12 & 63];
        line[column + 2] = i + 1 < length ? letters[bits >> 6 & 63] : '=';
        line[column + 3] = i + 2 < length ? letters[bits & 63] : '=';
        column += 4;
        if (column < columns && i + 3 < length) continue;
        append_indentation(xml, level);
        [xml appendFormat:@"%.*s\n", (int)column, line];
        column = 0;
    }
    append_indentation(xml, level);
    [xml appendString:@"</data>"];
}

static void append(NSMutableString *xml, id list, int level) {
    append_indentation(xml, level);
    if ([list isKindOfClass:[NSString class]]) {
        [xml appendFormat:@"<string>%@</string>", escaped(list)];
    } else if ([list isKindOfClass:[NSNumber class]]) {
        append_number(xml, list);
    } else if ([list isKindOfClass:[NSDate class]]) {
        append_date(xml, list);
    } else if ([list isKindOfClass:[NSData class]]) {
        append_data(xml, list, level);
    } else if ([list count] == 0) {
        [xml appendString:[list isKindOfClass:[NSArray class]] ? @"<array/>" : @"<dict/>"];
    } else if ([list isKindOfClass:[NSArray class]]) {
        [xml appendString:@"<array>\n"];
        for (id element in list) append(xml, element, level + 1);
        append_indentation(xml, level);
        [xml appendString:@"</array>"];
    } else {
        [xml appendString:@"<dict>\n"];
        for (NSString *key in [[list allKeys] sortedArrayUsingSelector:@selector(compare:)]) {
            append_indentation(xml, level + 1);
            [xml appendFormat:@"<key>%@</key>\n", escaped(key)];
            append(xml, [list objectForKey:key], level + 1);
        }
        append_indentation(xml, level);
        [xml appendString:@"</dict>"];
    }
    [xml appendString:@"\n"];
}

NSData *property_list_xml(id list) {
    if (property_list_defect(list)) return nil;
    NSMutableString *xml = [NSMutableString
        stringWithString:@"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST "
                         @"1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n"];
    append(xml, list, 0);
    [xml appendString:@"</plist>\n"];
    return [xml dataUsingEncoding:NSUTF8StringEncoding allowLossyConversion:YES];
}
