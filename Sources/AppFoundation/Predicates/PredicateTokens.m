// The arguments of a predicate's format, and the tokens of its text.

#import "PredicateReader.h"
#include <ctype.h>

@implementation PredicateToken
- (void)dealloc {
    [value release];
    [super dealloc];
}
@end

id nothing_of_predicates(void) { return [NSNull null]; }

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
        [arguments addObject:argument ?: nothing_of_predicates()];
    }
    return arguments;
}

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
static BOOL is_digit(unichar unit) { return unit >= '0' && unit <= '9'; }

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
    // Copies the characters that a number may have: what follows may not be ASCII.
    char text[400] = "";
    for (NSUInteger i = 0; i + 1 < sizeof text && start + i < [format length]; i++) {
        unichar unit = [format characterAtIndex:start + i];
        if (unit >= 0x80) break;
        text[i] = (char)unit;
    }
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
        } else if (is_digit(unit) || (unit == '.' && is_digit(next))) {
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

- (void)needEnd {
    if ([self token]->kind != TokenEnd) [self fail];
}

@end
