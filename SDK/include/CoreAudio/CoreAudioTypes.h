// How sound is described: formats, buffers, times.
#pragma once
#import <CoreFoundation/CoreFoundation.h>
#include <stdint.h>

typedef signed char SInt8;
typedef int16_t SInt16;
typedef int32_t SInt32;
typedef int64_t SInt64;
typedef uint8_t UInt8;
typedef uint32_t UInt32;
typedef uint64_t UInt64;
typedef float Float32;
typedef double Float64;
typedef int32_t OSStatus;
typedef uint32_t OSType;

/// Samples are fixed-point numbers where they are mixed, whole numbers where they are played.
typedef int32_t AudioUnitSampleType;
typedef int16_t AudioSampleType;
#define kAudioUnitSampleFractionBits 24
#define COREAUDIOTYPES_VERSION 1051
#define CA_PREFER_FIXED_POINT 1

typedef struct AudioStreamBasicDescription {
    Float64 mSampleRate;
    UInt32 mFormatID;
    UInt32 mFormatFlags;
    UInt32 mBytesPerPacket;
    UInt32 mFramesPerPacket;
    UInt32 mBytesPerFrame;
    UInt32 mChannelsPerFrame;
    UInt32 mBitsPerChannel;
    UInt32 mReserved;
} AudioStreamBasicDescription;

typedef struct AudioStreamPacketDescription {
    SInt64 mStartOffset;
    UInt32 mVariableFramesInPacket;
    UInt32 mDataByteSize;
} AudioStreamPacketDescription;

typedef struct AudioBuffer {
    UInt32 mNumberChannels;
    UInt32 mDataByteSize;
    void *mData;
} AudioBuffer;

typedef struct AudioBufferList {
    UInt32 mNumberBuffers;
    AudioBuffer mBuffers[1];
} AudioBufferList;

typedef struct AudioValueRange {
    Float64 mMinimum, mMaximum;
} AudioValueRange;

/// Data to be translated, and room for what it becomes.
typedef struct AudioValueTranslation {
    void *mInputData;
    UInt32 mInputDataSize;
    void *mOutputData;
    UInt32 mOutputDataSize;
} AudioValueTranslation;

typedef struct SMPTETime {
    SInt16 mSubframes, mSubframeDivisor;
    UInt32 mCounter, mType, mFlags;
    SInt16 mHours, mMinutes, mSeconds, mFrames;
} SMPTETime;

typedef struct AudioTimeStamp {
    Float64 mSampleTime;
    UInt64 mHostTime;
    Float64 mRateScalar;
    UInt64 mWordClockTime;
    SMPTETime mSMPTETime;
    UInt32 mFlags;
    UInt32 mReserved;
} AudioTimeStamp;

enum {
    kAudioTimeStampSampleTimeValid = 1 << 0,
    kAudioTimeStampHostTimeValid = 1 << 1,
    kAudioTimeStampRateScalarValid = 1 << 2,
    kAudioTimeStampWordClockTimeValid = 1 << 3,
    kAudioTimeStampSMPTETimeValid = 1 << 4
};

typedef UInt32 AudioChannelLabel;
typedef UInt32 AudioChannelLayoutTag;
/// The low half of a tag is the number of channels.
#define AudioChannelLayoutTag_GetNumberOfChannels(layoutTag) ((UInt32)((layoutTag) & 0x0000FFFF))

typedef struct AudioChannelDescription {
    UInt32 mChannelLabel, mChannelFlags;
    Float32 mCoordinates[3];
} AudioChannelDescription;

typedef struct AudioChannelLayout {
    AudioChannelLayoutTag mChannelLayoutTag;
    UInt32 mChannelBitmap;
    UInt32 mNumberChannelDescriptions;
    AudioChannelDescription mChannelDescriptions[1];
} AudioChannelLayout;

enum {
    kAudioChannelLayoutTag_UseChannelDescriptions = (0 << 16) | 0,
    kAudioChannelLayoutTag_UseChannelBitmap = (1 << 16) | 0,
    kAudioChannelLayoutTag_Mono = (100 << 16) | 1,
    kAudioChannelLayoutTag_Stereo = (101 << 16) | 2
};

typedef struct AudioClassDescription {
    OSType mType, mSubType, mManufacturer;
} AudioClassDescription;

