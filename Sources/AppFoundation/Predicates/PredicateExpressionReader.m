// Parses the expressions in the text of predicates, by operator precedence.

#import "PredicateArithmetic.h"
#import "PredicateReader.h"
#include <strings.h>

static BOOL is_among(NSString *word, const char *const *words) {
    const char *text = [word UTF8String];
    while (text && *words) {
        if (strcasecmp(text, *words++) == 0) return YES;
    }
    return NO;
}

/// The names of keys in many apps, so they are accepted without a `#`.
static const char *const index_words[] = {"FIRST", "LAST", "SIZE", NULL};

static const char *const reserved_words[] = {
    "ALL",   "AND",       "ANY",     "BEGINSWITH", "BETWEEN", "CAST", "CONTAINS", "ENDSWITH", "FALSE", "FALSEPREDICATE",
    "FUNCTION", "IN",     "INTERSECT", "LIKE",     "MATCHES", "MINUS", "NIL",     "NO",       "NONE",  "NOT",
    "NULL",  "OR",        "SELF",    "SOME",       "SUBQUERY", "TRUE", "TRUEPREDICATE", "UNION", "YES", NULL};

BOOL is_reserved_in_predicates(NSString *word) {
    return is_among(word, reserved_words) || is_among(word, index_words);
}

@implementation PredicateReader (Expressions)

// MARK: Expressions

static NSExpression *function(NSString *name, NSExpression *left, NSExpression *right) {
    return [NSExpression expressionForFunction:name arguments:[NSArray arrayWithObjects:left, right, nil]];
}

- (NSExpression *)readExpression { return [self expression:[self readExpressionOrPredicate]]; }

/// What was read, which has to be an expression.
- (NSExpression *)expression:(id)read {
    if ([read isKindOfClass:[NSPredicate class]]) [self fail:@"a predicate where an expression has to be"];
    return read;
}

- (id)readExpressionOrPredicate {
    int here = depth;
    id first = [self readSum];
    for (;;) {
        NSExpression *(*of_sets)(Class, SEL, NSExpression *, NSExpression *) = NULL;
        SEL selector = [self takeWord:@"UNION"]       ? @selector(expressionForUnionSet:with:)
                       : [self takeWord:@"INTERSECT"] ? @selector(expressionForIntersectSet:with:)
                       : [self takeWord:@"MINUS"]     ? @selector(expressionForMinusSet:with:)
                                                      : NULL;
        if (selector == NULL) break;
        of_sets = (NSExpression * (*)(Class, SEL, NSExpression *, NSExpression *))
            [NSExpression methodForSelector:selector];
        [self goDeeper];
        first = of_sets([NSExpression class], selector, [self expression:first], [self expression:[self readSum]]);
    }
    depth = here;
    return first;
}

- (id)readSum {
    id sum = [self readProduct];
    for (;;) {
        NSString *name = [self takeSign:@"+"] ? @"add:to:" : [self takeSign:@"-"] ? @"from:subtract:" : nil;
        if (name == nil) return sum;
        [self goDeeper];
        sum = function(name, [self expression:sum], [self expression:[self readProduct]]);
    }
}

- (id)readProduct {
    id product = [self readPower];
    for (;;) {
        NSString *name = [self takeSign:@"*"] ? @"multiply:by:" : [self takeSign:@"/"] ? @"divide:by:" : nil;
        if (name == nil) return product;
        [self goDeeper];
        product = function(name, [self expression:product], [self expression:[self readPower]]);
    }
}

- (id)readPower {
    id power = [self readSigned];
    while ([self takeSign:@"**"]) {
        [self goDeeper];
        power = function(@"raise:toPower:", [self expression:power], [self expression:[self readSigned]]);
    }
    return power;
}

- (id)readSigned {
    if (![self takeSign:@"-"]) return [self readPostfix];
    [self goDeeper];
    NSExpression *inner = [self expression:[self readSigned]];
    depth--;
    BOOL is_constant = [inner expressionType] == NSConstantValueExpressionType;
    if (is_constant && [[inner constantValue] isKindOfClass:[NSNumber class]]) {
        id negative = predicate_calculation(SubtractNumbers, [NSNumber numberWithInt:0], [inner constantValue]);
        return [NSExpression expressionForConstantValue:negative];
    }
    return function(@"multiply:by:", inner, [NSExpression expressionForConstantValue:[NSNumber numberWithInt:-1]]);
}

/// One word of a key path.
- (NSString *)readKey {
    PredicateToken *token = [self token];
    BOOL is_key = (token->kind == TokenWord || token->kind == TokenPath) && [token->value isKindOfClass:[NSString class]];
    if (!is_key) [self fail:@"no key"];
    place++;
    return token->value;
}

static NSExpression *path_of(NSExpression *whose, NSString *key) {
    NSExpressionType type = [whose expressionType];
    if (type == NSEvaluatedObjectExpressionType) return [NSExpression expressionForKeyPath:key];
    if (type == NSKeyPathExpressionType && [whose isKindOfClass:[PredicateExpression class]]) {
        PredicateExpression *old = (PredicateExpression *)whose;
        NSString *longer = [NSString stringWithFormat:@"%@.%@", old->value, key];
        PredicateExpression *made = [PredicateExpression expressionOfKind:NSKeyPathExpressionType value:longer];
        made->operand = [old->operand retain];
        return made;
    }
    PredicateExpression *made = [PredicateExpression expressionOfKind:NSKeyPathExpressionType value:key];
    made->operand = [whose retain];
    return made;
}

