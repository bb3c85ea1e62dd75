#import "FileHead.h"
#include <math.h>
#include <string.h>

/// A head that is being written.
struct head {
    uint8_t *bytes;
    size_t count;
};

static void put_big(struct head *head, uint64_t number, int size) {
    for (int i = size - 1; i >= 0; i--) head->bytes[head->count++] = (uint8_t)(number >> 8 * i);
}

static void put_little(struct head *head, uint64_t number, int size) {
    for (int i = 0; i < size; i++) head->bytes[head->count++] = (uint8_t)(number >> 8 * i);
}

static void put_double(struct head *head, double number) {
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    put_big(head, bits, 8);
}

/// A number of 80 bits: sign and exponent of 15 bits, then 64 bits of which the highest is the whole part.
static void put_extended(struct head *head, double number) {
    int exponent = 0;
    double part = frexp(number, &exponent);
    put_big(head, (uint64_t)(exponent - 1 + 16383), 2);
    put_big(head, (uint64_t)ldexp(part, 64), 8);
}

// MARK: Formats

static bool has_flag(const AudioStreamBasicDescription *format, UInt32 flag) { return format->mFormatFlags & flag; }

/// Linear samples one behind the other, without unused bits.
static bool is_plain(const AudioStreamBasicDescription *format) {
    if (format->mFormatID != kAudioFormatLinearPCM || format->mFramesPerPacket != 1) return false;
    if (has_flag(format, kAudioFormatFlagIsNonInterleaved) && format->mChannelsPerFrame > 1) return false;
    UInt32 bits = format->mBitsPerChannel, channels = format->mChannelsPerFrame;
    bool is_float = has_flag(format, kAudioFormatFlagIsFloat);
    bool is_known = is_float ? bits == 32 || bits == 64 : bits == 8 || bits == 16 || bits == 24 || bits == 32;
    return is_known && channels >= 1 && channels <= 8 && format->mBytesPerPacket == bits / 8 * channels;
}

static bool is_law(const AudioStreamBasicDescription *format) {
    bool has_name = format->mFormatID == kAudioFormatULaw || format->mFormatID == kAudioFormatALaw;
    return has_name && format->mChannelsPerFrame >= 1 && format->mBytesPerPacket == format->mChannelsPerFrame;
}

/// Packets of 34 bytes for each channel, which have 64 frames.
static bool is_ima4(const AudioStreamBasicDescription *format) {
    UInt32 channels = format->mChannelsPerFrame;
    return format->mFormatID == kAudioFormatAppleIMA4 && channels >= 1 && channels <= 2 &&
           format->mFramesPerPacket == 64 && format->mBytesPerPacket == 34 * channels;
}

bool file_head_lists_packets(AudioFileTypeID type, const AudioStreamBasicDescription *format) {
    bool is_known = format->mFormatID == kAudioFormatMPEG4AAC || format->mFormatID == kAudioFormatAppleLossless;
    return type == kAudioFileCAFType && is_known && format->mBytesPerPacket == 0 && format->mFramesPerPacket > 0 &&
           format->mChannelsPerFrame >= 1 && format->mChannelsPerFrame <= 8;
}

/// The kind of compression of AIFF-C; 0 for none that it has.
static uint32_t aifc_kind(const AudioStreamBasicDescription *format) {
    if (is_law(format) || is_ima4(format)) return format->mFormatID;
    if (!is_plain(format)) return 0;
    bool is_big = has_flag(format, kAudioFormatFlagIsBigEndian) || format->mBitsPerChannel == 8;
    if (has_flag(format, kAudioFormatFlagIsFloat)) return !is_big ? 0 : format->mBitsPerChannel == 32 ? 'fl32' : 'fl64';
    if (!has_flag(format, kAudioFormatFlagIsSignedInteger)) return 0;
    return is_big ? 'NONE' : format->mBitsPerChannel == 16 ? 'sowt' : 0;
}

bool file_head_takes(AudioFileTypeID type, const AudioStreamBasicDescription *format) {
    bool is_float = has_flag(format, kAudioFormatFlagIsFloat), is_narrow = format->mBitsPerChannel == 8;
    bool is_signed = has_flag(format, kAudioFormatFlagIsSignedInteger);
    bool is_big = has_flag(format, kAudioFormatFlagIsBigEndian);
    if (!(format->mSampleRate >= 1 && format->mSampleRate <= 4e6)) return false;
    switch (type) {
    case kAudioFileWAVEType:
        return is_law(format) || (is_plain(format) && (is_narrow || !is_big) && (is_float || is_signed != is_narrow));
    case kAudioFileAIFFType: return aifc_kind(format) == 'NONE';
    case kAudioFileAIFCType: return aifc_kind(format) != 0;
    case kAudioFileCAFType:
        return is_law(format) || is_ima4(format) || file_head_lists_packets(type, format) ||
               (is_plain(format) && (is_float || is_signed));
    default: return false;
    }
}

