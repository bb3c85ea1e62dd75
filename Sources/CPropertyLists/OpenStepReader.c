// Reads OpenStep's format: `{ key = value; }`, `( a, b )`, `word`, `"text"`, `'text'`, `<0fbd77>`, and tables of texts,
// whose entries need no braces around them. What real files have is taken: comments, any space of Unicode, a last entry
// without a semicolon, keys without a value, which stand for themselves.

#include "Table.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct reader {
    struct plist *list;
    const struct plist_options *options;
    const uint8_t *bytes;
    size_t place, length;
    struct line_counter lines;
    /// Where data and texts with escapes are put together.
    struct buffer room;
    /// The key that was read last, for messages.
    char key[72];
};

enum step { step_failed, step_value, step_end };

static int current(const struct reader *reader) {
    return reader->place < reader->length ? reader->bytes[reader->place] : -1;
}

static bool follows(const struct reader *reader, uint8_t byte) {
    return reader->place + 1 < reader->length && reader->bytes[reader->place + 1] == byte;
}

static size_t line_at(struct reader *reader, size_t place) {
    return plist_line(&reader->lines, reader->bytes, reader->length, place);
}

/// Notes a mistake at the place.
#define FAIL(reader, problem, ...) \
    plist_fail((reader)->list, problem, line_at(reader, (reader)->place), 0, __VA_ARGS__)

// MARK: Space and comments

/// How many bytes a space has that stands at the place; 0 for anything else.
static size_t space_length(const struct reader *reader) {
    int byte = current(reader);
    if (byte < 0x80) return byte == ' ' || (byte >= 9 && byte <= 13);
    size_t size;
    uint32_t character = plist_character(reader->bytes + reader->place, reader->length - reader->place, &size);
    bool is_space = character == 0x85 || character == 0xA0 || character == 0x1680 ||
                    (character >= 0x2000 && character <= 0x200B) || character == 0x2028 || character == 0x2029 ||
                    character == 0x202F || character == 0x205F || character == 0x3000 || character == 0xFEFF;
    return is_space ? size : 0;
}

static bool skip_comment(struct reader *reader) {
    size_t start = reader->place;
    for (reader->place += 2; reader->place < reader->length; reader->place++) {
        if (current(reader) == '*' && follows(reader, '/')) {
            reader->place += 2;
            return true;
        }
    }
    if (!reader->options->is_strict) return true;
    size_t line = line_at(reader, start);
    return plist_fail(reader->list, plist_problem_other, line_at(reader, reader->place), 0,
                      "the comment of line %zu is not closed", line);
}

/// To the next byte that is neither of space nor of a comment, or to the end.
static bool skip_space(struct reader *reader) {
    for (size_t size;;) {
        if ((size = space_length(reader)) > 0) {
            reader->place += size;
        } else if (current(reader) == '/' && follows(reader, '/')) {
            while (current(reader) >= 0 && current(reader) != '\n' && current(reader) != '\r') reader->place++;
        } else if (current(reader) == '/' && follows(reader, '*')) {
            if (!skip_comment(reader)) return false;
        } else {
            return true;
        }
    }
}

// MARK: Texts

