// The arguments of a predicate's format, and the tokens of its text.

#import "PredicateReader.h"
#include <ctype.h>
#include <errno.h>

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
        for (; *at && strchr("lqhzjt", *at); at++) longs += *at == 'h' ? 0 : *at == 'q' ? 2 : 1;
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
        case 'U':
        case 'x':
        case 'X':
        case 'o':
            argument = longs ? [NSNumber numberWithUnsignedLongLong:va_arg(list, unsigned long long)]
                             : [NSNumber numberWithUnsignedInt:va_arg(list, unsigned)];
            break;
        case 'p': argument = [NSNumber numberWithUnsignedLongLong:(unsigned long long)va_arg(list, void *)]; break;
        case 'c':
        case 'C': argument = [NSNumber numberWithInt:va_arg(list, int)]; break;
        case 'a':
        case 'A':
        case 'f':
        case 'F':
        case 'g':
        case 'G':
        case 'e':
        case 'E': argument = [NSNumber numberWithDouble:va_arg(list, double)]; break;
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

- (void)fail:(NSString *)problem at:(NSUInteger)start {
    enum { LongestRest = 20 };
    NSString *rest = @"";
    if ([format isKindOfClass:[NSString class]] && start < [format length]) {
        NSRange range = NSMakeRange(start, MIN([format length] - start, LongestRest));
        rest = [format substringWithRange:[format rangeOfComposedCharacterSequencesForRange:range]];
    }
    NSString *where = [rest length] ? [NSString stringWithFormat:@"character %lu, \"%@\"", (unsigned long)start + 1, rest]
                                    : @"the end";
    [NSException raise:NSInvalidArgumentException
                format:@"Unable to parse the format string \"%@\": %@ at %@", format, problem, where];
}

- (void)fail:(NSString *)problem { [self fail:problem at:[self token]->start]; }

- (void)goDeeper {
    enum { MaximumDepth = 200 };
    if (++depth > MaximumDepth) [self fail:@"too many things nested"];
}

- (void)add:(TokenKind)kind value:(id)value at:(NSUInteger)start {
    PredicateToken *token = [[PredicateToken new] autorelease];
    token->kind = kind;
    token->start = start;
    token->value = [value retain];
    [tokens addObject:token];
}

- (id)nextArgument {
    if (used >= [arguments count]) {
        [NSException raise:NSInvalidArgumentException format:@"insufficient arguments"];
    }
    return [arguments objectAtIndex:used++];
}

static BOOL is_space(unichar unit) { return unit <= ' ' || unit == 0xA0 || unit == 0x3000; }
static BOOL starts_word(unichar unit) { return unit == '_' || unit == '@' || (unit >= 0x80 && !is_space(unit)) || isalpha(unit); }
static BOOL is_in_word(unichar unit) { return unit == '_' || (unit >= 0x80 && !is_space(unit)) || isalnum(unit); }
/// What may stand before the letter of a format.
static BOOL is_length(unichar unit) { return unit && unit < 0x80 && strchr("lqhzjt", unit); }
static const char formats[] = "@KdiDuxXUocCaAfFgGeEsp";
static BOOL is_digit(unichar unit) { return unit >= '0' && unit <= '9'; }

/// The code of an escape with digits, of which there may be so many; the place behind them.
- (NSUInteger)readCode:(unichar *)unit at:(NSUInteger)start base:(int)base digits:(NSUInteger)most {
    NSUInteger at = start;
    unsigned code = 0;
    for (; at < [format length] && at < start + most; at++) {
        unichar digit = [format characterAtIndex:at];
        char text[2] = {digit < 0x80 ? (char)digit : 0, 0};
        char *end;
        unsigned value = (unsigned)strtoul(text, &end, base);
        if (*end || *text == 0 || !isalnum((unsigned char)*text)) break;
        code = code * (unsigned)base + value;
    }
    if (at == start) [self fail:@"an escape without digits" at:start];
    *unit = (unichar)code;
    return at;
}

