// Attributed strings out of archives: their text, and either attributes for all of it or a list of attributes with data
// that says, run by run, for how many characters which of them hold. GNUstep reads that data beyond its end.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

__attribute__((noreturn)) static void refuse(void) {
    [NSException raise:NSInvalidUnarchiveOperationException format:@"*** The archived attributed string is broken."];
    __builtin_unreachable();
}

static id checked(id object, Class class) {
    if (object && ![object isKindOfClass:class]) refuse();
    return object;
}

/// Reads a number in groups of seven bits, lowest first; each but the last has its highest bit set.
static NSUInteger read_number(const unsigned char **place, const unsigned char *end) {
    NSUInteger number = 0;
    for (int shift = 0; *place < end && shift < 35; shift += 7) {
        unsigned char byte = *(*place)++;
        number |= (NSUInteger)(byte & 0x7F) << shift;
        if (!(byte & 0x80)) return number;
    }
    refuse();
}

static NSMutableAttributedString *text_with_runs(NSString *string, NSArray *attributes, NSData *runs) {
    NSMutableAttributedString *text = [[[NSMutableAttributedString alloc] initWithString:string] autorelease];
    const unsigned char *place = [runs bytes], *end = place + [runs length];
    for (NSUInteger start = 0; place < end;) {
        NSUInteger length = read_number(&place, end), index = read_number(&place, end);
        if (index >= [attributes count] || length > [string length] - start) refuse();
        [text setAttributes:checked([attributes objectAtIndex:index], [NSDictionary class]) range:NSMakeRange(start, length)];
        start += length;
    }
    return text;
}

static NSMutableAttributedString *text_with_keys(NSCoder *coder) {
    NSString *string = checked([coder decodeObjectForKey:@"NSString"], [NSString class]) ?: @"";
    id attributes = [coder decodeObjectForKey:@"NSAttributes"];
    if ([coder containsValueForKey:@"NSAttributeInfo"]) {
        NSData *runs = checked([coder decodeObjectForKey:@"NSAttributeInfo"], [NSData class]);
        return text_with_runs(string, checked(attributes, [NSArray class]), runs);
    }
    return [[[NSMutableAttributedString alloc] initWithString:string
                                                   attributes:checked(attributes, [NSDictionary class])] autorelease];
}

/// Archives without keys have the end of each run.
static NSMutableAttributedString *text_without_keys(NSCoder *coder) {
    NSString *string = checked([coder decodeObject], [NSString class]) ?: @"";
    NSMutableAttributedString *text = [[[NSMutableAttributedString alloc] initWithString:string] autorelease];
    for (NSUInteger start = 0; start < [string length];) {
        unsigned end = 0;
        [coder decodeValueOfObjCType:@encode(unsigned) at:&end];
        NSDictionary *attributes = checked([coder decodeObject], [NSDictionary class]);
        if (end <= start || end > [string length]) refuse();
        [text setAttributes:attributes range:NSMakeRange(start, end - start)];
        start = end;
    }
    return text;
}

static id decode(NSAttributedString *text, SEL selector, NSCoder *coder) {
    return [text initWithAttributedString:[coder allowsKeyedCoding] ? text_with_keys(coder) : text_without_keys(coder)];
}

/// GNUstep's own kind of run, which only archives of its own could hold, keeps its attributes behind a lock.
static id refuse_run(id run, SEL selector, NSCoder *coder) { refuse(); }

INSTALL(attributed_string_coding) {
    static const char *const texts[] = {"NSAttributedString", "NSMutableAttributedString", NULL};
    static const char *const runs[] = {"GSAttrInfo", NULL};
    replace_method_of_classes(@selector(initWithCoder:), (IMP)decode, texts);
    replace_method_of_classes(@selector(initWithCoder:), (IMP)refuse_run, runs);
}
