// Reads the text of predicates by Apple's grammar ("Predicate Format String Syntax").

#import "PredicateExpression.h"
#include <ctype.h>

typedef enum { TokenWord, TokenText, TokenNumber, TokenSign, TokenObject, TokenPath, TokenVariable, TokenEnd } TokenKind;

@interface PredicateToken : NSObject {
@package
    TokenKind kind;
    id value;
}
@end

@implementation PredicateToken
- (void)dealloc {
    [value release];
    [super dealloc];
}
@end

/// Stands for nil among the arguments of a format.
static id nothing(void) { return [NSNull null]; }

// MARK: Arguments

NSArray *predicate_arguments(NSString *format, va_list list) {
    NSMutableArray *arguments = [NSMutableArray array];
    const char *text = [format UTF8String];
    char quote = 0;
    for (const char *at = text; at && *at; at++) {
        if (quote) {
            if (*at == '\\' && at[1]) at++;
            else if (*at == quote) quote = 0;
            continue;
        }
        if (*at == '"' || *at == '\'') quote = *at;
        if (*at != '%') continue;
        at++;
        int longs = 0;
        while (*at == 'l' || *at == 'q' || *at == 'h' || *at == 'z') longs += *at == 'h' ? 0 : *at == 'q' ? 2 : 1, at++;
        id argument = nil;
        switch (*at) {
        case '@':
        case 'K': argument = va_arg(list, id); break;
        case 'd':
        case 'i':
        case 'D':
            argument = longs ? [NSNumber numberWithLongLong:va_arg(list, long long)]
                             : [NSNumber numberWithInt:va_arg(list, int)];
            break;
        case 'u':
        case 'x':
        case 'X':
        case 'o':
            argument = longs ? [NSNumber numberWithUnsignedLongLong:va_arg(list, unsigned long long)]
                             : [NSNumber numberWithUnsignedInt:va_arg(list, unsigned)];
            break;
        case 'c': argument = [NSNumber numberWithInt:va_arg(list, int)]; break;
        case 'f':
        case 'g':
        case 'e': argument = [NSNumber numberWithDouble:va_arg(list, double)]; break;
        case 's': {
            const char *bytes = va_arg(list, const char *);
            argument = bytes ? [NSString stringWithUTF8String:bytes] : nil;
            break;
        }
        case 0: return arguments;
        default: continue;
        }
        [arguments addObject:argument ?: nothing()];
    }
    return arguments;
}

// MARK: Tokens

@interface PredicateReader : NSObject {
@package
    NSString *format;
    NSArray *arguments;
    NSUInteger used;
    NSMutableArray *tokens;
    NSUInteger place;
    int depth;
}
@end

@implementation PredicateReader

- (void)dealloc {
    [tokens release];
    [super dealloc];
}

- (void)fail {
    [NSException raise:NSInvalidArgumentException format:@"Unable to parse the format string \"%@\"", format];
}

- (void)add:(TokenKind)kind value:(id)value {
    PredicateToken *token = [[PredicateToken new] autorelease];
    token->kind = kind;
    token->value = [value retain];
    [tokens addObject:token];
}

- (id)nextArgument {
    if (used >= [arguments count]) {
        [NSException raise:NSInvalidArgumentException format:@"insufficient arguments"];
    }
    return [arguments objectAtIndex:used++];
}

static BOOL starts_word(unichar unit) { return unit == '_' || unit == '@' || unit >= 0x80 || isalpha(unit); }
static BOOL is_in_word(unichar unit) { return unit == '_' || unit >= 0x80 || isalnum(unit); }

/// A text in quotes, with the escapes of C; the place behind it.
- (NSUInteger)readText:(NSUInteger)start {
    NSMutableString *text = [NSMutableString string];
    NSUInteger length = [format length];
    unichar quote = [format characterAtIndex:start];
    NSUInteger i = start + 1;
    for (; i < length && [format characterAtIndex:i] != quote; i++) {
        unichar unit = [format characterAtIndex:i];
        if (unit == '\\' && i + 1 < length) {
            unit = [format characterAtIndex:++i];
            if (unit == 'n') unit = '\n';
            else if (unit == 't') unit = '\t';
            else if (unit == 'r') unit = '\r';
            else if (unit == 'u' && i + 4 < length) {
                unsigned code = 0;
                [[NSScanner scannerWithString:[format substringWithRange:NSMakeRange(i + 1, 4)]] scanHexInt:&code];
                unit = (unichar)code;
                i += 4;
            }
        }
        [text appendFormat:@"%C", unit];
    }
    if (i >= length) [self fail];
    [self add:TokenText value:text];
    return i + 1;
}

