// Evaluation and descriptions of predicates. Replaces GNUstep's methods.

#import "PredicateExpression.h"

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#import "../../../SDK/include/Foundation/VergerStrings.h"
#include <ctype.h>

static NSStringCompareOptions compare_options(NSComparisonPredicate *predicate) {
    NSUInteger options = [predicate options];
    if (options & NSNormalizedPredicateOption) return NSLiteralSearch;
    return (options & NSCaseInsensitivePredicateOption ? NSCaseInsensitiveSearch : 0) |
           (options & NSDiacriticInsensitivePredicateOption ? NSDiacriticInsensitiveSearch : 0);
}

static BOOL is_nothing(id value) { return value == nil || value == [NSNull null]; }
static BOOL is_text(id value) { return [value isKindOfClass:[NSString class]]; }

static NSArray *elements_of(id value) {
    if ([value isKindOfClass:[NSDictionary class]]) return [value allValues];
    if ([value isKindOfClass:[NSSet class]]) return [value allObjects];
    if ([value isKindOfClass:[NSOrderedSet class]]) return [value array];
    return [value isKindOfClass:[NSArray class]] ? value : nil;
}

static BOOL are_equal(id left, id right, NSStringCompareOptions options) {
    if (is_nothing(left) || is_nothing(right)) return is_nothing(left) && is_nothing(right);
    if (options && is_text(left) && is_text(right)) return [left compare:right options:options] == NSOrderedSame;
    if ([left isEqual:right]) return YES;
    // An aggregate equals a collection with the same elements, whatever its class.
    return elements_of(left) && elements_of(right) && ![left isKindOfClass:[NSSet class]] &&
           [elements_of(left) isEqualToArray:elements_of(right)];
}

/// True if two values can be compared; sets the order.
static BOOL are_in_order(id left, id right, NSStringCompareOptions options, NSComparisonResult *order) {
    if (is_nothing(left) || is_nothing(right)) return NO;
    if (is_text(left) != is_text(right)) return NO;
    if (![left respondsToSelector:@selector(compare:)]) return NO;
    BOOL are_numbers = [left isKindOfClass:[NSNumber class]] == [right isKindOfClass:[NSNumber class]];
    BOOL are_dates = [left isKindOfClass:[NSDate class]] == [right isKindOfClass:[NSDate class]];
    if (!are_numbers || !are_dates) return NO;
    *order = is_text(left) ? [left compare:right options:options] : [left compare:right];
    return YES;
}

static NSString *without_options(NSString *text, NSStringCompareOptions options) {
    NSStringCompareOptions foldings = options & ~(NSStringCompareOptions)NSLiteralSearch;
    return foldings ? [text stringByFoldingWithOptions:foldings locale:nil] : text;
}

/// Converts a pattern with `*` for any characters and `?` for one to a regular expression.
static NSString *expression_of_wildcards(NSString *pattern) {
    NSMutableString *expression = [NSMutableString string];
    NSUInteger length = [pattern length];
    for (NSUInteger i = 0; i < length; i++) {
        unichar unit = [pattern characterAtIndex:i];
        if (unit == '\\' && i + 1 < length) {
            [expression appendFormat:@"\\%C", [pattern characterAtIndex:++i]];
        } else if (unit == '*') {
            [expression appendString:@".*"];
        } else if (unit == '?') {
            [expression appendString:@"."];
        } else if (unit < 0x80 && !isalnum(unit) && unit != ' ') {
            [expression appendFormat:@"\\%C", unit];
        } else {
            [expression appendFormat:@"%C", unit];
        }
    }
    return expression;
}

/// True if a regular expression matches the whole text. The last expression is cached, since a list is filtered by one.
static BOOL matches(NSString *text, NSString *pattern) {
    static NSRegularExpression *kept;
    NSRegularExpression *expression;
    @synchronized([NSPredicate class]) {
        if (![[kept pattern] isEqualToString:pattern]) {
            NSError *error = nil;
            [kept release];
            kept = [[NSRegularExpression alloc] initWithPattern:pattern
                                                        options:NSRegularExpressionDotMatchesLineSeparators
                                                          error:&error];
            if (kept == nil) {
                [NSException raise:NSInvalidArgumentException
                            format:@"Can't do regex matching, reason: Can't open pattern (string %@, pattern %@, case 0, "
                                   @"canon 0)",
                                   text, pattern];
            }
        }
        expression = [[kept retain] autorelease];
    }
    NSRange whole = NSMakeRange(0, [text length]);
    if (whole.length == 0) return [expression numberOfMatchesInString:text options:0 range:whole] > 0;
    NSString *anchored = [NSString stringWithFormat:@"(?:%@)", pattern];
    NSTextCheckingResult *first = [expression firstMatchInString:text options:NSMatchingAnchored range:whole];
    if (first && NSEqualRanges([first range], whole)) return YES;
    if (first == nil) return NO;
    // Anchored at both ends, since the first match may be shorter than the text.
    NSRegularExpression *full =
        [NSRegularExpression regularExpressionWithPattern:[anchored stringByAppendingString:@"\\z"]
                                                  options:NSRegularExpressionDotMatchesLineSeparators
                                                    error:NULL];
    return [full firstMatchInString:text options:NSMatchingAnchored range:whole] != nil;
}

