// Parses the expressions in the text of predicates, by operator precedence.

#import "PredicateReader.h"

@implementation PredicateReader (Expressions)

// MARK: Expressions

static NSExpression *function(NSString *name, NSExpression *left, NSExpression *right) {
    return [NSExpression expressionForFunction:name arguments:[NSArray arrayWithObjects:left, right, nil]];
}

- (NSExpression *)readSum {
    if (++depth > 200) [self fail];
    NSExpression *sum = [self readProduct];
    for (;;) {
        if ([self takeSign:@"+"]) sum = function(@"add:to:", sum, [self readProduct]);
        else if ([self takeSign:@"-"]) sum = function(@"from:subtract:", sum, [self readProduct]);
        else break;
    }
    depth--;
    return sum;
}

- (NSExpression *)readProduct {
    NSExpression *product = [self readPower];
    for (;;) {
        if ([self takeSign:@"*"]) product = function(@"multiply:by:", product, [self readPower]);
        else if ([self takeSign:@"/"]) product = function(@"divide:by:", product, [self readPower]);
        else return product;
    }
}

- (NSExpression *)readPower {
    NSExpression *power = [self readSigned];
    while ([self takeSign:@"**"]) power = function(@"raise:toPower:", power, [self readSigned]);
    return power;
}

- (NSExpression *)readSigned {
    if (![self takeSign:@"-"]) return [self readPostfix];
    if (++depth > 200) [self fail];
    NSExpression *inner = [self readSigned];
    depth--;
    if ([inner expressionType] == NSConstantValueExpressionType && [[inner constantValue] isKindOfClass:[NSNumber class]]) {
        NSNumber *number = [inner constantValue];
        BOOL is_real = *[number objCType] == 'd';
        return [NSExpression expressionForConstantValue:is_real ? [NSNumber numberWithDouble:-[number doubleValue]]
                                                                : [NSNumber numberWithLongLong:-[number longLongValue]]];
    }
    return function(@"multiply:by:", inner, [NSExpression expressionForConstantValue:[NSNumber numberWithInt:-1]]);
}

/// One word of a key path.
- (NSString *)readKey {
    PredicateToken *token = [self token];
    if (token->kind != TokenWord && token->kind != TokenPath) [self fail];
    if (![token->value isKindOfClass:[NSString class]]) [self fail];
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

- (NSExpression *)readPostfix {
    NSExpression *expression = [self readPrimary];
    for (;;) {
        if ([self takeSign:@"."]) {
            expression = path_of(expression, [self readKey]);
        } else if ([self takeSign:@"["]) {
            NSExpression *index;
            if ([self takeWord:@"FIRST"]) index = [NSExpression expressionForConstantValue:@"FIRST"];
            else if ([self takeWord:@"LAST"]) index = [NSExpression expressionForConstantValue:@"LAST"];
            else if ([self takeWord:@"SIZE"]) index = [NSExpression expressionForConstantValue:@"SIZE"];
            else index = [self readSum];
            [self needSign:@"]"];
            expression = function(@"objectFrom:withIndex:", expression, index);
        } else {
            return expression;
        }
    }
}

- (NSArray *)readListUntil:(NSString *)end {
    NSMutableArray *list = [NSMutableArray array];
    if ([self takeSign:end]) return list;
    do {
        [list addObject:[self readSum]];
    } while ([self takeSign:@","]);
    [self needSign:end];
    return list;
}

- (NSExpression *)readSubquery {
    [self needSign:@"("];
    NSExpression *collection = [self readSum];
    [self needSign:@","];
    PredicateToken *token = [self token];
    if (token->kind != TokenVariable) [self fail];
    place++;
    [self needSign:@","];
    NSPredicate *condition = [self readPredicate];
    [self needSign:@")"];
    return [NSExpression expressionForSubquery:collection usingIteratorVariable:token->value predicate:condition];
}

- (NSExpression *)readCall:(NSString *)name {
    NSArray *list = [self readListUntil:@")"];
    if ([name caseInsensitiveCompare:@"CAST"] == NSOrderedSame) name = @"castObject:toType:";
    else if ([name caseInsensitiveCompare:@"FUNCTION"] == NSOrderedSame) name = @"function";
    else if ([name rangeOfString:@":"].length == 0 && [list count] > 0) name = [name stringByAppendingString:@":"];
    return [NSExpression expressionForFunction:name arguments:list];
}

- (NSExpression *)readPrimary {
    PredicateToken *token = [self token];
    place++;
    switch (token->kind) {
    case TokenNumber:
    case TokenText: return [NSExpression expressionForConstantValue:token->value];
    case TokenObject:
        if ([token->value isKindOfClass:[NSExpression class]]) return token->value;
        return [NSExpression expressionForConstantValue:token->value == nothing_of_predicates() ? nil : token->value];
    case TokenPath: return [NSExpression expressionForKeyPath:token->value];
    case TokenVariable: return [NSExpression expressionForVariable:token->value];
    case TokenSign:
        if ([token->value isEqualToString:@"{"]) {
            return [NSExpression expressionForAggregate:[self readListUntil:@"}"]];
        }
        if ([token->value isEqualToString:@"("]) {
            NSExpression *inner = [self readSum];
            [self needSign:@")"];
            return inner;
        }
        break;
    case TokenWord: return [self readWord:token->value];
    default: break;
    }
    [self fail];
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
    NSArray *reserved = [NSArray arrayWithObjects:@"AND", @"OR", @"NOT", @"IN", @"CONTAINS", @"BETWEEN", @"LIKE", @"MATCHES",
                                                  @"BEGINSWITH", @"ENDSWITH", nil];
    if ([reserved containsObject:upper]) [self fail];
    return [NSExpression expressionForKeyPath:word];
}

@end
