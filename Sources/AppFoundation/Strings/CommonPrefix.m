// The common prefix of two strings, by composed characters; and errors of strings that are parsed as property lists.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>

@interface NSString (CommonPrefix)
@end

@implementation NSString (CommonPrefix)

/// Composed characters that are written in different ways are the same; the receiver's spelling is what comes back.
- (NSString *)commonPrefixWithString:(NSString *)other options:(NSStringCompareOptions)options {
    NSUInteger length = [self length], other_length = [other length], place = 0, other_place = 0;
    NSStringCompareOptions compared = options & (NSCaseInsensitiveSearch | NSLiteralSearch);
    while (place < length && other_place < other_length) {
        NSRange own = NSMakeRange(place, 1), others = NSMakeRange(other_place, 1);
        if (!(options & NSLiteralSearch)) {
            own = [self rangeOfComposedCharacterSequenceAtIndex:place];
            others = [other rangeOfComposedCharacterSequenceAtIndex:other_place];
        }
        NSString *character = [self substringWithRange:own];
        if ([character compare:[other substringWithRange:others] options:compared] != NSOrderedSame) break;
        place = NSMaxRange(own);
        other_place = NSMaxRange(others);
    }
    return [self substringToIndex:place];
}

@end

typedef id parse(NSString *, SEL);
static parse *former_property_list;

static id property_list(NSString *text, SEL selector) {
    @try {
        return former_property_list(text, selector);
    } @catch (NSException *exception) {
        [NSException raise:NSParseErrorException format:@"%@", [exception reason]];
    }
    return nil;
}

FAMILY_METHOD(insert, void, NSMutableString *, NSString *, NSUInteger)

static void insert(insert_former *former, NSMutableString *text, SEL selector, NSString *other, NSUInteger place) {
    if (other == nil) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[NSMutableString insertString:atIndex:]: nil argument"];
    }
    former(text, selector, other, place);
}

INSTALL(property_list_texts) {
    former_property_list =
        (parse *)replace_instance_method(objc_lookUpClass("NSString"), @selector(propertyList), (IMP)property_list);
    static const char *const classes[] = {"NSMutableString", "GSMutableString", NULL};
    replace_family_method(&insert_family, @selector(insertString:atIndex:), classes);
}