static BOOL contains(id collection, id value, NSStringCompareOptions options) {
    if (is_text(collection)) {
        return is_text(value) && [collection rangeOfString:value options:options].location != NSNotFound;
    }
    for (id element in elements_of(collection)) {
        if (are_equal(element, value, options)) return YES;
    }
    return NO;
}

static BOOL compare_values(NSComparisonPredicate *predicate, id left, id right) {
    NSStringCompareOptions options = compare_options(predicate);
    NSComparisonResult order;
    switch ((NSInteger)[predicate predicateOperatorType]) {
    case NSEqualToPredicateOperatorType: return are_equal(left, right, options);
    case NSNotEqualToPredicateOperatorType: return !are_equal(left, right, options);
    case NSLessThanPredicateOperatorType: return are_in_order(left, right, options, &order) && order < 0;
    case NSLessThanOrEqualToPredicateOperatorType:
        return (is_nothing(left) && is_nothing(right)) || (are_in_order(left, right, options, &order) && order <= 0);
    case NSGreaterThanPredicateOperatorType: return are_in_order(left, right, options, &order) && order > 0;
    case NSGreaterThanOrEqualToPredicateOperatorType:
        return (is_nothing(left) && is_nothing(right)) || (are_in_order(left, right, options, &order) && order >= 0);
    case NSContainsPredicateOperatorType: return contains(left, right, options);
    case NSInPredicateOperatorType: return contains(right, left, options);
    case NSBetweenPredicateOperatorType: {
        NSArray *limits = elements_of(right);
        NSComparisonResult to_first, to_last;
        return [limits count] == 2 && are_in_order(left, [limits objectAtIndex:0], options, &to_first) &&
               are_in_order(left, [limits objectAtIndex:1], options, &to_last) && to_first >= 0 && to_last <= 0;
    }
    default: break;
    }
    SEL custom = [predicate customSelector];
    if (custom) return ((BOOL(*)(id, SEL, id))[left methodForSelector:custom])(left, custom, right);
    if (is_nothing(left) || is_nothing(right)) return NO;
    NSString *text = is_text(left) ? left : [left description], *part = is_text(right) ? right : [right description];
    switch ((NSInteger)[predicate predicateOperatorType]) {
    case NSBeginsWithPredicateOperatorType:
        return [part length] && [text rangeOfString:part options:options | NSAnchoredSearch].location == 0;
    case NSEndsWithPredicateOperatorType: {
        NSRange end = [text rangeOfString:part options:options | NSAnchoredSearch | NSBackwardsSearch];
        return end.location != NSNotFound && end.length > 0;
    }
    case NSLikePredicateOperatorType:
        return matches(without_options(text, options), expression_of_wildcards(without_options(part, options)));
    case NSMatchesPredicateOperatorType:
        if (options & NSCaseInsensitiveSearch) part = [@"(?i)" stringByAppendingString:part];
        return matches(without_options(text, options & NSDiacriticInsensitiveSearch), part);
    default: return NO;
    }
}

static BOOL comparison_holds(NSComparisonPredicate *predicate, id object, NSDictionary *bindings) {
    id left = expression_value([predicate leftExpression], object, bindings);
    id right = expression_value([predicate rightExpression], object, bindings);
    NSComparisonPredicateModifier modifier = [predicate comparisonPredicateModifier];
    if (modifier == NSDirectPredicateModifier) return compare_values(predicate, left, right);
    NSArray *elements = elements_of(left);
    if (elements == nil && !is_nothing(left)) {
        [NSException raise:NSInvalidArgumentException
                    format:@"The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet."];
    }
    for (id element in elements) {
        BOOL holds = compare_values(predicate, element, right);
        if (holds != (modifier == NSAllPredicateModifier)) return holds;
    }
    return modifier == NSAllPredicateModifier;
}

BOOL predicate_holds(NSPredicate *predicate, id object, NSDictionary *bindings) {
    if ([predicate isKindOfClass:[NSComparisonPredicate class]]) {
        return comparison_holds((NSComparisonPredicate *)predicate, object, bindings);
    }
    if ([predicate isKindOfClass:[NSCompoundPredicate class]]) {
        NSCompoundPredicateType type = [(NSCompoundPredicate *)predicate compoundPredicateType];
        for (NSPredicate *part in [(NSCompoundPredicate *)predicate subpredicates]) {
            BOOL holds = predicate_holds(part, object, bindings);
            if (type == NSNotPredicateType) return !holds;
            if (holds != (type == NSAndPredicateType)) return holds;
        }
        return type != NSOrPredicateType;
    }
    return [predicate evaluateWithObject:object];
}

