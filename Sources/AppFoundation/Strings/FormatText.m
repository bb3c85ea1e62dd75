#import "FormatText.h"
#import "FormatSpecification.h"
#include <locale.h>
#include <wchar.h>

union argument {
    int integer;
    long long_integer;
    double real;
    long double long_real;
    const void *pointer;
};

/// Extends the text by so many units, and returns their address.
static unichar *more(struct format_text *output, NSUInteger count) {
    if (output->capacity - output->count < count) {
        NSUInteger capacity = MAX(output->capacity * 2, output->count + count);
        unichar *units = [[NSMutableData dataWithLength:capacity * sizeof(unichar)] mutableBytes];
        memcpy(units, output->units, output->count * sizeof(unichar));
        output->units = units;
        output->capacity = capacity;
    }
    output->count += count;
    return output->units + output->count - count;
}

static void put(struct format_text *output, const unichar *units, NSUInteger count) {
    memcpy(more(output, count), units, count * sizeof(unichar));
}

static void put_unit(struct format_text *output, unichar unit) { *more(output, 1) = unit; }

static void put_string(struct format_text *output, NSString *string) {
    NSUInteger length = [string length];
    [string getCharacters:more(output, length) range:NSMakeRange(0, length)];
}

static void put_ascii(struct format_text *output, const char *text) {
    for (; *text; text++) put_unit(output, (unsigned char)*text);
}

/// Appends a text, cut to the precision and padded to the width.
static void put_field(struct format_text *output, const struct format_specification *field, NSString *text) {
    NSUInteger length = [text length];
    if (field->precision >= 0 && (NSUInteger)field->precision < length) {
        length = (NSUInteger)field->precision;
        text = [text substringToIndex:length];
    }
    NSUInteger gap = field->width > 0 && (NSUInteger)field->width > length ? (NSUInteger)field->width - length : 0;
    BOOL is_left = (field->flags & FormatFlagLeft) != 0;
    unichar filler = field->flags & FormatFlagZero && !is_left ? '0' : ' ';
    for (NSUInteger i = 0; i < gap && !is_left; i++) put_unit(output, filler);
    put_string(output, text);
    for (NSUInteger i = 0; i < gap && is_left; i++) put_unit(output, ' ');
}

static NSString *text_of_object(id object, id locale) {
    if (object == nil) return @"(null)";
    NSString *text = locale && [object respondsToSelector:@selector(descriptionWithLocale:)]
                         ? [object descriptionWithLocale:locale]
                         : [object description];
    return text ?: @"(null)";
}

/// Bytes up to the precision. Apple reads them in the system's encoding; here that is UTF-8, and MacRoman where they
/// are not.
static NSString *text_of_bytes(const char *bytes, int precision) {
    if (bytes == NULL) return @"(null)";
    NSUInteger length = precision >= 0 ? strnlen(bytes, (size_t)precision) : strlen(bytes);
    NSString *text = [[NSString alloc] initWithBytes:bytes length:length encoding:NSUTF8StringEncoding];
    if (text == nil) text = [[NSString alloc] initWithBytes:bytes length:length encoding:NSMacOSRomanStringEncoding];
    return [text autorelease] ?: @"";
}

static NSString *text_of_units(const unichar *units, int precision) {
    if (units == NULL) return @"(null)";
    NSUInteger length = 0;
    while ((precision < 0 || length < (NSUInteger)precision) && units[length] != 0) length++;
    return [NSString stringWithCharacters:units length:length];
}

static NSString *text_of_wide(const wchar_t *units, int precision) {
    if (units == NULL) return @"(null)";
    NSUInteger length = precision >= 0 ? wcsnlen(units, (size_t)precision) : wcslen(units);
    NSString *text = [[NSString alloc] initWithBytes:units
                                              length:length * sizeof(wchar_t)
                                            encoding:NSUTF32LittleEndianStringEncoding];
    return [text autorelease] ?: @"";
}

/// The point, and with `is_grouped` the separators of thousands, of a locale in a number as C writes it.
static NSString *localized(const char *number, id locale, BOOL is_grouped) {
    NSString *point = [locale objectForKey:NSLocaleDecimalSeparator] ?: [locale objectForKey:@"NSDecimalSeparator"];
    NSString *separator = is_grouped ? [locale objectForKey:NSLocaleGroupingSeparator] : nil;
    NSMutableString *text = [NSMutableString string];
    size_t start = strcspn(number, "0123456789"), count = strspn(number + start, "0123456789");
    BOOL is_hexadecimal = strpbrk(number, "xX") != NULL;
    for (size_t i = 0; number[i]; i++) {
        BOOL is_between = i > start && i < start + count && (start + count - i) % 3 == 0;
        if (is_between && separator && !is_hexadecimal) [text appendString:separator];
        if (number[i] == '.' && point) {
            [text appendString:point];
        } else {
            unichar unit = (unsigned char)number[i];
            [text appendString:[NSString stringWithCharacters:&unit length:1]];
        }
    }
    return text;
}

