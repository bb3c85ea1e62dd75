// Reads the text of predicates by Apple's grammar ("Predicate Format String Syntax").

#import "PredicateReader.h"

@implementation PredicateReader (Predicates)

- (NSPredicate *)readPredicate {
    if (++depth > 200) [self fail];
    NSMutableArray *parts = [NSMutableArray arrayWithObject:[self readAnd]];
    while ([self takeWord:@"OR"] || [self takeSign:@"||"]) [parts addObject:[self readAnd]];
    depth--;
    return [parts count] == 1 ? [parts lastObject] : [NSCompoundPredicate orPredicateWithSubpredicates:parts];
}

- (NSPredicate *)readAnd {
    NSMutableArray *parts = [NSMutableArray arrayWithObject:[self readNot]];
    while ([self takeWord:@"AND"] || [self takeSign:@"&&"]) [parts addObject:[self readNot]];
    return [parts count] == 1 ? [parts lastObject] : [NSCompoundPredicate andPredicateWithSubpredicates:parts];
}

- (NSPredicate *)readNot {
    if ([self takeWord:@"NOT"] || [self takeSign:@"!"]) {
        if (++depth > 200) [self fail];
        NSPredicate *part = [self readNot];
        depth--;
        return [NSCompoundPredicate notPredicateWithSubpredicate:part];
    }
    if ([self takeWord:@"TRUEPREDICATE"]) return [NSPredicate predicateWithValue:YES];
    if ([self takeWord:@"FALSEPREDICATE"]) return [NSPredicate predicateWithValue:NO];
    PredicateToken *token = [self token];
    if (token->kind == TokenObject && [token->value isKindOfClass:[NSPredicate class]]) {
        place++;
        return token->value;
    }
    NSUInteger start = place;
    if ([self takeSign:@"("]) {
        // Either a predicate in parentheses, or a comparison whose left side begins with a parenthesis.
        int here = depth;
        @try {
            NSPredicate *inner = [self readPredicate];
            if ([self takeSign:@")"] && ![self isAtOperator]) return inner;
        } @catch (NSException *exception) {
        }
        depth = here;
        place = start;
    }
    return [self readComparison];
}

- (BOOL)isAtOperator {
    NSUInteger start = place;
    NSPredicateOperatorType type;
    BOOL is_sign = [self takeOperator:&type];
    PredicateToken *token = [tokens objectAtIndex:start];
    is_sign = is_sign || (token->kind == TokenSign && [@"+ - * / ** . [" rangeOfString:token->value].length > 0);
    place = start;
    return is_sign;
}

- (BOOL)takeOperator:(NSPredicateOperatorType *)type {
    static const struct {
        const char *sign;
        int type;
    } signs[] = {{"==", NSEqualToPredicateOperatorType},
                 {"=", NSEqualToPredicateOperatorType},
                 {"!=", NSNotEqualToPredicateOperatorType},
                 {"<>", NSNotEqualToPredicateOperatorType},
                 {"<=", NSLessThanOrEqualToPredicateOperatorType},
                 {"=<", NSLessThanOrEqualToPredicateOperatorType},
                 {">=", NSGreaterThanOrEqualToPredicateOperatorType},
                 {"=>", NSGreaterThanOrEqualToPredicateOperatorType},
                 {"<", NSLessThanPredicateOperatorType},
                 {">", NSGreaterThanPredicateOperatorType},
                 {"BETWEEN", NSBetweenPredicateOperatorType},
                 {"CONTAINS", NSContainsPredicateOperatorType},
                 {"IN", NSInPredicateOperatorType},
                 {"BEGINSWITH", NSBeginsWithPredicateOperatorType},
                 {"ENDSWITH", NSEndsWithPredicateOperatorType},
                 {"LIKE", NSLikePredicateOperatorType},
                 {"MATCHES", NSMatchesPredicateOperatorType}};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        NSString *sign = [NSString stringWithUTF8String:signs[i].sign];
        if (![self takeSign:sign] && ![self takeWord:sign]) continue;
        *type = (NSPredicateOperatorType)signs[i].type;
        return YES;
    }
    return NO;
}

/// `[cd]` behind an operator.
- (NSUInteger)takeOptions {
    NSUInteger start = place, options = 0;
    if (![self takeSign:@"["]) return 0;
    PredicateToken *token = [self token];
    if (token->kind != TokenWord) {
        place = start;
        return 0;
    }
    NSString *letters = [token->value lowercaseString];
    if ([letters rangeOfString:@"c"].length) options |= NSCaseInsensitivePredicateOption;
    if ([letters rangeOfString:@"d"].length) options |= NSDiacriticInsensitivePredicateOption;
    if ([letters rangeOfString:@"n"].length) options |= NSNormalizedPredicateOption;
    place++;
    [self needSign:@"]"];
    return options;
}

- (NSPredicate *)readComparison {
    NSComparisonPredicateModifier modifier = NSDirectPredicateModifier;
    BOOL is_negated = NO;
    if ([self takeWord:@"ANY"] || [self takeWord:@"SOME"]) modifier = NSAnyPredicateModifier;
    else if ([self takeWord:@"ALL"]) modifier = NSAllPredicateModifier;
    else if ([self takeWord:@"NONE"]) modifier = NSAnyPredicateModifier, is_negated = YES;
    NSExpression *left = [self readSum];
    // `NOT IN` is accepted, too.
    if ([self takeWord:@"NOT"]) is_negated = !is_negated;
    NSPredicateOperatorType type;
    if (![self takeOperator:&type]) [self fail];
    NSUInteger options = [self takeOptions];
    NSExpression *right = [self readSum];
    NSPredicate *predicate = [[[NSComparisonPredicate alloc] initWithLeftExpression:left
                                                                    rightExpression:right
                                                                           modifier:modifier
                                                                               type:type
                                                                            options:options] autorelease];
    return is_negated ? [NSCompoundPredicate notPredicateWithSubpredicate:predicate] : predicate;
}

@end

static PredicateReader *reader(NSString *format, NSArray *arguments) {
    PredicateReader *made = [[PredicateReader new] autorelease];
    made->format = format;
    made->arguments = arguments;
    made->tokens = [NSMutableArray new];
    if (![format isKindOfClass:[NSString class]]) [made fail];
    [made readTokens];
    return made;
}

NSPredicate *parse_predicate(NSString *format, NSArray *arguments) {
    PredicateReader *made = reader(format, arguments);
    NSPredicate *predicate = [made readPredicate];
    [made needEnd];
    return predicate;
}

NSExpression *parse_expression(NSString *format, NSArray *arguments) {
    PredicateReader *made = reader(format, arguments);
    NSExpression *expression = [made readSum];
    [made needEnd];
    return expression;
}