static bool is_plain(const struct reader *reader) {
    int byte = current(reader);
    if ((byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9')) return true;
    if (byte >= 0x80) return space_length(reader) == 0;
    // A comment may follow without a space.
    if (byte == '/') return !follows(reader, '*');
    return byte > 0 && strchr(reader->options->is_strict ? "_$:.-+@" : "_$:.-+@%*!?&#~|^", byte) != NULL;
}

static int digit(int byte, int base) {
    int value = byte >= '0' && byte <= '9'   ? byte - '0'
                : byte >= 'a' && byte <= 'f' ? byte - 'a' + 10
                : byte >= 'A' && byte <= 'F' ? byte - 'A' + 10
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

static void append_unit(struct reader *reader, uint32_t unit) { buffer_append(&reader->room, &(uint16_t){unit}, 2); }

/// The character at the place.
static void append_character(struct reader *reader) {
    size_t size;
    uint32_t character = plist_character(reader->bytes + reader->place, reader->length - reader->place, &size);
    reader->place += size;
    if (character > 0xFFFF) append_unit(reader, 0xD800 + ((character - 0x10000) >> 10));
    append_unit(reader, character > 0xFFFF ? 0xDC00 | (character & 0x3FF) : character);
}

/// What a `\` stands for together with what follows it. The `\` has been read, and something follows.
static void append_escaped(struct reader *reader) {
    static const char letters[] = "abtnvfr";
    int byte = current(reader);
    const char *letter = strchr(letters, byte);
    if (digit(byte, 8) >= 0) {
        int place = number(reader, 8, 3) & 0xFF;
        append_unit(reader, place < 128 ? (uint16_t)place : next_step[place - 128]);
    } else if (byte == 'U' || byte == 'u') {
        reader->place++;
        append_unit(reader, (uint32_t)number(reader, 16, 4));
    } else if (byte && letter) {
        reader->place++;
        // They stand for 7 to 13 in this order.
        append_unit(reader, 7 + (uint32_t)(letter - letters));
    } else {
        append_character(reader);
    }
}

static bool read_quoted(struct reader *reader, size_t *value) {
    int quote = current(reader);
    size_t start = reader->place++;
    while (current(reader) >= 0 && current(reader) != quote && current(reader) != '\\') reader->place++;
    if (current(reader) == quote) {
        *value = plist_add(reader->list, (struct plist_value){plist_kind_text, (uint32_t)line_at(reader, start),
                                                              .bytes = reader->bytes + start + 1,
                                                              .count = reader->place - start - 1});
        reader->place++;
        return true;
    }
    // In UTF-16 from the beginning: `\U` gives units of it.
    reader->place = start + 1;
    reader->room.count = 0;
    while (current(reader) >= 0) {
        if (current(reader) == quote) {
            reader->place++;
            *value = plist_add_units(reader->list, (const uint16_t *)reader->room.bytes, reader->room.count / 2);
            reader->list->values[*value].line = (uint32_t)line_at(reader, start);
            return true;
        }
        if (current(reader) == '\\' && reader->place + 1 < reader->length) {
            reader->place++;
            append_escaped(reader);
        } else {
            append_character(reader);
        }
    }
    reader->place = start;
    return FAIL(reader, plist_problem_open_quotes, "the quotes that are opened here are not closed");
}

static bool fail_at_sign(struct reader *reader) {
    int byte = current(reader);
    if (byte < 0) return FAIL(reader, plist_problem_early_end, "the file ends too early");
    if (byte > ' ' && byte < 0x7F) return FAIL(reader, plist_problem_sign, "“%c” cannot stand here", byte);
    return FAIL(reader, plist_problem_sign, "“byte %d” cannot stand here", byte);
}

static bool read_text(struct reader *reader, size_t *value) {
    if (current(reader) == '"' || current(reader) == '\'') return read_quoted(reader, value);
    size_t start = reader->place;
    while (is_plain(reader)) reader->place++;
    if (reader->place == start) return fail_at_sign(reader);
    *value = plist_add(reader->list, (struct plist_value){plist_kind_text, (uint32_t)line_at(reader, start),
                                                          .bytes = reader->bytes + start,
                                                          .count = reader->place - start});
    return true;
}

static bool read_data(struct reader *reader, size_t *value) {
    size_t start = reader->place++;
    int half = -1;
    reader->room.count = 0;
    for (; current(reader) >= 0; reader->place++) {
        int byte = current(reader), nibble = digit(byte, 16);
        if (byte == '>') {
            if (half >= 0) return FAIL(reader, plist_problem_half_byte, "the data has half a byte at its end");
            reader->place++;
            *value = plist_add_bytes(reader->list, plist_kind_data, reader->room.bytes, reader->room.count);
            reader->list->values[*value].line = (uint32_t)line_at(reader, start);
            return true;
        }
        if (space_length(reader) == 1) continue;
        if (nibble < 0) return FAIL(reader, plist_problem_no_data, "“%c” is no data", byte > ' ' && byte < 127 ? byte : '?');
        if (half >= 0) buffer_append_byte(&reader->room, (uint8_t)(half << 4 | nibble));
        half = half >= 0 ? -1 : nibble;
    }
    return FAIL(reader, plist_problem_open_data, "the < of line %zu is not closed", line_at(reader, start));
}

// MARK: Collections

/// Reads a value, or opens a collection.
static bool read_value(struct reader *reader) {
    size_t value, depth = reader->options->maximum_depth;
    int byte = current(reader);
    if (reader->list->count >= reader->options->maximum_count) {
        return FAIL(reader, plist_problem_other, "the file has too many values");
    }
    if (byte == '{' || byte == '(') {
        if (plist_depth(reader->list) >= depth) {
            return FAIL(reader, plist_problem_depth, "collections lie more than %zu deep in each other", depth);
        }
        size_t line = line_at(reader, reader->place++);
        return plist_begin(reader->list, byte == '{' ? plist_kind_dictionary : plist_kind_array, line);
    }
    return (byte == '<' ? read_data(reader, &value) : read_text(reader, &value)) && plist_put(reader->list, value);
}

/// What stands behind a value in a collection.
static bool finish_value(struct reader *reader) {
    const struct collection *innermost = plist_innermost(reader->list);
    size_t end = reader->place;
    bool is_array = innermost->kind == plist_kind_array, is_table = innermost->is_table;
    if (!skip_space(reader)) return false;
    int byte = current(reader);
    if (byte == (is_array ? ',' : ';')) {
        reader->place++;
        return true;
    }
    if (is_array) {
        return byte == ')' || FAIL(reader, plist_problem_no_comma, "there is no , or ) behind a value of the list");
    }
    if (byte == '}' && !is_table) return true;
    // The phone takes the next entry, or the end, for a semicolon.
    if (!reader->options->is_strict && (byte < 0 || byte == '"' || is_plain(reader))) return true;
    reader->place = end;
    return FAIL(reader, plist_problem_no_semicolon, "there is no ; behind the value of “%s”", reader->key);
}

/// Whether the marks of a merge conflict stand at the place, which is told.
static bool is_conflict(struct reader *reader) {
    int byte = current(reader);
    if (!reader->options->is_strict || byte < '<' || byte > '>' || reader->length - reader->place < 7) return false;
    for (size_t i = 1; i < 7; i++) {
        if (reader->bytes[reader->place + i] != byte) return false;
    }
    FAIL(reader, plist_problem_other, "the two sides of a merge conflict stand in the file");
    reader->list->cure = "Choose one of them, and take the lines <<<<<<<, ======= and >>>>>>> out.";
    return true;
}

/// Takes down what a key is, for messages.
static void note_key(struct reader *reader, const struct plist_value *key) {
    bool is_short = key->kind == plist_kind_text && key->count < sizeof reader->key;
    snprintf(reader->key, sizeof reader->key, "%.*s", is_short ? (int)key->count : 3, is_short ? (char *)key->bytes : "…");
}

/// Goes on to the next value of the innermost collection, past its key, or to the collection's end.
static enum step next_value(struct reader *reader) {
    const struct collection *innermost = plist_innermost(reader->list);
    bool is_array = innermost->kind == plist_kind_array, is_table = innermost->is_table;
    size_t line = innermost->line;
    for (;;) {
        size_t key, text;
        if (!skip_space(reader)) return step_failed;
        int byte = current(reader);
        if (byte < 0 && is_table) return step_end;
        if (byte < 0) {
            FAIL(reader, is_array ? plist_problem_no_comma : plist_problem_early_end, "the %c of line %zu is not closed",
                 is_array ? '(' : '{', line);
            return step_failed;
        }
        if (!is_table && byte == (is_array ? ')' : '}')) {
            reader->place++;
            return step_end;
        }
        if (is_conflict(reader)) return step_failed;
        if (is_array) return step_value;
        if (!read_text(reader, &key) || !plist_put(reader->list, key)) return step_failed;
        const struct plist_value name = reader->list->values[key];
        note_key(reader, &name);
        if (!skip_space(reader)) return step_failed;
        if (current(reader) == '=') {
            reader->place++;
            if (!skip_space(reader)) return step_failed;
            if (current(reader) >= 0) return step_value;
            FAIL(reader, plist_problem_early_end, "there is no value behind “%s =”", reader->key);
            return step_failed;
        }
        if (current(reader) != ';') {
            FAIL(reader, plist_problem_no_value, "there is no = behind “%s”", reader->key);
            return step_failed;
        }
        // It stands for itself.
        reader->place++;
        text = plist_add(reader->list, name);
        if (!plist_put(reader->list, text)) return step_failed;
    }
}

/// Whether there are entries without braces around them: a text is followed by `=` or `;`, or there is nothing at all.
static bool is_table(struct reader *reader) {
    enum plist_shape shape = reader->options->shape;
    struct reader trial = *reader;
    int byte = current(reader);
    if (shape != plist_shape_either || byte < 0) return shape != plist_shape_list && byte != '{';
    if (byte == '{' || byte == '(' || byte == '<') return false;
    // On a list of its own, which is thrown away.
    trial.list = plist_make();
    trial.room = (struct buffer){0};
    size_t value;
    bool is_entry = read_text(&trial, &value) && skip_space(&trial) && (current(&trial) == '=' || current(&trial) == ';');
    plist_free(trial.list);
    free(trial.room.bytes);
    return is_entry;
}

static bool read_all(struct reader *reader) {
    if (!skip_space(reader)) return false;
    enum step step = step_value;
    if (is_table(reader)) {
        if (!plist_begin(reader->list, plist_kind_dictionary, 1)) return false;
        plist_innermost(reader->list)->is_table = true;
        step = next_value(reader);
    } else if (current(reader) < 0) {
        return FAIL(reader, plist_problem_early_end, "the file is empty");
    }
    for (;;) {
        if (step == step_failed) return false;
        size_t depth = plist_depth(reader->list);
        if (!(step == step_value ? read_value(reader) : plist_end(reader->list))) return false;
        bool is_open = plist_depth(reader->list) > depth;
        if (plist_depth(reader->list) == 0) break;
        if (!is_open && !finish_value(reader)) return false;
        step = next_value(reader);
    }
    if (!skip_space(reader)) return false;
    return current(reader) < 0 ||
           FAIL(reader, plist_problem_rest, "something stands behind the end of the property list");
}

struct plist *plist_read_openstep(const void *bytes, size_t length, const struct plist_options *options) {
    struct reader reader = {.list = plist_make(), .options = options};
    reader.bytes = plist_keep_text(reader.list, bytes, &length);
    reader.length = length;
    if (reader.bytes) read_all(&reader);
    free(reader.room.bytes);
    return reader.list;
}
