// The parts of files in the Core Audio Format, as they lie in the file: numbers are big-endian. Follows Apple's Core
// Audio Format Specification. Since iOS 5.
#pragma once
#import <CoreAudio/CoreAudioTypes.h>
#include <stddef.h>

#define ATTRIBUTE_PACKED __attribute__((__packed__))

enum {
    kCAF_FileType = 'caff',
    kCAF_FileVersion_Initial = 1
};

/// The kinds of chunks.
enum {
    kCAF_StreamDescriptionChunkID = 'desc',
    kCAF_AudioDataChunkID = 'data',
    kCAF_ChannelLayoutChunkID = 'chan',
    kCAF_FillerChunkID = 'free',
    kCAF_MarkerChunkID = 'mark',
    kCAF_RegionChunkID = 'regn',
    kCAF_InstrumentChunkID = 'inst',
    kCAF_MagicCookieID = 'kuki',
    kCAF_InfoStringsChunkID = 'info',
    kCAF_EditCommentsChunkID = 'edct',
    kCAF_PacketTableChunkID = 'pakt',
    kCAF_StringsChunkID = 'strg',
    kCAF_UUIDChunkID = 'uuid',
    kCAF_PeakChunkID = 'peak',
    kCAF_OverviewChunkID = 'ovvw',
    kCAF_MIDIChunkID = 'midi',
    kCAF_UMIDChunkID = 'umid',
    kCAF_FormatListID = 'ldsc'
};

struct CAFFileHeader {
    UInt32 mFileType;
    UInt16 mFileVersion, mFileFlags;
} ATTRIBUTE_PACKED;
typedef struct CAFFileHeader CAFFileHeader;

/// The size is that of what follows; -1 of the data of a file that is still being written.
struct CAFChunkHeader {
    UInt32 mChunkType;
    SInt64 mChunkSize;
} ATTRIBUTE_PACKED;
typedef struct CAFChunkHeader CAFChunkHeader;

struct CAF_UUID_ChunkHeader {
    CAFChunkHeader mHeader;
    UInt8 mUUID[16];
} ATTRIBUTE_PACKED;
typedef struct CAF_UUID_ChunkHeader CAF_UUID_ChunkHeader;

// What the samples are.

enum {
    kCAFLinearPCMFormatFlagIsFloat = 1,
    kCAFLinearPCMFormatFlagIsLittleEndian = 2
};

struct CAFAudioDescription {
    Float64 mSampleRate;
    UInt32 mFormatID, mFormatFlags;
    UInt32 mBytesPerPacket, mFramesPerPacket;
    UInt32 mChannelsPerFrame, mBitsPerChannel;
} ATTRIBUTE_PACKED;
typedef struct CAFAudioDescription CAFAudioDescription;

struct CAFAudioFormatListItem {
    CAFAudioDescription mFormat;
    UInt32 mChannelLayoutTag;
} ATTRIBUTE_PACKED;

/// The descriptions are numbers of as many bytes as needed, of seven bits each.
struct CAFPacketTableHeader {
    SInt64 mNumberPackets, mNumberValidFrames;
    SInt32 mPrimingFrames, mRemainderFrames;
    UInt8 mPacketDescriptions[1];
} ATTRIBUTE_PACKED;
typedef struct CAFPacketTableHeader CAFPacketTableHeader;

struct CAFDataChunk {
    UInt32 mEditCount;
    UInt8 mData[1];
} ATTRIBUTE_PACKED;
typedef struct CAFDataChunk CAFDataChunk;

// Markers and regions.

enum {
    kCAF_SMPTE_TimeTypeNone = 0,
    kCAF_SMPTE_TimeType24 = 1,
    kCAF_SMPTE_TimeType25 = 2,
    kCAF_SMPTE_TimeType30Drop = 3,
    kCAF_SMPTE_TimeType30 = 4,
    kCAF_SMPTE_TimeType2997 = 5,
    kCAF_SMPTE_TimeType2997Drop = 6,
    kCAF_SMPTE_TimeType60 = 7,
    kCAF_SMPTE_TimeType5994 = 8,
    kCAF_SMPTE_TimeType60Drop = 9,
    kCAF_SMPTE_TimeType5994Drop = 10,
    kCAF_SMPTE_TimeType50 = 11,
    kCAF_SMPTE_TimeType2398 = 12
};

struct CAF_SMPTE_Time {
    SInt8 mHours, mMinutes, mSeconds, mFrames;
    UInt32 mSubFrameSampleOffset;
} ATTRIBUTE_PACKED;
typedef struct CAF_SMPTE_Time CAF_SMPTE_Time;