/// A text in quotes, with the escapes of C; the place behind it.
- (NSUInteger)readText:(NSUInteger)start {
    static const char letters[] = "abfnrtve", meanings[] = "\a\b\f\n\r\t\v\033";
    NSMutableString *text = [NSMutableString string];
    NSUInteger length = [format length];
    unichar quote = [format characterAtIndex:start];
    NSUInteger i = start + 1;
    while (i < length && [format characterAtIndex:i] != quote) {
        unichar unit = [format characterAtIndex:i++];
        if (unit == '\\' && i < length) {
            unit = [format characterAtIndex:i++];
            const char *letter = unit && unit < 0x80 ? strchr(letters, unit) : NULL;
            if (letter) unit = (unichar)meanings[letter - letters];
            else if (unit == 'u') i = [self readCode:&unit at:i base:16 digits:4];
            else if (unit == 'x') i = [self readCode:&unit at:i base:16 digits:2];
            else if (unit >= '0' && unit <= '7') i = [self readCode:&unit at:i - 1 base:8 digits:3];
        }
        [text appendString:[NSString stringWithCharacters:&unit length:1]];
    }
    if (i >= length) [self fail:@"a text without its closing quote" at:start];
    [self add:TokenText value:text at:start];
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
    char mark = text[0] == '0' ? text[1] : 0;
    int base = mark == 'x' || mark == 'X' ? 16 : mark == 'b' || mark == 'B' ? 2 : mark == 'o' || mark == 'O' ? 8 : 10;
    const char *digits = base == 10 ? text : text + 2;
    errno = 0;
    unsigned long long integer = strtoull(digits, &end_of_integer, base);
    BOOL is_too_large = errno == ERANGE;
    double real = strtod(text, &end_of_real);
    if (base != 10 && (!isxdigit((unsigned char)*digits) || end_of_integer == digits)) {
        [self fail:@"a number without digits" at:start];
    }
    NSNumber *number = [NSNumber numberWithDouble:real];
    char *end = end_of_real;
    if (end_of_integer >= end_of_real) {
        end = end_of_integer;
        if (!is_too_large && integer <= LLONG_MAX) number = [NSNumber numberWithLongLong:(long long)integer];
        else if (!is_too_large) number = [NSNumber numberWithUnsignedLongLong:integer];
    }
    [self add:TokenNumber value:number at:start];
    return start + (NSUInteger)(end - text);
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
        NSUInteger start = i;
        if (is_space(unit)) {
            i++;
        } else if (unit == '"' || unit == '\'') {
            i = [self readText:i];
        } else if (is_digit(unit) || (unit == '.' && is_digit(next))) {
            i = [self readNumber:i];
        } else if (unit == '%') {
            i++;
            while (i < length && is_length([format characterAtIndex:i])) i++;
            unichar letter = i < length ? [format characterAtIndex:i] : 0;
            if (letter == 0 || letter > 127 || !strchr(formats, letter)) [self fail:@"an unknown format" at:start];
            [self add:letter == 'K' ? TokenPath : TokenObject value:[self nextArgument] at:start];
            i++;
        } else if (unit == '$' || (unit == '#' && starts_word(next)) || starts_word(unit)) {
            if (unit == '$' || unit == '#') i++;
            if (i >= length || !starts_word([format characterAtIndex:i])) [self fail:@"no name" at:start];
            NSUInteger end = [self endOfWord:i];
            NSString *word = [format substringWithRange:NSMakeRange(i, end - i)];
            [self add:unit == '$' ? TokenVariable : unit == '#' ? TokenPath : TokenWord value:word at:start];
            i = end;
        } else {
            NSString *sign = nil;
            for (size_t n = 0; n < sizeof signs / sizeof *signs && sign == nil; n++) {
                if ([signs[n] characterAtIndex:0] == unit && [signs[n] characterAtIndex:1] == next) sign = signs[n];
            }
            if (sign == nil) sign = [NSString stringWithCharacters:&unit length:1];
            [self add:TokenSign value:sign at:start];
            i += [sign length];
        }
    }
    [self add:TokenEnd value:nil at:length];
}

- (PredicateToken *)token { return [tokens objectAtIndex:MIN(place, [tokens count] - 1)]; }

- (BOOL)takeSign:(NSString *)sign {
    PredicateToken *token = [self token];
    if (token->kind != TokenSign || (token->value != sign && ![token->value isEqualToString:sign])) return NO;
    place++;
    return YES;
}

- (BOOL)takeWord:(NSString *)word {
    PredicateToken *token = [self token];
    // Most words are no keywords, and differ in length.
    if (token->kind != TokenWord || [token->value length] != [word length]) return NO;
    if ([token->value caseInsensitiveCompare:word] != NSOrderedSame) return NO;
    place++;
    return YES;
}

- (void)needSign:(NSString *)sign {
    if (![self takeSign:sign]) [self fail:[NSString stringWithFormat:@"no \"%@\"", sign]];
}

- (void)needEnd {
    if ([self token]->kind != TokenEnd) [self fail:@"something more"];
}

@end
