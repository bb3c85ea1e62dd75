// Reads line tables of debug information: "DWARF Debugging Information Format", versions 2 to 5, chapter "Line Number
// Information". Nothing outside of the section is read, whatever a file contains.

#include "Diagnostics/SourceLines.h"
#include <stdio.h>
#include <string.h>

/// The bytes that are still to be read.
struct reader {
    const unsigned char *at, *end;
    bool is_broken;
};

static uint64_t read_number(struct reader *reader, size_t size) {
    uint64_t value = 0;
    if ((size_t)(reader->end - reader->at) < size) {
        reader->is_broken = true;
        reader->at = reader->end;
        return 0;
    }
    for (size_t i = 0; i < size; i++) value |= (uint64_t)reader->at[i] << (8 * i);
    reader->at += size;
    return value;
}

static uint64_t read_unsigned(struct reader *reader) {
    uint64_t value = 0;
    for (unsigned shift = 0; !reader->is_broken; shift += 7) {
        uint64_t byte = read_number(reader, 1);
        if (shift < 64) value |= (byte & 0x7f) << shift;
        if (!(byte & 0x80)) break;
    }
    return value;
}

static int64_t read_signed(struct reader *reader) {
    uint64_t value = 0;
    for (unsigned shift = 0; !reader->is_broken;) {
        uint64_t byte = read_number(reader, 1);
        if (shift < 64) value |= (byte & 0x7f) << shift;
        shift += 7;
        if (byte & 0x80) continue;
        if (shift < 64 && byte & 0x40) value |= ~(uint64_t)0 << shift;
        break;
    }
    return (int64_t)value;
}

static void skip(struct reader *reader, uint64_t count) {
    if ((uint64_t)(reader->end - reader->at) < count) {
        reader->is_broken = true;
        reader->at = reader->end;
    } else {
        reader->at += count;
    }
}

static const char *read_text(struct reader *reader) {
    const void *end = memchr(reader->at, 0, (size_t)(reader->end - reader->at));
    if (end == NULL) {
        reader->is_broken = true;
        reader->at = reader->end;
        return "";
    }
    const char *text = (const char *)reader->at;
    reader->at = (const unsigned char *)end + 1;
    return text;
}

static const char *text_at(struct file_part texts, uint64_t offset) {
    if (texts.start == NULL || offset >= (uint64_t)(texts.end - texts.start)) return "";
    const unsigned char *text = texts.start + offset;
    return memchr(text, 0, (size_t)(texts.end - text)) ? (const char *)text : "";
}

/// The table of one unit.
struct unit {
    struct program_file file;
    unsigned version, offset_size;
    unsigned minimum_length, operand_counts[256], opcode_base, line_range;
    int line_base;
    /// Readers at the first entry of the folders and of the files.
    struct reader folders, files;
    /// Version 5: the fields of an entry.
    struct reader folder_format, file_format;
    unsigned folder_format_count, file_format_count;
    uint64_t folder_count, file_count;
};

enum { name_content = 1, folder_content = 2 };

/// Reads one value of an entry of version 5: a text, or a number.
static void read_form(struct unit *unit, struct reader *reader, uint64_t form, const char **text, uint64_t *number) {
    switch (form) {
    case 0x08: *text = read_text(reader); break;
    case 0x0e:
        *text = text_at(program_file_section(unit->file, ".debug_str"), read_number(reader, unit->offset_size));
        break;
    case 0x1f:
        *text = text_at(program_file_section(unit->file, ".debug_line_str"), read_number(reader, unit->offset_size));
        break;
    case 0x0b: *number = read_number(reader, 1); break;
    case 0x05: *number = read_number(reader, 2); break;
    case 0x06: *number = read_number(reader, 4); break;
    case 0x07: *number = read_number(reader, 8); break;
    case 0x0f: *number = read_unsigned(reader); break;
    case 0x1e: skip(reader, 16); break;
    case 0x09: skip(reader, read_unsigned(reader)); break;
    default: reader->is_broken = true;
    }
}

