#import "../Format/FileFormat.h"
#import "StreamObject.h"
#import <AudioToolbox/AudioFormat.h>
#include <math.h>
#include <string.h>

union value {
    UInt32 number;
    UInt64 count;
    Float64 average;
    AudioStreamBasicDescription format;
    AudioFormatListItem item;
};

/// - Returns: the size of the value; 0 if it is not known of this file.
static UInt32 read_property(AudioFileStreamID stream, AudioFileStreamPropertyID property, union value *value) {
    const struct sound_information *information = &stream->information;
    uint64_t packets = stream->packet_count, bytes = stream->packet_bytes;
    AudioStreamBasicDescription format = file_format_description(information);
    UInt32 layout = format.mChannelsPerFrame == 1 ? kAudioChannelLayoutTag_Mono : kAudioChannelLayoutTag_Stereo;
    switch (property) {
    case kAudioFileStreamProperty_FileFormat: value->number = information->file; return sizeof value->number;
    case kAudioFileStreamProperty_DataFormat: value->format = format; return sizeof value->format;
    case kAudioFileStreamProperty_FormatList:
        value->item = (AudioFormatListItem){.mASBD = format, .mChannelLayoutTag = layout};
        return sizeof value->item;
    case kAudioFileStreamProperty_DataOffset: value->count = information->data_offset; return sizeof value->count;
    case kAudioFileStreamProperty_AudioDataByteCount:
        value->count = information->data_size;
        return value->count ? sizeof value->count : 0;
    case kAudioFileStreamProperty_AudioDataPacketCount:
        value->count = stream->sizes                   ? stream->size_count
                       : information->bytes_per_packet ? information->data_size / information->bytes_per_packet
                                                       : 0;
        return value->count ? sizeof value->count : 0;
    case kAudioFileStreamProperty_MaximumPacketSize:
    case kAudioFileStreamProperty_PacketSizeUpperBound:
        value->number = information->bytes_per_packet ? information->bytes_per_packet : stream->largest_packet;
        return value->number ? sizeof value->number : 0;
    case kAudioFileStreamProperty_AverageBytesPerPacket:
        value->average = packets ? (double)bytes / (double)packets : information->bytes_per_packet;
        return value->average > 0 ? sizeof value->average : 0;
    case kAudioFileStreamProperty_BitRate:
        if (packets == 0 || information->frames_per_packet == 0) return 0;
        value->number = (UInt32)fmin(4e9, (double)bytes * 8 / ((double)packets * information->frames_per_packet) *
                                              information->rate);
        return sizeof value->number;
    default: return 0;
    }
}

/// Which packet a frame is in, or the other way round.
static OSStatus translate(AudioFileStreamID stream, AudioFileStreamPropertyID property, UInt32 *size, void *data) {
    SInt64 frames = stream->information.frames_per_packet;
    AudioFramePacketTranslation translation;
    if (*size != sizeof translation) return kAudioFileStreamError_BadPropertySize;
    if (frames == 0) return kAudioFileStreamError_ValueUnknown;
    memcpy(&translation, data, sizeof translation);
    if (property == kAudioFileStreamProperty_FrameToPacket) {
        translation.mPacket = translation.mFrame / frames;
        translation.mFrameOffsetInPacket = (UInt32)(translation.mFrame % frames);
    } else if (__builtin_mul_overflow(translation.mPacket, frames, &translation.mFrame)) {
        return kAudioFileStreamError_InvalidPacketOffset;
    }
    memcpy(data, &translation, sizeof translation);
    return 0;
}

static bool is_translation(AudioFileStreamPropertyID property) {
    return property == kAudioFileStreamProperty_FrameToPacket || property == kAudioFileStreamProperty_PacketToFrame;
}

OSStatus AudioFileStreamGetPropertyInfo(AudioFileStreamID stream, AudioFileStreamPropertyID property,
                                        UInt32 *dataSize, Boolean *isWritable) {
    union value value;
    if (stream == NULL) return kAudioFileStreamError_UnspecifiedError;
    UInt32 size = 0;
    if (property == kAudioFileStreamProperty_ReadyToProducePackets) size = sizeof(UInt32);
    else if (!stream->is_ready) return kAudioFileStreamError_DataUnavailable;
    else if (property == kAudioFileStreamProperty_MagicCookieData) size = (UInt32)stream->cookie_size;
    else if (is_translation(property)) size = sizeof(AudioFramePacketTranslation);
    else size = read_property(stream, property, &value);
    if (size == 0) return kAudioFileStreamError_UnsupportedProperty;
    if (dataSize) *dataSize = size;
    if (isWritable) *isWritable = false;
    return 0;
}

OSStatus AudioFileStreamGetProperty(AudioFileStreamID stream, AudioFileStreamPropertyID property, UInt32 *dataSize,
                                    void *data) {
    if (stream == NULL || dataSize == NULL || data == NULL) return kAudioFileStreamError_BadPropertySize;
    UInt32 size = 0, ready = stream->is_ready;
    OSStatus status = AudioFileStreamGetPropertyInfo(stream, property, &size, NULL);
    if (status) return status;
    if (is_translation(property)) return translate(stream, property, dataSize, data);
    if (*dataSize < size) return kAudioFileStreamError_BadPropertySize;
    *dataSize = size;
    union value value;
    if (property == kAudioFileStreamProperty_ReadyToProducePackets) memcpy(data, &ready, size);
    else if (property == kAudioFileStreamProperty_MagicCookieData) memcpy(data, stream->cookie, size);
    else if (read_property(stream, property, &value)) memcpy(data, &value, size);
    return 0;
}

/// No property of a stream can be set.
OSStatus AudioFileStreamSetProperty(AudioFileStreamID stream, AudioFileStreamPropertyID property, UInt32 dataSize,
                                    const void *data) {
    return kAudioFileStreamError_UnsupportedProperty;
}
