// Reads the text of predicates by Apple's grammar ("Predicate Format String Syntax").

#import "PredicateReader.h"

@implementation PredicateReader (Predicates)

- (NSPredicate *)readPredicate { return [self predicate:[self readAny]]; }

/// What was read, which has to be a predicate.
- (NSPredicate *)predicate:(id)read {
    if (![read isKindOfClass:[NSPredicate class]]) [self fail:@"a comparison without operator"];
    return read;
}

- (id)readAny {
    int here = depth;
    [self goDeeper];
    id first = [self readAnd];
    NSMutableArray *parts = [NSMutableArray arrayWithObject:first];
    while ([self takeWord:@"OR"] || [self takeSign:@"||"]) {
        [self predicate:first];
        [parts addObject:[self predicate:[self readAnd]]];
    }
    depth = here;
    return [parts count] == 1 ? first : [NSCompoundPredicate orPredicateWithSubpredicates:parts];
}

- (id)readAnd {
    id first = [self readNot];
    NSMutableArray *parts = [NSMutableArray arrayWithObject:first];
    while ([self takeWord:@"AND"] || [self takeSign:@"&&"]) {
        [self predicate:first];
        [parts addObject:[self predicate:[self readNot]]];
    }
    return [parts count] == 1 ? first : [NSCompoundPredicate andPredicateWithSubpredicates:parts];
}

- (id)readNot {
    if ([self takeWord:@"NOT"] || [self takeSign:@"!"]) {
        int here = depth;
        [self goDeeper];
        NSPredicate *part = [self predicate:[self readNot]];
        depth = here;
        return [NSCompoundPredicate notPredicateWithSubpredicate:part];
    }
    if ([self takeWord:@"TRUEPREDICATE"]) return [NSPredicate predicateWithValue:YES];
    if ([self takeWord:@"FALSEPREDICATE"]) return [NSPredicate predicateWithValue:NO];
    PredicateToken *token = [self token];
    if (token->kind == TokenObject && [token->value isKindOfClass:[NSPredicate class]]) {
        place++;
        return token->value;
    }
    return [self readComparison];
}

- (BOOL)takeOperator:(NSPredicateOperatorType *)type {
    TokenKind kind = [self token]->kind;
    if (kind != TokenSign && kind != TokenWord) return NO;
    static const struct {
        NSString *const sign;
        int type;
    } signs[] = {{@"==", NSEqualToPredicateOperatorType},
                 {@"=", NSEqualToPredicateOperatorType},
                 {@"!=", NSNotEqualToPredicateOperatorType},
                 {@"<>", NSNotEqualToPredicateOperatorType},
                 {@"<=", NSLessThanOrEqualToPredicateOperatorType},
                 {@"=<", NSLessThanOrEqualToPredicateOperatorType},
                 {@">=", NSGreaterThanOrEqualToPredicateOperatorType},
                 {@"=>", NSGreaterThanOrEqualToPredicateOperatorType},
                 {@"<", NSLessThanPredicateOperatorType},
                 {@">", NSGreaterThanPredicateOperatorType},
                 {@"BETWEEN", NSBetweenPredicateOperatorType},
                 {@"CONTAINS", NSContainsPredicateOperatorType},
                 {@"IN", NSInPredicateOperatorType},
                 {@"BEGINSWITH", NSBeginsWithPredicateOperatorType},
                 {@"ENDSWITH", NSEndsWithPredicateOperatorType},
                 {@"LIKE", NSLikePredicateOperatorType},
                 {@"MATCHES", NSMatchesPredicateOperatorType}};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        if (![self takeSign:signs[i].sign] && ![self takeWord:signs[i].sign]) continue;
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
    static const char letters[] = "cdnl";
    static const NSUInteger meanings[] = {NSCaseInsensitivePredicateOption, NSDiacriticInsensitivePredicateOption,
                                          NSNormalizedPredicateOption, LocaleSensitivePredicateOption};
    NSString *word = [token->value lowercaseString];
    for (NSUInteger i = 0; i < [word length]; i++) {
        unichar letter = [word characterAtIndex:i];
        const char *known = letter < 0x80 ? strchr(letters, letter) : NULL;
        if (known == NULL) [self fail:@"an unknown option"];
        options |= meanings[known - letters];
    }
    place++;
    [self needSign:@"]"];
    return options;
}

/// A comparison; its left side alone, or a predicate in parentheses, if no operator follows.
- (id)readComparison {
    NSComparisonPredicateModifier modifier = NSDirectPredicateModifier;
    BOOL is_negated = NO, has_modifier = YES;
    if ([self takeWord:@"ANY"] || [self takeWord:@"SOME"]) modifier = NSAnyPredicateModifier;
    else if ([self takeWord:@"ALL"]) modifier = NSAllPredicateModifier;
    else if ([self takeWord:@"NONE"]) modifier = NSAnyPredicateModifier, is_negated = YES;
    else has_modifier = NO;
    id left = [self readExpressionOrPredicate];
    // `NOT IN` is accepted, too.
    NSUInteger start = place;
    if ([self takeWord:@"NOT"]) is_negated = !is_negated;
    NSPredicateOperatorType type;
    if (![self takeOperator:&type]) {
        if (has_modifier || place != start) [self fail:@"a comparison without operator"];
        return left;
    }
    if ([left isKindOfClass:[NSPredicate class]]) [self fail:@"a predicate where an expression has to be"];
    NSUInteger options = [self takeOptions];
    NSExpression *right = [self readExpression];
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
    if (![format isKindOfClass:[NSString class]]) [made fail:@"no format" at:0];
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
    NSExpression *expression = [made readExpression];
    [made needEnd];
    return expression;
}
