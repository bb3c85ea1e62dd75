// Packets of compressed sound that a converter makes.

#import "../Format/LinearFormat.h"
#import "ConverterObject.h"
#include <string.h>

bool converter_encodes(AudioConverterRef converter) {
    return converter->destination.mFormatID != kAudioFormatLinearPCM;
}

/// Apple Lossless says by its flags how many bits a sample has.
static UInt32 lossless_bits(const AudioStreamBasicDescription *format) {
    return format->mFormatFlags == kAppleLosslessFormatFlag_24BitSourceData ||
                   format->mFormatFlags == kAppleLosslessFormatFlag_32BitSourceData
               ? 24 : 16;
}

OSStatus converter_open_encoder(AudioConverterRef converter) {
    AudioStreamBasicDescription *format = &converter->destination;
    struct converter_encoder *encoding = &converter->encoding;
    UInt32 bit_rate = encoding->bit_rate;
    converter_close_encoder(converter);
    // What the app leaves open is as the source has it.
    if (format->mSampleRate == 0) format->mSampleRate = converter->source.mSampleRate;
    if (format->mChannelsPerFrame == 0) format->mChannelsPerFrame = converter->source.mChannelsPerFrame;
    struct sound_encoding wanted = {.format = format->mFormatID, .rate = format->mSampleRate,
                                    .channels = format->mChannelsPerFrame, .bits = lossless_bits(format),
                                    .bit_rate = bit_rate};
    enum sound_fault fault;
    encoding->encoder = sound_packet_encoder_open(&wanted, &fault);
    if (encoding->encoder == NULL) return kAudioConverterErr_FormatNotSupported;
    encoding->bit_rate = bit_rate;
    UInt32 frames = sound_packet_encoder_frames(encoding->encoder);
    if (!unit_planes_prepare(&encoding->frames, format->mChannelsPerFrame, frames)) {
        converter_close_encoder(converter);
        return kAudio_MemFullError;
    }
    format->mBytesPerPacket = sound_packet_encoder_packet_size(encoding->encoder);
    bool is_law = format->mFormatID == kAudioFormatULaw || format->mFormatID == kAudioFormatALaw;
    format->mFramesPerPacket = is_law ? 1 : frames;
    return 0;
}

void converter_close_encoder(AudioConverterRef converter) {
    sound_packet_encoder_close(converter->encoding.encoder);
    unit_planes_free(&converter->encoding.frames);
    converter->encoding = (struct converter_encoder){.bit_rate = converter->encoding.bit_rate};
}

// MARK: Encoding

static void send(AudioConverterRef converter) {
    struct converter_encoder *encoding = &converter->encoding;
    const float *const *planes = (const float *const *)encoding->frames.channels;
    if (!sound_packet_encoder_send(encoding->encoder, planes, (int)encoding->collected)) {
        converter->status = kAudioConverterErr_UnspecifiedError;
    }
    encoding->taken += encoding->collected;
    encoding->collected = 0;
}

/// Collects frames for the next packets, and gives them to the encoder.
/// - Returns: false if the app has none at the moment, or something is wrong.
static bool feed(AudioConverterRef converter, UInt32 packets) {
    struct converter_encoder *encoding = &converter->encoding;
    UInt32 whole = sound_packet_encoder_frames(encoding->encoder), wanted = whole;
    // No more frames are asked for than packets are wanted, where a packet is a frame.
    if (converter->destination.mFramesPerPacket == 1 && packets < whole) wanted = packets;
    while (encoding->collected < wanted) {
        UInt32 piece = wanted - encoding->collected < converter_block ? wanted - encoding->collected : converter_block;
        int there = converter_make_frames(converter, (int)piece);
        for (UInt32 c = 0; c < converter->destination.mChannelsPerFrame; c++) {
            memcpy(encoding->frames.channels[c] + encoding->collected, converter->mapped.channels[c],
                   (size_t)there * sizeof(float));
        }
        encoding->collected += (UInt32)there;
        if ((UInt32)there == piece) continue;
        if (!converter->is_at_end) return false;
        send(converter);
        sound_packet_encoder_finish(encoding->encoder);
        encoding->is_finished = true;
        return converter->status == 0;
    }
    send(converter);
    return converter->status == 0;
}

static bool has_packet(AudioConverterRef converter, UInt32 wanted) {
    struct converter_encoder *encoding = &converter->encoding;
    while (encoding->packet_size == 0) {
        size_t size = 0;
        if (sound_packet_encoder_receive(encoding->encoder, &encoding->packet, &size)) {
            encoding->packet_size = (UInt32)size;
            continue;
        }
        if (encoding->is_finished || !feed(converter, wanted)) return false;
    }
    return true;
}

UInt32 converter_encode(AudioConverterRef converter, UInt32 count, AudioBuffer *buffer,
                        AudioStreamPacketDescription *descriptions) {
    struct converter_encoder *encoding = &converter->encoding;
    UInt32 each = converter->destination.mBytesPerPacket, room = buffer->mDataByteSize, size = 0, done = 0;
    while (done < count && has_packet(converter, count - done)) {
        // An encoder of packets of one size may make several at once.
        UInt32 packet = each ? each : encoding->packet_size;
        if (packet > encoding->packet_size) packet = encoding->packet_size;
        if (packet > room - size) {
            if (done == 0) converter->status = kAudioConverterErr_InvalidOutputSize;
            break;
        }
        memcpy((uint8_t *)buffer->mData + size, encoding->packet, packet);
        if (descriptions) {
            descriptions[done] = (AudioStreamPacketDescription){.mStartOffset = size, .mDataByteSize = packet};
        }
        encoding->packet += packet;
        encoding->packet_size -= packet;
        size += packet;
        done++;
    }
    encoding->packets += done;
    buffer->mDataByteSize = size;
    return done;
}