enum {
    kCAFMarkerType_Generic = 0,
    kCAFMarkerType_ProgramStart = 'pbeg',
    kCAFMarkerType_ProgramEnd = 'pend',
    kCAFMarkerType_TrackStart = 'tbeg',
    kCAFMarkerType_TrackEnd = 'tend',
    kCAFMarkerType_Index = 'indx',
    kCAFMarkerType_RegionStart = 'rbeg',
    kCAFMarkerType_RegionEnd = 'rend',
    kCAFMarkerType_RegionSyncPoint = 'rsyc',
    kCAFMarkerType_SelectionStart = 'sbeg',
    kCAFMarkerType_SelectionEnd = 'send',
    kCAFMarkerType_EditSourceBegin = 'cbeg',
    kCAFMarkerType_EditSourceEnd = 'cend',
    kCAFMarkerType_EditDestinationBegin = 'dbeg',
    kCAFMarkerType_EditDestinationEnd = 'dend',
    kCAFMarkerType_SustainLoopStart = 'slbg',
    kCAFMarkerType_SustainLoopEnd = 'slen',
    kCAFMarkerType_ReleaseLoopStart = 'rlbg',
    kCAFMarkerType_ReleaseLoopEnd = 'rlen',
    kCAFMarkerType_SavedPlayPosition = 'sply',
    kCAFMarkerType_Tempo = 'tmpo',
    kCAFMarkerType_TimeSignature = 'tsig',
    kCAFMarkerType_KeySignature = 'ksig'
};

struct CAFMarker {
    UInt32 mType;
    Float64 mFramePosition;
    UInt32 mMarkerID;
    CAF_SMPTE_Time mSMPTETime;
    UInt32 mChannel;
} ATTRIBUTE_PACKED;
typedef struct CAFMarker CAFMarker;

struct CAFMarkerChunk {
    UInt32 mSMPTE_TimeType, mNumberMarkers;
    CAFMarker mMarkers[1];
} ATTRIBUTE_PACKED;
typedef struct CAFMarkerChunk CAFMarkerChunk;
#define kCAFMarkerChunkHdrSize offsetof(CAFMarkerChunk, mMarkers)

enum {
    kCAFRegionFlag_LoopEnable = 1,
    kCAFRegionFlag_PlayForward = 2,
    kCAFRegionFlag_PlayBackward = 4
};

struct CAFRegion {
    UInt32 mRegionID, mFlags, mNumberMarkers;
    CAFMarker mMarkers[1];
} ATTRIBUTE_PACKED;
typedef struct CAFRegion CAFRegion;
/// Regions lie one behind the other, each with its markers.
#define NextCAFRegion(region)                                         \
    ((CAFRegion *)((char *)(region) + offsetof(CAFRegion, mMarkers) + \
                   (region)->mNumberMarkers * sizeof(CAFMarker)))

struct CAFRegionChunk {
    UInt32 mSMPTE_TimeType, mNumberRegions;
    CAFRegion mRegions[1];
} ATTRIBUTE_PACKED;
typedef struct CAFRegionChunk CAFRegionChunk;
#define kCAFRegionChunkHdrSize offsetof(CAFRegionChunk, mRegions)

struct CAFInstrumentChunk {
    Float32 mBaseNote;
    UInt8 mMIDILowNote, mMIDIHighNote;
    UInt8 mMIDILowVelocity, mMIDIHighVelocity;
    Float32 mdBGain;
    UInt32 mStartRegionID, mSustainRegionID, mReleaseRegionID;
    UInt32 mInstrumentID;
} ATTRIBUTE_PACKED;
typedef struct CAFInstrumentChunk CAFInstrumentChunk;

// Strings and other parts.

struct CAFStringID {
    UInt32 mStringID;
    SInt64 mStringStartByteOffset;
} ATTRIBUTE_PACKED;
typedef struct CAFStringID CAFStringID;

struct CAFStrings {
    UInt32 mNumEntries;
    CAFStringID mStringsIDs[1];
} ATTRIBUTE_PACKED;
typedef struct CAFStrings CAFStrings;

/// Keys and values follow, each ended by a zero.
struct CAFInfoStrings {
    UInt32 mNumEntries;
} ATTRIBUTE_PACKED;
typedef struct CAFInfoStrings CAFInfoStrings;

struct CAFPositionPeak {
    Float32 mValue;
    UInt64 mFrameNumber;
} ATTRIBUTE_PACKED;
typedef struct CAFPositionPeak CAFPositionPeak;

struct CAFPeakChunk {
    UInt32 mEditCount;
    CAFPositionPeak mPeaks[1];
} ATTRIBUTE_PACKED;
typedef struct CAFPeakChunk CAFPeakChunk;

struct CAFOverviewSample {
    SInt16 mMinValue, mMaxValue;
} ATTRIBUTE_PACKED;
typedef struct CAFOverviewSample CAFOverviewSample;

struct CAFOverviewChunk {
    UInt32 mEditCount;
    UInt32 mNumFramesPerOVWSample;
    CAFOverviewSample mData[1];
} ATTRIBUTE_PACKED;
typedef struct CAFOverviewChunk CAFOverviewChunk;

struct CAFUMIDChunk {
    UInt8 mBytes[64];
} ATTRIBUTE_PACKED;
typedef struct CAFUMIDChunk CAFUMIDChunk;
