// The texts of predicates and expressions, in the format that they are parsed from. Replaces GNUstep's methods.

#import "PredicateArithmetic.h"
#import "PredicateExpression.h"
#import "PredicateReader.h"

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

// MARK: Constants

/// The fewest digits that are read as the same number.
static NSString *real_text(double number) {
    for (int digits = 15; digits < 17; digits++) {
        NSString *text = [NSString stringWithFormat:@"%.*g", digits, number];
        if ([text doubleValue] == number) return text;
    }
    return [NSString stringWithFormat:@"%.17g", number];
}

static NSString *date_text(NSDate *date) {
    double seconds = [date timeIntervalSinceReferenceDate];
    NSString *text = [NSString stringWithFormat:@"%f", seconds];
    return [NSString stringWithFormat:@"CAST(%@, \"NSDate\")", [text doubleValue] == seconds ? text : real_text(seconds)];
}

static NSArray *elements_of(id value) {
    if ([value isKindOfClass:[NSDictionary class]]) return [value allValues];
    if ([value isKindOfClass:[NSSet class]]) return [value allObjects];
    if ([value isKindOfClass:[NSOrderedSet class]]) return [value array];
    return [value isKindOfClass:[NSArray class]] ? value : nil;
}

/// A value whose text is being made, with those around it.
struct constant_within {
    id value;
    const struct constant_within *outer;
};

/// The innermost one on this thread.
static __thread const struct constant_within *constants_in_work;

enum { MaximumConstantDepth = 16 };

/// Whether a value is in itself, or deep in others: in a damaged archive a predicate may be its own constant.
static BOOL is_endless(id value) {
    int depth = 0;
    for (const struct constant_within *each = constants_in_work; each; each = each->outer) {
        if (each->value == value || ++depth == MaximumConstantDepth) return YES;
    }
    return NO;
}

static NSString *text_of_constant(id value);

static NSString *constant_text(id value) {
    if (is_endless(value)) return @"...";
    struct constant_within within = {value, constants_in_work};
    constants_in_work = &within;
    @try {
        return text_of_constant(value);
    } @finally {
        constants_in_work = within.outer;
    }
}

static NSString *text_of_constant(id value) {
    if (value == nil || value == [NSNull null]) return @"nil";
    if ([value isKindOfClass:[NSString class]]) {
        NSString *text = [value stringByReplacingOccurrencesOfString:@"\\" withString:@"\\\\"];
        return [NSString stringWithFormat:@"\"%@\"", [text stringByReplacingOccurrencesOfString:@"\"" withString:@"\\\""]];
    }
    if ([value isKindOfClass:[NSDate class]]) return date_text(value);
    if ([value isKindOfClass:[NSDecimalNumber class]]) {
        NSString *text = [value description];
        BOOL is_kept = [value isEqual:[NSNumber numberWithDouble:[text doubleValue]]];
        return is_kept ? text : [NSString stringWithFormat:@"CAST(\"%@\", \"NSDecimalNumber\")", text];
    }
    if ([value isKindOfClass:[NSNumber class]] && !is_whole_number(value)) return real_text([value doubleValue]);
    NSArray *elements = elements_of(value);
    if (elements == nil) return [value description];
    NSMutableArray *texts = [NSMutableArray array];
    for (id element in elements) [texts addObject:constant_text(element)];
    return [NSString stringWithFormat:@"{%@}", [texts componentsJoinedByString:@", "]];
}

// MARK: Expressions

static NSString *joined(NSArray *expressions) {
    NSMutableArray *texts = [NSMutableArray array];
    for (NSExpression *expression in expressions) [texts addObject:expression_text(expression)];
    return [texts componentsJoinedByString:@", "];
}

/// How closely the sign of an expression binds: sets, sums, products, powers, signed numbers, the rest.
typedef enum { SetPrecedence = 1, SumPrecedence, ProductPrecedence, PowerPrecedence, SignPrecedence, AllElse } Precedence;

