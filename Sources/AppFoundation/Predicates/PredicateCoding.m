// Coding and equality of predicates and their expressions, which GNUstep lacks.

#import "PredicateExpression.h"

__attribute__((noreturn)) static void refuse(NSString *what) {
    [NSException raise:NSInvalidUnarchiveOperationException format:@"*** The archived %@ is broken.", what];
    __builtin_unreachable();
}

static void encode_object(NSCoder *coder, id object, NSString *key) {
    if ([coder allowsKeyedCoding]) {
        [coder encodeObject:object forKey:key];
    } else {
        [coder encodeObject:object];
    }
}

static void encode_number(NSCoder *coder, NSUInteger number, NSString *key) {
    if ([coder allowsKeyedCoding]) {
        [coder encodeInteger:(NSInteger)number forKey:key];
    } else {
        [coder encodeValueOfObjCType:@encode(NSUInteger) at:&number];
    }
}

static NSUInteger decode_number(NSCoder *coder, NSString *key) {
    NSUInteger number = 0;
    if ([coder allowsKeyedCoding]) return (NSUInteger)[coder decodeIntegerForKey:key];
    [coder decodeValueOfObjCType:@encode(NSUInteger) at:&number];
    return number;
}

/// An object of this class; nil if the archive has nil or something else.
static id decode_object(NSCoder *coder, NSString *key, Class class) {
    id object = [coder allowsKeyedCoding] ? [coder decodeObjectForKey:key] : [coder decodeObject];
    return class == Nil || [object isKindOfClass:class] ? object : nil;
}

static BOOL are_all(NSArray *elements, Class class) {
    for (id element in elements) {
        if (![element isKindOfClass:class]) return NO;
    }
    return YES;
}

/// Blocks are not archived.
static BOOL is_archived_kind(NSExpressionType kind) {
    switch ((NSInteger)kind) {
    case NSConstantValueExpressionType:
    case NSEvaluatedObjectExpressionType:
    case NSVariableExpressionType:
    case NSKeyPathExpressionType:
    case NSFunctionExpressionType:
    case NSUnionSetExpressionType:
    case NSIntersectSetExpressionType:
    case NSMinusSetExpressionType:
    case NSSubqueryExpressionType:
    case NSAggregateExpressionType: return YES;
    default: return NO;
    }
}

@interface PredicateExpression (Coding)
@end

@implementation PredicateExpression (Coding)

- (void)encodeWithCoder:(NSCoder *)coder {
    if (kind == NSBlockExpressionType) {
        [NSException raise:NSInvalidArgumentException format:@"Can't archive expressions that use blocks"];
    }
    encode_number(coder, kind, @"NSExpressionType");
    encode_object(coder, value, @"NSValue");
    encode_object(coder, operand, @"NSOperand");
    encode_object(coder, arguments, @"NSArguments");
    encode_object(coder, condition, @"NSPredicate");
}

- (id)initWithCoder:(NSCoder *)coder {
    kind = (NSExpressionType)decode_number(coder, @"NSExpressionType");
    value = [decode_object(coder, @"NSValue", Nil) retain];
    operand = [decode_object(coder, @"NSOperand", [NSExpression class]) retain];
    arguments = [decode_object(coder, @"NSArguments", [NSArray class]) retain];
    condition = [decode_object(coder, @"NSPredicate", [NSPredicate class]) retain];
    BOOL is_named = kind == NSVariableExpressionType || kind == NSKeyPathExpressionType ||
                    kind == NSFunctionExpressionType || kind == NSSubqueryExpressionType;
    BOOL lacks_parts = kind == NSSubqueryExpressionType && (operand == nil || condition == nil);
    BOOL is_of_sets = kind == NSUnionSetExpressionType || kind == NSIntersectSetExpressionType ||
                      kind == NSMinusSetExpressionType;
    if (is_of_sets && [arguments count] != 2) lacks_parts = YES;
    if (!is_archived_kind(kind) || lacks_parts || (is_named && ![value isKindOfClass:[NSString class]]) ||
        !are_all(arguments, [NSExpression class])) {
        [self release];
        refuse(@"expression");
    }
    return self;
}

@end

@interface NSExpression (Coding)
@end

@implementation NSExpression (Coding)