static void put_number(struct format_text *output, const struct format_specification *field, const char *number,
                       BOOL is_decimal) {
    BOOL is_grouped = is_decimal && [output->locale isKindOfClass:[NSLocale class]];
    if (output->locale == nil || (!is_grouped && strchr(number, '.') == NULL)) {
        put_ascii(output, number);
        return;
    }
    // Padding is removed, since the separators use some of the width.
    while (*number == ' ') number++;
    size_t length = strlen(number);
    while (length > 0 && number[length - 1] == ' ') length--;
    NSString *bare = [[[NSString alloc] initWithBytes:number length:length encoding:NSASCIIStringEncoding] autorelease];
    struct format_specification room = *field;
    room.precision = FormatNoValue;
    room.flags &= ~FormatFlagZero;
    put_field(output, &room, localized([bare UTF8String], output->locale, is_grouped));
}

/// The equivalent conversion for C's printf.
static void c_format(char format[32], const struct format_specification *field, const char *modifier, char letter) {
    int flags = field->flags, length = 0;
    format[length++] = '%';
    if (flags & FormatFlagLeft) format[length++] = '-';
    if (flags & FormatFlagPlus) format[length++] = '+';
    if (flags & FormatFlagSpace) format[length++] = ' ';
    if (flags & FormatFlagAlternate) format[length++] = '#';
    if (flags & FormatFlagZero) format[length++] = '0';
    format[length++] = '*';
    if (field->precision >= 0) {
        format[length++] = '.';
        format[length++] = '*';
    }
    while (*modifier) format[length++] = *modifier++;
    format[length++] = letter;
    format[length] = 0;
}

static void put_printed(struct format_text *output, const struct format_specification *field, const char *modifier,
                        char letter, union argument argument) {
    char format[32], few[256], *text = few;
    c_format(format, field, modifier, letter);
    int width = MAX(field->width, 0), needed = 0;
    size_t capacity = sizeof few;
    for (int attempt = 0; attempt < 2; attempt++) {
#define PRINT(value)                                                                                                   \
    (field->precision >= 0 ? snprintf(text, capacity, format, width, field->precision, value)                          \
                           : snprintf(text, capacity, format, width, value))
        needed = field->type == FormatArgumentLongDouble ? PRINT(argument.long_real)
                 : field->type == FormatArgumentDouble   ? PRINT(argument.real)
                                                         : PRINT(argument.long_integer);
#undef PRINT
        if (needed < 0 || (size_t)needed < capacity) break;
        capacity = (size_t)needed + 1;
        text = [[NSMutableData dataWithLength:capacity] mutableBytes];
    }
    if (needed >= 0) put_number(output, field, text, strchr("diufF", letter) != NULL);
}

/// The integer in the size that the conversion takes it for.
static long sized(const struct format_specification *field, union argument argument, BOOL is_signed) {
    long value = field->type == FormatArgumentLong ? argument.long_integer : argument.integer;
    switch (field->size) {
    case FormatWidthChar: return is_signed ? (signed char)value : (unsigned char)value;
    case FormatWidthShort: return is_signed ? (short)value : (unsigned short)value;
    case FormatWidthInt: return is_signed ? (int)value : (long)(unsigned)value;
    default: return value;
    }
}

static void put_character(struct format_text *output, const struct format_specification *field, union argument argument) {
    BOOL is_unit = field->conversion == 'C' || field->is_wide;
    unichar unit = is_unit ? (unichar)argument.integer : (unsigned char)argument.integer;
    struct format_specification room = *field;
    room.precision = FormatNoValue;
    if (!is_unit && unit >= 0x80) {
        char bytes[2] = {(char)unit, 0};
        put_field(output, &room, text_of_bytes(bytes, 1));
    } else if (room.width <= 1) {
        put_unit(output, unit);
    } else {
        put_field(output, &room, [NSString stringWithCharacters:&unit length:1]);
    }
}