enum {
    kAudioFormatLinearPCM = 'lpcm',
    kAudioFormatAC3 = 'ac-3',
    kAudioFormat60958AC3 = 'cac3',
    kAudioFormatAppleIMA4 = 'ima4',
    kAudioFormatMPEG4AAC = 'aac ',
    kAudioFormatMPEG4CELP = 'celp',
    kAudioFormatMPEG4HVXC = 'hvxc',
    kAudioFormatMPEG4TwinVQ = 'twvq',
    kAudioFormatMACE3 = 'MAC3',
    kAudioFormatMACE6 = 'MAC6',
    kAudioFormatULaw = 'ulaw',
    kAudioFormatALaw = 'alaw',
    kAudioFormatQDesign = 'QDMC',
    kAudioFormatQDesign2 = 'QDM2',
    kAudioFormatQUALCOMM = 'Qclp',
    kAudioFormatMPEGLayer1 = '.mp1',
    kAudioFormatMPEGLayer2 = '.mp2',
    kAudioFormatMPEGLayer3 = '.mp3',
    kAudioFormatTimeCode = 'time',
    kAudioFormatMIDIStream = 'midi',
    kAudioFormatParameterValueStream = 'apvs',
    kAudioFormatAppleLossless = 'alac',
    kAudioFormatMPEG4AAC_HE = 'aach',
    kAudioFormatMPEG4AAC_LD = 'aacl',
    kAudioFormatMPEG4AAC_HE_V2 = 'aacp',
    kAudioFormatMPEG4AAC_Spatial = 'aacs',
    kAudioFormatAMR = 'samr',
    kAudioFormatAudible = 'AUDB',
    kAudioFormatiLBC = 'ilbc',
    kAudioFormatDVIIntelIMA = 0x6D730011,
    kAudioFormatMicrosoftGSM = 0x6D730031,
    kAudioFormatAES3 = 'aes3'
};

enum {
    kAudioFormatFlagIsFloat = 1 << 0,
    kAudioFormatFlagIsBigEndian = 1 << 1,
    kAudioFormatFlagIsSignedInteger = 1 << 2,
    kAudioFormatFlagIsPacked = 1 << 3,
    kAudioFormatFlagIsAlignedHigh = 1 << 4,
    kAudioFormatFlagIsNonInterleaved = 1 << 5,
    kAudioFormatFlagIsNonMixable = 1 << 6,
    kAudioFormatFlagsAreAllClear = (int)(1U << 31),
    kLinearPCMFormatFlagIsFloat = kAudioFormatFlagIsFloat,
    kLinearPCMFormatFlagIsBigEndian = kAudioFormatFlagIsBigEndian,
    kLinearPCMFormatFlagIsSignedInteger = kAudioFormatFlagIsSignedInteger,
    kLinearPCMFormatFlagIsPacked = kAudioFormatFlagIsPacked,
    kLinearPCMFormatFlagIsAlignedHigh = kAudioFormatFlagIsAlignedHigh,
    kLinearPCMFormatFlagIsNonInterleaved = kAudioFormatFlagIsNonInterleaved,
    kLinearPCMFormatFlagIsNonMixable = kAudioFormatFlagIsNonMixable,
    kLinearPCMFormatFlagsSampleFractionShift = 7,
    kLinearPCMFormatFlagsSampleFractionMask = 0x3F << 7,
    kLinearPCMFormatFlagsAreAllClear = kAudioFormatFlagsAreAllClear,
    kAudioFormatFlagsNativeEndian = 0,
    kAudioFormatFlagsCanonical = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagsNativeEndian | kAudioFormatFlagIsPacked,
    kAudioFormatFlagsAudioUnitCanonical = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagsNativeEndian |
                                          kAudioFormatFlagIsPacked | kAudioFormatFlagIsNonInterleaved |
                                          (kAudioUnitSampleFractionBits << kLinearPCMFormatFlagsSampleFractionShift)
};

/// True if the samples of a format have the byte order of this machine.
#define TestAudioFormatNativeEndian(f) \
    ((f).mFormatID == kAudioFormatLinearPCM && \
     ((f).mFormatFlags & kAudioFormatFlagIsBigEndian) == kAudioFormatFlagsNativeEndian)

