// Evaluation of predicates. Replaces GNUstep's methods.

#import "PredicateExpression.h"
#import "PredicateTexts.h"
#import "../../../SDK/include/Foundation/VergerStrings.h"

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

/// The order of the user's language, for [l].
static BOOL are_in_local_order(id left, id right, NSStringCompareOptions options, NSComparisonResult *order) {
    if (!is_text(left) || !is_text(right)) return are_in_order(left, right, options, order);
    *order = [left compare:right options:options range:NSMakeRange(0, [left length]) locale:[NSLocale currentLocale]];
    return YES;
}

__attribute__((noreturn)) static void refuse(NSString *format, ...) {
    va_list list;
    va_start(list, format);
    [NSException raise:NSInvalidArgumentException format:format arguments:list];
    __builtin_unreachable();
}

static BOOL contains(id collection, id value, NSStringCompareOptions options) {
    if (is_nothing(collection)) return NO;
    if (is_text(collection)) {
        if (is_nothing(value)) return NO;
        if (!is_text(value)) refuse(@"Can't look for value (%@) in string (%@); value is not a string", value, collection);
        return [collection rangeOfString:value options:options].length > 0;
    }
    NSArray *elements = elements_of(collection);
    if (elements == nil) refuse(@"Can't use in/contains operator with collection %@ (not a collection)", collection);
    // A large set answers by itself. Texts may still be equal by the options.
    if ([collection isKindOfClass:[NSSet class]] && options == 0 && value && [collection containsObject:value]) return YES;
    for (id element in elements) {
        if (are_equal(element, value, options)) return YES;
    }
    return NO;
}

static BOOL is_between(id value, id limits, NSStringCompareOptions options) {
    NSArray *both = elements_of(limits);
    if (is_nothing(limits) || is_nothing(value)) return NO;
    if ([both count] != 2) refuse(@"BETWEEN needs an array of two limits, not %@", limits);
    NSComparisonResult to_first, to_last;
    return are_in_order(value, [both objectAtIndex:0], options, &to_first) &&
           are_in_order(value, [both objectAtIndex:1], options, &to_last) && to_first >= 0 && to_last <= 0;
}

static BOOL compare_texts(NSPredicateOperatorType type, id text, id part, NSStringCompareOptions options) {
    if (is_nothing(text) || is_nothing(part)) return NO;
    BOOL is_pattern = type == NSLikePredicateOperatorType || type == NSMatchesPredicateOperatorType;
    if (is_pattern && !is_text(text)) refuse(@"Can't do regex matching on object %@.", text);
    if (!is_text(text) || !is_text(part)) {
        refuse(@"Can't do a substring operation with something that isn't a string (lhs = %@ rhs = %@)", text, part);
    }
    switch ((NSInteger)type) {
    case NSBeginsWithPredicateOperatorType: return text_begins_with(text, part, options);
    case NSEndsWithPredicateOperatorType: return text_ends_with(text, part, options);
    case NSLikePredicateOperatorType: return text_is_like(text, part, options);
    case NSMatchesPredicateOperatorType: return text_matches(text, part, options);
    default: return NO;
    }
}

static BOOL compare_values(NSComparisonPredicate *predicate, id left, id right) {
    NSStringCompareOptions options = compare_options(predicate);
    BOOL is_local = ([predicate options] & LocaleSensitivePredicateOption) != 0;
    BOOL (*has_order)(id, id, NSStringCompareOptions, NSComparisonResult *) = is_local ? are_in_local_order : are_in_order;
    NSComparisonResult order;
    switch ((NSInteger)[predicate predicateOperatorType]) {
    case NSEqualToPredicateOperatorType: return are_equal(left, right, options);
    case NSNotEqualToPredicateOperatorType: return !are_equal(left, right, options);
    case NSLessThanPredicateOperatorType: return has_order(left, right, options, &order) && order < 0;
    case NSLessThanOrEqualToPredicateOperatorType:
        return (is_nothing(left) && is_nothing(right)) || (has_order(left, right, options, &order) && order <= 0);
    case NSGreaterThanPredicateOperatorType: return has_order(left, right, options, &order) && order > 0;
    case NSGreaterThanOrEqualToPredicateOperatorType:
        return (is_nothing(left) && is_nothing(right)) || (has_order(left, right, options, &order) && order >= 0);
    case NSContainsPredicateOperatorType: return contains(left, right, options);
    case NSInPredicateOperatorType: return contains(right, left, options);
    case NSBetweenPredicateOperatorType: return is_between(left, right, options);
    default: break;
    }
    SEL custom = [predicate customSelector];
    if (custom) return ((BOOL(*)(id, SEL, id))[left methodForSelector:custom])(left, custom, right);
    return compare_texts([predicate predicateOperatorType], left, right, options);
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
    return [predicate evaluateWithObject:object substitutionVariables:bindings];
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

@end

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
