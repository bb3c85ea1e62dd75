// NSRegularExpression on ICU, in place of GNUstep's methods: errors of patterns, flags and progress of matches,
// templates, and subclasses that override one method for all.

#import "../Strings/Units.h"
#include <objc/runtime.h>
#include <unicode/uregex.h>

// GNUstep's class has an instance variable of the name that Apple's methods give a parameter.
#pragma clang diagnostic ignored "-Wshadow-ivar"

enum { FormattingError = 2048 };
/// Steps of ICU for one match, each about a millisecond.
enum { longest_match = 3000 };

typedef void (^match_visit)(NSTextCheckingResult *result, NSMatchingFlags flags, BOOL *stop);

static void *place_of(NSRegularExpression *expression, const char *name) {
    Ivar variable = class_getInstanceVariable(objc_lookUpClass("NSRegularExpression"), name);
    return (char *)expression + ivar_getOffset(variable);
}

static URegularExpression **regex_of(NSRegularExpression *expression) { return place_of(expression, "regex"); }

static uint32_t icu_flags(NSRegularExpressionOptions options) {
    uint32_t flags = 0;
    if (options & NSRegularExpressionCaseInsensitive) flags |= UREGEX_CASE_INSENSITIVE;
    if (options & NSRegularExpressionAllowCommentsAndWhitespace) flags |= UREGEX_COMMENTS;
    if (options & NSRegularExpressionIgnoreMetacharacters) flags |= UREGEX_LITERAL;
    if (options & NSRegularExpressionDotMatchesLineSeparators) flags |= UREGEX_DOTALL;
    if (options & NSRegularExpressionAnchorsMatchLines) flags |= UREGEX_MULTILINE;
    if (options & NSRegularExpressionUseUnixLineSeparators) flags |= UREGEX_UNIX_LINES;
    if (options & NSRegularExpressionUseUnicodeWordBoundaries) flags |= UREGEX_UWORD;
    return flags;
}

/// A search over part of a text, on a copy of the expression: several threads may search at a time.
static URegularExpression *search(NSRegularExpression *expression, NSString *text, NSMatchingOptions options, NSRange range) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t length;
    const UChar *units = units_of(text, &length);
    URegularExpression *search = uregex_clone(*regex_of(expression), &status);
    // Some patterns take exponential time: a match is given up after some seconds.
    uregex_setTimeLimit(search, longest_match, &status);
    uregex_setText(search, units, length, &status);
    uregex_useTransparentBounds(search, (options & NSMatchingWithTransparentBounds) != 0, &status);
    uregex_useAnchoringBounds(search, (options & NSMatchingWithoutAnchoringBounds) == 0, &status);
    uregex_setRegion(search, (int32_t)range.location, (int32_t)NSMaxRange(range), &status);
    if (U_SUCCESS(status)) return search;
    if (search) uregex_close(search);
    return NULL;
}

static NSTextCheckingResult *result_of(NSRegularExpression *expression, URegularExpression *search) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t count = uregex_groupCount(search, &status) + 1;
    NSRange *ranges = [[NSMutableData dataWithLength:(NSUInteger)count * sizeof(NSRange)] mutableBytes];
    for (int32_t group = 0; group < count; group++) {
        int32_t start = uregex_start(search, group, &status), end = uregex_end(search, group, &status);
        ranges[group] = start < 0 ? (NSRange){NSNotFound, 0} : (NSRange){(NSUInteger)start, (NSUInteger)(end - start)};
    }
    return [NSTextCheckingResult regularExpressionCheckingResultWithRanges:ranges
                                                                     count:(NSUInteger)count
                                                         regularExpression:expression];
}

static NSMatchingFlags flags_of(URegularExpression *search) {
    UErrorCode status = U_ZERO_ERROR;
    NSMatchingFlags flags = 0;
    if (uregex_hitEnd(search, &status)) flags |= NSMatchingHitEnd;
    if (uregex_requireEnd(search, &status)) flags |= NSMatchingRequiredEnd;
    return flags;
}

struct progress {
    match_visit block;
    BOOL stop;
};

static UBool report_progress(const void *context, int64_t place) {
    struct progress *progress = (struct progress *)context;
    progress->block(nil, NSMatchingProgress, &progress->stop);
    return !progress->stop;
}

@interface NSRegularExpression (Matching)
@end

@implementation NSRegularExpression (Matching)

+ (NSRegularExpression *)regularExpressionWithPattern:(NSString *)pattern
                                              options:(NSRegularExpressionOptions)options
                                                error:(NSError **)error {
    return [[[self alloc] initWithPattern:pattern options:options error:error] autorelease];
}