- (id)readPostfix {
    id read = [self readPrimary];
    int here = depth;
    for (;;) {
        if ([self takeSign:@"."]) {
            read = path_of([self expression:read], [self readKey]);
        } else if (![read isKindOfClass:[NSPredicate class]] && [self takeSign:@"["]) {
            [self goDeeper];
            NSExpression *index;
            if ([self takeWord:@"FIRST"]) index = [NSExpression expressionForConstantValue:@"FIRST"];
            else if ([self takeWord:@"LAST"]) index = [NSExpression expressionForConstantValue:@"LAST"];
            else if ([self takeWord:@"SIZE"]) index = [NSExpression expressionForConstantValue:@"SIZE"];
            else index = [self readExpression];
            [self needSign:@"]"];
            read = function(@"objectFrom:withIndex:", read, index);
        } else {
            depth = here;
            return read;
        }
    }
}

- (NSArray *)readListUntil:(NSString *)end {
    NSMutableArray *list = [NSMutableArray array];
    if ([self takeSign:end]) return list;
    [self goDeeper];
    do {
        [list addObject:[self readExpression]];
    } while ([self takeSign:@","]);
    [self needSign:end];
    depth--;
    return list;
}

- (NSExpression *)readSubquery {
    [self needSign:@"("];
    NSExpression *collection = [self readExpression];
    [self needSign:@","];
    PredicateToken *token = [self token];
    if (token->kind != TokenVariable) [self fail:@"no variable of the subquery"];
    place++;
    [self needSign:@","];
    NSPredicate *condition = [self readPredicate];
    [self needSign:@")"];
    return [NSExpression expressionForSubquery:collection usingIteratorVariable:token->value predicate:condition];
}

- (NSExpression *)readCall:(NSString *)name {
    NSArray *list = [self readListUntil:@")"];
    if ([name caseInsensitiveCompare:@"FUNCTION"] == NSOrderedSame) {
        NSExpression *method = [list count] > 1 ? [list objectAtIndex:1] : nil;
        BOOL is_named = [method expressionType] == NSConstantValueExpressionType &&
                        [[method constantValue] isKindOfClass:[NSString class]];
        if (method == nil || !is_named) [self fail:@"FUNCTION without the name of a method"];
        return [NSExpression expressionForFunction:[list objectAtIndex:0]
                                      selectorName:[method constantValue]
                                         arguments:[list subarrayWithRange:NSMakeRange(2, [list count] - 2)]];
    }
    if ([name caseInsensitiveCompare:@"CAST"] == NSOrderedSame) name = @"castObject:toType:";
    else if ([name rangeOfString:@":"].length == 0 && [list count] > 0) name = [name stringByAppendingString:@":"];
    return [NSExpression expressionForFunction:name arguments:list];
}

- (id)readPrimary {
    PredicateToken *token = [self token];
    place++;
    switch (token->kind) {
    case TokenNumber:
    case TokenText: return [NSExpression expressionForConstantValue:token->value];
    case TokenObject:
        if ([token->value isKindOfClass:[NSExpression class]]) return token->value;
        return [NSExpression expressionForConstantValue:token->value == nothing_of_predicates() ? nil : token->value];
    case TokenPath:
        // nil for a path is no path: MagicalRecord looks so for the object of an entity without a key.
        if (token->value == nothing_of_predicates()) return [NSExpression expressionForConstantValue:nil];
        return [NSExpression expressionForKeyPath:token->value];
    case TokenVariable: return [NSExpression expressionForVariable:token->value];
    case TokenSign:
        if ([token->value isEqualToString:@"{"]) {
            return [NSExpression expressionForAggregate:[self readListUntil:@"}"]];
        }
        if ([token->value isEqualToString:@"("]) {
            id inner = [self readAny];
            [self needSign:@")"];
            return inner;
        }
        break;
    case TokenWord: return [self readWord:token->value];
    default: break;
    }
    place--;
    [self fail:@"no expression"];
    return nil;
}

- (NSExpression *)readWord:(NSString *)word {
    if ([word caseInsensitiveCompare:@"SUBQUERY"] == NSOrderedSame) return [self readSubquery];
    if ([self takeSign:@"("]) return [self readCall:word];
    NSString *upper = [word uppercaseString];
    if ([upper isEqualToString:@"SELF"]) return [NSExpression expressionForEvaluatedObject];
    if ([upper isEqualToString:@"NIL"] || [upper isEqualToString:@"NULL"]) return [NSExpression expressionForConstantValue:nil];
    if ([upper isEqualToString:@"TRUE"] || [upper isEqualToString:@"YES"]) {
        return [NSExpression expressionForConstantValue:[NSNumber numberWithBool:YES]];
    }
    if ([upper isEqualToString:@"FALSE"] || [upper isEqualToString:@"NO"]) {
        return [NSExpression expressionForConstantValue:[NSNumber numberWithBool:NO]];
    }
    if (is_among(word, reserved_words)) {
        place--;
        [self fail:@"a reserved word, which is a key only behind a #,"];
    }
    return [NSExpression expressionForKeyPath:word];
}

@end
