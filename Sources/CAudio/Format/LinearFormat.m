#import "LinearFormat.h"
#include <math.h>
#include <string.h>

enum { most_channels = 8 };

bool linear_format_has_planes(const AudioStreamBasicDescription *format) {
    return (format->mFormatFlags & kAudioFormatFlagIsNonInterleaved) && format->mChannelsPerFrame > 1;
}

static uint32_t sample_size(const AudioStreamBasicDescription *format) {
    uint32_t channels = linear_format_has_planes(format) ? 1 : format->mChannelsPerFrame;
    return channels ? format->mBytesPerFrame / channels : 0;
}

uint32_t linear_format_frame_size(const AudioStreamBasicDescription *format) { return format->mBytesPerFrame; }

bool linear_format_is_supported(const AudioStreamBasicDescription *format) {
    if (format->mFormatID != kAudioFormatLinearPCM || format->mFramesPerPacket != 1) return false;
    if (format->mChannelsPerFrame < 1 || format->mChannelsPerFrame > most_channels) return false;
    if (!(format->mSampleRate >= 100 && format->mSampleRate <= 400000)) return false;
    uint32_t size = sample_size(format), bits = format->mBitsPerChannel;
    uint32_t channels = linear_format_has_planes(format) ? 1 : format->mChannelsPerFrame;
    if (size * channels != format->mBytesPerFrame || format->mBytesPerPacket != format->mBytesPerFrame) return false;
    if (format->mFormatFlags & kAudioFormatFlagIsFloat) return (bits == 32 && size == 4) || (bits == 64 && size == 8);
    return (bits == 8 && size == 1) || (bits == 16 && size == 2) || (bits == 24 && (size == 3 || size == 4)) ||
           (bits == 32 && size == 4);
}

/// The bits behind the point of fixed-point numbers; 0 for whole numbers. On the phone 8.24 is canonical for units.
static uint32_t fraction_bits(const AudioStreamBasicDescription *format) {
    return (format->mFormatFlags & kLinearPCMFormatFlagsSampleFractionMask) >> kLinearPCMFormatFlagsSampleFractionShift;
}

// MARK: One sample

static int16_t limited(double value) {
    if (!(value == value)) return 0;
    double rounded = rint(value);
    return (int16_t)(rounded > 32767 ? 32767 : rounded < -32768 ? -32768 : rounded);
}

static uint64_t bits_of(const uint8_t *bytes, uint32_t size, bool is_big) {
    uint64_t bits = 0;
    for (uint32_t i = 0; i < size; i++) bits |= (uint64_t)bytes[is_big ? size - 1 - i : i] << 8 * i;
    return bits;
}

static int16_t read_sample(const AudioStreamBasicDescription *format, const uint8_t *bytes, uint32_t size) {
    UInt32 flags = format->mFormatFlags;
    uint64_t bits = bits_of(bytes, size, flags & kAudioFormatFlagIsBigEndian);
    if (flags & kAudioFormatFlagIsFloat) {
        if (size == 4) {
            uint32_t narrow = (uint32_t)bits;
            float value;
            memcpy(&value, &narrow, sizeof value);
            return limited((double)value * 32768);
        }
        double value;
        memcpy(&value, &bits, sizeof value);
        return limited(value * 32768);
    }
    // To the top of 32 bits, from which the highest 16 count.
    uint32_t width = format->mBitsPerChannel < size * 8 && !(flags & kAudioFormatFlagIsAlignedHigh)
                         ? format->mBitsPerChannel : size * 8;
    int32_t top = (int32_t)((uint32_t)bits << (32 - width));
    if (!(flags & kAudioFormatFlagIsSignedInteger)) top ^= INT32_MIN;
    uint32_t fraction = fraction_bits(format);
    return fraction ? limited((double)top / (double)(1u << (fraction + 32 - width)) * 32768) : (int16_t)(top >> 16);
}

static void write_sample(const AudioStreamBasicDescription *format, uint8_t *bytes, uint32_t size, int16_t sample) {
    UInt32 flags = format->mFormatFlags;
    uint64_t bits = 0;
    if (flags & kAudioFormatFlagIsFloat) {
        double wide = sample / 32768.0;
        float narrow = (float)wide;
        if (size == 4) memcpy(&bits, &narrow, sizeof narrow);
        else memcpy(&bits, &wide, sizeof wide);
    } else {
        uint32_t width = format->mBitsPerChannel < size * 8 && !(flags & kAudioFormatFlagIsAlignedHigh)
                             ? format->mBitsPerChannel : size * 8;
        uint32_t fraction = fraction_bits(format);
        int32_t top = fraction ? (int32_t)(sample * (double)(1u << (fraction + 32 - width)) / 32768)
                               : (int32_t)((uint32_t)(uint16_t)sample << 16);
        if (!(flags & kAudioFormatFlagIsSignedInteger)) top ^= INT32_MIN;
        bits = (uint64_t)(int64_t)(top >> (32 - width));
    }
    for (uint32_t i = 0; i < size; i++) {
        bytes[flags & kAudioFormatFlagIsBigEndian ? size - 1 - i : i] = (uint8_t)(bits >> 8 * i);
    }
}

// MARK: Frames

void linear_format_read(const AudioStreamBasicDescription *format, const void *const *planes, int16_t *frames,
                        int64_t count) {
    uint32_t size = sample_size(format), stride = format->mBytesPerFrame, channels = format->mChannelsPerFrame;
    bool has_planes = linear_format_has_planes(format);
    for (int64_t i = 0; i < count; i++) {
        int sums[2] = {0, 0};
        for (uint32_t c = 0; c < channels; c++) {
            const uint8_t *base = has_planes ? planes[c] : (const uint8_t *)planes[0] + c * size;
            int sample = read_sample(format, base + i * stride, size);
            if (channels == 1) sums[0] = sums[1] = sample;
            else if (c < 2) sums[c] += sample;
            else sums[0] += sample / 2, sums[1] += sample / 2;
        }
        frames[i * 2] = limited(sums[0]);
        frames[i * 2 + 1] = limited(sums[1]);
    }
}

void linear_format_write(const AudioStreamBasicDescription *format, void *const *planes, const int16_t *frames,
                         int64_t count) {
    uint32_t size = sample_size(format), stride = format->mBytesPerFrame, channels = format->mChannelsPerFrame;
    bool has_planes = linear_format_has_planes(format);
    for (int64_t i = 0; i < count; i++) {
        for (uint32_t c = 0; c < channels; c++) {
            uint8_t *base = has_planes ? planes[c] : (uint8_t *)planes[0] + c * size;
            int sample = channels == 1 ? (frames[i * 2] + frames[i * 2 + 1]) / 2 : c < 2 ? frames[i * 2 + c] : 0;
            write_sample(format, base + i * stride, size, (int16_t)sample);
        }
    }
}
