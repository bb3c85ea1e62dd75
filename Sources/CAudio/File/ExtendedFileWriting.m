// Files of sound that an app writes in a format of its own choice.

#import "../Converter/ConverterObject.h"
#import "../Format/LinearFormat.h"
#import "ExtendedFileObject.h"
#import "FileWriter.h"
#include <stdlib.h>
#include <string.h>

/// What is written at once: frames of linear samples, packets of others.
enum { block = 1024, packets_at_once = 16 };

/// Not an error: the app's frames are used up.
static const OSStatus used_up = 'used';

OSStatus extended_file_set_client(ExtAudioFileRef file, const AudioStreamBasicDescription *format) {
    AudioConverterRef converter = NULL;
    // Packets that have been written cannot be followed by those of another encoder.
    bool is_compressed = file->format.mFormatID != kAudioFormatLinearPCM;
    if (is_compressed && file->place > 0) return kExtAudioFileError_InvalidOperationOrder;
    OSStatus status = AudioConverterNew(format, &file->format, &converter);
    if (status) return kExtAudioFileError_InvalidDataFormat;
    if (file->converter) AudioConverterDispose(file->converter);
    file->converter = converter;
    file->client = *format;
    UInt32 size = sizeof file->format;
    AudioConverterGetProperty(converter, kAudioConverterCurrentOutputStreamDescription, &size, &file->format);
    size = sizeof file->largest_packet;
    AudioConverterGetProperty(converter, kAudioConverterPropertyMaximumOutputPacketSize, &size, &file->largest_packet);
    return 0;
}

/// What an app gives that names no format: that of the file, or for compressed ones 16 bits.
static OSStatus set_usual_client(ExtAudioFileRef file) {
    if (linear_format_is_supported(&file->format)) return extended_file_set_client(file, &file->format);
    UInt32 channels = file->format.mChannelsPerFrame ? file->format.mChannelsPerFrame : 2;
    AudioStreamBasicDescription client = {
        .mSampleRate = file->format.mSampleRate, .mFormatID = kAudioFormatLinearPCM,
        .mFormatFlags = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked, .mBytesPerPacket = 2 * channels,
        .mFramesPerPacket = 1, .mBytesPerFrame = 2 * channels, .mChannelsPerFrame = channels, .mBitsPerChannel = 16};
    return extended_file_set_client(file, &client);
}

static void free_file(ExtAudioFileRef file) {
    if (file->converter) AudioConverterDispose(file->converter);
    free(file);
}

OSStatus extended_file_wrap(AudioFileID written, ExtAudioFileRef *result) {
    struct OpaqueExtAudioFile *file = calloc(1, sizeof *file);
    UInt32 size = sizeof(AudioStreamBasicDescription);
    if (file == NULL) return kAudioFileUnspecifiedError;
    AudioFileGetProperty(written, kAudioFilePropertyDataFormat, &size, &file->format);
    OSStatus status = set_usual_client(file);
    if (status) {
        free_file(file);
        return status;
    }
    file->written = written;
    file->is_wrapped = true;
    *result = file;
    return 0;
}

OSStatus ExtAudioFileCreateWithURL(CFURLRef url, AudioFileTypeID fileType, const AudioStreamBasicDescription *format,
                                   const AudioChannelLayout *layout, UInt32 flags, ExtAudioFileRef *result) {
    if (format == NULL || result == NULL) return kAudioFileUnspecifiedError;
    struct OpaqueExtAudioFile *file = calloc(1, sizeof *file);
    if (file == NULL) return kAudioFileUnspecifiedError;
    file->format = *format;
    bool is_linear = format->mFormatID == kAudioFormatLinearPCM;
    // The encoder knows what its packets are. Linear samples of a file may be such that no client has them as they are.
    OSStatus status = is_linear ? 0 : set_usual_client(file);
    if (status) status = kAudioFileUnsupportedDataFormatError;
    if (status == 0) status = AudioFileCreateWithURL(url, fileType, &file->format, flags, &file->written);
    if (status == 0 && is_linear) {
        status = set_usual_client(file);
        if (status) AudioFileClose(file->written);
    }
    if (status) {
        free_file(file);
        return status;
    }
    *result = file;
    return 0;
}

SInt64 extended_file_frames(ExtAudioFileRef file) {
    return file->place * (file->format.mFramesPerPacket ? file->format.mFramesPerPacket : 1);
}

// MARK: Writing

struct given {
    const AudioBufferList *data;
    UInt32 left;
    bool is_last;
};

