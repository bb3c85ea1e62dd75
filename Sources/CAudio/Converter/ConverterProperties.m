#import "ConverterObject.h"
#include <stdlib.h>
#include <string.h>

/// The largest packet of all compressed formats that are read: one of AAC. What a codec says of itself is smaller, too.
enum { largest_packet = 8191, largest_cookie = 1 << 16 };

static UInt32 size_of(AudioConverterRef converter, AudioConverterPropertyID property, Boolean *is_writable) {
    *is_writable = true;
    switch (property) {
    case kAudioConverterSampleRateConverterComplexity:
    case kAudioConverterSampleRateConverterQuality:
    case kAudioConverterPrimeMethod: return sizeof(UInt32);
    case kAudioConverterPrimeInfo: return sizeof(AudioConverterPrimeInfo);
    case kAudioConverterChannelMap: return converter->destination.mChannelsPerFrame * (UInt32)sizeof(SInt32);
    case kAudioConverterDecompressionMagicCookie: return converter->cookie_size;
    default: break;
    }
    if (converter_encodes(converter)) {
        UInt32 size = converter_encoding_property_size(converter, property, is_writable);
        if (size) return size;
    }
    *is_writable = false;
    switch (property) {
    case kAudioConverterPropertyMinimumInputBufferSize:
    case kAudioConverterPropertyMinimumOutputBufferSize:
    case kAudioConverterPropertyMaximumInputPacketSize:
    case kAudioConverterPropertyMaximumOutputPacketSize:
    case kAudioConverterPropertyCalculateInputBufferSize:
    case kAudioConverterPropertyCalculateOutputBufferSize: return sizeof(UInt32);
    case kAudioConverterCurrentInputStreamDescription:
    case kAudioConverterCurrentOutputStreamDescription: return sizeof(AudioStreamBasicDescription);
    default: return 0;
    }
}

static UInt32 output_packet(AudioConverterRef converter) {
    if (!converter_encodes(converter)) return converter->destination.mBytesPerPacket;
    return sound_packet_encoder_largest_packet(converter->encoding.encoder);
}

static UInt32 input_packet(AudioConverterRef converter) {
    return converter->source.mBytesPerPacket ? converter->source.mBytesPerPacket : largest_packet;
}

/// Bytes of the other side that belong to so many of this one, in whole packets.
static UInt32 translated(AudioConverterRef converter, UInt32 size, bool to_input) {
    double rates = converter->source.mSampleRate / converter->destination.mSampleRate;
    UInt32 frames_each = converter->source.mFramesPerPacket ? converter->source.mFramesPerPacket : 1;
    UInt32 made_each = converter->destination.mFramesPerPacket ? converter->destination.mFramesPerPacket : 1;
    double input = input_packet(converter), output = output_packet(converter);
    double bytes = to_input ? (double)(UInt64)(size / output * made_each * rates / frames_each + 0.999999) * input
                            : (double)(UInt64)(size / input * frames_each / rates / made_each) * output;
    return bytes < UINT32_MAX ? (UInt32)bytes : UINT32_MAX;
}

OSStatus AudioConverterGetPropertyInfo(AudioConverterRef converter, AudioConverterPropertyID property, UInt32 *size,
                                       Boolean *isWritable) {
    if (converter == NULL) return kAudio_ParamError;
    Boolean can_be_set;
    UInt32 there = size_of(converter, property, &can_be_set);
    if (there == 0) return kAudioConverterErr_PropertyNotSupported;
    if (size) *size = there;
    if (isWritable) *isWritable = can_be_set;
    return 0;
}

static void put_map(AudioConverterRef converter, void *data, UInt32 size) {
    SInt32 map[linear_most_channels];
    bool is_mono = converter->source.mChannelsPerFrame == 1;
    for (SInt32 c = 0; c < linear_most_channels; c++) {
        bool is_there = (UInt32)c < converter->source.mChannelsPerFrame;
        map[c] = converter->has_channel_map ? converter->channel_map[c] : is_there ? c : is_mono && c == 1 ? 0 : -1;
    }
    memcpy(data, map, size);
}