static void put_conversion(struct format_text *output, const struct format_specification *field, union argument argument) {
    unichar letter = field->conversion;
    struct format_specification whole = *field;
    whole.precision = FormatNoValue;
    switch (letter) {
    case '%': put_unit(output, '%'); break;
    case '@': put_field(output, field, text_of_object((id)argument.pointer, output->locale)); break;
    case 's':
        put_field(output, &whole, field->is_wide ? text_of_wide(argument.pointer, field->precision)
                                                 : text_of_bytes(argument.pointer, field->precision));
        break;
    case 'S': put_field(output, &whole, text_of_units(argument.pointer, field->precision)); break;
    case 'c':
    case 'C': put_character(output, field, argument); break;
    case 'p':
        put_field(output, &whole, [NSString stringWithFormat:@"0x%lx", (unsigned long)argument.pointer]);
        break;
    // `%n` writes nothing, for safety.
    case 'n': break;
    case 'D':
    case 'U':
    case 'O': letter += 'a' - 'A'; /* fall through */
    case 'd':
    case 'i':
    case 'u':
    case 'x':
    case 'X':
    case 'o':
        argument.long_integer = sized(field, argument, letter == 'd' || letter == 'i');
        whole = *field;
        whole.type = FormatArgumentLong;
        put_printed(output, &whole, "l", (char)letter, argument);
        break;
    default:
        put_printed(output, field, field->type == FormatArgumentLongDouble ? "L" : "", (char)letter, argument);
    }
}

static void note_type(enum format_argument *types, int *count, int place, enum format_argument type) {
    if (place < 0 || place >= FormatMaximumArguments) return;
    types[place] = type;
    *count = MAX(*count, place + 1);
}

static void take_arguments(union argument *values, const enum format_argument *types, int count, va_list list) {
    for (int i = 0; i < count; i++) {
        switch (types[i]) {
        case FormatArgumentInt: values[i].integer = va_arg(list, int); break;
        case FormatArgumentDouble: values[i].real = va_arg(list, double); break;
        case FormatArgumentLongDouble: values[i].long_real = va_arg(list, long double); break;
        case FormatArgumentPointer: values[i].pointer = va_arg(list, const void *); break;
        // An argument number that the format skips counts as a `long`.
        case FormatArgumentLong:
        case FormatArgumentNone: values[i].long_integer = va_arg(list, long); break;
        }
    }
}

static int extent(int written, int place, const union argument *values) {
    if (place == FormatNoValue || place >= FormatMaximumArguments) return written;
    return MAX(MIN(values[place].integer, FormatMaximumWidth), -FormatMaximumWidth);
}

/// The field with the width and the precision that the arguments say.
static struct format_specification resolved(struct format_specification field, const union argument *values) {
    field.width = extent(field.width, field.width_argument, values);
    field.precision = extent(field.precision, field.precision_argument, values);
    if (field.width_argument != FormatNoValue && field.width < 0) {
        field.flags |= FormatFlagLeft;
        field.width = -field.width;
    }
    return field;
}

static void put_all(struct format_text *output, const unichar *format, NSUInteger length,
                    const struct format_specification *fields, NSUInteger count, const union argument *values) {
    NSUInteger place = 0;
    for (NSUInteger i = 0; i < count; i++) {
        put(output, format + place, fields[i].start - place);
        place = fields[i].start + fields[i].length;
        BOOL has_value = fields[i].argument != FormatNoValue && fields[i].argument < FormatMaximumArguments;
        if (fields[i].conversion == 0 || (fields[i].type != FormatArgumentNone && !has_value)) {
            put(output, format + fields[i].start, fields[i].length);
            continue;
        }
        struct format_specification field = resolved(fields[i], values);
        put_conversion(output, &field, has_value ? values[fields[i].argument] : (union argument){0});
    }
    put(output, format + place, length - place);
}

void format_text_make(struct format_text *output, NSString *format, id locale, va_list list) {
    enum { FewUnits = 512, FewFields = 16 };
    NSUInteger length = [format length], count = 0, room = FewFields;
    unichar few_units[FewUnits], *units = few_units;
    if (length > FewUnits) units = [[NSMutableData dataWithLength:length * sizeof(unichar)] mutableBytes];
    [format getCharacters:units range:NSMakeRange(0, length)];
    struct format_specification few_fields[FewFields], *fields = few_fields;
    enum format_argument types[FormatMaximumArguments] = {FormatArgumentNone};
    int next = 0, argument_count = 0;
    for (NSUInteger i = 0; i < length; i++) {
        if (units[i] != '%') continue;
        if (count == room) {
            void *more_room = [[NSMutableData dataWithLength:room * 2 * sizeof *fields] mutableBytes];
            fields = memcpy(more_room, fields, room * sizeof *fields);
            room *= 2;
        }
        struct format_specification field = fields[count++] = format_specification_read(units, length, i, &next);
        note_type(types, &argument_count, field.width_argument, FormatArgumentInt);
        note_type(types, &argument_count, field.precision_argument, FormatArgumentInt);
        note_type(types, &argument_count, field.argument, field.type);
        i += field.length - 1;
    }
    union argument values[MAX(argument_count, 1)];
    take_arguments(values, types, argument_count, list);
    output->units = output->few;
    output->count = 0;
    output->capacity = sizeof output->few / sizeof *output->few;
    output->locale = locale;
    put_all(output, units, length, fields, count, values);
}
