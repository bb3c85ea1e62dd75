#import "../Format/FileFormat.h"
#import "../Format/LinearFormat.h"
#import "ExtendedFileObject.h"
#import "FilePackets.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

// MARK: Opening

static int read_decoder(void *context, int16_t *frames, int count) {
    struct OpaqueExtAudioFile *file = context;
    enum { block = 256 };
    int16_t samples[block * sound_most_channels];
    uint32_t channels = sound_decoder_channels(file->decoder);
    int done = 0;
    while (done < count) {
        int wanted = count - done < block ? count - done : block;
        int there = sound_decoder_read(file->decoder, samples, wanted);
        for (int i = 0; i < there; i++) {
            const int16_t *frame = samples + (size_t)i * channels;
            frames[(done + i) * 2] = frame[0];
            frames[(done + i) * 2 + 1] = channels > 1 ? frame[1] : frame[0];
        }
        done += there;
        if (there < wanted) break;
    }
    return done;
}

/// What an app gets that names no format: that of the file, or for compressed ones 16 bits.
static AudioStreamBasicDescription usual_client(const struct OpaqueExtAudioFile *file) {
    AudioStreamBasicDescription format = file_format_description(&file->information);
    if (linear_format_is_supported(&format)) return format;
    UInt32 channels = sound_decoder_channels(file->decoder);
    return (AudioStreamBasicDescription){
        .mSampleRate = sound_decoder_rate(file->decoder), .mFormatID = kAudioFormatLinearPCM,
        .mFormatFlags = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked, .mBytesPerPacket = 2 * channels,
        .mFramesPerPacket = 1, .mBytesPerFrame = 2 * channels, .mChannelsPerFrame = channels, .mBitsPerChannel = 16};
}

/// Takes over the reference to the data.
static OSStatus open_data(const void *data, ExtAudioFileRef *result) {
    OSStatus status = 0;
    struct OpaqueExtAudioFile *file = calloc(1, sizeof *file);
    if (file == NULL) {
        CFRelease(data);
        return kAudioFileUnspecifiedError;
    }
    file->data = data;
    const uint8_t *bytes = CFDataGetBytePtr(data);
    size_t count = (size_t)CFDataGetLength(data);
    enum sound_fault fault = sound_is_fine;
    status = kAudioFileUnsupportedFileTypeError;
    if (sound_information_read(bytes, count, &file->information)) {
        file->decoder = sound_decoder_open(bytes, count, &file->information, &fault);
        status = fault == sound_is_damaged ? kAudioFileInvalidFileError : kAudioFileUnsupportedDataFormatError;
    }
    if (file->decoder) {
        file->client = usual_client(file);
        double step = sound_decoder_rate(file->decoder) / file->client.mSampleRate;
        file->resampler = sound_resampler_make(step, read_decoder, file);
    }
    if (file->resampler == NULL) {
        ExtAudioFileDispose(file);
        return status;
    }
    *result = file;
    return 0;
}

OSStatus ExtAudioFileOpenURL(CFURLRef url, ExtAudioFileRef *result) {
    OSStatus status = 0;
    if (result == NULL) return kAudioFileUnspecifiedError;
    const void *data = file_format_map(url, &status);
    return data ? open_data(data, result) : status;
}

OSStatus ExtAudioFileWrapAudioFileID(AudioFileID fileID, Boolean forWriting, ExtAudioFileRef *file) {
    if (fileID == NULL || file == NULL) return kAudioFileUnspecifiedError;
    if (forWriting) return fileID->writer ? extended_file_wrap(fileID, file) : kAudioFilePermissionsError;
    return fileID->data ? open_data(CFRetain(fileID->data), file) : kAudioFileOperationNotSupportedError;
}

OSStatus ExtAudioFileDispose(ExtAudioFileRef file) {
    if (file == NULL) return kAudioFileUnspecifiedError;
    OSStatus status = extended_file_finish(file);
    sound_resampler_free(file->resampler);
    sound_decoder_close(file->decoder);
    if (file->data) CFRelease(file->data);
    free(file);
    return status;
}

// MARK: Reading

OSStatus ExtAudioFileRead(ExtAudioFileRef file, UInt32 *frameCount, AudioBufferList *data) {
    if (frameCount == NULL || data == NULL) return kAudioFileUnspecifiedError;
    if (file->written) return kExtAudioFileError_InvalidOperationOrder;
    UInt32 planes = linear_format_has_planes(&file->client) ? file->client.mChannelsPerFrame : 1;
    UInt32 size = linear_format_frame_size(&file->client), wanted = *frameCount;
    *frameCount = 0;
    if (data->mNumberBuffers < planes) return kExtAudioFileError_InvalidChannelMap;
    for (UInt32 i = 0; i < planes; i++) {
        if (data->mBuffers[i].mData == NULL) return kAudioFileUnspecifiedError;
        if (data->mBuffers[i].mDataByteSize / size < wanted) wanted = data->mBuffers[i].mDataByteSize / size;
    }
    UInt32 done = 0;
    while (done < wanted) {
        enum { block = 512 };
        int16_t frames[block * 2];
        void *places[8];
        int count = wanted - done < block ? (int)(wanted - done) : block;
        int there = sound_resampler_read(file->resampler, frames, count);
        for (UInt32 i = 0; i < planes; i++) places[i] = (uint8_t *)data->mBuffers[i].mData + (size_t)done * size;
        linear_format_write(&file->client, places, frames, there);
        done += (UInt32)there;
        if (there < count) break;
    }
    for (UInt32 i = 0; i < planes; i++) data->mBuffers[i].mDataByteSize = done * size;
    *frameCount = done;
    return 0;
}

