#include "OpenStepReader.h"
#include <stdlib.h>
#include <string.h>

/// How deep collections may lie in each other.
enum { MaximumDepth = 512 };

struct reader {
    const uint16_t *units;
    size_t count, place;
    const struct openstep_listener *listener;
    const char *problem;
    /// Where texts with escapes and data are put together: no text is longer than the file.
    uint16_t *room;
    int depth;
};

static int current(const struct reader *reader) {
    return reader->place < reader->count ? reader->units[reader->place] : -1;
}

static int following(const struct reader *reader) {
    return reader->place + 1 < reader->count ? reader->units[reader->place + 1] : -1;
}

static bool fail(struct reader *reader, const char *problem) {
    if (reader->problem == NULL) reader->problem = problem;
    return false;
}

// MARK: Space and comments

static bool is_space(int unit) {
    return (unit >= 9 && unit <= 0xD) || unit == ' ' || unit == 0x85 || unit == 0xA0 || unit == 0x1680 ||
           (unit >= 0x2000 && unit <= 0x200B) || unit == 0x2028 || unit == 0x2029 || unit == 0x202F || unit == 0x205F ||
           unit == 0x3000 || unit == 0xFEFF;
}

static bool is_line_end(int unit) { return unit == '\n' || unit == '\r' || unit == 0x2028 || unit == 0x2029; }

/// To the next unit that is neither space nor comment, or to the end.
static void skip_space(struct reader *reader) {
    for (int unit; (unit = current(reader)) >= 0;) {
        if (is_space(unit)) {
            reader->place++;
        } else if (unit == '/' && following(reader) == '/') {
            while ((unit = current(reader)) >= 0 && !is_line_end(unit)) reader->place++;
        } else if (unit == '/' && following(reader) == '*') {
            reader->place += 2;
            while (current(reader) >= 0 && !(current(reader) == '*' && following(reader) == '/')) reader->place++;
            // One that is not closed goes to the end.
            reader->place = reader->place + 2 < reader->count ? reader->place + 2 : reader->count;
        } else {
            return;
        }
    }
}

// MARK: Texts

