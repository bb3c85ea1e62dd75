#pragma once

// Members of NSString with blocks and with locales (NSString.h has the others), and of NSCharacterSet, whose own header
// is GNUstep's.

enum {
    NSStringEnumerationByLines = 0,
    NSStringEnumerationByParagraphs = 1,
    NSStringEnumerationByComposedCharacterSequences = 2,
    NSStringEnumerationByWords = 3,
    NSStringEnumerationBySentences = 4,
    NSStringEnumerationReverse = 1UL << 8,
    NSStringEnumerationSubstringNotRequired = 1UL << 9,
    NSStringEnumerationLocalized = 1UL << 10
};
typedef NSUInteger NSStringEnumerationOptions;

@interface NSString (VergerStrings)
- (NSComparisonResult)localizedStandardCompare:(NSString *)string;
- (NSString *)stringByFoldingWithOptions:(NSStringCompareOptions)options locale:(NSLocale *)locale;
- (NSString *)uppercaseStringWithLocale:(NSLocale *)locale;
- (NSString *)lowercaseStringWithLocale:(NSLocale *)locale;
- (NSString *)capitalizedStringWithLocale:(NSLocale *)locale;
- (void)enumerateSubstringsInRange:(NSRange)range
                           options:(NSStringEnumerationOptions)options
                        usingBlock:(void (^)(NSString *substring, NSRange substringRange, NSRange enclosingRange,
                                             BOOL *stop))block;
- (void)enumerateLinesUsingBlock:(void (^)(NSString *line, BOOL *stop))block;
@end

/// The localised text, or that value if no table has the key.
#define NSLocalizedStringWithDefaultValue(key, tbl, bundle, val, comment)                                              \
    [bundle localizedStringForKey:(key) value:(val) table:(tbl)]

@interface NSCharacterSet (Files)
/// A bitmap, as `-bitmapRepresentation` gives it; nil if it cannot be read.
+ (id)characterSetWithContentsOfFile:(NSString *)path;
@end
