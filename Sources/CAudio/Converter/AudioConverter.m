#import "../Format/LinearFormat.h"
#import "../Unit/UnitObject.h"
#import "ConverterObject.h"
#include <stdlib.h>
#include <string.h>

// MARK: Making and disposing

static bool is_compressed_source(const AudioStreamBasicDescription *format) {
    return format->mFormatID != kAudioFormatLinearPCM && sound_packet_decoder_knows(format->mFormatID) &&
           format->mSampleRate >= sound_lowest_rate && format->mSampleRate <= sound_highest_rate &&
           format->mChannelsPerFrame >= 1 && format->mChannelsPerFrame <= sound_most_channels;
}

OSStatus AudioConverterNew(const AudioStreamBasicDescription *sourceFormat,
                           const AudioStreamBasicDescription *destinationFormat, AudioConverterRef *converter) {
    if (sourceFormat == NULL || destinationFormat == NULL || converter == NULL) return kAudio_ParamError;
    bool can_read = linear_format_is_supported(sourceFormat) || is_compressed_source(sourceFormat);
    bool encodes = destinationFormat->mFormatID != kAudioFormatLinearPCM;
    bool can_write = encodes || linear_format_is_supported(destinationFormat);
    if (!can_read || !can_write) return kAudioConverterErr_FormatNotSupported;
    struct OpaqueAudioConverter *made = calloc(1, sizeof *made);
    if (made == NULL) return kAudio_MemFullError;
    made->source = *sourceFormat;
    made->destination = *destinationFormat;
    OSStatus status = encodes ? converter_open_encoder(made) : 0;
    if (status) {
        free(made);
        return status;
    }
    // The encoder may have filled in what the app has left open.
    destinationFormat = &made->destination;
    made->quality = kAudioConverterQuality_High;
    made->complexity = kAudioConverterSampleRateConverterComplexity_Normal;
    made->prime_method = kConverterPrimeMethod_Normal;
    if (sourceFormat->mSampleRate != destinationFormat->mSampleRate || is_compressed_source(sourceFormat)) {
        double step = sourceFormat->mSampleRate / destinationFormat->mSampleRate;
        made->resampler =
            sound_plane_resampler_make(sourceFormat->mChannelsPerFrame, step, converter_read_source, made);
        if (made->resampler == NULL) {
            converter_close_encoder(made);
            free(made);
            return kAudio_MemFullError;
        }
    }
    *converter = made;
    return 0;
}

/// The classes name codecs of the phone's hardware or software: here there is one for each format.
OSStatus AudioConverterNewSpecific(const AudioStreamBasicDescription *sourceFormat,
                                   const AudioStreamBasicDescription *destinationFormat, UInt32 classDescriptionCount,
                                   const AudioClassDescription *classDescriptions, AudioConverterRef *converter) {
    return AudioConverterNew(sourceFormat, destinationFormat, converter);
}

OSStatus AudioConverterDispose(AudioConverterRef converter) {
    if (converter == NULL) return kAudio_ParamError;
    sound_packet_decoder_close(converter->decoder);
    converter_close_encoder(converter);
    sound_plane_resampler_free(converter->resampler);
    unit_planes_free(&converter->planes);
    unit_planes_free(&converter->mapped);
    free(converter->cookie);
    free(converter);
    return 0;
}

OSStatus AudioConverterReset(AudioConverterRef converter) {
    if (converter == NULL) return kAudio_ParamError;
    if (converter->resampler) sound_plane_resampler_reset(converter->resampler);
    if (converter->decoder) sound_packet_decoder_reset(converter->decoder);
    converter->input = (struct converter_input){0};
    converter->is_at_end = false;
    return converter_encodes(converter) ? converter_open_encoder(converter) : 0;
}

// MARK: Converting

static void map(AudioConverterRef converter, UInt32 count) {
    UInt32 from = converter->source.mChannelsPerFrame, to = converter->destination.mChannelsPerFrame;
    if (!converter->has_channel_map) {
        unit_map_channels(converter->planes.channels, from, converter->mapped.channels, to, count);
        return;
    }
    for (UInt32 c = 0; c < to; c++) {
        SInt32 source = converter->channel_map[c];
        bool is_there = source >= 0 && (UInt32)source < from;
        float *plane = converter->mapped.channels[c];
        if (is_there) memcpy(plane, converter->planes.channels[source], count * sizeof *plane);
        else memset(plane, 0, count * sizeof *plane);
    }
}