enum {
    kAudio_UnimplementedError = -4,
    kAudio_FileNotFoundError = -43,
    kAudio_ParamError = -50,
    kAudio_MemFullError = -108,
    kAudioStreamAnyRate = 0,
    kAudioFormatMPEG4AAC_ELD = 'aace',
    kAudioFormatMPEG4AAC_ELD_SBR = 'aacf',
    kAudioFormatMPEG4AAC_ELD_V2 = 'aacg'
};

enum {
    kAppleLosslessFormatFlag_16BitSourceData = 1,
    kAppleLosslessFormatFlag_20BitSourceData = 2,
    kAppleLosslessFormatFlag_24BitSourceData = 3,
    kAppleLosslessFormatFlag_32BitSourceData = 4,
    kAudioFormatFlagsNativeFloatPacked = 9
};

enum {
    kSMPTETimeType24 = 0,
    kSMPTETimeType25 = 1,
    kSMPTETimeType30Drop = 2,
    kSMPTETimeType30 = 3,
    kSMPTETimeType2997 = 4,
    kSMPTETimeType2997Drop = 5,
    kSMPTETimeType60 = 6,
    kSMPTETimeType5994 = 7,
    kSMPTETimeType60Drop = 8,
    kSMPTETimeType5994Drop = 9,
    kSMPTETimeType50 = 10,
    kSMPTETimeType2398 = 11,
    kSMPTETimeValid = 1,
    kSMPTETimeRunning = 2,
    kAudioTimeStampSampleHostTimeValid = 3,
    kAudioChannelLabel_Unknown = 0xFFFFFFFF,
    kAudioChannelLabel_Unused = 0,
    kAudioChannelLabel_UseCoordinates = 100,
    kAudioChannelLabel_Left = 1,
    kAudioChannelLabel_Right = 2,
    kAudioChannelLabel_Center = 3,
    kAudioChannelLabel_LFEScreen = 4,
    kAudioChannelLabel_LeftSurround = 5,
    kAudioChannelLabel_RightSurround = 6,
    kAudioChannelLabel_LeftCenter = 7,
    kAudioChannelLabel_RightCenter = 8,
    kAudioChannelLabel_CenterSurround = 9,
    kAudioChannelLabel_LeftSurroundDirect = 10,
    kAudioChannelLabel_RightSurroundDirect = 11,
    kAudioChannelLabel_TopCenterSurround = 12,
    kAudioChannelLabel_VerticalHeightLeft = 13,
    kAudioChannelLabel_VerticalHeightCenter = 14,
    kAudioChannelLabel_VerticalHeightRight = 15,
    kAudioChannelLabel_TopBackLeft = 16,
    kAudioChannelLabel_TopBackCenter = 17,
    kAudioChannelLabel_TopBackRight = 18,
    kAudioChannelLabel_RearSurroundLeft = 33,
    kAudioChannelLabel_RearSurroundRight = 34,
    kAudioChannelLabel_LeftWide = 35,
    kAudioChannelLabel_RightWide = 36,
    kAudioChannelLabel_LFE2 = 37,
    kAudioChannelLabel_LeftTotal = 38,
    kAudioChannelLabel_RightTotal = 39,
    kAudioChannelLabel_HearingImpaired = 40,
    kAudioChannelLabel_Narration = 41,
    kAudioChannelLabel_Mono = 42,
    kAudioChannelLabel_DialogCentricMix = 43,
    kAudioChannelLabel_CenterSurroundDirect = 44,
    kAudioChannelLabel_Haptic = 45,
    kAudioChannelLabel_Ambisonic_W = 200,
    kAudioChannelLabel_Ambisonic_X = 201,
    kAudioChannelLabel_Ambisonic_Y = 202,
    kAudioChannelLabel_Ambisonic_Z = 203,
    kAudioChannelLabel_MS_Mid = 204,
    kAudioChannelLabel_MS_Side = 205,
    kAudioChannelLabel_XY_X = 206,
    kAudioChannelLabel_XY_Y = 207,
    kAudioChannelLabel_HeadphonesLeft = 301,
    kAudioChannelLabel_HeadphonesRight = 302,
    kAudioChannelLabel_ClickTrack = 304,
    kAudioChannelLabel_ForeignLanguage = 305,
    kAudioChannelLabel_Discrete = 400,
    kAudioChannelLabel_Discrete_0 = 1 << 16,
    kAudioChannelLabel_Discrete_1 = 0x10001,
    kAudioChannelLabel_Discrete_2 = 0x10002,
    kAudioChannelLabel_Discrete_3 = 0x10003,
    kAudioChannelLabel_Discrete_4 = 0x10004,
    kAudioChannelLabel_Discrete_5 = 0x10005,
    kAudioChannelLabel_Discrete_6 = 0x10006,
    kAudioChannelLabel_Discrete_7 = 0x10007,
    kAudioChannelLabel_Discrete_8 = 0x10008,
    kAudioChannelLabel_Discrete_9 = 0x10009,
    kAudioChannelLabel_Discrete_10 = 0x1000A,
    kAudioChannelLabel_Discrete_11 = 0x1000B,
    kAudioChannelLabel_Discrete_12 = 0x1000C,
    kAudioChannelLabel_Discrete_13 = 0x1000D,
    kAudioChannelLabel_Discrete_14 = 0x1000E,
    kAudioChannelLabel_Discrete_15 = 0x1000F,
    kAudioChannelLabel_Discrete_65535 = 0x1FFFF,
    kAudioChannelBit_Left = 1,
    kAudioChannelBit_Right = 2,
    kAudioChannelBit_Center = 4,
    kAudioChannelBit_LFEScreen = 8,
    kAudioChannelBit_LeftSurround = 16,
    kAudioChannelBit_RightSurround = 32,
    kAudioChannelBit_LeftCenter = 64,
    kAudioChannelBit_RightCenter = 128,
    kAudioChannelBit_CenterSurround = 256,
    kAudioChannelBit_LeftSurroundDirect = 512,
    kAudioChannelBit_RightSurroundDirect = 1024,
    kAudioChannelBit_TopCenterSurround = 2048,
    kAudioChannelBit_VerticalHeightLeft = 4096,
    kAudioChannelBit_VerticalHeightCenter = 8192,
    kAudioChannelBit_VerticalHeightRight = 16384,
    kAudioChannelBit_TopBackLeft = 32768,
    kAudioChannelBit_TopBackCenter = 1 << 16,
    kAudioChannelBit_TopBackRight = 1 << 17,
    kAudioChannelFlags_AllOff = 0,
    kAudioChannelFlags_RectangularCoordinates = 1,
    kAudioChannelFlags_SphericalCoordinates = 2,
    kAudioChannelFlags_Meters = 4,
    kAudioChannelCoordinates_LeftRight = 0,
    kAudioChannelCoordinates_BackFront = 1,
    kAudioChannelCoordinates_DownUp = 2,
    kAudioChannelCoordinates_Azimuth = 0,
    kAudioChannelCoordinates_Elevation = 1,
    kAudioChannelCoordinates_Distance = 2,
    kAudioChannelLayoutTag_StereoHeadphones = 0x660002,
    kAudioChannelLayoutTag_MatrixStereo = 0x670002,
    kAudioChannelLayoutTag_MidSide = 0x680002,
    kAudioChannelLayoutTag_XY = 0x690002,
    kAudioChannelLayoutTag_Binaural = 0x6A0002,
    kAudioChannelLayoutTag_Ambisonic_B_Format = 0x6B0004,
    kAudioChannelLayoutTag_Quadraphonic = 0x6C0004,
    kAudioChannelLayoutTag_Pentagonal = 0x6D0005,
    kAudioChannelLayoutTag_Hexagonal = 0x6E0006,
    kAudioChannelLayoutTag_Octagonal = 0x6F0008,
    kAudioChannelLayoutTag_Cube = 0x700008,
    kAudioChannelLayoutTag_MPEG_1_0 = 0x640001,
    kAudioChannelLayoutTag_MPEG_2_0 = 0x650002,
    kAudioChannelLayoutTag_MPEG_3_0_A = 0x710003,
    kAudioChannelLayoutTag_MPEG_3_0_B = 0x720003,
    kAudioChannelLayoutTag_MPEG_4_0_A = 0x730004,
    kAudioChannelLayoutTag_MPEG_4_0_B = 0x740004,
    kAudioChannelLayoutTag_MPEG_5_0_A = 0x750005,
    kAudioChannelLayoutTag_MPEG_5_0_B = 0x760005,
    kAudioChannelLayoutTag_MPEG_5_0_C = 0x770005,
    kAudioChannelLayoutTag_MPEG_5_0_D = 0x780005,
    kAudioChannelLayoutTag_MPEG_5_1_A = 0x790006,
    kAudioChannelLayoutTag_MPEG_5_1_B = 0x7A0006,
    kAudioChannelLayoutTag_MPEG_5_1_C = 0x7B0006,
    kAudioChannelLayoutTag_MPEG_5_1_D = 0x7C0006,
    kAudioChannelLayoutTag_MPEG_6_1_A = 0x7D0007,
    kAudioChannelLayoutTag_MPEG_7_1_A = 0x7E0008,
    kAudioChannelLayoutTag_MPEG_7_1_B = 0x7F0008,
    kAudioChannelLayoutTag_MPEG_7_1_C = 0x800008,
    kAudioChannelLayoutTag_Emagic_Default_7_1 = 0x810008,
    kAudioChannelLayoutTag_SMPTE_DTV = 0x820008,
    kAudioChannelLayoutTag_ITU_1_0 = 0x640001,
    kAudioChannelLayoutTag_ITU_2_0 = 0x650002,
    kAudioChannelLayoutTag_ITU_2_1 = 0x830003,
    kAudioChannelLayoutTag_ITU_2_2 = 0x840004,
    kAudioChannelLayoutTag_ITU_3_0 = 0x710003,
    kAudioChannelLayoutTag_ITU_3_1 = 0x730004,
    kAudioChannelLayoutTag_ITU_3_2 = 0x750005,
    kAudioChannelLayoutTag_ITU_3_2_1 = 0x790006,
    kAudioChannelLayoutTag_ITU_3_4_1 = 0x800008,
    kAudioChannelLayoutTag_DVD_0 = 0x640001,
    kAudioChannelLayoutTag_DVD_1 = 0x650002,
    kAudioChannelLayoutTag_DVD_2 = 0x830003,
    kAudioChannelLayoutTag_DVD_3 = 0x840004,
    kAudioChannelLayoutTag_DVD_4 = 0x850003,
    kAudioChannelLayoutTag_DVD_5 = 0x860004,
    kAudioChannelLayoutTag_DVD_6 = 0x870005,
    kAudioChannelLayoutTag_DVD_7 = 0x710003,
    kAudioChannelLayoutTag_DVD_8 = 0x730004,
    kAudioChannelLayoutTag_DVD_9 = 0x750005,
    kAudioChannelLayoutTag_DVD_10 = 0x880004,
    kAudioChannelLayoutTag_DVD_11 = 0x890005,
    kAudioChannelLayoutTag_DVD_12 = 0x790006,
    kAudioChannelLayoutTag_DVD_13 = 0x730004,
    kAudioChannelLayoutTag_DVD_14 = 0x750005,
    kAudioChannelLayoutTag_DVD_15 = 0x880004,
    kAudioChannelLayoutTag_DVD_16 = 0x890005,
    kAudioChannelLayoutTag_DVD_17 = 0x790006,
    kAudioChannelLayoutTag_DVD_18 = 0x8A0005,
    kAudioChannelLayoutTag_DVD_19 = 0x760005,
    kAudioChannelLayoutTag_DVD_20 = 0x7A0006,
    kAudioChannelLayoutTag_AudioUnit_4 = 0x6C0004,
    kAudioChannelLayoutTag_AudioUnit_5 = 0x6D0005,
    kAudioChannelLayoutTag_AudioUnit_6 = 0x6E0006,
    kAudioChannelLayoutTag_AudioUnit_8 = 0x6F0008,
    kAudioChannelLayoutTag_AudioUnit_5_0 = 0x760005,
    kAudioChannelLayoutTag_AudioUnit_6_0 = 0x8B0006,
    kAudioChannelLayoutTag_AudioUnit_7_0 = 0x8C0007,
    kAudioChannelLayoutTag_AudioUnit_7_0_Front = 0x940007,
    kAudioChannelLayoutTag_AudioUnit_5_1 = 0x790006,
    kAudioChannelLayoutTag_AudioUnit_6_1 = 0x7D0007,
    kAudioChannelLayoutTag_AudioUnit_7_1 = 0x800008,
    kAudioChannelLayoutTag_AudioUnit_7_1_Front = 0x7E0008,
    kAudioChannelLayoutTag_AAC_3_0 = 0x720003,
    kAudioChannelLayoutTag_AAC_Quadraphonic = 0x6C0004,
    kAudioChannelLayoutTag_AAC_4_0 = 0x740004,
    kAudioChannelLayoutTag_AAC_5_0 = 0x780005,
    kAudioChannelLayoutTag_AAC_5_1 = 0x7C0006,
    kAudioChannelLayoutTag_AAC_6_0 = 0x8D0006,
    kAudioChannelLayoutTag_AAC_6_1 = 0x8E0007,
    kAudioChannelLayoutTag_AAC_7_0 = 0x8F0007,
    kAudioChannelLayoutTag_AAC_7_1 = 0x7F0008,
    kAudioChannelLayoutTag_AAC_Octagonal = 0x900008,
    kAudioChannelLayoutTag_TMH_10_2_std = 0x910010,
    kAudioChannelLayoutTag_TMH_10_2_full = 0x920015,
    kAudioChannelLayoutTag_AC3_1_0_1 = 0x950002,
    kAudioChannelLayoutTag_AC3_3_0 = 0x960003,
    kAudioChannelLayoutTag_AC3_3_1 = 0x970004,
    kAudioChannelLayoutTag_AC3_3_0_1 = 0x980004,
    kAudioChannelLayoutTag_AC3_2_1_1 = 0x990004,
    kAudioChannelLayoutTag_AC3_3_1_1 = 0x9A0005,
    kAudioChannelLayoutTag_EAC_6_0_A = 0x9B0006,
    kAudioChannelLayoutTag_EAC_7_0_A = 0x9C0007,
    kAudioChannelLayoutTag_EAC3_6_1_A = 0x9D0007,
    kAudioChannelLayoutTag_EAC3_6_1_B = 0x9E0007,
    kAudioChannelLayoutTag_EAC3_6_1_C = 0x9F0007,
    kAudioChannelLayoutTag_EAC3_7_1_A = 0xA00008,
    kAudioChannelLayoutTag_EAC3_7_1_B = 0xA10008,
    kAudioChannelLayoutTag_EAC3_7_1_C = 0xA20008,
    kAudioChannelLayoutTag_EAC3_7_1_D = 0xA30008,
    kAudioChannelLayoutTag_EAC3_7_1_E = 0xA40008,
    kAudioChannelLayoutTag_EAC3_7_1_F = 0xA50008,
    kAudioChannelLayoutTag_EAC3_7_1_G = 0xA60008,
    kAudioChannelLayoutTag_EAC3_7_1_H = 0xA70008,
    kAudioChannelLayoutTag_DTS_3_1 = 0xA80004,
    kAudioChannelLayoutTag_DTS_4_1 = 0xA90005,
    kAudioChannelLayoutTag_DTS_6_0_A = 0xAA0006,
    kAudioChannelLayoutTag_DTS_6_0_B = 0xAB0006,
    kAudioChannelLayoutTag_DTS_6_0_C = 0xAC0006,
    kAudioChannelLayoutTag_DTS_6_1_A = 0xAD0007,
    kAudioChannelLayoutTag_DTS_6_1_B = 0xAE0007,
    kAudioChannelLayoutTag_DTS_6_1_C = 0xAF0007,
    kAudioChannelLayoutTag_DTS_7_0 = 0xB00007,
    kAudioChannelLayoutTag_DTS_7_1 = 0xB10008,
    kAudioChannelLayoutTag_DTS_8_0_A = 0xB20008,
    kAudioChannelLayoutTag_DTS_8_0_B = 0xB30008,
    kAudioChannelLayoutTag_DTS_8_1_A = 0xB40009,
    kAudioChannelLayoutTag_DTS_8_1_B = 0xB50009,
    kAudioChannelLayoutTag_DTS_6_1_D = 0xB60007,
    kAudioChannelLayoutTag_DiscreteInOrder = 0x930000,
    kAudioChannelLayoutTag_Unknown = 0xFFFF0000
};

enum {
    kMPEG4Object_AAC_Main = 1,
    kMPEG4Object_AAC_LC = 2,
    kMPEG4Object_AAC_SSR = 3,
    kMPEG4Object_AAC_LTP = 4,
    kMPEG4Object_AAC_SBR = 5,
    kMPEG4Object_AAC_Scalable = 6,
    kMPEG4Object_TwinVQ = 7,
    kMPEG4Object_CELP = 8,
    kMPEG4Object_HVXC = 9
};
