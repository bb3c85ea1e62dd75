// The head of a file of sound that comes in pieces: what stands before its packets.

#import "../Format/FileFormat.h"
#import "StreamObject.h"
#include <stdlib.h>
#include <string.h>

/// Packets of a Core Audio file whose sizes are listed.
enum { most_listed = 1 << 20 };

static uint32_t big32_at(const uint8_t *b) {
    return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}
static uint64_t big64_at(const uint8_t *b) { return (uint64_t)big32_at(b) << 32 | big32_at(b + 4); }

bool stream_has_frames(const struct OpaqueAudioFileStreamID *stream) {
    const struct sound_information *information = &stream->information;
    bool is_mpeg = information->format >= kAudioFormatMPEGLayer1 && information->format <= kAudioFormatMPEGLayer3;
    return is_mpeg || information->file == kAudioFileAAC_ADTSType;
}

/// The format is known, and the app hears of it.
static void become_ready(AudioFileStreamID stream) {
    static const AudioFileStreamPropertyID told[] = {
        kAudioFileStreamProperty_FileFormat, kAudioFileStreamProperty_DataFormat, kAudioFileStreamProperty_FormatList,
        kAudioFileStreamProperty_MagicCookieData, kAudioFileStreamProperty_AudioDataByteCount,
        kAudioFileStreamProperty_AudioDataPacketCount, kAudioFileStreamProperty_MaximumPacketSize,
        kAudioFileStreamProperty_DataOffset, kAudioFileStreamProperty_ReadyToProducePackets,
    };
    stream->is_ready = true;
    for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
        if (AudioFileStreamGetPropertyInfo(stream, told[i], NULL, NULL) == 0) stream_tell(stream, told[i]);
    }
}

// MARK: Files in chunks

struct chunk {
    uint32_t kind;
    /// Of its content: where it begins, and how many bytes it says to have.
    size_t begin;
    uint64_t size;
};

enum file_family { family_none, family_wave, family_aiff, family_core_audio };

static enum file_family family_of(const struct OpaqueAudioFileStreamID *stream) {
    const uint8_t *bytes = stream->bytes;
    if (stream->count >= 12 && memcmp(bytes, "RIFF", 4) == 0 && memcmp(bytes + 8, "WAVE", 4) == 0) return family_wave;
    if (stream->count >= 12 && memcmp(bytes, "FORM", 4) == 0 && memcmp(bytes + 8, "AIF", 3) == 0) return family_aiff;
    return stream->count >= 8 && memcmp(bytes, "caff", 4) == 0 ? family_core_audio : family_none;
}

/// Reads the head of the chunk at a place. False if it has not come.
static bool read_chunk(const struct OpaqueAudioFileStreamID *stream, enum file_family family, size_t at,
                       struct chunk *chunk) {
    size_t head = family == family_core_audio ? 12 : 8;
    if (stream->count < head || at > stream->count - head) return false;
    const uint8_t *bytes = stream->bytes + at;
    uint32_t size = big32_at(bytes + 4);
    if (family == family_wave) size = __builtin_bswap32(size);
    *chunk = (struct chunk){big32_at(bytes), at + head, family == family_core_audio ? big64_at(bytes + 4) : size};
    return true;
}

static bool is_data(uint32_t kind) { return kind == 'data' || kind == 'SSND'; }

/// A number of seven bits a byte, the highest first, of which each says if another follows.
static bool take_number(const uint8_t **bytes, const uint8_t *end, uint32_t *number) {
    *number = 0;
    for (int i = 0; i < 5 && *bytes < end; i++) {
        uint8_t byte = *(*bytes)++;
        *number = *number << 7 | (byte & 127);
        if (!(byte & 128)) return true;
    }
    return false;
}

/// The packet table of a Core Audio file, for packets of one number of frames.
static void read_sizes(AudioFileStreamID stream, const uint8_t *content, size_t size) {
    enum { head = 24 };
    if (size < head || stream->sizes || stream->information.frames_per_packet == 0) return;
    uint64_t count = big64_at(content);
    if (count == 0 || count > most_listed || count > size - head) return;
    uint32_t *sizes = malloc((size_t)count * sizeof *sizes);
    const uint8_t *bytes = content + head, *end = content + size;
    for (uint64_t i = 0; sizes && i < count; i++) {
        if (take_number(&bytes, end, &sizes[i])) continue;
        free(sizes);
        sizes = NULL;
    }
    stream->sizes = sizes;
    stream->size_count = sizes ? (size_t)count : 0;
}

