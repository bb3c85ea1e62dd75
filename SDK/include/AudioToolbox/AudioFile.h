// Files of sound, to be read: WAVE, AIFF and Core Audio files by bytes and packets, MPEG audio and AAC in ADTS by
// packets; of others the format. WAVE, AIFF and Core Audio files of linear samples, µ-law and A-law are written, IMA 4:1 in
// AIFF-C and Core Audio files, AAC and Apple Lossless in Core Audio and MPEG-4 files, AAC in ADTS.
#pragma once
#import <CoreAudio/CoreAudioTypes.h>

typedef struct OpaqueAudioFileID *AudioFileID;
typedef UInt32 AudioFileTypeID;
typedef UInt32 AudioFilePropertyID;

enum {
    kAudioFileAIFFType = 'AIFF',
    kAudioFileAIFCType = 'AIFC',
    kAudioFileWAVEType = 'WAVE',
    kAudioFileSoundDesigner2Type = 'Sd2f',
    kAudioFileNextType = 'NeXT',
    kAudioFileMP3Type = 'MPG3',
    kAudioFileMP2Type = 'MPG2',
    kAudioFileMP1Type = 'MPG1',
    kAudioFileAC3Type = 'ac-3',
    kAudioFileAAC_ADTSType = 'adts',
    kAudioFileMPEG4Type = 'mp4f',
    kAudioFileM4AType = 'm4af',
    kAudioFileCAFType = 'caff',
    kAudioFile3GPType = '3gpp',
    kAudioFile3GP2Type = '3gp2',
    kAudioFileAMRType = 'amrf'
};

enum {
    kAudioFileUnspecifiedError = 'wht?',
    kAudioFileUnsupportedFileTypeError = 'typ?',
    kAudioFileUnsupportedDataFormatError = 'fmt?',
    kAudioFileUnsupportedPropertyError = 'pty?',
    kAudioFileBadPropertySizeError = '!siz',
    kAudioFilePermissionsError = 'prm?',
    kAudioFileNotOptimizedError = 'optm',
    kAudioFileInvalidChunkError = 'chk?',
    kAudioFileDoesNotAllow64BitDataSizeError = 'off?',
    kAudioFileInvalidPacketOffsetError = 'pck?',
    kAudioFileInvalidFileError = 'dta?',
    kAudioFileOperationNotSupportedError = 0x6F703F3F,
    kAudioFileNotOpenError = -38,
    kAudioFileEndOfFileError = -39,
    kAudioFilePositionError = -40,
    kAudioFileFileNotFoundError = -43
};

enum { kAudioFileFlags_EraseFile = 1, kAudioFileFlags_DontPageAlignAudioData = 2 };
enum { kAudioFileReadPermission = 0x01, kAudioFileWritePermission = 0x02, kAudioFileReadWritePermission = 0x03 };
enum { fsRdPerm = 1, fsWrPerm = 2, fsRdWrPerm = 3 };

enum {
    kAudioFilePropertyFileFormat = 'ffmt',
    kAudioFilePropertyDataFormat = 'dfmt',
    kAudioFilePropertyIsOptimized = 'optm',
    kAudioFilePropertyMagicCookieData = 'mgic',
    kAudioFilePropertyAudioDataByteCount = 'bcnt',
    kAudioFilePropertyAudioDataPacketCount = 'pcnt',
    kAudioFilePropertyMaximumPacketSize = 'psze',
    kAudioFilePropertyDataOffset = 'doff',
    kAudioFilePropertyChannelLayout = 'cmap',
    kAudioFilePropertyDeferSizeUpdates = 'dszu',
    kAudioFilePropertyDataFormatName = 'fnme',
    kAudioFilePropertyMarkerList = 'mkls',
    kAudioFilePropertyRegionList = 'rgls',
    kAudioFilePropertyPacketToFrame = 'pkfr',
    kAudioFilePropertyFrameToPacket = 'frpk',
    kAudioFilePropertyPacketToByte = 'pkby',
    kAudioFilePropertyByteToPacket = 'bypk',
    kAudioFilePropertyChunkIDs = 'chid',
    kAudioFilePropertyInfoDictionary = 'info',
    kAudioFilePropertyPacketTableInfo = 'pnfo',
    kAudioFilePropertyFormatList = 'flst',
    kAudioFilePropertyPacketSizeUpperBound = 'pkub',
    kAudioFilePropertyReserveDuration = 'rsrv',
    kAudioFilePropertyEstimatedDuration = 'edur',
    kAudioFilePropertyBitRate = 'brat',
    kAudioFilePropertyID3Tag = 'id3t'
};

enum {
    kAudioFileGlobalInfo_ReadableTypes = 'afrf',
    kAudioFileGlobalInfo_WritableTypes = 'afwf',
    kAudioFileGlobalInfo_FileTypeName = 'ftnm',
    kAudioFileGlobalInfo_AvailableStreamDescriptionsForFormat = 'sdid',
    kAudioFileGlobalInfo_AvailableFormatIDs = 'fmid',
    kAudioFileGlobalInfo_AllExtensions = 'alxt',
    kAudioFileGlobalInfo_AllHFSTypeCodes = 'ahfs',
    kAudioFileGlobalInfo_AllUTIs = 'auti',
    kAudioFileGlobalInfo_AllMIMETypes = 'amim',
    kAudioFileGlobalInfo_ExtensionsForType = 'fext'
};