/// Version 5: an entry's name and the number of its folder.
static const char *read_entry(struct unit *unit, struct reader *reader, struct reader format, unsigned format_count,
                              uint64_t *folder) {
    const char *name = "";
    for (unsigned i = 0; i < format_count && !reader->is_broken; i++) {
        uint64_t content = read_unsigned(&format), form = read_unsigned(&format), number = 0;
        const char *text = "";
        read_form(unit, reader, form, &text, &number);
        if (content == name_content) name = text;
        if (content == folder_content) *folder = number;
    }
    return name;
}

static struct reader read_format(struct reader *reader, unsigned *count) {
    *count = (unsigned)read_number(reader, 1);
    struct reader format = *reader;
    for (unsigned i = 0; i < 2 * *count; i++) read_unsigned(reader);
    return format;
}

static void read_names(struct unit *unit, struct reader *reader) {
    if (unit->version < 5) {
        unit->folders = *reader;
        while (!reader->is_broken && read_text(reader)[0]) unit->folder_count++;
        unit->files = *reader;
        return;
    }
    unit->folder_format = read_format(reader, &unit->folder_format_count);
    unit->folder_count = read_unsigned(reader);
    unit->folders = *reader;
    for (uint64_t i = 0; i < unit->folder_count && !reader->is_broken; i++) {
        uint64_t unused;
        read_entry(unit, reader, unit->folder_format, unit->folder_format_count, &unused);
    }
    unit->file_format = read_format(reader, &unit->file_format_count);
    unit->file_count = read_unsigned(reader);
    unit->files = *reader;
}

static const char *folder_name(struct unit *unit, uint64_t number) {
    struct reader reader = unit->folders;
    uint64_t unused;
    const char *name = "";
    // Before version 5 the folder that the compiler was started in has no entry, and the first one is number 1.
    if (unit->version < 5 && number == 0) return "";
    for (uint64_t i = unit->version < 5 ? 1 : 0; i <= number && !reader.is_broken; i++) {
        name = unit->version < 5
                   ? read_text(&reader)
                   : read_entry(unit, &reader, unit->folder_format, unit->folder_format_count, &unused);
        if (unit->version < 5 && !name[0]) return "";
    }
    return reader.is_broken ? "" : name;
}

static void name_file(struct unit *unit, uint64_t number, struct source_line *result) {
    struct reader reader = unit->files;
    const char *name = "";
    uint64_t folder = 0;
    for (uint64_t i = unit->version < 5 ? 1 : 0; i <= number && !reader.is_broken; i++) {
        if (unit->version < 5) {
            name = read_text(&reader);
            if (!name[0]) return;
            folder = read_unsigned(&reader);
            read_unsigned(&reader);
            read_unsigned(&reader);
        } else {
            name = read_entry(unit, &reader, unit->file_format, unit->file_format_count, &folder);
        }
    }
    if (reader.is_broken || !name[0]) return;
    const char *place = name[0] == '/' ? "" : folder_name(unit, folder);
    snprintf(result->file, sizeof result->file, "%s%s%s", place, place[0] ? "/" : "", name);
}

/// Reads a unit's head. Returns the reader of its program.
static struct reader begin(struct unit *unit, struct reader *reader) {
    unit->version = (unsigned)read_number(reader, 2);
    if (unit->version >= 5) skip(reader, 2);
    uint64_t length = read_number(reader, unit->offset_size);
    struct reader program = *reader;
    skip(&program, length);
    reader->is_broken |= program.is_broken || unit->version < 2 || unit->version > 5;
    unit->minimum_length = (unsigned)read_number(reader, 1);
    if (unit->version >= 4) skip(reader, 1);
    skip(reader, 1);
    unit->line_base = (signed char)read_number(reader, 1);
    unit->line_range = (unsigned)read_number(reader, 1);
    unit->opcode_base = (unsigned)read_number(reader, 1);
    for (unsigned i = 1; i < unit->opcode_base; i++) unit->operand_counts[i] = (unsigned)read_number(reader, 1);
    if (unit->line_range == 0 || unit->opcode_base == 0) reader->is_broken = true;
    read_names(unit, reader);
    program.is_broken = reader->is_broken;
    return program;
}

