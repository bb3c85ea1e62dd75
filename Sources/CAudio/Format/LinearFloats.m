#import "LinearFloats.h"
#import "LinearFormat.h"
#include <math.h>
#include <string.h>

/// How the samples of a format stand in memory.
struct sample_layout {
    uint32_t size, stride;
    bool is_float, is_big, is_signed;
    /// Of whole numbers: the bits that count, and what full volume is.
    uint32_t width;
    double full;
};

static struct sample_layout layout_of(const AudioStreamBasicDescription *format) {
    UInt32 flags = format->mFormatFlags;
    uint32_t channels = linear_format_has_planes(format) ? 1 : format->mChannelsPerFrame;
    uint32_t size = format->mBytesPerFrame / channels;
    uint32_t fraction =
        (flags & kLinearPCMFormatFlagsSampleFractionMask) >> kLinearPCMFormatFlagsSampleFractionShift;
    bool is_high = format->mBitsPerChannel >= size * 8 || (flags & kAudioFormatFlagIsAlignedHigh);
    uint32_t width = is_high ? size * 8 : format->mBitsPerChannel;
    return (struct sample_layout){
        .size = size, .stride = format->mBytesPerFrame, .is_float = flags & kAudioFormatFlagIsFloat,
        .is_big = flags & kAudioFormatFlagIsBigEndian, .is_signed = flags & kAudioFormatFlagIsSignedInteger,
        .width = width, .full = ldexp(1, (int)(fraction ? fraction : width - 1))};
}

static uint64_t bits_at(const uint8_t *bytes, const struct sample_layout *layout) {
    uint64_t bits = 0;
    for (uint32_t i = 0; i < layout->size; i++) {
        bits |= (uint64_t)bytes[layout->is_big ? layout->size - 1 - i : i] << 8 * i;
    }
    return bits;
}

static float sample_at(const uint8_t *bytes, const struct sample_layout *layout) {
    uint64_t bits = bits_at(bytes, layout);
    if (layout->is_float && layout->size == 4) {
        uint32_t narrow = (uint32_t)bits;
        float value;
        memcpy(&value, &narrow, sizeof value);
        return isfinite(value) ? value : 0;
    }
    if (layout->is_float) {
        double value;
        memcpy(&value, &bits, sizeof value);
        return isfinite(value) ? (float)value : 0;
    }
    uint32_t above = 32 - layout->width;
    int32_t top = (int32_t)((uint32_t)bits << above);
    if (!layout->is_signed) top ^= INT32_MIN;
    return (float)((top >> above) / layout->full);
}

static void put_sample(uint8_t *bytes, const struct sample_layout *layout, float sample) {
    uint64_t bits = 0;
    double wide = isfinite(sample) ? sample : 0;
    float narrow = (float)wide;
    if (layout->is_float && layout->size == 4) {
        memcpy(&bits, &narrow, sizeof narrow);
    } else if (layout->is_float) {
        memcpy(&bits, &wide, sizeof wide);
    } else {
        double greatest = ldexp(1, (int)layout->width - 1), value = rint(wide * layout->full);
        int64_t whole = value >= greatest ? (int64_t)greatest - 1 : value < -greatest ? (int64_t)-greatest : (int64_t)value;
        if (!layout->is_signed) whole += (int64_t)greatest;
        bits = (uint64_t)whole;
    }
    for (uint32_t i = 0; i < layout->size; i++) {
        bytes[layout->is_big ? layout->size - 1 - i : i] = (uint8_t)(bits >> 8 * i);
    }
}

/// The three layouts that apps use for what they compute: the loops of one type are compiled for it.
enum usual_layout { layout_other, layout_float, layout_short, layout_fixed };

static enum usual_layout usual(const struct sample_layout *layout) {
    if (layout->is_big) return layout_other;
    if (layout->is_float) return layout->size == 4 ? layout_float : layout_other;
    if (!layout->is_signed) return layout_other;
    if (layout->size == 2 && layout->width == 16) return layout_short;
    return layout->size == 4 && layout->width == 32 ? layout_fixed : layout_other;
}

void linear_floats_read(const AudioStreamBasicDescription *format, const void *const *buffers, float *const *planes,
                        int64_t count) {
    struct sample_layout layout = layout_of(format);
    enum usual_layout kind = usual(&layout);
    bool has_planes = linear_format_has_planes(format);
    for (uint32_t c = 0; c < format->mChannelsPerFrame; c++) {
        const uint8_t *bytes = has_planes ? buffers[c] : (const uint8_t *)buffers[0] + c * layout.size;
        float *plane = planes[c];
        for (int64_t i = 0; i < count; i++, bytes += layout.stride) {
            int16_t whole;
            int32_t fixed;
            switch (kind) {
            case layout_float:
                memcpy(&plane[i], bytes, sizeof *plane);
                if (!isfinite(plane[i])) plane[i] = 0;
                break;
            case layout_short:
                memcpy(&whole, bytes, sizeof whole);
                plane[i] = (float)(whole / layout.full);
                break;
            case layout_fixed:
                memcpy(&fixed, bytes, sizeof fixed);
                plane[i] = (float)(fixed / layout.full);
                break;
            case layout_other: plane[i] = sample_at(bytes, &layout); break;
            }
        }
    }
}

void linear_floats_write(const AudioStreamBasicDescription *format, void *const *buffers, const float *const *planes,
                         int64_t count) {
    struct sample_layout layout = layout_of(format);
    bool is_float = usual(&layout) == layout_float, has_planes = linear_format_has_planes(format);
    for (uint32_t c = 0; c < format->mChannelsPerFrame; c++) {
        uint8_t *bytes = has_planes ? buffers[c] : (uint8_t *)buffers[0] + c * layout.size;
        const float *plane = planes[c];
        for (int64_t i = 0; i < count; i++, bytes += layout.stride) {
            if (is_float) memcpy(bytes, &plane[i], sizeof *plane);
            else put_sample(bytes, &layout, plane[i]);
        }
    }
}
