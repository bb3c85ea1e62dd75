// Files of sound that an app writes in a format of its own choice.

#import "../Format/LinearFormat.h"
#import "ExtendedFileObject.h"
#import "FileWriter.h"
#include <stdlib.h>
#include <string.h>

/// What is written at once, in frames.
enum { block = 1024, largest_frame = 8 * 8 };

/// Not an error: the app's frames are used up.
static const OSStatus used_up = 'used';

OSStatus extended_file_set_client(ExtAudioFileRef file, const AudioStreamBasicDescription *format) {
    AudioConverterRef converter = NULL;
    OSStatus status = AudioConverterNew(format, &file->format, &converter);
    if (status) return kExtAudioFileError_InvalidDataFormat;
    if (file->converter) AudioConverterDispose(file->converter);
    file->converter = converter;
    file->client = *format;
    return 0;
}

OSStatus extended_file_wrap(AudioFileID written, ExtAudioFileRef *result) {
    struct OpaqueExtAudioFile *file = calloc(1, sizeof *file);
    UInt32 size = sizeof(AudioStreamBasicDescription);
    if (file == NULL) return kAudioFileUnspecifiedError;
    AudioFileGetProperty(written, kAudioFilePropertyDataFormat, &size, &file->format);
    // µ-law and A-law would have to be encoded.
    OSStatus status = linear_format_is_supported(&file->format) ? extended_file_set_client(file, &file->format)
                                                                : kExtAudioFileError_InvalidDataFormat;
    if (status) {
        free(file);
        return status;
    }
    file->written = written;
    file->is_wrapped = true;
    *result = file;
    return 0;
}

OSStatus ExtAudioFileCreateWithURL(CFURLRef url, AudioFileTypeID fileType, const AudioStreamBasicDescription *format,
                                   const AudioChannelLayout *layout, UInt32 flags, ExtAudioFileRef *file) {
    if (format == NULL || file == NULL) return kAudioFileUnspecifiedError;
    if (format->mFormatID != kAudioFormatLinearPCM) return kAudioFileUnsupportedDataFormatError;
    AudioFileID written = NULL;
    OSStatus status = AudioFileCreateWithURL(url, fileType, format, flags, &written);
    if (status) return status;
    status = extended_file_wrap(written, file);
    if (status) AudioFileClose(written);
    else (*file)->is_wrapped = false;
    return status;
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

static OSStatus convert(ExtAudioFileRef file, struct given *given) {
    uint8_t bytes[block * largest_frame];
    while (true) {
        UInt32 count = block;
        AudioBufferList list = {1, {{file->format.mChannelsPerFrame, sizeof bytes, bytes}}};
        OSStatus status = AudioConverterFillComplexBuffer(file->converter, give, given, &count, &list, NULL);
        if (status && status != used_up) return status;
        UInt32 done = count;
        OSStatus written = count ? AudioFileWritePackets(file->written, false, list.mBuffers[0].mDataByteSize, NULL,
                                                         file->place, &done, bytes)
                                 : 0;
        if (written) return written;
        file->place += done;
        if (count < block) return 0;
    }
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
    OSStatus status = file->place > 0 ? convert(file, &nothing) : 0;
    AudioConverterDispose(file->converter);
    OSStatus closed = file->is_wrapped ? 0 : AudioFileClose(file->written);
    return status ? status : closed;
}
