// Reads MPEG-4 files: nested boxes (ISO/IEC 14496-12). The format is that of the first audio track.

#include "../Decoding/CodecConfiguration.h"
#include "SoundBytes.h"
#include "SoundInformation.h"

struct box {
    uint32_t kind;
    const uint8_t *content;
    size_t size;
};

/// Reads the first box and advances `bytes` and `count` past it. Returns false if there is no complete box.
static bool take_box(const uint8_t **bytes, size_t *count, struct box *box) {
    if (*count < 8) return false;
    uint64_t size = big32(*bytes);
    size_t head = 8;
    if (size == 1) {
        if (*count < 16) return false;
        size = big64(*bytes + 8);
        head = 16;
    } else if (size == 0) {
        size = *count;
    }
    if (size < head || size > *count) return false;
    *box = (struct box){big32(*bytes + 4), *bytes + head, (size_t)size - head};
    *bytes += size;
    *count -= (size_t)size;
    return true;
}

static bool find_box(const struct box *parent, uint32_t kind, struct box *box) {
    const uint8_t *bytes = parent->content;
    size_t count = parent->size;
    while (take_box(&bytes, &count, box)) {
        if (box->kind == kind) return true;
    }
    return false;
}

/// What an AudioSpecificConfig (ISO/IEC 14496-3) says: the description of the entry says two channels for all of AAC.
static void read_configuration(const uint8_t *bytes, size_t count, struct sound_information *information) {
    enum { rate_follows = 15, rate_bits = 24 };
    if (count < 2) return;
    uint32_t head = (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (count > 2 ? bytes[2] << 8 : 0);
    uint32_t profile = head >> 27, frequency = head >> 23 & 15, channels = head >> 19 & 15;
    // Rare ones, whose fields stand elsewhere, are taken as the entry has them.
    if (profile == 31 || frequency == rate_follows || channels == 0 || channels > 7) return;
    information->channels = channels == 7 ? 8 : channels;
    information->frames_per_packet = 1024;
}

/// The boxes behind the entry's fields.
static void read_entry(const uint8_t *entry, size_t count, struct sound_information *information) {
    enum { fields = 36, version = 4, lossless_frames = 4 };
    uint8_t bytes[codec_configuration_size];
    struct box all = {0, entry + fields, count - fields}, own;
    if (find_box(&all, 'esds', &own) && own.size > version && own.content[version] == 3) {
        size_t size = codec_configuration_make('aac ', 0, 0, own.content + version, own.size - version, bytes);
        read_configuration(bytes, size, information);
    } else if (information->format == 'alac' && find_box(&all, 'alac', &own) && own.size >= version + lossless_frames) {
        information->frames_per_packet = big32(own.content + version);
    }
}

static bool read_track(const struct box *track, struct sound_information *information) {
    struct box media, handler, head, part, table, descriptions;
    if (!find_box(track, 'mdia', &media) || !find_box(&media, 'hdlr', &handler) || handler.size < 12) return false;
    if (big32(handler.content + 8) != 'soun') return false;
    if (!find_box(&media, 'mdhd', &head) || head.size < 24) return false;
    bool is_long = head.content[0] == 1;
    if (is_long && head.size < 32) return false;
    double scale = big32(head.content + (is_long ? 20 : 12));
    double length = is_long ? (double)big64(head.content + 24) : big32(head.content + 16);
    if (scale <= 0) return false;
    information->duration = length / scale;
    information->rate = scale;
    information->file = 'm4af';
    information->format = 'aac ';
    information->channels = 2;
    if (!find_box(&media, 'minf', &part) || !find_box(&part, 'stbl', &table)) return true;
    if (!find_box(&table, 'stsd', &descriptions) || descriptions.size < 8 + 36) return true;
    const uint8_t *entry = descriptions.content + 8;
    uint32_t kind = big32(entry + 4);
    information->format = kind == 'mp4a' ? 'aac ' : kind;
    information->channels = big16(entry + 24);
    uint32_t rate = big32(entry + 32) >> 16;
    if (rate > 0) information->rate = rate;
    uint32_t size = big32(entry);
    if (size >= 36 && size <= descriptions.size - 8) read_entry(entry, size, information);
    return true;
}

bool sound_information_read_boxes(const uint8_t *bytes, size_t count, struct sound_information *information) {
    if (count < 8 || big32(bytes + 4) != 'ftyp') return false;
    struct box file = {0, bytes, count}, movie, track;
    if (!find_box(&file, 'moov', &movie)) return false;
    const uint8_t *rest = movie.content;
    size_t left = movie.size;
    while (take_box(&rest, &left, &track)) {
        if (track.kind == 'trak' && read_track(&track, information)) return true;
    }
    return false;
}