static void read_core_audio_chunk(AudioFileStreamID stream, const struct chunk *chunk) {
    const uint8_t *content = stream->bytes + chunk->begin;
    size_t size = (size_t)chunk->size;
    if (chunk->kind == 'pakt') read_sizes(stream, content, size);
    if (chunk->kind != 'kuki' || size == 0 || stream->cookie) return;
    stream->cookie = malloc(size);
    if (stream->cookie == NULL) return;
    memcpy(stream->cookie, content, size);
    stream->cookie_size = size;
}

/// - Parameter head: where the data chunk begins.
static OSStatus read_description(AudioFileStreamID stream, const struct chunk *data, enum file_family family) {
    struct sound_information *information = &stream->information;
    if (!sound_information_read(stream->bytes, stream->count, information) || information->data_offset == 0) {
        return kAudioFileStreamError_InvalidFile;
    }
    // A file that is still being written says that it has no data, or all.
    bool has_end = family == family_core_audio ? (int64_t)data->size > 0 : data->size > 0 && data->size < UINT32_MAX;
    stream->end = has_end && data->size < UINT64_MAX / 2 ? data->begin + data->size : UINT64_MAX;
    information->data_size = has_end ? stream->end - information->data_offset : 0;
    for (size_t at = family == family_core_audio ? 8 : 12; family == family_core_audio && at < data->begin - 12;) {
        struct chunk chunk;
        if (!read_chunk(stream, family, at, &chunk)) break;
        read_core_audio_chunk(stream, &chunk);
        at = chunk.begin + (size_t)chunk.size;
    }
    bool is_known = information->bytes_per_packet || stream->sizes || stream_has_frames(stream);
    return is_known ? 0 : kAudioFileStreamError_NotOptimized;
}

static OSStatus read_chunks(AudioFileStreamID stream, enum file_family family) {
    struct chunk chunk;
    size_t at = family == family_core_audio ? 8 : 12;
    while (read_chunk(stream, family, at, &chunk)) {
        if (is_data(chunk.kind)) {
            // AIFF and Core Audio files have numbers of their own before the sound.
            if (stream->count - chunk.begin < 8) return 0;
            OSStatus status = read_description(stream, &chunk, family);
            if (status) return status;
            if (stream->information.data_offset > stream->count) return 0;
            stream_drop(stream, (size_t)stream->information.data_offset);
            become_ready(stream);
            return 0;
        }
        uint64_t padded = family == family_core_audio ? chunk.size : chunk.size + (chunk.size & 1);
        if (padded > stream->count - chunk.begin) return 0;
        at = chunk.begin + (size_t)padded;
    }
    return 0;
}

// MARK: Files of frames

/// What players put before the frames: names and pictures.
static bool skip_tag(AudioFileStreamID stream) {
    enum { head = 10 };
    if (stream->count < head || memcmp(stream->bytes, "ID3", 3) != 0) return false;
    const uint8_t *b = stream->bytes;
    size_t size = (size_t)(b[6] & 127) << 21 | (size_t)(b[7] & 127) << 14 | (size_t)(b[8] & 127) << 7 | (b[9] & 127);
    size += b[5] & 0x10 ? 2 * head : head;
    size_t there = size < stream->count ? size : stream->count;
    stream_drop(stream, there);
    stream->skipped = size - there;
    return true;
}

static OSStatus read_frames(AudioFileStreamID stream) {
    while (skip_tag(stream)) continue;
    struct sound_information information;
    if (stream->skipped || !sound_information_read_frames(stream->bytes, stream->count, &information)) return 0;
    // Those of AMR have no frames that tell their size.
    if (information.file == 'amrf') return kAudioFileStreamError_UnsupportedFileType;
    stream_drop(stream, (size_t)information.data_offset);
    information.data_offset = stream->place;
    information.data_size = 0;
    stream->information = information;
    become_ready(stream);
    return 0;
}

OSStatus stream_read_head(AudioFileStreamID stream) {
    enum { least = 12 };
    if (stream->count < least) return 0;
    enum file_family family = family_of(stream);
    if (family != family_none) return read_chunks(stream, family);
    // The parts of an MPEG-4 file need not stand in the order in which they are heard.
    if (memcmp(stream->bytes + 4, "ftyp", 4) == 0) return kAudioFileStreamError_NotOptimized;
    return read_frames(stream);
}
