// Descriptions of collections: one line for each element, indented by four spaces a level. A collection that contains
// itself, as one from an archive may, is printed as a hint the second time.

#import "NestedDescription.h"

static NSString *indentation(NSUInteger level) {
    return [@"" stringByPaddingToLength:MIN(level, 64) * 4 withString:@" " startingAtIndex:0];
}

/// A string as in a property list: in quotes unless it has only letters, digits and the like.
static NSString *quoted(NSString *text) {
    NSUInteger length = [text length];
    BOOL is_plain = length > 0;
    for (NSUInteger i = 0; i < length && is_plain; i++) {
        unichar unit = [text characterAtIndex:i];
        is_plain = (unit >= '0' && unit <= '9') || (unit >= 'A' && unit <= 'Z') || (unit >= 'a' && unit <= 'z');
    }
    if (is_plain) return text;
    NSMutableString *result = [NSMutableString stringWithString:@"\""];
    for (NSUInteger i = 0; i < length; i++) {
        unichar unit = [text characterAtIndex:i];
        switch (unit) {
        case '"': [result appendString:@"\\\""]; break;
        case '\\': [result appendString:@"\\\\"]; break;
        case '\n': [result appendString:@"\\n"]; break;
        case '\t': [result appendString:@"\\t"]; break;
        case '\r': [result appendString:@"\\r"]; break;
        default:
            if (unit >= 0x80) {
                [result appendFormat:@"\\U%04x", unit];
            } else if (unit < 0x20 || unit == 0x7f) {
                [result appendFormat:@"\\%03o", unit];
            } else {
                [result appendFormat:@"%c", unit];
            }
        }
    }
    [result appendString:@"\""];
    return result;
}

static NSString *described(id object, id locale, NSUInteger level) {
    if ([object isKindOfClass:[NSString class]]) return quoted(object);
    if ([object isKindOfClass:[NSData class]]) return [object description];
    BOOL is_collection = [object isKindOfClass:[NSArray class]] || [object isKindOfClass:[NSDictionary class]] ||
                         [object isKindOfClass:[NSSet class]] || [object isKindOfClass:[NSOrderedSet class]];
    if (is_collection) return [(NSArray *)object descriptionWithLocale:locale indent:level];
    if (locale && [object respondsToSelector:@selector(descriptionWithLocale:)]) {
        return quoted([object descriptionWithLocale:locale]);
    }
    return quoted([object description] ?: @"(null)");
}

/// - elements: anything that can be enumerated.
static NSString *described_list(id elements, NSString *start, NSString *end, id locale, NSUInteger level) {
    NSMutableArray *lines = [NSMutableArray array];
    NSString *margin = indentation(level), *inner = indentation(level + 1);
    for (id element in elements) {
        [lines addObject:[inner stringByAppendingString:described(element, locale, level + 1)]];
    }
    NSString *body = [lines componentsJoinedByString:@",\n"];
    return [NSString stringWithFormat:@"%@%@\n%@%@%@%@", margin, start, body, [lines count] ? @"\n" : @"", margin, end];
}

@implementation NSArray (Descriptions)

- (NSString *)description { return [self descriptionWithLocale:nil indent:0]; }
- (NSString *)descriptionWithLocale:(id)locale { return [self descriptionWithLocale:locale indent:0]; }
- (NSString *)descriptionWithLocale:(id)locale indent:(NSUInteger)level {
    return description_within(self, level, @"(...)", ^{ return described_list(self, @"(", @")", locale, level); });
}

@end

@implementation NSSet (Descriptions)

- (NSString *)description { return [self descriptionWithLocale:nil indent:0]; }
- (NSString *)descriptionWithLocale:(id)locale { return [self descriptionWithLocale:locale indent:0]; }
- (NSString *)descriptionWithLocale:(id)locale indent:(NSUInteger)level {
    return description_within(self, level, @"{(...)}", ^{ return described_list(self, @"{(", @")}", locale, level); });
}

@end

@implementation NSOrderedSet (Descriptions)

- (NSString *)description { return [self descriptionWithLocale:nil indent:0]; }
- (NSString *)descriptionWithLocale:(id)locale { return [self descriptionWithLocale:locale indent:0]; }
- (NSString *)descriptionWithLocale:(id)locale indent:(NSUInteger)level {
    return description_within(self, level, @"{(...)}", ^{ return described_list(self, @"{(", @")}", locale, level); });
}

@end

static NSString *described_pairs(NSDictionary *pairs, id locale, NSUInteger level) {
    NSArray *keys = [pairs allKeys];
    BOOL are_texts = YES;
    for (id key in keys) are_texts = are_texts && [key isKindOfClass:[NSString class]];
    if (are_texts) keys = [keys sortedArrayUsingSelector:@selector(compare:)];
    NSString *margin = indentation(level), *inner = indentation(level + 1);
    NSMutableString *text = [NSMutableString stringWithFormat:@"%@{\n", margin];
    for (id key in keys) {
        NSString *value = described([pairs objectForKey:key], locale, level + 1);
        NSString *name = described(key, locale, level + 1);
        [text appendFormat:@"%@%@ = %@;\n", inner, name, value];
    }
    [text appendFormat:@"%@}", margin];
    return text;
}

@implementation NSDictionary (Descriptions)

- (NSString *)description { return [self descriptionWithLocale:nil indent:0]; }
- (NSString *)descriptionWithLocale:(id)locale { return [self descriptionWithLocale:locale indent:0]; }
- (NSString *)descriptionWithLocale:(id)locale indent:(NSUInteger)level {
    return description_within(self, level, @"{...}", ^{ return described_pairs(self, locale, level); });
}

@end