/// Of the dictionary that kAudioFilePropertyInfoDictionary gives.
#define kAFInfoDictionary_Album "album"
#define kAFInfoDictionary_Artist "artist"
#define kAFInfoDictionary_Comments "comments"
#define kAFInfoDictionary_Composer "composer"
#define kAFInfoDictionary_Copyright "copyright"
#define kAFInfoDictionary_Genre "genre"
#define kAFInfoDictionary_Title "title"
#define kAFInfoDictionary_TrackNumber "track number"
#define kAFInfoDictionary_Year "year"

typedef OSStatus (*AudioFile_ReadProc)(void *clientData, SInt64 position, UInt32 requestCount, void *buffer,
                                       UInt32 *actualCount);
typedef OSStatus (*AudioFile_WriteProc)(void *clientData, SInt64 position, UInt32 requestCount, const void *buffer,
                                        UInt32 *actualCount);
typedef SInt64 (*AudioFile_GetSizeProc)(void *clientData);
typedef OSStatus (*AudioFile_SetSizeProc)(void *clientData, SInt64 size);

enum {
    kAudioFileLoopDirection_NoLooping = 0,
    kAudioFileLoopDirection_Forward = 1,
    kAudioFileLoopDirection_ForwardAndBackward = 2,
    kAudioFileLoopDirection_Backward = 3,
    kAudioFileMarkerType_Generic = 0,
    kAudioFileRegionFlag_LoopEnable = 1,
    kAudioFileRegionFlag_PlayForward = 2,
    kAudioFileRegionFlag_PlayBackward = 4
};

enum {
    kBytePacketTranslationFlag_IsEstimate = 1,
    kAudioFilePropertySourceBitDepth = 'sbtd',
    kAudioFilePropertyAlbumArtwork = 'aart',
    kAudioFileGlobalInfo_HFSTypeCodesForType = 'fhfs',
    kAudioFileGlobalInfo_UTIsForType = 'futi',
    kAudioFileGlobalInfo_MIMETypesForType = 'fmim',
    kAudioFileGlobalInfo_TypesForMIMEType = 'tmim',
    kAudioFileGlobalInfo_TypesForUTI = 'tuti',
    kAudioFileGlobalInfo_TypesForHFSTypeCode = 'thfs',
    kAudioFileGlobalInfo_TypesForExtension = 'text'
};

struct AudioFile_SMPTE_Time {
    SInt8 mHours;
    UInt8 mMinutes, mSeconds, mFrames;
    UInt32 mSubFrameSampleOffset;
};
typedef struct AudioFile_SMPTE_Time AudioFile_SMPTE_Time;

struct AudioFileMarker {
    Float64 mFramePosition;
    CFStringRef mName;
    SInt32 mMarkerID;
    AudioFile_SMPTE_Time mSMPTETime;
    UInt32 mType;
    UInt16 mReserved, mChannel;
};
typedef struct AudioFileMarker AudioFileMarker;

struct AudioFileMarkerList {
    UInt32 mSMPTE_TimeType, mNumberMarkers;
    AudioFileMarker mMarkers[1];
};
typedef struct AudioFileMarkerList AudioFileMarkerList;

struct AudioFileRegion {
    UInt32 mRegionID;
    CFStringRef mName;
    UInt32 mFlags, mNumberMarkers;
    AudioFileMarker mMarkers[1];
};
typedef struct AudioFileRegion AudioFileRegion;

struct AudioFileRegionList {
    UInt32 mSMPTE_TimeType, mNumberRegions;
    AudioFileRegion mRegions[1];
};
typedef struct AudioFileRegionList AudioFileRegionList;

#define NumBytesToNumAudioFileMarkers(numBytes) \
    ((numBytes) < offsetof(AudioFileMarkerList, mMarkers[0]) \
         ? 0 \
         : ((numBytes) - offsetof(AudioFileMarkerList, mMarkers[0])) / sizeof(AudioFileMarker))
#define NumAudioFileMarkersToNumBytes(numMarkers) \
    (offsetof(AudioFileMarkerList, mMarkers) + (numMarkers) * sizeof(AudioFileMarker))
#define NextAudioFileRegion(region) \
    ((AudioFileRegion *)((char *)(region) + offsetof(AudioFileRegion, mMarkers) + \
                         (region)->mNumberMarkers * sizeof(AudioFileMarker)))

struct AudioFramePacketTranslation {
    SInt64 mFrame, mPacket;
    UInt32 mFrameOffsetInPacket;
};
typedef struct AudioFramePacketTranslation AudioFramePacketTranslation;

struct AudioBytePacketTranslation {
    SInt64 mByte, mPacket;
    UInt32 mByteOffsetInPacket, mFlags;
};
typedef struct AudioBytePacketTranslation AudioBytePacketTranslation;

