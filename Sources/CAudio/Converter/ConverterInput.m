// Where a converter's sound comes from: linear samples or packets that the app gives when it is asked.

#import "../Format/LinearFormat.h"
#import "ConverterObject.h"
#include <string.h>

/// Asks the app for so many packets.
static bool ask(AudioConverterRef converter, UInt32 count) {
    struct converter_input *input = &converter->input;
    const AudioStreamBasicDescription *source = &converter->source;
    bool is_linear = source->mFormatID == kAudioFormatLinearPCM;
    UInt32 buffers = is_linear ? unit_buffer_count(source) : 1;
    struct {
        UInt32 mNumberBuffers;
        AudioBuffer mBuffers[linear_most_channels];
    } list = {.mNumberBuffers = buffers};
    for (UInt32 i = 0; i < buffers; i++) list.mBuffers[i].mNumberChannels = buffers > 1 ? 1 : source->mChannelsPerFrame;
    AudioStreamPacketDescription *packets = NULL;
    *input = (struct converter_input){0};
    if (converter->is_at_end || converter->status || converter->ask == NULL) return false;
    OSStatus status = converter->ask(converter, &count, (AudioBufferList *)&list, is_linear ? NULL : &packets,
                                     converter->user_data);
    if (status) converter->status = status;
    else if (count == 0) converter->is_at_end = true;
    // What comes with an error is used before it is told.
    for (UInt32 i = 0; i < buffers; i++) {
        input->places[i] = list.mBuffers[i].mData;
        if (list.mBuffers[i].mData == NULL) return false;
        UInt32 there = source->mBytesPerPacket ? list.mBuffers[i].mDataByteSize / source->mBytesPerPacket : count;
        if (packets == NULL && there < count) count = there;
    }
    if (!is_linear && source->mBytesPerPacket == 0 && packets == NULL) {
        converter->status = kAudioConverterErr_RequiresPacketDescriptionsError;
        return false;
    }
    input->place_count = buffers;
    input->count = count;
    input->size = list.mBuffers[0].mDataByteSize;
    input->packets = packets;
    return count > 0;
}

// MARK: Linear samples

static int read_linear(AudioConverterRef converter, float *const *planes, int count) {
    struct converter_input *input = &converter->input;
    int done = 0;
    while (done < count) {
        if (input->count == 0 && !ask(converter, (UInt32)(count - done))) break;
        UInt32 there = input->count < (UInt32)(count - done) ? input->count : (UInt32)(count - done);
        float *places[linear_most_channels];
        for (UInt32 c = 0; c < converter->source.mChannelsPerFrame; c++) places[c] = planes[c] + done;
        linear_floats_read(&converter->source, input->places, places, there);
        for (UInt32 i = 0; i < input->place_count; i++) {
            input->places[i] = (const uint8_t *)input->places[i] + (size_t)there * converter->source.mBytesPerFrame;
        }
        input->count -= there;
        done += (int)there;
    }
    return done;
}

// MARK: Packets

/// Gives the decoder the next packet; false if the app has none.
static bool send_packet(AudioConverterRef converter, int wanted) {
    struct converter_input *input = &converter->input;
    UInt32 frames = converter->source.mFramesPerPacket ? converter->source.mFramesPerPacket : 1024;
    if (input->next >= input->count && !ask(converter, ((UInt32)wanted + frames - 1) / frames)) return false;
    UInt32 number = input->next++, each = converter->source.mBytesPerPacket;
    AudioStreamPacketDescription packet = {.mStartOffset = (SInt64)number * each, .mDataByteSize = each};
    if (input->packets) packet = input->packets[number];
    bool is_within = packet.mStartOffset >= 0 && packet.mStartOffset <= input->size &&
                     packet.mDataByteSize <= input->size - (UInt32)packet.mStartOffset;
    if (!is_within) {
        converter->status = kAudioConverterErr_InvalidInputSize;
        return false;
    }
    const uint8_t *bytes = (const uint8_t *)input->places[0] + packet.mStartOffset;
    sound_packet_decoder_send(converter->decoder, bytes, packet.mDataByteSize);
    return true;
}

static bool has_decoder(AudioConverterRef converter) {
    enum sound_fault fault = sound_is_fine;
    if (converter->decoder == NULL) {
        converter->decoder = sound_packet_decoder_open(converter->source.mFormatID, converter->source.mSampleRate,
                                                       converter->source.mChannelsPerFrame, converter->cookie,
                                                       converter->cookie_size, &fault);
    }
    if (converter->decoder == NULL) converter->status = kAudioConverterErr_UnspecifiedError;
    return converter->decoder != NULL;
}

static int read_packets(AudioConverterRef converter, float *const *planes, int count) {
    enum { block = 256 };
    int16_t samples[block * sound_most_channels];
    bool is_finished = false;
    int done = 0;
    while (done < count && has_decoder(converter)) {
        int wanted = count - done < block ? count - done : block;
        int there = sound_packet_decoder_read(converter->decoder, samples, wanted);
        UInt32 channels = sound_packet_decoder_channels(converter->decoder);
        for (UInt32 c = 0; c < converter->source.mChannelsPerFrame; c++) {
            const int16_t *first = samples + (c < channels ? c : 0);
            for (int i = 0; i < there; i++) planes[c][done + i] = first[(UInt32)i * channels] / 32768.0f;
        }
        if (there) converter->decoded_rate = sound_packet_decoder_rate(converter->decoder);
        done += there;
        if (there > 0 || send_packet(converter, count - done)) continue;
        if (!converter->is_at_end || is_finished) break;
        // What the codec has kept back comes last.
        sound_packet_decoder_finish(converter->decoder);
        is_finished = true;
    }
    return done;
}

int converter_read_source(void *context, float *const *planes, int count) {
    AudioConverterRef converter = context;
    bool is_linear = converter->source.mFormatID == kAudioFormatLinearPCM;
    int there = is_linear ? read_linear(converter, planes, count) : read_packets(converter, planes, count);
    // Without an end, the app gives more at the next call.
    if (there < count && !converter->is_at_end && converter->resampler) sound_plane_resampler_wait(converter->resampler);
    return there;
}