OSStatus AudioConverterGetProperty(AudioConverterRef converter, AudioConverterPropertyID property, UInt32 *dataSize,
                                   void *data) {
    if (converter == NULL || dataSize == NULL || data == NULL) return kAudio_ParamError;
    UInt32 size = 0, number = 0;
    OSStatus status = AudioConverterGetPropertyInfo(converter, property, &size, NULL);
    if (status) return status;
    if (*dataSize < size) return kAudioConverterErr_BadPropertySizeError;
    *dataSize = size;
    if (converter_encodes(converter) && converter_get_encoding_property(converter, property, data)) return 0;
    switch (property) {
    case kAudioConverterPrimeInfo: memcpy(data, &converter->prime_info, size); return 0;
    case kAudioConverterChannelMap: put_map(converter, data, size); return 0;
    case kAudioConverterDecompressionMagicCookie: memcpy(data, converter->cookie, size); return 0;
    case kAudioConverterCurrentInputStreamDescription: memcpy(data, &converter->source, size); return 0;
    case kAudioConverterCurrentOutputStreamDescription: memcpy(data, &converter->destination, size); return 0;
    case kAudioConverterSampleRateConverterComplexity: number = converter->complexity; break;
    case kAudioConverterSampleRateConverterQuality: number = converter->quality; break;
    case kAudioConverterPrimeMethod: number = converter->prime_method; break;
    case kAudioConverterPropertyCalculateInputBufferSize:
    case kAudioConverterPropertyCalculateOutputBufferSize:
        memcpy(&number, data, sizeof number);
        number = translated(converter, number, property == kAudioConverterPropertyCalculateInputBufferSize);
        break;
    case kAudioConverterPropertyMinimumInputBufferSize:
    case kAudioConverterPropertyMaximumInputPacketSize: number = input_packet(converter); break;
    default: number = output_packet(converter);
    }
    memcpy(data, &number, sizeof number);
    return 0;
}

// MARK: Setting

static OSStatus set_cookie(AudioConverterRef converter, const void *data, UInt32 size) {
    if (converter->source.mFormatID == kAudioFormatLinearPCM) return kAudioConverterErr_PropertyNotSupported;
    if (size == 0 || size > largest_cookie) return kAudioConverterErr_BadPropertySizeError;
    uint8_t *copy = malloc(size);
    if (copy == NULL) return kAudio_MemFullError;
    memcpy(copy, data, size);
    free(converter->cookie);
    converter->cookie = copy;
    converter->cookie_size = size;
    // It is made anew with the next packet.
    sound_packet_decoder_close(converter->decoder);
    converter->decoder = NULL;
    return 0;
}

OSStatus AudioConverterSetProperty(AudioConverterRef converter, AudioConverterPropertyID property, UInt32 dataSize,
                                   const void *data) {
    if (converter == NULL || data == NULL) return kAudio_ParamError;
    if (property == kAudioConverterDecompressionMagicCookie) return set_cookie(converter, data, dataSize);
    if (property == kAudioConverterEncodeBitRate || property == kAudioConverterCodecQuality) {
        return converter_set_encoding_property(converter, property, dataSize, data);
    }
    Boolean can_be_set = false;
    UInt32 size = size_of(converter, property, &can_be_set);
    if (size == 0 || !can_be_set) return kAudioConverterErr_PropertyNotSupported;
    if (dataSize != size) return kAudioConverterErr_BadPropertySizeError;
    switch (property) {
    case kAudioConverterChannelMap:
        memcpy(converter->channel_map, data, size);
        converter->has_channel_map = true;
        return 0;
    case kAudioConverterPrimeInfo: memcpy(&converter->prime_info, data, size); return 0;
    case kAudioConverterSampleRateConverterComplexity: memcpy(&converter->complexity, data, size); return 0;
    case kAudioConverterSampleRateConverterQuality: memcpy(&converter->quality, data, size); return 0;
    default: memcpy(&converter->prime_method, data, size); return 0;
    }
}