/// The sign between the two sides of an expression; nil for one without.
static NSString *sign_of(NSExpression *expression, Precedence *precedence) {
    static const struct {
        const char *name, *sign;
        Precedence precedence;
    } signs[] = {{"add:to:", "+", SumPrecedence},
                 {"from:subtract:", "-", SumPrecedence},
                 {"multiply:by:", "*", ProductPrecedence},
                 {"divide:by:", "/", ProductPrecedence},
                 {"raise:toPower:", "**", PowerPrecedence}};
    *precedence = AllElse;
    switch ((NSInteger)[expression expressionType]) {
    case NSUnionSetExpressionType: *precedence = SetPrecedence; return @"UNION";
    case NSMinusSetExpressionType: *precedence = SetPrecedence; return @"MINUS";
    case NSIntersectSetExpressionType: *precedence = SetPrecedence; return @"INTERSECT";
    case NSConstantValueExpressionType: {
        id value = [expression constantValue];
        if ([value isKindOfClass:[NSNumber class]] && [value doubleValue] < 0) *precedence = SignPrecedence;
        return nil;
    }
    case NSFunctionExpressionType: break;
    default: return nil;
    }
    if (((PredicateExpression *)expression)->operand || [[expression arguments] count] != 2) return nil;
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        if (strcmp([[expression function] UTF8String], signs[i].name)) continue;
        *precedence = signs[i].precedence;
        return [NSString stringWithUTF8String:signs[i].sign];
    }
    return nil;
}

/// The text in parentheses, if its sign binds less than is needed.
static NSString *text_binding(NSExpression *expression, Precedence needed) {
    NSString *text = expression_text(expression);
    Precedence precedence = AllElse;
    if ([expression isKindOfClass:[PredicateExpression class]]) sign_of(expression, &precedence);
    return precedence < needed ? [NSString stringWithFormat:@"(%@)", text] : text;
}

/// What a key or an index may follow: a number would take the point as its own.
static NSString *text_of_owner(NSExpression *owner) {
    BOOL is_number = [owner expressionType] == NSConstantValueExpressionType &&
                     [[owner constantValue] isKindOfClass:[NSNumber class]];
    return is_number ? [NSString stringWithFormat:@"(%@)", expression_text(owner)] : text_binding(owner, AllElse);
}

/// A side of a division: a real number keeps its point, since whole numbers are divided to whole numbers.
static NSString *text_of_side(NSExpression *side, Precedence needed) {
    NSString *text = text_binding(side, needed);
    if ([side expressionType] != NSConstantValueExpressionType) return text;
    id value = [side constantValue];
    BOOL is_real = [value isKindOfClass:[NSNumber class]] && !is_whole_number(value);
    BOOL looks_whole = [text rangeOfCharacterFromSet:[NSCharacterSet characterSetWithCharactersInString:@".eEnN("]].length == 0;
    return is_real && looks_whole ? [text stringByAppendingString:@".0"] : text;
}

/// A key path whose first key is a word of the language has a mark in front.
static NSString *path_text(NSString *path) {
    NSString *first = [[path componentsSeparatedByString:@"."] objectAtIndex:0];
    return is_reserved_in_predicates(first) ? [@"#" stringByAppendingString:path] : path;
}

