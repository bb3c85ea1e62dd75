// Files of sound as they come (docs/Sound.md).
#pragma once
#import <AudioToolbox/AudioFile.h>

typedef struct OpaqueAudioFileStreamID *AudioFileStreamID;
typedef UInt32 AudioFileStreamPropertyID;

enum { kAudioFileStreamPropertyFlag_PropertyIsCached = 1, kAudioFileStreamPropertyFlag_CacheProperty = 2 };
enum { kAudioFileStreamParseFlag_Discontinuity = 1 };
enum { kAudioFileStreamSeekFlag_OffsetIsEstimated = 1 };

enum {
    kAudioFileStreamError_UnsupportedFileType = 'typ?',
    kAudioFileStreamError_UnsupportedDataFormat = 'fmt?',
    kAudioFileStreamError_UnsupportedProperty = 'pty?',
    kAudioFileStreamError_BadPropertySize = '!siz',
    kAudioFileStreamError_NotOptimized = 'optm',
    kAudioFileStreamError_InvalidPacketOffset = 'pck?',
    kAudioFileStreamError_InvalidFile = 'dta?',
    kAudioFileStreamError_ValueUnknown = 'unk?',
    kAudioFileStreamError_DataUnavailable = 'more',
    kAudioFileStreamError_IllegalOperation = 'nope',
    kAudioFileStreamError_UnspecifiedError = 'wht?',
    kAudioFileStreamError_DiscontinuityCantRecover = 'dsc!'
};

enum {
    kAudioFileStreamProperty_ReadyToProducePackets = 'redy',
    kAudioFileStreamProperty_FileFormat = 'ffmt',
    kAudioFileStreamProperty_DataFormat = 'dfmt',
    kAudioFileStreamProperty_FormatList = 'flst',
    kAudioFileStreamProperty_MagicCookieData = 'mgic',
    kAudioFileStreamProperty_AudioDataByteCount = 'bcnt',
    kAudioFileStreamProperty_AudioDataPacketCount = 'pcnt',
    kAudioFileStreamProperty_MaximumPacketSize = 'psze',
    kAudioFileStreamProperty_DataOffset = 'doff',
    kAudioFileStreamProperty_ChannelLayout = 'cmap',
    kAudioFileStreamProperty_PacketToFrame = 'pkfr',
    kAudioFileStreamProperty_FrameToPacket = 'frpk',
    kAudioFileStreamProperty_PacketToByte = 'pkby',
    kAudioFileStreamProperty_ByteToPacket = 'bypk',
    kAudioFileStreamProperty_PacketTableInfo = 'pnfo',
    kAudioFileStreamProperty_PacketSizeUpperBound = 'pkub',
    kAudioFileStreamProperty_AverageBytesPerPacket = 'abpp',
    kAudioFileStreamProperty_BitRate = 'brat'
};

typedef void (*AudioFileStream_PropertyListenerProc)(void *clientData, AudioFileStreamID stream,
                                                     AudioFileStreamPropertyID property, UInt32 *flags);
typedef void (*AudioFileStream_PacketsProc)(void *clientData, UInt32 byteCount, UInt32 packetCount, const void *data,
                                            AudioStreamPacketDescription *packetDescriptions);

#ifdef __cplusplus
extern "C" {
#endif

OSStatus AudioFileStreamOpen(void *clientData, AudioFileStream_PropertyListenerProc propertyListener,
                             AudioFileStream_PacketsProc packets, AudioFileTypeID fileTypeHint,
                             AudioFileStreamID *stream);
OSStatus AudioFileStreamParseBytes(AudioFileStreamID stream, UInt32 dataByteSize, const void *data, UInt32 flags);
OSStatus AudioFileStreamSeek(AudioFileStreamID stream, SInt64 packetOffset, SInt64 *dataByteOffset, UInt32 *flags);
OSStatus AudioFileStreamGetPropertyInfo(AudioFileStreamID stream, AudioFileStreamPropertyID property,
                                        UInt32 *dataSize, Boolean *isWritable);
OSStatus AudioFileStreamGetProperty(AudioFileStreamID stream, AudioFileStreamPropertyID property, UInt32 *dataSize,
                                    void *data);
OSStatus AudioFileStreamSetProperty(AudioFileStreamID stream, AudioFileStreamPropertyID property, UInt32 dataSize,
                                    const void *data);
OSStatus AudioFileStreamClose(AudioFileStreamID stream);

#ifdef __cplusplus
}
#endif
