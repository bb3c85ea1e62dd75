// Puts the tables of a film before its samples, after ISO/IEC 14496-12: all offsets in them grow by their size.

#include "FilmWriter.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/// Tables that are larger are none, and boxes within each other go no deeper.
enum { largest_tables = 1 << 28, deepest = 8, block = 1 << 20 };

static bool read_at(int descriptor, void *bytes, size_t count, uint64_t offset) {
    for (size_t done = 0; done < count;) {
        ssize_t there = pread(descriptor, (char *)bytes + done, count - done, (off_t)(offset + done));
        if (there < 0 && errno == EINTR) continue;
        if (there <= 0) return false;
        done += (size_t)there;
    }
    return true;
}

static bool write_at(int descriptor, const void *bytes, size_t count, uint64_t offset) {
    for (size_t done = 0; done < count;) {
        ssize_t there = pwrite(descriptor, (const char *)bytes + done, count - done, (off_t)(offset + done));
        if (there < 0 && errno == EINTR) continue;
        if (there <= 0) return false;
        done += (size_t)there;
    }
    return true;
}

static uint64_t big(const uint8_t *bytes, int count) {
    uint64_t number = 0;
    for (int i = 0; i < count; i++) number = number << 8 | bytes[i];
    return number;
}

static void set_big(uint8_t *bytes, int count, uint64_t number) {
    for (int i = count - 1; i >= 0; i--, number >>= 8) bytes[i] = (uint8_t)number;
}

/// Adds to each offset of a table. False if one does not fit any more.
static bool move_offsets(uint8_t *table, size_t size, int width, uint64_t by) {
    uint64_t count = size >= 8 ? big(table + 4, 4) : 0;
    if (count > (size - 8) / (size_t)width) return false;
    for (uint64_t i = 0; i < count; i++) {
        uint8_t *place = table + 8 + i * (uint64_t)width;
        uint64_t offset = big(place, width) + by;
        if (width == 4 && offset > UINT32_MAX) return false;
        set_big(place, width, offset);
    }
    return true;
}

static bool move_boxes(uint8_t *bytes, size_t size, uint64_t by, int depth) {
    for (size_t place = 0; place + 8 <= size;) {
        uint64_t length = big(bytes + place, 4), kind = big(bytes + place + 4, 4);
        if (length < 8 || length > size - place) return false;
        uint8_t *inside = bytes + place + 8;
        size_t room = (size_t)length - 8;
        bool is_fine = true;
        if (kind == 'stco') is_fine = move_offsets(inside, room, 4, by);
        if (kind == 'co64') is_fine = move_offsets(inside, room, 8, by);
        bool holds_boxes = kind == 'trak' || kind == 'mdia' || kind == 'minf' || kind == 'stbl';
        if (holds_boxes) is_fine = depth < deepest && move_boxes(inside, room, by, depth + 1);
        if (!is_fine) return false;
        place += (size_t)length;
    }
    return true;
}

/// Moves what lies between two places up, the last of it first.
static bool shift(int descriptor, uint64_t from, uint64_t to, uint64_t by) {
    uint8_t *bytes = malloc(block);
    if (bytes == NULL) return false;
    bool is_fine = true;
    while (is_fine && to > from) {
        size_t piece = to - from < block ? (size_t)(to - from) : block;
        to -= piece;
        is_fine = read_at(descriptor, bytes, piece, to) && write_at(descriptor, bytes, piece, to + by);
    }
    free(bytes);
    return is_fine;
}

bool film_put_tables_first(int descriptor) {
    struct stat status;
    if (fstat(descriptor, &status)) return false;
    uint64_t size = (uint64_t)status.st_size, samples = 0;
    for (uint64_t place = 0; place + 16 <= size;) {
        uint8_t head[16];
        if (!read_at(descriptor, head, sizeof head, place)) return false;
        uint64_t length = big(head, 4), kind = big(head + 4, 4);
        if (length == 1) length = big(head + 8, 8);
        if (length < 8 || length > size - place || kind == 'moof') return false;
        // Whatever stands behind the file's type is moved up.
        if (kind != 'ftyp' && samples == 0) samples = place;
        bool is_last = place + length == size;
        if (kind == 'moov' && (samples == place || !is_last || length > largest_tables)) return false;
        if (kind == 'moov') {
            uint8_t *tables = malloc((size_t)length);
            bool is_fine = tables && read_at(descriptor, tables, (size_t)length, place) &&
                           move_boxes(tables + 8, (size_t)length - 8, length, 0) &&
                           shift(descriptor, samples, place, length) &&
                           write_at(descriptor, tables, (size_t)length, samples);
            free(tables);
            return is_fine;
        }
        place += length;
    }
    return false;
}
