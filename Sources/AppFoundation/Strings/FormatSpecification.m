#import "FormatSpecification.h"

struct cursor {
    const unichar *units;
    NSUInteger place, end;
};

static unichar peek(const struct cursor *cursor) {
    return cursor->place < cursor->end ? cursor->units[cursor->place] : 0;
}

static BOOL is_digit(unichar unit) { return unit >= '0' && unit <= '9'; }

/// A number, bounded so that no format can ask for more memory than a text may need.
static int read_number(struct cursor *cursor) {
    int number = 0;
    for (; is_digit(peek(cursor)); cursor->place++) {
        number = MIN(number * 10 + (int)(peek(cursor) - '0'), FormatMaximumWidth);
    }
    return number;
}

/// The place of an argument from "2$", or FormatNoValue, with the cursor where it was.
static int read_position(struct cursor *cursor) {
    struct cursor ahead = *cursor;
    if (!is_digit(peek(&ahead))) return FormatNoValue;
    int number = read_number(&ahead);
    if (peek(&ahead) != '$' || number < 1 || number > FormatMaximumArguments) return FormatNoValue;
    ahead.place++;
    *cursor = ahead;
    return number - 1;
}

static int read_flags(struct cursor *cursor) {
    for (int flags = 0;; cursor->place++) {
        switch (peek(cursor)) {
        case '-': flags |= FormatFlagLeft; break;
        case '+': flags |= FormatFlagPlus; break;
        case ' ': flags |= FormatFlagSpace; break;
        case '#': flags |= FormatFlagAlternate; break;
        case '0': flags |= FormatFlagZero; break;
        case '\'': flags |= FormatFlagGrouping; break;
        default: return flags;
        }
    }
}

/// A width or a precision: a number, or a star for an argument.
static int read_extent(struct cursor *cursor, int *argument, int *next) {
    if (peek(cursor) != '*') return is_digit(peek(cursor)) ? read_number(cursor) : FormatNoValue;
    cursor->place++;
    int position = read_position(cursor);
    *argument = position != FormatNoValue ? position : (*next)++;
    return FormatNoValue;
}

static void read_modifiers(struct cursor *cursor, struct format_specification *result, BOOL *is_long_double) {
    for (;; cursor->place++) {
        switch (peek(cursor)) {
        case 'h': result->size = result->size == FormatWidthShort ? FormatWidthChar : FormatWidthShort; break;
        case 'l': result->is_wide = YES; /* fall through */
        case 'q':
        case 'z':
        case 't':
        case 'j': result->size = FormatWidthLong; break;
        case 'L': *is_long_double = YES; result->size = FormatWidthLong; break;
        default: return;
        }
    }
}

static enum format_argument type_of_conversion(struct format_specification *result, BOOL is_long_double) {
    switch (result->conversion) {
    case 'd': case 'i': case 'u': case 'x': case 'X': case 'o': case 'D': case 'U': case 'O':
        return result->size == FormatWidthLong ? FormatArgumentLong : FormatArgumentInt;
    case 'c': case 'C': return FormatArgumentInt;
    case 'a': case 'A': case 'e': case 'E': case 'f': case 'F': case 'g': case 'G':
        return is_long_double ? FormatArgumentLongDouble : FormatArgumentDouble;
    case '@': case 's': case 'S': case 'p': case 'n': return FormatArgumentPointer;
    case '%': return FormatArgumentNone;
    default: result->conversion = 0; return FormatArgumentNone;
    }
}

struct format_specification format_specification_read(const unichar *format, NSUInteger length, NSUInteger start,
                                                      int *next) {
    struct format_specification result = {.start = start, .size = FormatWidthInt, .width_argument = FormatNoValue,
                                          .precision = FormatNoValue, .precision_argument = FormatNoValue};
    struct cursor cursor = {format, start + 1, length};
    BOOL is_long_double = NO;
    int position = read_position(&cursor);
    result.flags = read_flags(&cursor);
    result.width = read_extent(&cursor, &result.width_argument, next);
    if (peek(&cursor) == '.') {
        cursor.place++;
        result.precision = read_extent(&cursor, &result.precision_argument, next);
        if (result.precision == FormatNoValue && result.precision_argument == FormatNoValue) result.precision = 0;
    }
    read_modifiers(&cursor, &result, &is_long_double);
    result.conversion = peek(&cursor);
    result.type = type_of_conversion(&result, is_long_double);
    if (cursor.place < length) cursor.place++;
    result.length = cursor.place - start;
    result.argument = FormatNoValue;
    if (result.type != FormatArgumentNone) result.argument = position != FormatNoValue ? position : (*next)++;
    return result;
}
