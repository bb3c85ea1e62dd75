// Whether a file that still comes can be played: the boxes of MPEG-4 files (ISO/IEC 14496-12).

#include "Film.h"

/// The bytes behind the tables that must be there, too: some pictures to begin with.
enum { first_samples = 65536 };

static uint64_t big(const uint8_t *bytes, int count) {
    uint64_t number = 0;
    for (int i = 0; i < count; i++) number = number << 8 | bytes[i];
    return number;
}

bool film_can_begin(const uint8_t *bytes, size_t received, size_t count) {
    uint64_t place = 0;
    bool has_tables = false;
    while (place + 16 <= received) {
        uint64_t size = big(bytes + place, 4), kind = big(bytes + place + 4, 4);
        if (place == 0 && kind != 'ftyp') return false;
        if (size == 1) size = big(bytes + place + 8, 8);
        if (size < 8 || size > count - place) return false;
        bool is_whole = size <= received - place;
        has_tables = has_tables || (kind == 'moov' && is_whole);
        if (has_tables && kind == 'mdat') {
            uint64_t wanted = size < first_samples ? size : first_samples;
            return wanted <= received - place;
        }
        // Tables behind the samples come last of all.
        if (!is_whole) return false;
        place += size;
    }
    return false;
}