struct AudioFilePacketTableInfo {
    SInt64 mNumberValidFrames;
    SInt32 mPrimingFrames, mRemainderFrames;
};
typedef struct AudioFilePacketTableInfo AudioFilePacketTableInfo;

struct AudioFileTypeAndFormatID {
    AudioFileTypeID mFileType;
    UInt32 mFormatID;
};
typedef struct AudioFileTypeAndFormatID AudioFileTypeAndFormatID;

#define kAFInfoDictionary_Tempo "tempo"
#define kAFInfoDictionary_KeySignature "key signature"
#define kAFInfoDictionary_TimeSignature "time signature"
#define kAFInfoDictionary_Lyricist "lyricist"
#define kAFInfoDictionary_RecordedDate "recorded date"
#define kAFInfoDictionary_SourceEncoder "source encoder"
#define kAFInfoDictionary_EncodingApplication "encoding application"
#define kAFInfoDictionary_NominalBitRate "nominal bit rate"
#define kAFInfoDictionary_ChannelLayout "channel layout"
#define kAFInfoDictionary_ApproximateDurationInSeconds "approximate duration in seconds"
#define kAFInfoDictionary_SourceBitDepth "source bit depth"
#define kAFInfoDictionary_ISRC "ISRC"
#define kAFInfoDictionary_SubTitle "subtitle"

#ifdef __cplusplus
extern "C" {
#endif

OSStatus AudioFileCreateWithURL(CFURLRef url, AudioFileTypeID fileType, const AudioStreamBasicDescription *format,
                                UInt32 flags, AudioFileID *file);
OSStatus AudioFileOpenURL(CFURLRef url, SInt8 permissions, AudioFileTypeID fileTypeHint, AudioFileID *file);
OSStatus AudioFileInitializeWithCallbacks(void *clientData, AudioFile_ReadProc read, AudioFile_WriteProc write,
                                          AudioFile_GetSizeProc getSize, AudioFile_SetSizeProc setSize,
                                          AudioFileTypeID fileType, const AudioStreamBasicDescription *format,
                                          UInt32 flags, AudioFileID *file);
OSStatus AudioFileOpenWithCallbacks(void *clientData, AudioFile_ReadProc read, AudioFile_WriteProc write,
                                    AudioFile_GetSizeProc getSize, AudioFile_SetSizeProc setSize,
                                    AudioFileTypeID fileTypeHint, AudioFileID *file);
OSStatus AudioFileClose(AudioFileID file);
OSStatus AudioFileOptimize(AudioFileID file);
OSStatus AudioFileReadBytes(AudioFileID file, Boolean useCache, SInt64 startingByte, UInt32 *byteCount, void *buffer);
OSStatus AudioFileWriteBytes(AudioFileID file, Boolean useCache, SInt64 startingByte, UInt32 *byteCount,
                             const void *buffer);
OSStatus AudioFileReadPacketData(AudioFileID file, Boolean useCache, UInt32 *byteCount,
                                 AudioStreamPacketDescription *packetDescriptions, SInt64 startingPacket,
                                 UInt32 *packetCount, void *buffer);
OSStatus AudioFileReadPackets(AudioFileID file, Boolean useCache, UInt32 *byteCount,
                              AudioStreamPacketDescription *packetDescriptions, SInt64 startingPacket,
                              UInt32 *packetCount, void *buffer);
OSStatus AudioFileWritePackets(AudioFileID file, Boolean useCache, UInt32 byteCount,
                               const AudioStreamPacketDescription *packetDescriptions, SInt64 startingPacket,
                               UInt32 *packetCount, const void *buffer);
OSStatus AudioFileCountUserData(AudioFileID file, UInt32 userDataID, UInt32 *itemCount);
/// - Status: stub
OSStatus AudioFileGetUserDataSize(AudioFileID file, UInt32 userDataID, UInt32 index, UInt32 *userDataSize);
/// - Status: stub
OSStatus AudioFileGetUserData(AudioFileID file, UInt32 userDataID, UInt32 index, UInt32 *userDataSize, void *userData);
/// - Status: stub
OSStatus AudioFileSetUserData(AudioFileID file, UInt32 userDataID, UInt32 index, UInt32 userDataSize,
                              const void *userData);
/// - Status: stub
OSStatus AudioFileRemoveUserData(AudioFileID file, UInt32 userDataID, UInt32 index);
OSStatus AudioFileGetPropertyInfo(AudioFileID file, AudioFilePropertyID property, UInt32 *dataSize,
                                  UInt32 *isWritable);
OSStatus AudioFileGetProperty(AudioFileID file, AudioFilePropertyID property, UInt32 *dataSize, void *data);
OSStatus AudioFileSetProperty(AudioFileID file, AudioFilePropertyID property, UInt32 dataSize, const void *data);
/// - Status: stub
OSStatus AudioFileGetGlobalInfoSize(AudioFilePropertyID property, UInt32 specifierSize, void *specifier,
                                    UInt32 *dataSize);
/// - Status: stub
OSStatus AudioFileGetGlobalInfo(AudioFilePropertyID property, UInt32 specifierSize, void *specifier, UInt32 *dataSize,
                                void *data);

#ifdef __cplusplus
}
#endif