static NSString *operator_text(NSPredicateOperatorType type) {
    switch ((NSInteger)type) {
    case NSLessThanPredicateOperatorType: return @"<";
    case NSLessThanOrEqualToPredicateOperatorType: return @"<=";
    case NSGreaterThanPredicateOperatorType: return @">";
    case NSGreaterThanOrEqualToPredicateOperatorType: return @">=";
    case NSEqualToPredicateOperatorType: return @"==";
    case NSNotEqualToPredicateOperatorType: return @"!=";
    case NSMatchesPredicateOperatorType: return @"MATCHES";
    case NSLikePredicateOperatorType: return @"LIKE";
    case NSBeginsWithPredicateOperatorType: return @"BEGINSWITH";
    case NSEndsWithPredicateOperatorType: return @"ENDSWITH";
    case NSInPredicateOperatorType: return @"IN";
    case NSContainsPredicateOperatorType: return @"CONTAINS";
    case NSBetweenPredicateOperatorType: return @"BETWEEN";
    default: return @"";
    }
}

@implementation NSComparisonPredicate (Evaluation)

- (BOOL)evaluateWithObject:(id)object { return predicate_holds(self, object, nil); }

- (BOOL)evaluateWithObject:(id)object substitutionVariables:(NSDictionary *)variables {
    return predicate_holds(self, object, variables);
}

- (NSPredicate *)predicateWithSubstitutionVariables:(NSDictionary *)variables {
    NSComparisonPredicate *made = [NSComparisonPredicate alloc];
    NSExpression *left = expression_with_variables([self leftExpression], variables);
    NSExpression *right = expression_with_variables([self rightExpression], variables);
    if ([self customSelector]) {
        made = [made initWithLeftExpression:left rightExpression:right customSelector:[self customSelector]];
    } else {
        made = [made initWithLeftExpression:left
                            rightExpression:right
                                   modifier:[self comparisonPredicateModifier]
                                       type:[self predicateOperatorType]
                                    options:[self options]];
    }
    return [made autorelease];
}

- (NSString *)predicateFormat {
    NSString *const modifiers[] = {@"", @"ALL ", @"ANY "};
    NSUInteger options = [self options];
    NSString *marks = options & NSNormalizedPredicateOption ? @"[n]"
                      : options == 3 ? @"[cd]" : options == 1 ? @"[c]" : options == 2 ? @"[d]" : @"";
    NSString *sign = [self customSelector] ? NSStringFromSelector([self customSelector])
                                           : operator_text([self predicateOperatorType]);
    return [NSString stringWithFormat:@"%@%@ %@%@ %@", modifiers[[self comparisonPredicateModifier] % 3],
                                      expression_text([self leftExpression]), sign, marks,
                                      expression_text([self rightExpression])];
}

@end

static NSString *compound_text(NSCompoundPredicate *self, SEL selector) {
    NSArray *parts = [self subpredicates];
    NSCompoundPredicateType type = [self compoundPredicateType];
    if ([parts count] == 0) return type == NSOrPredicateType ? @"FALSEPREDICATE" : @"TRUEPREDICATE";
    NSMutableArray *texts = [NSMutableArray array];
    for (NSPredicate *part in parts) {
        BOOL is_compound = [part isKindOfClass:[NSCompoundPredicate class]];
        NSString *text = [part predicateFormat];
        [texts addObject:is_compound ? [NSString stringWithFormat:@"(%@)", text] : text];
    }
    if (type == NSNotPredicateType) return [@"NOT " stringByAppendingString:[texts objectAtIndex:0]];
    return [texts componentsJoinedByString:type == NSAndPredicateType ? @" AND " : @" OR "];
}

@implementation NSCompoundPredicate (Evaluation)

- (BOOL)evaluateWithObject:(id)object { return predicate_holds(self, object, nil); }

- (BOOL)evaluateWithObject:(id)object substitutionVariables:(NSDictionary *)variables {
    return predicate_holds(self, object, variables);
}

- (NSPredicate *)predicateWithSubstitutionVariables:(NSDictionary *)variables {
    NSMutableArray *parts = [NSMutableArray array];
    for (NSPredicate *part in [self subpredicates]) {
        [parts addObject:[part predicateWithSubstitutionVariables:variables]];
    }
    return [[[NSCompoundPredicate alloc] initWithType:[self compoundPredicateType] subpredicates:parts] autorelease];
}

@end

@implementation NSPredicate (Parsing)

+ (NSPredicate *)predicateWithFormat:(NSString *)format, ... {
    va_list list;
    va_start(list, format);
    NSPredicate *predicate = [self predicateWithFormat:format arguments:list];
    va_end(list);
    return predicate;
}

+ (NSPredicate *)predicateWithFormat:(NSString *)format arguments:(va_list)list {
    return parse_predicate(format, predicate_arguments(format, list));
}

+ (NSPredicate *)predicateWithFormat:(NSString *)format argumentArray:(NSArray *)arguments {
    return parse_predicate(format, arguments);
}

@end

/// Each kind of compound is a class of its own in GNUstep.
INSTALL(predicates) {
    const char *const names[] = {"GSAndCompoundPredicate", "GSOrCompoundPredicate", "GSNotCompoundPredicate", NULL};
    replace_method_of_classes(@selector(predicateFormat), (IMP)compound_text, names);
    replace_instance_method([NSCompoundPredicate class], @selector(predicateFormat), (IMP)compound_text);
}