/// In archives, objects have the public class.
- (id)initWithCoder:(NSCoder *)coder {
    [self release];
    return [NSAllocateObject([PredicateExpression class], 0, NULL) initWithCoder:coder];
}

@end

@interface NSPredicate (Coding)
@end

@implementation NSPredicate (Coding)

/// TRUEPREDICATE and FALSEPREDICATE.
- (void)encodeWithCoder:(NSCoder *)coder {
    NSString *format = [self predicateFormat];
    BOOL holds = [format isEqualToString:@"TRUEPREDICATE"];
    if (!holds && ![format isEqualToString:@"FALSEPREDICATE"]) {
        [NSException raise:NSInvalidArgumentException format:@"%@ cannot be encoded", [self class]];
    }
    encode_number(coder, holds, @"NSValue");
}

- (id)initWithCoder:(NSCoder *)coder {
    [self release];
    return [[NSPredicate predicateWithValue:decode_number(coder, @"NSValue") != 0] retain];
}

- (BOOL)isEqual:(id)other {
    return self == other || ([other isKindOfClass:[NSPredicate class]] &&
                             [[self predicateFormat] isEqual:[(NSPredicate *)other predicateFormat]]);
}

- (NSUInteger)hash { return [[self predicateFormat] hash]; }

@end

@interface NSCompoundPredicate (Coding)
@end

@implementation NSCompoundPredicate (Coding)

- (void)encodeWithCoder:(NSCoder *)coder {
    encode_number(coder, [self compoundPredicateType], @"NSCompoundPredicateType");
    encode_object(coder, [self subpredicates], @"NSSubpredicates");
}

- (id)initWithCoder:(NSCoder *)coder {
    [self release];
    NSUInteger kind = decode_number(coder, @"NSCompoundPredicateType");
    NSArray *parts = decode_object(coder, @"NSSubpredicates", [NSArray class]);
    if (parts == nil || !are_all(parts, [NSPredicate class])) refuse(@"predicate");
    if (kind == NSAndPredicateType) return (id)[[NSCompoundPredicate andPredicateWithSubpredicates:parts] retain];
    if (kind == NSOrPredicateType) return (id)[[NSCompoundPredicate orPredicateWithSubpredicates:parts] retain];
    if (kind != NSNotPredicateType || [parts count] != 1) refuse(@"predicate");
    return (id)[[NSCompoundPredicate notPredicateWithSubpredicate:[parts objectAtIndex:0]] retain];
}

@end

@interface NSComparisonPredicate (Coding)
@end

@implementation NSComparisonPredicate (Coding)

- (void)encodeWithCoder:(NSCoder *)coder {
    BOOL has_selector = [self predicateOperatorType] == NSCustomSelectorPredicateOperatorType;
    encode_object(coder, [self leftExpression], @"NSLeftExpression");
    encode_object(coder, [self rightExpression], @"NSRightExpression");
    encode_number(coder, [self predicateOperatorType], @"NSPredicateOperatorType");
    encode_number(coder, [self comparisonPredicateModifier], @"NSComparisonPredicateModifier");
    encode_number(coder, [self options], @"NSOptions");
    encode_object(coder, has_selector ? NSStringFromSelector([self customSelector]) : nil, @"NSSelectorName");
}

- (id)initWithCoder:(NSCoder *)coder {
    NSExpression *left = decode_object(coder, @"NSLeftExpression", [NSExpression class]);
    NSExpression *right = decode_object(coder, @"NSRightExpression", [NSExpression class]);
    NSPredicateOperatorType type = (NSPredicateOperatorType)decode_number(coder, @"NSPredicateOperatorType");
    NSUInteger modifier = decode_number(coder, @"NSComparisonPredicateModifier");
    NSUInteger options = decode_number(coder, @"NSOptions");
    NSString *selector = decode_object(coder, @"NSSelectorName", [NSString class]);
    BOOL has_selector = type == NSCustomSelectorPredicateOperatorType;
    if (left == nil || right == nil || (has_selector && selector == nil)) {
        [self release];
        refuse(@"predicate");
    }
    if (has_selector) {
        return (id)[self initWithLeftExpression:left
                                rightExpression:right
                                 customSelector:NSSelectorFromString(selector)];
    }
    return [self initWithLeftExpression:left
                        rightExpression:right
                               modifier:(NSComparisonPredicateModifier)modifier
                                   type:type
                                options:options];
}

@end
