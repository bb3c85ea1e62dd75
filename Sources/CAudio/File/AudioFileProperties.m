#import "../Format/FileFormat.h"
#import "FilePackets.h"
#import "FileWriter.h"
#include <math.h>
#include <string.h>

/// The value of a property.
union value {
    UInt32 number;
    UInt64 count;
    Float64 seconds;
    AudioStreamBasicDescription format;
    AudioFramePacketTranslation translation;
};

/// - Returns: the size of the value; 0 if there is no such property, or it is not known of this file.
static UInt32 read_property(AudioFileID file, AudioFilePropertyID property, union value *value) {
    const struct sound_information *information = &file->information;
    int64_t packets;
    switch (property) {
    case kAudioFilePropertyFileFormat: value->number = information->file; return sizeof value->number;
    case kAudioFilePropertyDataFormat:
        value->format = file_format_description(information);
        return sizeof value->format;
    case kAudioFilePropertyDeferSizeUpdates:
        if (file->writer == NULL) return 0;
        value->number = file_writer_defers(file->writer);
        return sizeof value->number;
    case kAudioFilePropertyIsOptimized: value->number = 1; return sizeof value->number;
    case kAudioFilePropertyDataOffset: value->count = information->data_offset; return sizeof value->count;
    case kAudioFilePropertyAudioDataByteCount: value->count = information->data_size; return sizeof value->count;
    case kAudioFilePropertyEstimatedDuration: value->seconds = information->duration; return sizeof value->seconds;
    case kAudioFilePropertyAudioDataPacketCount:
        packets = file_packet_count(file);
        value->count = (UInt64)packets;
        return packets < 0 ? 0 : sizeof value->count;
    case kAudioFilePropertyMaximumPacketSize:
    case kAudioFilePropertyPacketSizeUpperBound:
        value->number = file_largest_packet(file);
        return value->number ? sizeof value->number : 0;
    case kAudioFilePropertyBitRate:
        if (!(information->duration > 0)) return 0;
        value->number = (UInt32)fmin(4e9, (double)information->data_size * 8 / information->duration);
        return sizeof value->number;
    default: return 0;
    }
}

/// Which packet a frame is in, or the other way round; the caller fills in what it knows.
static OSStatus translate(AudioFileID file, AudioFilePropertyID property, UInt32 size, void *data) {
    SInt64 frames = file->information.frames_per_packet;
    AudioFramePacketTranslation translation;
    if (size != sizeof translation) return kAudioFileBadPropertySizeError;
    if (frames == 0) return kAudioFileUnsupportedPropertyError;
    memcpy(&translation, data, sizeof translation);
    if (property == kAudioFilePropertyFrameToPacket) {
        translation.mPacket = translation.mFrame / frames;
        translation.mFrameOffsetInPacket = (UInt32)(translation.mFrame % frames);
    } else if (__builtin_mul_overflow(translation.mPacket, frames, &translation.mFrame)) {
        return kAudioFileInvalidPacketOffsetError;
    }
    memcpy(data, &translation, sizeof translation);
    return 0;
}

OSStatus AudioFileGetPropertyInfo(AudioFileID file, AudioFilePropertyID property, UInt32 *dataSize,
                                  UInt32 *isWritable) {
    union value value;
    UInt32 size = read_property(file, property, &value);
    bool translates = property == kAudioFilePropertyFrameToPacket || property == kAudioFilePropertyPacketToFrame;
    if (translates && file->information.frames_per_packet) size = sizeof(AudioFramePacketTranslation);
    if (size == 0) return kAudioFileUnsupportedPropertyError;
    if (dataSize) *dataSize = size;
    if (isWritable) *isWritable = property == kAudioFilePropertyDeferSizeUpdates;
    return 0;
}

OSStatus AudioFileGetProperty(AudioFileID file, AudioFilePropertyID property, UInt32 *dataSize, void *data) {
    union value value;
    if (dataSize == NULL || data == NULL) return kAudioFileBadPropertySizeError;
    if (property == kAudioFilePropertyFrameToPacket || property == kAudioFilePropertyPacketToFrame) {
        return translate(file, property, *dataSize, data);
    }
    UInt32 size = read_property(file, property, &value);
    if (size == 0) return kAudioFileUnsupportedPropertyError;
    if (*dataSize < size) return kAudioFileBadPropertySizeError;
    memcpy(data, &value, size);
    *dataSize = size;
    return 0;
}
