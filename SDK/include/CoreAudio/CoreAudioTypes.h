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
enum { kAudioUnitSampleFractionBits = 24 };

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

typedef UInt32 AudioChannelLayoutTag;

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
