// Replaces what GNUstep's two classes of attributed strings do with attributes, by AttributeTable. Characters and
// memory layout stay as they are: the table is stored in place of GNUstep's array of runs.

#import "AttributeTable.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

/// Where a class keeps its two variables.
struct variables {
    ptrdiff_t text, table;
};

static struct variables fixed_variables, mutable_variables;

static Class fixed_class, mutable_class;

#define MEMBER(type, object, offset) (*(type *)((char *)(object) + (offset)))

static struct variables *variables_of(NSAttributedString *text) {
    return [text isKindOfClass:mutable_class] ? &mutable_variables : &fixed_variables;
}

static AttributeTable *table_of(NSAttributedString *text) {
    return MEMBER(AttributeTable *, text, variables_of(text)->table);
}

__attribute__((noreturn)) static void refuse_range(NSString *reason) {
    [NSException raise:NSRangeException format:@"%@: Out of bounds", reason];
    __builtin_unreachable();
}

static void check_range(NSAttributedString *text, NSRange range, NSString *reason) {
    NSUInteger length = [text length];
    if (range.location > length || range.length > length - range.location) refuse_range(reason);
}

/// - string: an attributed string, too, by which GNUstep makes copies; its attributes count then.
static id init(NSAttributedString *text, SEL selector, id string, NSDictionary *attributes) {
    if (![string respondsToSelector:@selector(length)]) {
        [NSException raise:NSInvalidArgumentException format:@"%@ initWithString:: nil value", [text class]];
    }
    struct variables *variables = variables_of(text);
    AttributeTable *table;
    if ([string isKindOfClass:[NSAttributedString class]]) {
        table = [[AttributeTable alloc] initWithText:string];
        string = [(NSAttributedString *)string string];
    } else {
        table = [[AttributeTable alloc] initWithLength:[(NSString *)string length] attributes:attributes];
    }
    MEMBER(AttributeTable *, text, variables->table) = table;
    MEMBER(NSString *, text, variables->text) = variables == &mutable_variables ? [string mutableCopy] : [string copy];
    return text;
}

static NSDictionary *attributes_at(NSAttributedString *text, SEL selector, NSUInteger place, NSRange *range) {
    if (place > [text length]) refuse_range(@"NSMutableRLEArray objectAtIndex:effectiveRange:");
    return [table_of(text) attributesAtIndex:place range:range];
}

static void set_attributes(NSMutableAttributedString *text, SEL selector, NSDictionary *attributes, NSRange range) {
    check_range(text, range, @"NSMutableRLEArray replaceObjectsInRange:withObject:length:");
    [table_of(text) setAttributes:attributes range:range];
}

static void replace_characters(NSMutableAttributedString *text, SEL selector, NSRange range, NSString *string) {
    check_range(text, range, @"NSMutableRLEArray replaceObjectsInRange:withObject:length:");
    NSUInteger length = [string length];
    [MEMBER(NSMutableString *, text, mutable_variables.text) replaceCharactersInRange:range withString:string ?: @""];
    [table_of(text) replaceRange:range withLength:length];
}

typedef id attribute_getter(NSAttributedString *, SEL, NSString *, NSUInteger, NSRange *);
static attribute_getter *former_attribute;

static id attribute_at(NSAttributedString *text, SEL selector, NSString *name, NSUInteger place, NSRange *range) {
    if (place >= [text length]) {
        [NSException raise:NSRangeException format:@"*** -[NSAttributedString %@]: Out of bounds", NSStringFromSelector(selector)];
    }
    return former_attribute(text, selector, name, place, range);
}

static struct variables variables_of_class(Class class) {
    return (struct variables){ivar_getOffset(class_getInstanceVariable(class, "_textChars")),
                              ivar_getOffset(class_getInstanceVariable(class, "_infoArray"))};
}

INSTALL(attributed_string_storage) {
    former_attribute = (attribute_getter *)replace_instance_method(
        objc_lookUpClass("NSAttributedString"), @selector(attribute:atIndex:effectiveRange:), (IMP)attribute_at);
    fixed_class = objc_lookUpClass("GSAttributedString");
    mutable_class = objc_lookUpClass("GSMutableAttributedString");
    fixed_variables = variables_of_class(fixed_class);
    mutable_variables = variables_of_class(mutable_class);
    for (int i = 0; i < 2; i++) {
        Class class = i ? mutable_class : fixed_class;
        replace_instance_method(class, @selector(initWithString:attributes:), (IMP)init);
        replace_instance_method(class, @selector(attributesAtIndex:effectiveRange:), (IMP)attributes_at);
    }
    replace_instance_method(mutable_class, @selector(setAttributes:range:), (IMP)set_attributes);
    replace_instance_method(mutable_class, @selector(replaceCharactersInRange:withString:), (IMP)replace_characters);
}
