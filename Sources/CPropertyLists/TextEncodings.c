// What bytes a text is written in. Old projects and tables are in Mac OS Roman, some in UTF-16.

#define _GNU_SOURCE
#include "Table.h"
#include <stdlib.h>
#include <string.h>

static const uint16_t mac_roman[128] = {
    0x00C4, 0x00C5, 0x00C7, 0x00C9, 0x00D1, 0x00D6, 0x00DC, 0x00E1, 0x00E0, 0x00E2, 0x00E4, 0x00E3, 0x00E5, 0x00E7,
    0x00E9, 0x00E8, 0x00EA, 0x00EB, 0x00ED, 0x00EC, 0x00EE, 0x00EF, 0x00F1, 0x00F3, 0x00F2, 0x00F4, 0x00F6, 0x00F5,
    0x00FA, 0x00F9, 0x00FB, 0x00FC, 0x2020, 0x00B0, 0x00A2, 0x00A3, 0x00A7, 0x2022, 0x00B6, 0x00DF, 0x00AE, 0x00A9,
    0x2122, 0x00B4, 0x00A8, 0x2260, 0x00C6, 0x00D8, 0x221E, 0x00B1, 0x2264, 0x2265, 0x00A5, 0x00B5, 0x2202, 0x2211,
    0x220F, 0x03C0, 0x222B, 0x00AA, 0x00BA, 0x03A9, 0x00E6, 0x00F8, 0x00BF, 0x00A1, 0x00AC, 0x221A, 0x0192, 0x2248,
    0x2206, 0x00AB, 0x00BB, 0x2026, 0x00A0, 0x00C0, 0x00C3, 0x00D5, 0x0152, 0x0153, 0x2013, 0x2014, 0x201C, 0x201D,
    0x2018, 0x2019, 0x00F7, 0x25CA, 0x00FF, 0x0178, 0x2044, 0x20AC, 0x2039, 0x203A, 0xFB01, 0xFB02, 0x2021, 0x00B7,
    0x201A, 0x201E, 0x2030, 0x00C2, 0x00CA, 0x00C1, 0x00CB, 0x00C8, 0x00CD, 0x00CE, 0x00CF, 0x00CC, 0x00D3, 0x00D4,
    0xF8FF, 0x00D2, 0x00DA, 0x00DB, 0x00D9, 0x0131, 0x02C6, 0x02DC, 0x00AF, 0x02D8, 0x02D9, 0x02DA, 0x00B8, 0x02DD,
    0x02DB, 0x02C7,
};

uint32_t plist_character(const uint8_t *bytes, size_t length, size_t *size) {
    uint8_t first = bytes[0];
    *size = 1;
    if (first < 0x80) return first;
    size_t count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || length < count) return 0xFFFD;
    uint32_t character = first & (0x7Fu >> count);
    for (size_t i = 1; i < count; i++) {
        if ((bytes[i] & 0xC0) != 0x80) return 0xFFFD;
        character = character << 6 | (bytes[i] & 0x3F);
    }
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    bool is_surrogate = character >= 0xD800 && character <= 0xDFFF;
    if (character < least[count] || character > 0x10FFFF || is_surrogate) return 0xFFFD;
    *size = count;
    return character;
}

void buffer_append_character(struct buffer *buffer, uint32_t character) {
    if ((character >= 0xD800 && character <= 0xDFFF) || character > 0x10FFFF) character = 0xFFFD;
    if (character < 0x80) {
        buffer_append_byte(buffer, (uint8_t)character);
        return;
    }
    int more = character < 0x800 ? 1 : character < 0x10000 ? 2 : 3;
    static const uint8_t marks[] = {0, 0xC0, 0xE0, 0xF0};
    buffer_append_byte(buffer, (uint8_t)(marks[more] | character >> 6 * more));
    while (more-- > 0) buffer_append_byte(buffer, 0x80 | (character >> 6 * more & 0x3F));
}

size_t plist_line(struct line_counter *counter, const uint8_t *bytes, size_t length, size_t place) {
    // Places only go back when a mistake is told.
    if (place < counter->place || counter->line == 0) *counter = (struct line_counter){0, 1};
    for (; counter->place < place; counter->place++) {
        size_t next = counter->place + 1;
        bool is_pair = bytes[counter->place] == '\r' && next < length && bytes[next] == '\n';
        if ((bytes[counter->place] == '\n' || bytes[counter->place] == '\r') && !is_pair) counter->line++;
    }
    return counter->line;
}

static bool is_utf8(const uint8_t *bytes, size_t length) {
    for (size_t place = 0, size; place < length; place += size) {
        size = 1;
        if (bytes[place] < 0x80) continue;
        uint32_t character = plist_character(bytes + place, length - place, &size);
        if (character == 0xFFFD && size == 1) return false;
    }
    return true;
}

static void append_utf16(struct buffer *buffer, const uint8_t *bytes, size_t length, int high) {
    for (size_t place = 0; place + 1 < length; place += 2) {
        uint32_t unit = (uint32_t)bytes[place + !high] << 8 | bytes[place + high];
        if (unit >= 0xD800 && unit < 0xDC00 && place + 3 < length) {
            uint32_t second = (uint32_t)bytes[place + 2 + !high] << 8 | bytes[place + 2 + high];
            if (second >= 0xDC00 && second < 0xE000) {
                unit = 0x10000 + ((unit - 0xD800) << 10) + (second - 0xDC00);
                place += 2;
            }
        }
        if (unit != 0xFEFF || place > 0) buffer_append_character(buffer, unit);
    }
}

/// Whether XML says that it is in Latin 1.
static bool is_latin1(const uint8_t *bytes, size_t length) {
    const uint8_t *end = memchr(bytes, '>', length);
    if (length < 5 || memcmp(bytes, "<?xml", 5) != 0 || end == NULL) return false;
    return memmem(bytes, (size_t)(end - bytes), "8859-1", 6) != NULL;
}

uint8_t *plist_utf8(const void *start, size_t *count) {
    const uint8_t *bytes = start;
    size_t length = *count;
    struct buffer buffer = {0};
    bool has_two = length >= 2;
    if (length >= 3 && memcmp(bytes, "\xEF\xBB\xBF", 3) == 0) {
        bytes += 3;
        length -= 3;
        has_two = false;
    }
    // Some room for none at all.
    buffer_append_byte(&buffer, 0);
    buffer.count = 0;
    if (has_two && ((bytes[0] == 0xFE && bytes[1] == 0xFF) || (bytes[0] == 0 && bytes[1]))) {
        append_utf16(&buffer, bytes, length, 1);
    } else if (has_two && ((bytes[0] == 0xFF && bytes[1] == 0xFE) || (bytes[0] && bytes[1] == 0))) {
        append_utf16(&buffer, bytes, length, 0);
    } else if (is_utf8(bytes, length)) {
        buffer_append(&buffer, bytes, length);
    } else {
        bool is_latin = is_latin1(bytes, length);
        for (size_t i = 0; i < length; i++) {
            bool is_plain = is_latin || bytes[i] < 0x80;
            buffer_append_character(&buffer, is_plain ? bytes[i] : mac_roman[bytes[i] - 0x80]);
        }
    }
    if (buffer.has_failed) {
        free(buffer.bytes);
        return NULL;
    }
    *count = buffer.count;
    return buffer.bytes;
}