static bool is_plain(int unit) {
    if ((unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z') || (unit >= '0' && unit <= '9')) return true;
    return unit >= 0x80 ? !is_space(unit) : unit > 0 && strchr("_$/:.-+@%*!?&#~|^", unit) != NULL;
}

static int digit(int unit, int base) {
    int value = unit >= '0' && unit <= '9'   ? unit - '0'
                : unit >= 'a' && unit <= 'f' ? unit - 'a' + 10
                : unit >= 'A' && unit <= 'F' ? unit - 'A' + 10
                                             : -1;
    return value < base ? value : -1;
}

/// What the upper half of NeXTSTEP's character set stands for; octal escapes name places in that.
static const uint16_t next_step[128] = {
    0x00A0, 0x00C0, 0x00C1, 0x00C2, 0x00C3, 0x00C4, 0x00C5, 0x00C7, 0x00C8, 0x00C9, 0x00CA, 0x00CB, 0x00CC, 0x00CD,
    0x00CE, 0x00CF, 0x00D0, 0x00D1, 0x00D2, 0x00D3, 0x00D4, 0x00D5, 0x00D6, 0x00D9, 0x00DA, 0x00DB, 0x00DC, 0x00DD,
    0x00DE, 0x00B5, 0x00D7, 0x00F7, 0x00A9, 0x00A1, 0x00A2, 0x00A3, 0x2044, 0x00A5, 0x0192, 0x00A7, 0x00A4, 0x2019,
    0x201C, 0x00AB, 0x2039, 0x203A, 0xFB01, 0xFB02, 0x00AE, 0x2013, 0x2020, 0x2021, 0x00B7, 0x00A6, 0x00B6, 0x2022,
    0x201A, 0x201E, 0x201D, 0x00BB, 0x2026, 0x2030, 0x00AC, 0x00BF, 0x00B9, 0x02CB, 0x00B4, 0x02C6, 0x02DC, 0x00AF,
    0x02D8, 0x02D9, 0x00A8, 0x00B2, 0x02DA, 0x00B8, 0x00B3, 0x02DD, 0x02DB, 0x02C7, 0x2014, 0x00B1, 0x00BC, 0x00BD,
    0x00BE, 0x00E0, 0x00E1, 0x00E2, 0x00E3, 0x00E4, 0x00E5, 0x00E7, 0x00E8, 0x00E9, 0x00EA, 0x00EB, 0x00EC, 0x00C6,
    0x00ED, 0x00AA, 0x00EE, 0x00EF, 0x00F0, 0x00F1, 0x0141, 0x00D8, 0x0152, 0x00BA, 0x00F2, 0x00F3, 0x00F4, 0x00F5,
    0x00F6, 0x00E6, 0x00F9, 0x00FA, 0x00FB, 0x0131, 0x00FC, 0x00FD, 0x0142, 0x00F8, 0x0153, 0x00DF, 0x00FE, 0x00FF,
    0xFFFD, 0xFFFD,
};

/// The number that stands at the place, in at most so many digits.
static int number(struct reader *reader, int base, int most) {
    int value = 0;
    for (int i = 0; i < most && digit(current(reader), base) >= 0; i++, reader->place++) {
        value = value * base + digit(current(reader), base);
    }
    return value;
}

/// What a `\` stands for together with what follows it. The `\` has been read.
static uint16_t escaped(struct reader *reader) {
    int unit = current(reader);
    if (digit(unit, 8) >= 0) {
        int place = number(reader, 8, 3) & 0xFF;
        return place < 128 ? (uint16_t)place : next_step[place - 128];
    }
    if (unit >= 0) reader->place++;
    switch (unit) {
    case 'U':
    case 'u': return (uint16_t)number(reader, 16, 4);
    case 'a': return 7;
    case 'b': return 8;
    case 't': return 9;
    case 'n': return 10;
    case 'v': return 11;
    case 'f': return 12;
    case 'r': return 13;
    default: return unit < 0 ? '\\' : (uint16_t)unit;
    }
}

typedef void listen(void *context, const uint16_t *units, size_t count);

static bool read_quoted(struct reader *reader, listen *tell) {
    int quote = current(reader);
    size_t start = ++reader->place;
    while (current(reader) >= 0 && current(reader) != quote && current(reader) != '\\') reader->place++;
    size_t count = reader->place - start;
    if (current(reader) == quote) {
        reader->place++;
        tell(reader->listener->context, reader->units + start, count);
        return true;
    }
    memcpy(reader->room, reader->units + start, count * sizeof *reader->room);
    for (int unit; (unit = current(reader)) >= 0;) {
        reader->place++;
        if (unit == quote) {
            tell(reader->listener->context, reader->room, count);
            return true;
        }
        reader->room[count++] = unit == '\\' ? escaped(reader) : (uint16_t)unit;
    }
    reader->place = start - 1;
    return fail(reader, "quotes that are not closed");
}

static bool read_text(struct reader *reader, listen *tell) {
    int unit = current(reader);
    if (unit == '"' || unit == '\'') return read_quoted(reader, tell);
    size_t start = reader->place;
    // A comment may follow without a space.
    while (is_plain(unit = current(reader)) && !(unit == '/' && (following(reader) == '*'))) reader->place++;
    if (reader->place == start) {
        return fail(reader, unit < 0 ? "the end where a text is wanted" : "a sign out of place");
    }
    tell(reader->listener->context, reader->units + start, reader->place - start);
    return true;
}

static bool read_data(struct reader *reader) {
    uint8_t *bytes = (uint8_t *)reader->room;
    size_t count = 0;
    int half = -1;
    for (reader->place++; current(reader) >= 0; reader->place++) {
        int unit = current(reader), value = digit(unit, 16);
        if (unit == '>') {
            reader->place++;
            if (half >= 0) return fail(reader, "data with half a byte");
            reader->listener->data(reader->listener->context, bytes, count);
            return true;
        }
        if (is_space(unit)) continue;
        if (value < 0) return fail(reader, "data that is none");
        if (half >= 0) bytes[count++] = (uint8_t)(half << 4 | value);
        half = half >= 0 ? -1 : value;
    }
    return fail(reader, "data that is not closed");
}

// MARK: Collections

static bool read_value(struct reader *reader);

/// `key = value;`, up to the end or the brace.
static bool read_entries(struct reader *reader, int end) {
    for (skip_space(reader); current(reader) != end; skip_space(reader)) {
        size_t start = reader->place;
        if (!read_text(reader, reader->listener->key)) return false;
        size_t behind = reader->place;
        skip_space(reader);
        if (current(reader) == '=') {
            reader->place++;
            skip_space(reader);
            if (!read_value(reader)) return false;
            skip_space(reader);
        } else if (current(reader) == ';') {
            // It stands for itself.
            reader->place = start;
            read_text(reader, reader->listener->text);
            reader->place = behind;
            skip_space(reader);
        } else {
            return fail(reader, "a key without a value");
        }
        int unit = current(reader);
        if (unit == ';') reader->place++;
        else if (unit != end && unit >= 0 && unit != '"' && !is_plain(unit)) {
            return fail(reader, "no semicolon behind a value");
        }
    }
    return true;
}

static bool read_array(struct reader *reader) {
    for (skip_space(reader); current(reader) != ')'; skip_space(reader)) {
        if (!read_value(reader)) return false;
        skip_space(reader);
        if (current(reader) == ',') reader->place++;
        else if (current(reader) != ')') return fail(reader, "no comma behind a value");
    }
    return true;
}

static bool read_collection(struct reader *reader, bool is_dictionary) {
    const struct openstep_listener *listener = reader->listener;
    if (++reader->depth > MaximumDepth) return fail(reader, "collections too deep in each other");
    reader->place++;
    (is_dictionary ? listener->begin_dictionary : listener->begin_array)(listener->context);
    bool is_good = is_dictionary ? read_entries(reader, '}') : read_array(reader);
    if (is_good) reader->place++;
    reader->depth--;
    listener->end_collection(listener->context);
    return is_good;
}

static bool read_value(struct reader *reader) {
    switch (current(reader)) {
    case '{': return read_collection(reader, true);
    case '(': return read_collection(reader, false);
    case '<': return read_data(reader);
    default: return read_text(reader, reader->listener->text);
    }
}

static void tell_nothing(void *context, const uint16_t *units, size_t count) {}

/// Whether there are entries without braces around them: a text is followed by `=` or `;`, or there is nothing at all.
static bool is_table(struct reader *reader) {
    size_t start = reader->place;
    int unit = current(reader);
    bool is_one = unit < 0;
    if (unit >= 0 && unit != '{' && unit != '(' && unit != '<' && read_text(reader, tell_nothing)) {
        skip_space(reader);
        is_one = current(reader) == '=' || current(reader) == ';';
    }
    reader->place = start;
    reader->problem = NULL;
    return is_one;
}

static size_t line_of(const struct reader *reader) {
    size_t line = 1;
    for (size_t i = 0; i < reader->place && i < reader->count; i++) {
        bool is_pair = reader->units[i] == '\r' && i + 1 < reader->count && reader->units[i + 1] == '\n';
        if (is_line_end(reader->units[i]) && !is_pair) line++;
    }
    return line;
}

struct openstep_error openstep_read(const uint16_t *units, size_t count, const struct openstep_listener *listener) {
    struct reader reader = {.units = units, .count = count, .listener = listener};
    reader.room = malloc((count + 1) * sizeof *reader.room);
    if (reader.room == NULL) return (struct openstep_error){"no memory", 1};
    skip_space(&reader);
    if (is_table(&reader)) {
        listener->begin_dictionary(listener->context);
        read_entries(&reader, -1);
        listener->end_collection(listener->context);
    } else if (read_value(&reader)) {
        skip_space(&reader);
        if (current(&reader) >= 0) fail(&reader, "something behind the end");
    }
    free(reader.room);
    return (struct openstep_error){reader.problem, reader.problem ? line_of(&reader) : 0};
}
