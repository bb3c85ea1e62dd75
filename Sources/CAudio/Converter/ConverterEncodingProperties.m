// What a converter that encodes tells of its encoder.

#import "ConverterObject.h"
#include <string.h>

/// The rates at which AAC is encoded, in bits a second, of all channels together; as the phone's encoder had them.
static const double bit_rates[] = {16000, 20000, 24000, 32000, 40000, 48000, 64000, 80000, 96000,
                                   112000, 128000, 160000, 192000, 224000, 256000, 320000};
/// The rates that AAC has, in frames a second, as far as the phone encoded them.
static const double sample_rates[] = {8000, 11025, 12000, 16000, 22050, 24000, 32000, 44100, 48000};

enum {
    bit_rate_count = sizeof bit_rates / sizeof *bit_rates,
    sample_rate_count = sizeof sample_rates / sizeof *sample_rates,
    least_bit_rate = 8000,
    greatest_bit_rate = 320000,
};

static bool has_bit_rate(AudioConverterRef converter) {
    return converter->destination.mFormatID == kAudioFormatMPEG4AAC;
}

UInt32 converter_encoding_property_size(AudioConverterRef converter, AudioConverterPropertyID property,
                                        Boolean *is_writable) {
    uint8_t cookie[sound_largest_cookie];
    *is_writable = property == kAudioConverterEncodeBitRate || property == kAudioConverterCodecQuality;
    switch (property) {
    case kAudioConverterCompressionMagicCookie:
        return (UInt32)sound_packet_encoder_cookie(converter->encoding.encoder, cookie);
    case kAudioConverterEncodeBitRate: return has_bit_rate(converter) ? sizeof(UInt32) : 0;
    case kAudioConverterCodecQuality: return sizeof(UInt32);
    case kAudioConverterApplicableEncodeBitRates:
    case kAudioConverterAvailableEncodeBitRates:
        return has_bit_rate(converter) ? bit_rate_count * (UInt32)sizeof(AudioValueRange) : 0;
    case kAudioConverterApplicableEncodeSampleRates:
    case kAudioConverterAvailableEncodeSampleRates:
        return has_bit_rate(converter) ? sample_rate_count * (UInt32)sizeof(AudioValueRange) : 0;
    default: return 0;
    }
}

static void put_ranges(const double *values, int count, void *data) {
    AudioValueRange *ranges = data;
    for (int i = 0; i < count; i++) ranges[i] = (AudioValueRange){values[i], values[i]};
}

/// The silent frames before the sound, and those behind it in the last packet.
static AudioConverterPrimeInfo prime_info(AudioConverterRef converter) {
    const struct converter_encoder *encoding = &converter->encoding;
    UInt32 lead = sound_packet_encoder_lead(encoding->encoder);
    SInt64 made = encoding->packets * converter->destination.mFramesPerPacket, trail = made - lead - encoding->taken;
    return (AudioConverterPrimeInfo){.leadingFrames = lead,
                                     .trailingFrames = encoding->is_finished && trail > 0 ? (UInt32)trail : 0};
}

bool converter_get_encoding_property(AudioConverterRef converter, AudioConverterPropertyID property, void *data) {
    uint8_t cookie[sound_largest_cookie];
    UInt32 number = 0;
    AudioConverterPrimeInfo info;
    switch (property) {
    case kAudioConverterCompressionMagicCookie:
        number = (UInt32)sound_packet_encoder_cookie(converter->encoding.encoder, cookie);
        memcpy(data, cookie, number);
        return true;
    case kAudioConverterEncodeBitRate: number = sound_packet_encoder_bit_rate(converter->encoding.encoder); break;
    case kAudioConverterCodecQuality: number = converter->quality; break;
    case kAudioConverterPrimeInfo:
        info = prime_info(converter);
        memcpy(data, &info, sizeof info);
        return true;
    case kAudioConverterApplicableEncodeBitRates:
    case kAudioConverterAvailableEncodeBitRates: put_ranges(bit_rates, bit_rate_count, data); return true;
    case kAudioConverterApplicableEncodeSampleRates:
    case kAudioConverterAvailableEncodeSampleRates: put_ranges(sample_rates, sample_rate_count, data); return true;
    default: return false;
    }
    memcpy(data, &number, sizeof number);
    return true;
}

/// The quality is kept: there is one encoder for each format.
OSStatus converter_set_encoding_property(AudioConverterRef converter, AudioConverterPropertyID property, UInt32 size,
                                         const void *data) {
    UInt32 number;
    bool is_there = converter_encodes(converter) && (property == kAudioConverterCodecQuality || has_bit_rate(converter));
    if (!is_there) return kAudioConverterErr_PropertyNotSupported;
    if (size != sizeof number) return kAudioConverterErr_BadPropertySizeError;
    memcpy(&number, data, sizeof number);
    if (property == kAudioConverterCodecQuality) {
        converter->quality = number;
        return 0;
    }
    struct converter_encoder *encoding = &converter->encoding;
    // Once it has begun it goes on as it is.
    if (encoding->taken || encoding->collected) return kAudioConverterErr_OperationNotSupported;
    UInt32 former = encoding->bit_rate;
    encoding->bit_rate = number < least_bit_rate ? least_bit_rate : number > greatest_bit_rate ? greatest_bit_rate : number;
    OSStatus status = converter_open_encoder(converter);
    if (status == 0) return 0;
    encoding->bit_rate = former;
    return converter_open_encoder(converter);
}