- (id)initWithPattern:(NSString *)pattern options:(NSRegularExpressionOptions)options error:(NSError **)error {
    if (pattern == nil) {
        [self release];
        [NSException raise:NSInvalidArgumentException format:@"*** -[NSRegularExpression %@]: nil argument",
                                                             NSStringFromSelector(_cmd)];
    }
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UErrorCode status = U_ZERO_ERROR;
    UParseError place;
    int32_t length;
    const UChar *units = units_of(pattern, &length);
    *regex_of(self) = uregex_open(units, length, icu_flags(options), &place, &status);
    // An empty pattern matches everywhere; ICU refuses it.
    if (length == 0) {
        status = U_ZERO_ERROR;
        *regex_of(self) = uregex_openC("(?:)", icu_flags(options & ~NSRegularExpressionIgnoreMetacharacters), NULL, &status);
    }
    [pool drain];
    *(NSRegularExpressionOptions *)place_of(self, "options") = options;
    if (U_SUCCESS(status)) return self;
    if (error) {
        NSDictionary *details = [NSDictionary dictionaryWithObject:pattern forKey:@"NSInvalidValue"];
        *error = [NSError errorWithDomain:NSCocoaErrorDomain code:FormattingError userInfo:details];
    }
    [self release];
    return nil;
}

- (void)enumerateMatchesInString:(NSString *)text
                         options:(NSMatchingOptions)options
                           range:(NSRange)range
                      usingBlock:(match_visit)block {
    if (text == nil) {
        [NSException raise:NSInvalidArgumentException format:@"*** -[%@ %@]: nil argument", [self class],
                                                             NSStringFromSelector(_cmd)];
    }
    if (range.location > [text length] || range.length > [text length] - range.location) {
        [NSException raise:NSRangeException format:@"*** -[%@ %@]: Range or index out of bounds", [self class],
                                                   NSStringFromSelector(_cmd)];
    }
    URegularExpression *found = search(self, text, options, range);
    if (found == NULL) return;
    UErrorCode status = U_ZERO_ERROR;
    struct progress progress = {block, NO};
    if (options & NSMatchingReportProgress) uregex_setFindProgressCallback(found, report_progress, &progress, &status);
    BOOL is_anchored = (options & NSMatchingAnchored) != 0;
    @try {
        while (!progress.stop) {
            BOOL is_match = is_anchored ? uregex_lookingAt(found, -1, &status) : uregex_findNext(found, &status);
            if (!is_match || U_FAILURE(status)) break;
            block(result_of(self, found), flags_of(found), &progress.stop);
            if (is_anchored) break;
        }
        BOOL has_failed = U_FAILURE(status) && status != U_REGEX_STOPPED_BY_CALLER;
        if (has_failed) block(nil, NSMatchingInternalError, &progress.stop);
        if ((options & NSMatchingReportCompletion) && !progress.stop) {
            block(nil, NSMatchingCompleted | flags_of(found), &progress.stop);
        }
    } @finally {
        uregex_close(found);
    }
}

// All other methods call the one that a subclass may override.

- (NSArray *)matchesInString:(NSString *)text options:(NSMatchingOptions)options range:(NSRange)range {
    NSMutableArray *results = [NSMutableArray array];
    NSMatchingOptions reports = NSMatchingReportProgress | NSMatchingReportCompletion;
    [self enumerateMatchesInString:text
                           options:options & ~reports
                             range:range
                        usingBlock:(id) ^ (NSTextCheckingResult *result, NSMatchingFlags flags, BOOL *stop) {
                            if (result) [results addObject:result];
                        }];
    return results;
}

- (NSTextCheckingResult *)firstMatchInString:(NSString *)text options:(NSMatchingOptions)options range:(NSRange)range {
    __block NSTextCheckingResult *first = nil;
    NSMatchingOptions reports = NSMatchingReportProgress | NSMatchingReportCompletion;
    [self enumerateMatchesInString:text
                           options:options & ~reports
                             range:range
                        usingBlock:(id) ^ (NSTextCheckingResult *result, NSMatchingFlags flags, BOOL *stop) {
                            if (result == nil) return;
                            first = result;
                            *stop = YES;
                        }];
    return first;
}

- (NSUInteger)numberOfMatchesInString:(NSString *)text options:(NSMatchingOptions)options range:(NSRange)range {
    return [[self matchesInString:text options:options range:range] count];
}