/// The part of a list that begins at a frame.
static void write_part(AudioConverterRef converter, const AudioBufferList *list, UInt32 at, UInt32 count) {
    const AudioStreamBasicDescription *format = &converter->destination;
    void *places[linear_most_channels];
    for (UInt32 i = 0; i < unit_buffer_count(format); i++) {
        places[i] = (uint8_t *)list->mBuffers[i].mData + (size_t)at * format->mBytesPerFrame;
    }
    linear_floats_write(format, places, (const float *const *)converter->mapped.channels, count);
}

int converter_make_frames(AudioConverterRef converter, int count) {
    int wanted = count < converter_block ? count : converter_block;
    if (!unit_planes_prepare(&converter->planes, converter->source.mChannelsPerFrame, converter_block)) return 0;
    if (!unit_planes_prepare(&converter->mapped, converter->destination.mChannelsPerFrame, converter_block)) return 0;
    int there = converter->resampler
                    ? sound_plane_resampler_read(converter->resampler, converter->planes.channels, wanted)
                    : converter_read_source(converter, converter->planes.channels, wanted);
    map(converter, (UInt32)there);
    if (converter->decoded_rate > 0) {
        double step = converter->decoded_rate / converter->destination.mSampleRate;
        sound_plane_resampler_set_step(converter->resampler, step);
    }
    return there;
}

/// Fills up to `count` frames of the list.
static UInt32 fill(AudioConverterRef converter, UInt32 count, AudioBufferList *list) {
    UInt32 done = 0;
    while (done < count) {
        int wanted = count - done < converter_block ? (int)(count - done) : converter_block;
        int there = converter_make_frames(converter, wanted);
        write_part(converter, list, done, (UInt32)there);
        done += (UInt32)there;
        if (there < wanted) break;
    }
    return done;
}

/// How many frames there is room for; kAudioConverterErr_InvalidOutputSize if the buffers are not those of the format.
static OSStatus check_output(AudioConverterRef converter, const AudioBufferList *list, UInt32 *frames) {
    const AudioStreamBasicDescription *format = &converter->destination;
    UInt32 buffers = unit_buffer_count(format);
    if (list->mNumberBuffers < buffers) return kAudioConverterErr_InvalidOutputSize;
    for (UInt32 i = 0; i < buffers; i++) {
        UInt32 room = list->mBuffers[i].mData ? list->mBuffers[i].mDataByteSize / format->mBytesPerFrame : 0;
        if (room < *frames) *frames = room;
    }
    return *frames ? 0 : kAudioConverterErr_InvalidOutputSize;
}

OSStatus AudioConverterFillComplexBuffer(AudioConverterRef converter,
                                         AudioConverterComplexInputDataProc inputDataProc,
                                         void *inputDataProcUserData, UInt32 *outputDataPacketSize,
                                         AudioBufferList *outputData,
                                         AudioStreamPacketDescription *packetDescription) {
    if (converter == NULL || inputDataProc == NULL || outputDataPacketSize == NULL || outputData == NULL) {
        return kAudio_ParamError;
    }
    UInt32 wanted = *outputDataPacketSize;
    *outputDataPacketSize = 0;
    if (wanted == 0) return 0;
    bool encodes = converter_encodes(converter);
    bool has_room = outputData->mNumberBuffers > 0 && outputData->mBuffers[0].mData;
    OSStatus status = !encodes   ? check_output(converter, outputData, &wanted)
                      : has_room ? 0
                                 : kAudioConverterErr_InvalidOutputSize;
    if (status) return status;
    converter->ask = inputDataProc;
    converter->user_data = inputDataProcUserData;
    converter->status = 0;
    UInt32 done = encodes ? converter_encode(converter, wanted, &outputData->mBuffers[0], packetDescription)
                          : fill(converter, wanted, outputData);
    for (UInt32 i = 0; !encodes && i < outputData->mNumberBuffers; i++) {
        outputData->mBuffers[i].mDataByteSize = done * converter->destination.mBytesPerFrame;
    }
    *outputDataPacketSize = done;
    converter->ask = NULL;
    return converter->status;
}

// MARK: All at once

/// Without another rate each frame becomes one.
static bool is_direct(AudioConverterRef converter) {
    return converter->resampler == NULL && !converter_encodes(converter);
}

