// Sets of characters as Apple defines them, by ICU's properties, where GNUstep's have others; and members
// beyond U+FFFF in strings.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>
#include <unicode/uset.h>
#include <unicode/utf16.h>

static NSCharacterSet *new_set(const UChar *pattern) {
    UErrorCode status = U_ZERO_ERROR;
    USet *characters = uset_openPattern(pattern, -1, &status);
    NSMutableCharacterSet *set = [NSMutableCharacterSet new];
    for (int32_t i = 0; U_SUCCESS(status) && i < uset_getItemCount(characters); i++) {
        UChar32 start, end;
        if (uset_getItem(characters, i, &start, &end, NULL, 0, &status) != 0) continue;
        [set addCharactersInRange:(NSRange){(NSUInteger)start, (NSUInteger)(end - start + 1)}];
    }
    if (characters) uset_close(characters);
    NSCharacterSet *fixed = [set copy];
    [set release];
    return fixed;
}

/// - Parameter bounds: the first and the last character of each range, and a negative number behind them.
static NSCharacterSet *new_short_set(const UChar32 *bounds) {
    NSMutableCharacterSet *set = [NSMutableCharacterSet new];
    for (; *bounds >= 0; bounds += 2) {
        [set addCharactersInRange:NSMakeRange((NSUInteger)bounds[0], (NSUInteger)(bounds[1] - bounds[0] + 1))];
    }
    NSCharacterSet *fixed = [set copy];
    [set release];
    return fixed;
}

#define KEPT(name, made)                                                                                               \
    static NSCharacterSet *name(Class class, SEL selector) {                                                           \
        static NSCharacterSet *kept;                                                                                   \
        @synchronized([NSCharacterSet class]) {                                                                        \
            if (kept == nil) kept = made;                                                                              \
        }                                                                                                              \
        return kept;                                                                                                   \
    }

#define SET(name, pattern) KEPT(name, new_set(pattern))
#define SHORT_SET(name, ...) KEPT(name, new_short_set((UChar32[]){__VA_ARGS__, -1}))

// Every start asks for these, and ICU would go through all of Unicode for them.
#define SPACES 0x20, 0x20, 0xA0, 0xA0, 0x1680, 0x1680, 0x2000, 0x200B, 0x202F, 0x202F, 0x205F, 0x205F, 0x3000, 0x3000
#define LINE_ENDS 0x0A, 0x0D, 0x85, 0x85, 0x2028, 0x2029
SHORT_SET(white_space, 0x09, 0x09, SPACES)
SHORT_SET(white_space_and_newlines, 0x09, 0x09, LINE_ENDS, SPACES)
SHORT_SET(newlines, LINE_ENDS)

SET(uppercase, u"[[:Lu:][:Lt:]]")
SET(decomposable, u"[[:Decomposition_Type=Canonical:]]")

/// The characters of a text, pairs of surrogates as one.
static void enumerate(NSString *text, void (^visit)(NSRange character)) {
    NSUInteger length = [text length];
    for (NSUInteger i = 0; i < length; i++) {
        unichar unit = [text characterAtIndex:i], next = i + 1 < length ? [text characterAtIndex:i + 1] : 0;
        BOOL is_pair = U16_IS_LEAD(unit) && U16_IS_TRAIL(next);
        visit((NSRange){is_pair ? (NSUInteger)U16_GET_SUPPLEMENTARY(unit, next) : unit, 1});
        if (is_pair) i++;
    }
}

static void add_characters(NSMutableCharacterSet *set, SEL selector, NSString *text) {
    enumerate(text, ^(NSRange character) { [set addCharactersInRange:character]; });
}

static void remove_characters(NSMutableCharacterSet *set, SEL selector, NSString *text) {
    enumerate(text, ^(NSRange character) { [set removeCharactersInRange:character]; });
}

static id with_characters(Class class, SEL selector, NSString *text) {
    if (text == nil) {
        [NSException raise:NSInvalidArgumentException format:@"*** +[%@ %@]: nil argument", class,
                                                             NSStringFromSelector(selector)];
    }
    NSMutableCharacterSet *set = [NSMutableCharacterSet new];
    add_characters(set, selector, text);
    if ([(id)class isSubclassOfClass:[NSMutableCharacterSet class]]) return [set autorelease];
    NSCharacterSet *fixed = [[set copy] autorelease];
    [set release];
    return fixed;
}

INSTALL(character_sets) {
    Class class = [NSCharacterSet class];
    replace_class_method(class, @selector(whitespaceCharacterSet), (IMP)white_space);
    replace_class_method(class, @selector(whitespaceAndNewlineCharacterSet), (IMP)white_space_and_newlines);
    replace_class_method(class, @selector(newlineCharacterSet), (IMP)newlines);
    replace_class_method(class, @selector(uppercaseLetterCharacterSet), (IMP)uppercase);
    replace_class_method(class, @selector(decomposableCharacterSet), (IMP)decomposable);
    replace_class_method(class, @selector(characterSetWithCharactersInString:), (IMP)with_characters);
    replace_class_method([NSMutableCharacterSet class], @selector(characterSetWithCharactersInString:), (IMP)with_characters);
    static const char *const mutable_classes[] = {"NSMutableCharacterSet", "NSMutableBitmapCharSet",
                                                  "_GSMutableIndexCharSet", NULL};
    replace_method_of_classes(@selector(addCharactersInString:), (IMP)add_characters, mutable_classes);
    replace_method_of_classes(@selector(removeCharactersInString:), (IMP)remove_characters, mutable_classes);
}