OSStatus ExtAudioFileSeek(ExtAudioFileRef file, SInt64 frameOffset) {
    if (frameOffset < 0 || file->written) return kExtAudioFileError_InvalidSeek;
    sound_decoder_seek(file->decoder, frameOffset);
    sound_resampler_reset(file->resampler);
    file->start = frameOffset;
    return 0;
}

OSStatus ExtAudioFileTell(ExtAudioFileRef file, SInt64 *frameOffset) {
    if (frameOffset == NULL) return kAudioFileUnspecifiedError;
    if (file->written) {
        *frameOffset = extended_file_frames(file);
        return 0;
    }
    *frameOffset = file->start + (SInt64)sound_resampler_position(file->resampler);
    return 0;
}

// MARK: Properties

static UInt32 size_of(ExtAudioFilePropertyID property) {
    switch (property) {
    case kExtAudioFileProperty_FileDataFormat:
    case kExtAudioFileProperty_ClientDataFormat: return sizeof(AudioStreamBasicDescription);
    case kExtAudioFileProperty_FileLengthFrames: return sizeof(SInt64);
    case kExtAudioFileProperty_FileMaxPacketSize:
    case kExtAudioFileProperty_ClientMaxPacketSize: return sizeof(UInt32);
    case kExtAudioFileProperty_AudioFile: return sizeof(AudioFileID);
    case kExtAudioFileProperty_AudioConverter: return sizeof(AudioConverterRef);
    case kExtAudioFileProperty_ConverterConfig: return sizeof(CFPropertyListRef);
    case kExtAudioFileProperty_CodecManufacturer: return sizeof(UInt32);
    default: return 0;
    }
}

OSStatus ExtAudioFileGetPropertyInfo(ExtAudioFileRef file, ExtAudioFilePropertyID property, UInt32 *size,
                                     Boolean *isWritable) {
    UInt32 there = size_of(property);
    if (there == 0) return kExtAudioFileError_InvalidProperty;
    if (size) *size = there;
    if (isWritable) {
        *isWritable = property == kExtAudioFileProperty_ClientDataFormat ||
                      property == kExtAudioFileProperty_ConverterConfig ||
                      property == kExtAudioFileProperty_CodecManufacturer;
    }
    return 0;
}

OSStatus ExtAudioFileGetProperty(ExtAudioFileRef file, ExtAudioFilePropertyID property, UInt32 *dataSize, void *data) {
    UInt32 size = size_of(property);
    bool is_of_writing = property == kExtAudioFileProperty_AudioFile || property == kExtAudioFileProperty_AudioConverter;
    bool is_missing = (is_of_writing && file->written == NULL) || property == kExtAudioFileProperty_ConverterConfig ||
                      property == kExtAudioFileProperty_CodecManufacturer;
    if (size == 0 || is_missing) return kExtAudioFileError_InvalidProperty;
    if (dataSize == NULL || data == NULL || *dataSize < size) return kExtAudioFileError_InvalidPropertySize;
    *dataSize = size;
    AudioStreamBasicDescription format = file->written ? file->format : file_format_description(&file->information);
    SInt64 length = file->written ? extended_file_frames(file)
                                  : llround(file->information.duration * sound_decoder_rate(file->decoder));
    // The largest packet of all compressed formats that are read: one of AAC.
    UInt32 packet = property == kExtAudioFileProperty_ClientMaxPacketSize ? file->client.mBytesPerPacket
                    : file->written                                      ? file->largest_packet
                    : format.mBytesPerPacket                             ? format.mBytesPerPacket
                                                                         : 8191;
    switch (property) {
    case kExtAudioFileProperty_FileDataFormat: memcpy(data, &format, size); return 0;
    case kExtAudioFileProperty_ClientDataFormat: memcpy(data, &file->client, size); return 0;
    case kExtAudioFileProperty_AudioConverter: memcpy(data, &file->converter, size); return 0;
    case kExtAudioFileProperty_AudioFile: memcpy(data, &file->written, size); return 0;
    case kExtAudioFileProperty_FileLengthFrames: memcpy(data, &length, size); return 0;
    default: memcpy(data, &packet, size); return 0;
    }
}

OSStatus ExtAudioFileSetProperty(ExtAudioFileRef file, ExtAudioFilePropertyID property, UInt32 dataSize,
                                 const void *data) {
    AudioStreamBasicDescription format;
    // There is one codec for each format, and it takes what the app has set of the converter as it is set.
    if (property == kExtAudioFileProperty_ConverterConfig || property == kExtAudioFileProperty_CodecManufacturer) {
        return dataSize == size_of(property) ? 0 : kExtAudioFileError_InvalidPropertySize;
    }
    if (property != kExtAudioFileProperty_ClientDataFormat) return kExtAudioFileError_InvalidProperty;
    if (data == NULL || dataSize != sizeof format) return kExtAudioFileError_InvalidPropertySize;
    memcpy(&format, data, sizeof format);
    if (format.mFormatID != kAudioFormatLinearPCM) return kExtAudioFileError_NonPCMClientFormat;
    if (!linear_format_is_supported(&format)) return kExtAudioFileError_InvalidDataFormat;
    if (file->written) return extended_file_set_client(file, &format);
    SInt64 place = 0;
    ExtAudioFileTell(file, &place);
    file->client = format;
    sound_resampler_set_step(file->resampler, sound_decoder_rate(file->decoder) / format.mSampleRate);
    return ExtAudioFileSeek(file, place);
}