OSStatus AudioConverterConvertComplexBuffer(AudioConverterRef converter, UInt32 numberPCMFrames,
                                            const AudioBufferList *inputData, AudioBufferList *outputData) {
    if (converter == NULL || inputData == NULL || outputData == NULL) return kAudio_ParamError;
    if (!is_direct(converter)) return kAudioConverterErr_OperationNotSupported;
    UInt32 buffers = unit_buffer_count(&converter->source), room = numberPCMFrames;
    if (inputData->mNumberBuffers < buffers) return kAudioConverterErr_InvalidInputSize;
    struct converter_input input = {.place_count = buffers, .count = numberPCMFrames};
    for (UInt32 i = 0; i < buffers; i++) {
        UInt32 there = inputData->mBuffers[i].mDataByteSize / converter->source.mBytesPerFrame;
        if (inputData->mBuffers[i].mData == NULL || there < numberPCMFrames) return kAudioConverterErr_InvalidInputSize;
        input.places[i] = inputData->mBuffers[i].mData;
    }
    if (numberPCMFrames == 0) return 0;
    OSStatus status = check_output(converter, outputData, &room);
    if (status == 0 && room < numberPCMFrames) status = kAudioConverterErr_InvalidOutputSize;
    if (status) return status;
    converter->input = input;
    fill(converter, numberPCMFrames, outputData);
    converter->input = (struct converter_input){0};
    for (UInt32 i = 0; i < outputData->mNumberBuffers; i++) {
        outputData->mBuffers[i].mDataByteSize = numberPCMFrames * converter->destination.mBytesPerFrame;
    }
    return 0;
}

OSStatus AudioConverterConvertBuffer(AudioConverterRef converter, UInt32 inputDataSize, const void *inputData,
                                     UInt32 *outputDataSize, void *outputData) {
    if (converter == NULL || inputData == NULL || outputDataSize == NULL || outputData == NULL) return kAudio_ParamError;
    bool is_one = unit_buffer_count(&converter->source) == 1 && unit_buffer_count(&converter->destination) == 1;
    if (!is_direct(converter) || !is_one) return kAudioConverterErr_OperationNotSupported;
    if (inputDataSize % converter->source.mBytesPerFrame) return kAudioConverterErr_InvalidInputSize;
    UInt32 frames = inputDataSize / converter->source.mBytesPerFrame;
    AudioBufferList input = {1, {{converter->source.mChannelsPerFrame, inputDataSize, (void *)inputData}}};
    AudioBufferList output = {1, {{converter->destination.mChannelsPerFrame, *outputDataSize, outputData}}};
    OSStatus status = AudioConverterConvertComplexBuffer(converter, frames, &input, &output);
    if (status == 0) *outputDataSize = frames * converter->destination.mBytesPerFrame;
    return status;
}

// MARK: The older function, which is given bytes

struct older_call {
    AudioConverterInputDataProc ask;
    void *user_data;
};

static OSStatus ask_older(AudioConverterRef converter, UInt32 *packetCount, AudioBufferList *data,
                          AudioStreamPacketDescription **packetDescriptions, void *userData) {
    const struct older_call *call = userData;
    UInt32 each = converter->source.mBytesPerPacket, size = *packetCount * each;
    void *bytes = NULL;
    OSStatus status = call->ask(converter, &size, &bytes, call->user_data);
    data->mBuffers[0].mData = bytes;
    data->mBuffers[0].mDataByteSize = size;
    *packetCount = bytes ? size / each : 0;
    return status;
}

OSStatus AudioConverterFillBuffer(AudioConverterRef converter, AudioConverterInputDataProc inputDataProc,
                                  void *inputDataProcUserData, UInt32 *outputDataSize, void *outputData) {
    if (converter == NULL || inputDataProc == NULL || outputDataSize == NULL || outputData == NULL) {
        return kAudio_ParamError;
    }
    bool is_one = unit_buffer_count(&converter->source) == 1 && unit_buffer_count(&converter->destination) == 1;
    UInt32 each = converter->destination.mBytesPerPacket;
    if (!is_one || converter->source.mBytesPerPacket == 0 || each == 0) return kAudioConverterErr_OperationNotSupported;
    struct older_call call = {inputDataProc, inputDataProcUserData};
    UInt32 frames = *outputDataSize / each;
    AudioBufferList output = {1, {{converter->destination.mChannelsPerFrame, *outputDataSize, outputData}}};
    OSStatus status = AudioConverterFillComplexBuffer(converter, ask_older, &call, &frames, &output, NULL);
    *outputDataSize = frames * each;
    return status;
}