uint64_t file_head_largest_size(AudioFileTypeID type) {
    return type == kAudioFileCAFType ? 1ull << 40 : UINT32_MAX - largest_file_head;
}

// MARK: Heads

static void write_wave(struct head *head, const AudioStreamBasicDescription *format, uint64_t size) {
    bool is_float = has_flag(format, kAudioFormatFlagIsFloat) && !is_law(format);
    uint32_t tag = format->mFormatID == kAudioFormatULaw ? 7 : format->mFormatID == kAudioFormatALaw ? 6 : is_float ? 3 : 1;
    UInt32 block = format->mBytesPerPacket, rate = (UInt32)lrint(format->mSampleRate);
    put_big(head, 'RIFF', 4);
    put_little(head, 36 + size + (size & 1), 4);
    put_big(head, 'WAVE', 4);
    put_big(head, 'fmt ', 4);
    put_little(head, 16, 4);
    put_little(head, tag, 2);
    put_little(head, format->mChannelsPerFrame, 2);
    put_little(head, rate, 4);
    put_little(head, (uint64_t)rate * block, 4);
    put_little(head, block, 2);
    put_little(head, is_law(format) ? 8 : format->mBitsPerChannel, 2);
    put_big(head, 'data', 4);
    put_little(head, size, 4);
}

static void write_aiff(struct head *head, const AudioStreamBasicDescription *format, uint64_t size, bool is_compressed) {
    enum { version_chunk = 12, description = 18, compression = 6, version = 0xA2805140 };
    uint64_t common = description + (is_compressed ? compression : 0);
    uint64_t frames = size / format->mBytesPerPacket;
    put_big(head, 'FORM', 4);
    put_big(head, 4 + (is_compressed ? version_chunk : 0) + 8 + common + 16 + size + (size & 1), 4);
    put_big(head, is_compressed ? 'AIFC' : 'AIFF', 4);
    if (is_compressed) {
        put_big(head, 'FVER', 4);
        put_big(head, 4, 4);
        put_big(head, version, 4);
    }
    put_big(head, 'COMM', 4);
    put_big(head, common, 4);
    put_big(head, format->mChannelsPerFrame, 2);
    put_big(head, frames, 4);
    put_big(head, format->mFormatID == kAudioFormatLinearPCM ? format->mBitsPerChannel : 16, 2);
    put_extended(head, format->mSampleRate);
    if (is_compressed) {
        put_big(head, aifc_kind(format), 4);
        // An empty name.
        put_big(head, 0, 2);
    }
    put_big(head, 'SSND', 4);
    put_big(head, 8 + size, 4);
    put_big(head, 0, 8);
}

static void write_core_audio(struct head *head, const AudioStreamBasicDescription *format, uint64_t size) {
    // Its own flags: floating point, little endian.
    bool is_linear = format->mFormatID == kAudioFormatLinearPCM;
    uint32_t order = has_flag(format, kAudioFormatFlagIsBigEndian) ? 0 : 2;
    // Those of compressed formats are as Core Audio's.
    uint32_t flags = is_linear ? has_flag(format, kAudioFormatFlagIsFloat) | order : is_law(format) ? 0 : format->mFormatFlags;
    put_big(head, 'caff', 4);
    put_big(head, 0x00010000, 4);
    put_big(head, 'desc', 4);
    put_big(head, 32, 8);
    put_double(head, format->mSampleRate);
    put_big(head, format->mFormatID, 4);
    put_big(head, flags, 4);
    put_big(head, format->mBytesPerPacket, 4);
    put_big(head, is_linear || is_law(format) ? 1 : format->mFramesPerPacket, 4);
    put_big(head, format->mChannelsPerFrame, 4);
    put_big(head, is_law(format) ? 8 : is_linear ? format->mBitsPerChannel : 0, 4);
    put_big(head, 'data', 4);
    put_big(head, 4 + size, 8);
    put_big(head, 0, 4);
}

size_t file_head_write(AudioFileTypeID type, const AudioStreamBasicDescription *format, uint64_t size,
                       uint8_t bytes[largest_file_head]) {
    struct head head = {bytes, 0};
    switch (type) {
    case kAudioFileWAVEType: write_wave(&head, format, size); break;
    case kAudioFileAIFFType: write_aiff(&head, format, size, false); break;
    case kAudioFileAIFCType: write_aiff(&head, format, size, true); break;
    default: write_core_audio(&head, format, size);
    }
    return head.count;
}