static OSStatus give(AudioConverterRef converter, UInt32 *packetCount, AudioBufferList *data,
                     AudioStreamPacketDescription **packetDescriptions, void *userData) {
    struct given *given = userData;
    *packetCount = given->left;
    if (given->left == 0) return given->is_last ? 0 : used_up;
    for (UInt32 i = 0; i < data->mNumberBuffers; i++) data->mBuffers[i] = given->data->mBuffers[i];
    given->left = 0;
    return 0;
}

/// Tells the file what a decoder must know, and which frames are no sound.
static void describe_packets(ExtAudioFileRef file) {
    uint8_t cookie[sound_largest_cookie];
    UInt32 size = sizeof cookie;
    AudioConverterPrimeInfo info = {0, 0};
    if (!converter_encodes(file->converter)) return;
    bool has_cookie =
        AudioConverterGetProperty(file->converter, kAudioConverterCompressionMagicCookie, &size, cookie) == 0;
    if (has_cookie && !file->is_described) {
        AudioFileSetProperty(file->written, kAudioFilePropertyMagicCookieData, size, cookie);
    }
    size = sizeof info;
    AudioConverterGetProperty(file->converter, kAudioConverterPrimeInfo, &size, &info);
    AudioFilePacketTableInfo table = {.mPrimingFrames = (SInt32)info.leadingFrames,
                                      .mRemainderFrames = (SInt32)info.trailingFrames};
    AudioFileSetProperty(file->written, kAudioFilePropertyPacketTableInfo, sizeof table, &table);
    file->is_described = true;
}

static OSStatus convert_into(ExtAudioFileRef file, struct given *given, void *bytes, UInt32 room, UInt32 most) {
    AudioStreamPacketDescription packets[packets_at_once];
    bool encodes = converter_encodes(file->converter);
    while (true) {
        UInt32 count = most;
        AudioBufferList list = {1, {{file->format.mChannelsPerFrame, room, bytes}}};
        OSStatus status = AudioConverterFillComplexBuffer(file->converter, give, given, &count, &list,
                                                          encodes ? packets : NULL);
        if (status && status != used_up) return status;
        UInt32 done = count;
        OSStatus written = count ? AudioFileWritePackets(file->written, false, list.mBuffers[0].mDataByteSize,
                                                         encodes ? packets : NULL, file->place, &done, bytes)
                                 : 0;
        if (written) return written;
        file->place += done;
        if (count < most) return 0;
    }
}

static OSStatus convert(ExtAudioFileRef file, struct given *given) {
    UInt32 most = converter_encodes(file->converter) ? packets_at_once : block, room = most * file->largest_packet;
    if (!file->is_described) describe_packets(file);
    void *bytes = malloc(room);
    OSStatus status = bytes ? convert_into(file, given, bytes, room, most) : kAudioFileUnspecifiedError;
    free(bytes);
    return status;
}

OSStatus ExtAudioFileWrite(ExtAudioFileRef file, UInt32 frameCount, const AudioBufferList *data) {
    if (file == NULL || (data == NULL && frameCount)) return kAudioFileUnspecifiedError;
    if (file->written == NULL) return kExtAudioFileError_InvalidOperationOrder;
    if (frameCount == 0) return 0;
    UInt32 buffers = linear_format_has_planes(&file->client) ? file->client.mChannelsPerFrame : 1;
    if (data->mNumberBuffers < buffers) return kExtAudioFileError_InvalidChannelMap;
    for (UInt32 i = 0; i < buffers; i++) {
        if (data->mBuffers[i].mData == NULL) return kAudioFileUnspecifiedError;
        UInt32 there = data->mBuffers[i].mDataByteSize / file->client.mBytesPerFrame;
        if (there < frameCount) return kAudioFileUnspecifiedError;
    }
    struct given given = {.data = data, .left = frameCount};
    return convert(file, &given);
}

/// Writing does not wait for a disk, so it is done at once. No frames prepare it, and nothing has to be.
OSStatus ExtAudioFileWriteAsync(ExtAudioFileRef file, UInt32 frameCount, const AudioBufferList *data) {
    return ExtAudioFileWrite(file, frameCount, data);
}

OSStatus extended_file_finish(ExtAudioFileRef file) {
    if (file->written == NULL) return 0;
    struct given nothing = {.is_last = true};
    OSStatus status = convert(file, &nothing);
    describe_packets(file);
    AudioConverterDispose(file->converter);
    OSStatus closed = file->is_wrapped ? 0 : AudioFileClose(file->written);
    return status ? status : closed;
}