- (NSRange)rangeOfFirstMatchInString:(NSString *)text options:(NSMatchingOptions)options range:(NSRange)range {
    NSTextCheckingResult *first = [self firstMatchInString:text options:options range:range];
    return first ? [first range] : (NSRange){NSNotFound, 0};
}

- (NSString *)replacedPartOf:(NSString *)text
                     options:(NSMatchingOptions)options
                       range:(NSRange)range
                withTemplate:(NSString *)template
                       count:(NSUInteger *)count {
    NSMutableString *part = [NSMutableString string];
    NSUInteger place = range.location;
    *count = 0;
    for (NSTextCheckingResult *match in [self matchesInString:text options:options range:range]) {
        NSRange matched = [match range];
        [part appendString:[text substringWithRange:(NSRange){place, matched.location - place}]];
        [part appendString:[self replacementStringForResult:match inString:text offset:0 template:template] ?: @""];
        place = NSMaxRange(matched);
        ++*count;
    }
    [part appendString:[text substringWithRange:(NSRange){place, NSMaxRange(range) - place}]];
    return part;
}

- (NSUInteger)replaceMatchesInString:(NSMutableString *)text
                             options:(NSMatchingOptions)options
                               range:(NSRange)range
                        withTemplate:(NSString *)template {
    NSUInteger count;
    NSString *copy = [[text copy] autorelease];
    NSString *part = [self replacedPartOf:copy options:options range:range withTemplate:template count:&count];
    if (count > 0) [text replaceCharactersInRange:range withString:part];
    return count;
}

- (NSString *)stringByReplacingMatchesInString:(NSString *)text
                                       options:(NSMatchingOptions)options
                                         range:(NSRange)range
                                  withTemplate:(NSString *)template {
    NSUInteger count;
    NSString *part = [self replacedPartOf:text options:options range:range withTemplate:template count:&count];
    if (count == 0) return [[text copy] autorelease];
    return [text stringByReplacingCharactersInRange:range withString:part];
}

- (NSString *)replacementStringForResult:(NSTextCheckingResult *)result
                                inString:(NSString *)text
                                  offset:(NSInteger)offset
                                template:(NSString *)template {
    NSMutableString *replacement = [NSMutableString string];
    NSUInteger length = [template length], group_count = [result numberOfRanges];
    for (NSUInteger i = 0; i < length; i++) {
        unichar unit = [template characterAtIndex:i];
        unichar next = i + 1 < length ? [template characterAtIndex:i + 1] : 0;
        if (unit == '\\' && i + 1 < length) {
            [replacement appendString:[template substringWithRange:(NSRange){++i, 1}]];
        } else if (unit == '$' && next >= '0' && next <= '9') {
            // More digits count as long as there is such a group.
            NSUInteger group = (NSUInteger)(next - '0');
            for (i++; i + 1 < length; i++) {
                unichar digit = [template characterAtIndex:i + 1];
                if (digit < '0' || digit > '9' || group * 10 + (NSUInteger)(digit - '0') >= group_count) break;
                group = group * 10 + (NSUInteger)(digit - '0');
            }
            NSRange range = group < group_count ? [result rangeAtIndex:group] : (NSRange){NSNotFound, 0};
            if (range.location == NSNotFound) continue;
            range.location += (NSUInteger)offset;
            [replacement appendString:[text substringWithRange:range]];
        } else {
            [replacement appendString:[template substringWithRange:(NSRange){i, 1}]];
        }
    }
    return replacement;
}

- (BOOL)isEqual:(id)other {
    if (self == other) return YES;
    if (![other isKindOfClass:[NSRegularExpression class]]) return NO;
    NSRegularExpression *expression = other;
    return [[self pattern] isEqualToString:[expression pattern]] && [self options] == [expression options];
}

- (NSUInteger)hash { return [[self pattern] hash]; }
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }

- (NSString *)description {
    return [NSString stringWithFormat:@"<%@: %p> %@ 0x%lx", [self class], (void *)self, [self pattern],
                                      (unsigned long)[self options]];
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:[self pattern] forKey:@"NSPattern"];
    [coder encodeInteger:(NSInteger)[self options] forKey:@"NSOptions"];
}

- (id)initWithCoder:(NSCoder *)coder {
    id pattern = [coder decodeObjectForKey:@"NSPattern"];
    if (![pattern isKindOfClass:[NSString class]]) {
        [self release];
        return nil;
    }
    NSRegularExpressionOptions options = (NSRegularExpressionOptions)[coder decodeIntegerForKey:@"NSOptions"];
    return [self initWithPattern:pattern options:options error:NULL];
}

@end