struct row {
    uint64_t address, file, line;
    bool is_end, is_valid;
};

/// Runs a unit's program up to the row that covers the address. Returns whether there is one. A row without a line
/// between two of the same line, as in the condition of a loop, is of that line.
static bool find_row(struct unit *unit, struct reader *program, uint64_t address, struct row *found) {
    struct row row = {0, 1, 1, false, false}, last = {0}, lined = {0};
    bool is_found = false;
    while (!program->is_broken && program->at < program->end) {
        unsigned opcode = (unsigned)read_number(program, 1);
        bool emits = false, ends = false;
        if (opcode >= unit->opcode_base) {
            unsigned adjusted = opcode - unit->opcode_base;
            row.address += (uint64_t)(adjusted / unit->line_range) * unit->minimum_length;
            row.line += (uint64_t)(int64_t)(unit->line_base + (int)(adjusted % unit->line_range));
            emits = true;
        } else if (opcode == 0) {
            uint64_t length = read_unsigned(program);
            struct reader rest = *program;
            skip(program, length);
            unsigned extended = length ? (unsigned)read_number(&rest, 1) : 0;
            if (extended == 1) emits = ends = true;
            if (extended == 2) row.address = read_number(&rest, length - 1 < 8 ? (size_t)length - 1 : 8);
        } else {
            switch (opcode) {
            case 1: emits = true; break;
            case 2: row.address += read_unsigned(program) * unit->minimum_length; break;
            case 3: row.line += (uint64_t)read_signed(program); break;
            case 4: row.file = read_unsigned(program); break;
            case 8:
                row.address += (uint64_t)((255 - unit->opcode_base) / unit->line_range) * unit->minimum_length;
                break;
            case 9: row.address += read_number(program, 2); break;
            default:
                for (unsigned i = 0; i < unit->operand_counts[opcode]; i++) read_unsigned(program);
            }
        }
        if (!emits) continue;
        if (!is_found && last.is_valid && last.address <= address && address < row.address) {
            *found = last;
            is_found = true;
        }
        if (is_found && (found->line || row.line || ends)) {
            bool is_between = lined.line && !ends && row.line == lined.line && row.file == lined.file;
            if (!found->line && is_between) *found = lined;
            return true;
        }
        last = row;
        if (ends || row.line) lined = ends ? (struct row){0} : row;
        last.is_valid = !ends;
        if (ends) row = (struct row){0, 1, 1, false, false};
    }
    return is_found;
}

struct source_line source_line_at(struct program_file file, uintptr_t address) {
    struct source_line result = {"", 0};
    struct file_part section = program_file_section(file, ".debug_line");
    struct reader whole = {section.start, section.end, section.start == NULL};
    while (!whole.is_broken && whole.at < whole.end) {
        struct unit unit = {.file = file, .offset_size = 4};
        uint64_t length = read_number(&whole, 4);
        if (length == 0xffffffff) {
            unit.offset_size = 8;
            length = read_number(&whole, 8);
        }
        struct reader reader = whole;
        skip(&whole, length);
        if (whole.is_broken) break;
        reader.end = whole.at;
        struct reader program = begin(&unit, &reader);
        struct row row;
        if (program.is_broken || !find_row(&unit, &program, address, &row)) continue;
        // Line 0 marks code that belongs to no line.
        if (row.line) name_file(&unit, row.file, &result);
        if (result.file[0]) result.line = (unsigned)row.line;
        break;
    }
    return result;
}