- (NSUInteger)readNumber:(NSUInteger)start {
    NSString *rest = [format substringFromIndex:start];
    const char *text = [rest UTF8String];
    char *end_of_integer, *end_of_real;
    long long integer = strtoll(text, &end_of_integer, isdigit((unsigned char)text[1]) ? 10 : 0);
    double real = strtod(text, &end_of_real);
    BOOL is_integer = end_of_integer >= end_of_real;
    if (text[0] == '0' && text[1] == 'b') {
        integer = strtoll(text + 2, &end_of_integer, 2);
        is_integer = YES;
    }
    [self add:TokenNumber value:is_integer ? [NSNumber numberWithLongLong:integer] : [NSNumber numberWithDouble:real]];
    return start + (NSUInteger)((is_integer ? end_of_integer : end_of_real) - text);
}

/// The end of a word that begins there; with the colons of a function's name.
- (NSUInteger)endOfWord:(NSUInteger)start {
    NSUInteger length = [format length], end = start + 1;
    while (end < length && is_in_word([format characterAtIndex:end])) end++;
    NSUInteger further = end;
    while (further < length && [format characterAtIndex:further] == ':') {
        further++;
        if (further < length && [format characterAtIndex:further] == '(') return further;
        while (further < length && is_in_word([format characterAtIndex:further])) further++;
    }
    return end;
}

- (void)readTokens {
    NSUInteger length = [format length], i = 0;
    static NSString *const signs[] = {@"&&", @"||", @"==", @"!=", @"<>", @"<=", @">=", @"=<", @"=>", @"**", @":="};
    while (i < length) {
        unichar unit = [format characterAtIndex:i], next = i + 1 < length ? [format characterAtIndex:i + 1] : 0;
        if (unit <= ' ') {
            i++;
        } else if (unit == '"' || unit == '\'') {
            i = [self readText:i];
        } else if (isdigit(unit) || (unit == '.' && isdigit(next))) {
            i = [self readNumber:i];
        } else if (unit == '%') {
            i++;
            while (i < length && strchr("lqhz", [format characterAtIndex:i])) i++;
            unichar letter = i < length ? [format characterAtIndex:i] : 0;
            if (letter == 0 || letter > 127 || !strchr("@KdiDuxXocfges", letter)) [self fail];
            [self add:letter == 'K' ? TokenPath : TokenObject value:[self nextArgument]];
            i++;
        } else if (unit == '$' || (unit == '#' && starts_word(next)) || starts_word(unit)) {
            NSUInteger start = unit == '$' || unit == '#' ? i + 1 : i;
            if (start >= length || !starts_word([format characterAtIndex:start])) [self fail];
            NSUInteger end = [self endOfWord:start];
            NSString *word = [format substringWithRange:NSMakeRange(start, end - start)];
            [self add:unit == '$' ? TokenVariable : unit == '#' ? TokenPath : TokenWord value:word];
            i = end;
        } else {
            NSString *sign = [NSString stringWithCharacters:&unit length:1];
            for (size_t n = 0; n < sizeof signs / sizeof *signs; n++) {
                if ([signs[n] characterAtIndex:0] == unit && [signs[n] characterAtIndex:1] == next) sign = signs[n];
            }
            [self add:TokenSign value:sign];
            i += [sign length];
        }
    }
    [self add:TokenEnd value:nil];
}

- (PredicateToken *)token { return [tokens objectAtIndex:MIN(place, [tokens count] - 1)]; }

- (BOOL)takeSign:(NSString *)sign {
    PredicateToken *token = [self token];
    if (token->kind != TokenSign || ![token->value isEqualToString:sign]) return NO;
    place++;
    return YES;
}

- (BOOL)takeWord:(NSString *)word {
    PredicateToken *token = [self token];
    if (token->kind != TokenWord || [token->value caseInsensitiveCompare:word] != NSOrderedSame) return NO;
    place++;
    return YES;
}

- (void)needSign:(NSString *)sign {
    if (![self takeSign:sign]) [self fail];
}

// MARK: Predicates

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
        // A predicate in parentheses, or a comparison whose left side begins with some.
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
    // `NOT IN` is said by some.
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
        return [NSExpression expressionForConstantValue:token->value == nothing() ? nil : token->value];
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

- (void)needEnd {
    if ([self token]->kind != TokenEnd) [self fail];
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