static NSString *function_text(PredicateExpression *it) {
    if (it->operand) {
        NSString *rest = [it->arguments count] ? [@", " stringByAppendingString:joined(it->arguments)] : @"";
        return [NSString stringWithFormat:@"FUNCTION(%@, %@%@)", expression_text(it->operand), constant_text(it->value), rest];
    }
    Precedence precedence;
    NSString *sign = sign_of(it, &precedence);
    if (sign) {
        NSString *left = text_of_side([it->arguments objectAtIndex:0], precedence);
        NSString *right = text_of_side([it->arguments objectAtIndex:1], precedence + 1);
        return [NSString stringWithFormat:@"%@ %@ %@", left, sign, right];
    }
    if ([it->value isEqualToString:@"objectFrom:withIndex:"] && [it->arguments count] == 2) {
        NSExpression *index = [it->arguments objectAtIndex:1];
        NSString *text = expression_text(index);
        BOOL is_word = [@[ @"\"FIRST\"", @"\"LAST\"", @"\"SIZE\"" ] containsObject:text];
        if (is_word) text = [index constantValue];
        return [NSString stringWithFormat:@"%@[%@]", text_of_owner([it->arguments objectAtIndex:0]), text];
    }
    BOOL is_cast = [it->value isEqualToString:@"castObject:toType:"];
    return [NSString stringWithFormat:@"%@(%@)", is_cast ? @"CAST" : it->value, joined(it->arguments)];
}

NSString *expression_text(NSExpression *expression) {
    if (![expression isKindOfClass:[PredicateExpression class]]) return [expression description];
    PredicateExpression *it = (PredicateExpression *)expression;
    switch ((NSInteger)it->kind) {
    case NSConstantValueExpressionType: return constant_text(it->value);
    case NSEvaluatedObjectExpressionType: return @"SELF";
    case NSVariableExpressionType: return [@"$" stringByAppendingString:it->value];
    case NSKeyPathExpressionType:
        return it->operand ? [NSString stringWithFormat:@"%@.%@", text_of_owner(it->operand), it->value]
                           : path_text(it->value);
    case NSAggregateExpressionType: return [NSString stringWithFormat:@"{%@}", joined(it->arguments)];
    case NSSubqueryExpressionType:
        return [NSString stringWithFormat:@"SUBQUERY(%@, $%@, %@)", expression_text(it->operand), it->value,
                                          [it->condition predicateFormat]];
    case NSUnionSetExpressionType:
    case NSIntersectSetExpressionType:
    case NSMinusSetExpressionType: {
        Precedence precedence;
        NSString *word = sign_of(it, &precedence);
        NSString *left = text_binding([it->arguments objectAtIndex:0], precedence);
        return [NSString stringWithFormat:@"%@ %@ %@", left, word,
                                          text_binding([it->arguments objectAtIndex:1], precedence + 1)];
    }
    case NSBlockExpressionType: return [NSString stringWithFormat:@"BLOCK(%p, %@)", it->value, joined(it->arguments)];
    default: return function_text(it);
    }
}

// MARK: Predicates

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

@implementation NSComparisonPredicate (Text)

- (NSString *)predicateFormat {
    NSString *const modifiers[] = {@"", @"ALL ", @"ANY "};
    NSUInteger options = [self options];
    NSString *marks = [NSString stringWithFormat:@"[%@%@%@%@]", options & NSCaseInsensitivePredicateOption ? @"c" : @"",
                                                 options & NSDiacriticInsensitivePredicateOption ? @"d" : @"",
                                                 options & NSNormalizedPredicateOption ? @"n" : @"",
                                                 options & LocaleSensitivePredicateOption ? @"l" : @""];
    NSString *sign = [self customSelector] ? NSStringFromSelector([self customSelector])
                                           : operator_text([self predicateOperatorType]);
    return [NSString stringWithFormat:@"%@%@ %@%@ %@", modifiers[[self comparisonPredicateModifier] % 3],
                                      expression_text([self leftExpression]), sign, [marks length] > 2 ? marks : @"",
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

/// Each kind of compound is a class of its own in GNUstep.
INSTALL(predicates) {
    const char *const names[] = {"GSAndCompoundPredicate", "GSOrCompoundPredicate", "GSNotCompoundPredicate", NULL};
    replace_method_of_classes(@selector(predicateFormat), (IMP)compound_text, names);
    replace_instance_method([NSCompoundPredicate class], @selector(predicateFormat), (IMP)compound_text);
}
