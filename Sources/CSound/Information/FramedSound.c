// Reads files without a header, which consist of frames: MPEG audio (ISO/IEC 11172-3, 13818-3), AAC in ADTS (ISO/IEC
// 13818-7) and AMR (RFC 4867).

#include "SoundBytes.h"
#include "SoundInformation.h"

struct frame {
    /// The size of the frame with its header, in bytes.
    size_t size;
    uint32_t samples, rate, channels, format;
    /// The offset at which some encoders put a Xing header, with the number of frames, into the first frame.
    size_t side_information;
};

/// - Returns: false if no MPEG audio frame begins here.
static bool read_mpeg_frame(const uint8_t *b, size_t count, struct frame *frame) {
    static const uint16_t rates[3] = {44100, 48000, 32000};
    // Kilobits per second, by version (1, then 2) and layer.
    static const uint16_t bit_rates[2][3][15] = {
        {{0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448},
         {0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384},
         {0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320}},
        {{0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256},
         {0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160},
         {0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160}}};
    if (count < 4 || b[0] != 0xFF || (b[1] & 0xE0) != 0xE0) return false;
    int version = b[1] >> 3 & 3, layer = 4 - (b[1] >> 1 & 3), bit_rate = b[2] >> 4, rate = b[2] >> 2 & 3;
    if (version == 1 || layer == 4 || bit_rate == 0 || bit_rate == 15 || rate == 3) return false;
    bool is_first_version = version == 3, is_mono = b[3] >> 6 == 3;
    uint32_t padding = b[2] >> 1 & 1;
    frame->rate = (uint32_t)rates[rate] >> (is_first_version ? 0 : version == 2 ? 1 : 2);
    frame->channels = is_mono ? 1 : 2;
    frame->format = (uint32_t)'.mp0' + (uint32_t)layer;
    uint32_t bits = bit_rates[!is_first_version][layer - 1][bit_rate] * 1000u;
    if (layer == 1) {
        frame->samples = 384;
        frame->size = (12 * bits / frame->rate + padding) * 4;
    } else {
        frame->samples = layer == 3 && !is_first_version ? 576 : 1152;
        frame->size = frame->samples / 8 * bits / frame->rate + padding;
    }
    frame->side_information = 4 + (is_first_version ? (is_mono ? 17 : 32) : is_mono ? 9 : 17);
    return frame->size > 4;
}

static bool read_adts_frame(const uint8_t *b, size_t count, struct frame *frame) {
    static const uint32_t rates[] = {96000, 88200, 64000, 48000, 44100, 32000, 24000,
                                     22050, 16000, 12000, 11025, 8000,  7350};
    if (count < 7 || b[0] != 0xFF || (b[1] & 0xF6) != 0xF0) return false;
    size_t rate = b[2] >> 2 & 15;
    if (rate >= sizeof rates / sizeof *rates) return false;
    frame->rate = rates[rate];
    frame->channels = (b[2] & 1u) << 2 | b[3] >> 6;
    frame->size = (size_t)(b[3] & 3) << 11 | (size_t)b[4] << 3 | b[5] >> 5;
    frame->samples = 1024u * ((b[6] & 3u) + 1);
    frame->format = 'aac ';
    frame->side_information = 0;
    return frame->size > 7;
}

size_t sound_frame_size(const uint8_t *bytes, size_t count, uint32_t format) {
    struct frame frame;
    return (format == 'aac ' ? read_adts_frame : read_mpeg_frame)(bytes, count, &frame) ? frame.size : 0;
}

bool sound_frame_read(const uint8_t *bytes, size_t count, uint32_t format, struct sound_frame *result) {
    struct frame frame;
    bool is_adts = format == 'aac ';
    if (!(is_adts ? read_adts_frame : read_mpeg_frame)(bytes, count, &frame) || frame.size > count) return false;
    // ADTS has a checksum of two bytes unless a flag says that it is absent.
    size_t header = is_adts ? (bytes[1] & 1 ? 7 : 9) : 0;
    if (frame.size < header) return false;
    *result = (struct sound_frame){frame.size, header, frame.samples};
    return true;
}

/// The number of frames from a Xing, Info or VBRI header in the first frame; 0 if there is none.
static uint32_t told_frames(const uint8_t *b, size_t count, const struct frame *frame) {
    const uint8_t *head = b + frame->side_information;
    if (frame->format != '.mp3' || frame->size > count) return 0;
    if (frame->side_information + 12 <= frame->size && (memcmp(head, "Xing", 4) == 0 || memcmp(head, "Info", 4) == 0)) {
        return head[7] & 1 ? big32(head + 8) : 0;
    }
    if (frame->size >= 36 + 18 && memcmp(b + 36, "VBRI", 4) == 0) return big32(b + 36 + 14);
    return 0;
}

static bool read_amr(const uint8_t *bytes, size_t count, struct sound_information *information) {
    static const uint8_t sizes[16] = {13, 14, 16, 18, 20, 21, 27, 32, 6, 1, 1, 1, 1, 1, 1, 1};
    size_t frames = 0;
    for (size_t at = 6; at < count; at += sizes[bytes[at] >> 3 & 15]) frames++;
    *information = (struct sound_information){
        .file = 'amrf', .format = 'samr', .rate = 8000, .channels = 1, .duration = (double)frames * 0.02,
        .frames_per_packet = 160, .data_offset = 6, .data_size = count - 6};
    return true;
}

bool sound_information_read_frames(const uint8_t *bytes, size_t count, struct sound_information *information) {
    if (count > 6 && memcmp(bytes, "#!AMR\n", 6) == 0) return read_amr(bytes, count, information);
    size_t at = 0;
    if (count >= 10 && memcmp(bytes, "ID3", 3) == 0) {
        size_t size = (size_t)(bytes[6] & 127) << 21 | (bytes[7] & 127) << 14 | (bytes[8] & 127) << 7 | (bytes[9] & 127);
        at = 10 + size + (bytes[5] & 0x10 ? 10 : 0);
    }
    // Skip stray bytes before the first frame. A position counts only if a second frame follows directly.
    struct frame frame = {0}, next;
    bool (*read)(const uint8_t *, size_t, struct frame *) = NULL;
    for (size_t limit = at + 65536; at < count && at < limit; at++) {
        read = read_mpeg_frame(bytes + at, count - at, &frame)   ? read_mpeg_frame
               : read_adts_frame(bytes + at, count - at, &frame) ? read_adts_frame
                                                                 : NULL;
        if (read && frame.size <= count - at &&
            (frame.size == count - at || read(bytes + at + frame.size, count - at - frame.size, &next))) {
            break;
        }
        read = NULL;
    }
    if (read == NULL) return false;
    *information = (struct sound_information){
        .file = frame.format == 'aac ' ? 'adts' : 'MPG0' + (frame.format - '.mp0'), .format = frame.format,
        .rate = frame.rate, .channels = frame.channels, .frames_per_packet = frame.samples, .data_offset = at,
        .data_size = count - at};
    double samples = (double)told_frames(bytes + at, count - at, &frame) * frame.samples;
    if (samples == 0) {
        while (at < count && read(bytes + at, count - at, &next)) {
            samples += next.samples;
            at += next.size;
        }
    }
    information->duration = samples / frame.rate;
    return true;
}
