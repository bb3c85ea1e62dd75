// The properties of units, and the structures that are their values.
#pragma once
#import <AudioUnit/AUComponent.h>

enum {
    kAudioUnitScope_Global = 0,
    kAudioUnitScope_Input = 1,
    kAudioUnitScope_Output = 2,
    kAudioUnitScope_Group = 3,
    kAudioUnitScope_Part = 4,
    kAudioUnitScope_Note = 5,
    kAudioUnitScope_Layer = 6,
    kAudioUnitScope_LayerItem = 7,
    kAudioUnitProperty_ClassInfo = 0,
    kAudioUnitProperty_MakeConnection = 1,
    kAudioUnitProperty_SampleRate = 2,
    kAudioUnitProperty_ParameterList = 3,
    kAudioUnitProperty_ParameterInfo = 4,
    kAudioUnitProperty_CPULoad = 6,
    kAudioUnitProperty_StreamFormat = 8,
    kAudioUnitProperty_ElementCount = 11,
    kAudioUnitProperty_Latency = 12,
    kAudioUnitProperty_SupportedNumChannels = 13,
    kAudioUnitProperty_MaximumFramesPerSlice = 14,
    kAudioUnitProperty_ParameterValueStrings = 16,
    kAudioUnitProperty_AudioChannelLayout = 19,
    kAudioUnitProperty_TailTime = 20,
    kAudioUnitProperty_BypassEffect = 21,
    kAudioUnitProperty_LastRenderError = 22,
    kAudioUnitProperty_SetRenderCallback = 23,
    kAudioUnitProperty_FactoryPresets = 24,
    kAudioUnitProperty_RenderQuality = 26,
    kAudioUnitProperty_HostCallbacks = 27,
    kAudioUnitProperty_InPlaceProcessing = 29,
    kAudioUnitProperty_ElementName = 30,
    kAudioUnitProperty_SupportedChannelLayoutTags = 32,
    kAudioUnitProperty_PresentPreset = 36,
    kAudioUnitProperty_ShouldAllocateBuffer = 51,
    kAudioUnitProperty_ParameterHistoryInfo = 53,
    kRenderQuality_Max = 127,
    kRenderQuality_High = 96,
    kRenderQuality_Medium = 64,
    kRenderQuality_Low = 32,
    kRenderQuality_Min = 0,
    kNumberOfResponseFrequencies = 1024
};

enum {
    kAudioUnitParameterUnit_Generic = 0,
    kAudioUnitParameterUnit_Indexed = 1,
    kAudioUnitParameterUnit_Boolean = 2,
    kAudioUnitParameterUnit_Percent = 3,
    kAudioUnitParameterUnit_Seconds = 4,
    kAudioUnitParameterUnit_SampleFrames = 5,
    kAudioUnitParameterUnit_Phase = 6,
    kAudioUnitParameterUnit_Rate = 7,
    kAudioUnitParameterUnit_Hertz = 8,
    kAudioUnitParameterUnit_Cents = 9,
    kAudioUnitParameterUnit_RelativeSemiTones = 10,
    kAudioUnitParameterUnit_MIDINoteNumber = 11,
    kAudioUnitParameterUnit_MIDIController = 12,
    kAudioUnitParameterUnit_Decibels = 13,
    kAudioUnitParameterUnit_LinearGain = 14,
    kAudioUnitParameterUnit_Degrees = 15,
    kAudioUnitParameterUnit_EqualPowerCrossfade = 16,
    kAudioUnitParameterUnit_MixerFaderCurve1 = 17,
    kAudioUnitParameterUnit_Pan = 18,
    kAudioUnitParameterUnit_Meters = 19,
    kAudioUnitParameterUnit_AbsoluteCents = 20,
    kAudioUnitParameterUnit_Octaves = 21,
    kAudioUnitParameterUnit_BPM = 22,
    kAudioUnitParameterUnit_Beats = 23,
    kAudioUnitParameterUnit_Milliseconds = 24,
    kAudioUnitParameterUnit_Ratio = 25,
    kAudioUnitParameterUnit_CustomUnit = 26,
    kAudioUnitParameterFlag_CFNameRelease = 16,
    kAudioUnitParameterFlag_PlotHistory = 16384,
    kAudioUnitParameterFlag_MeterReadOnly = 32768,
    kAudioUnitParameterFlag_DisplayMask = 0x470000,
    kAudioUnitParameterFlag_DisplaySquareRoot = 1 << 16,
    kAudioUnitParameterFlag_DisplaySquared = 1 << 17,
    kAudioUnitParameterFlag_DisplayCubed = 0x30000,
    kAudioUnitParameterFlag_DisplayCubeRoot = 1 << 18,
    kAudioUnitParameterFlag_DisplayExponential = 0x50000,
    kAudioUnitParameterFlag_HasClump = 1 << 20,
    kAudioUnitParameterFlag_ValuesHaveStrings = 1 << 21,
    kAudioUnitParameterFlag_DisplayLogarithmic = 1 << 22,
    kAudioUnitParameterFlag_IsHighResolution = 1 << 23,
    kAudioUnitParameterFlag_NonRealTime = 1 << 24,
    kAudioUnitParameterFlag_CanRamp = 1 << 25,
    kAudioUnitParameterFlag_ExpertMode = 1 << 26,
    kAudioUnitParameterFlag_HasCFNameString = 1 << 27,
    kAudioUnitParameterFlag_IsGlobalMeta = 1 << 28,
    kAudioUnitParameterFlag_IsElementMeta = 1 << 29,
    kAudioUnitParameterFlag_IsReadable = 1 << 30,
    kAudioUnitParameterFlag_IsWritable = (-2147483647 - 1),
    kAudioUnitClumpID_System = 0,
    kAudioOutputUnitProperty_IsRunning = 2001,
    kAudioUnitProperty_SampleRateConverterComplexity = 3014,
    kAudioUnitSampleRateConverterComplexity_Linear = 'line',
    kAudioUnitSampleRateConverterComplexity_Normal = 'norm',
    kAudioUnitSampleRateConverterComplexity_Mastering = 'bats',
    kAudioOutputUnitProperty_CurrentDevice = 2000,
    kAudioOutputUnitProperty_ChannelMap = 2002,
    kAudioOutputUnitProperty_EnableIO = 2003,
    kAudioOutputUnitProperty_StartTime = 2004,
    kAudioOutputUnitProperty_SetInputCallback = 2005,
    kAudioOutputUnitProperty_HasIO = 2006,
    kAudioOutputUnitProperty_StartTimestampsAtZero = 2007,
    kAUVoiceIOProperty_BypassVoiceProcessing = 2100,
    kAUVoiceIOProperty_VoiceProcessingEnableAGC = 2101,
    kAUVoiceIOProperty_DuckNonVoiceAudio = 2102,
    kAUVoiceIOProperty_VoiceProcessingQuality = 2103,
    kAUVoiceIOProperty_MuteOutput = 2104,
    kAUNBandEQProperty_NumberOfBands = 2200,
    kAUNBandEQProperty_MaxNumberOfBands = 2201,
    kAudioUnitProperty_MeteringMode = 3007,
    kAudioUnitProperty_MatrixLevels = 3006,
    kAudioUnitProperty_MatrixDimensions = 3009,
    kAudioUnitProperty_MeterClipping = 3011,
    kAudioUnitProperty_ReverbRoomType = 10,
    kAudioUnitProperty_UsesInternalReverb = 1005,
    kAudioUnitProperty_3DMixerDistanceParams = 3010,
    kAudioUnitProperty_3DMixerAttenuationCurve = 3013,
    kAudioUnitProperty_SpatializationAlgorithm = 3000,
    kAudioUnitProperty_DopplerShift = 3002,
    kAudioUnitProperty_3DMixerRenderingFlags = 3003,
    kAudioUnitProperty_3DMixerDistanceAtten = 3004,
    kAudioUnitProperty_ReverbPreset = 3012
};

enum {
    kReverbRoomType_SmallRoom = 0,
    kReverbRoomType_MediumRoom = 1,
    kReverbRoomType_LargeRoom = 2,
    kReverbRoomType_MediumHall = 3,
    kReverbRoomType_LargeHall = 4,
    kReverbRoomType_Plate = 5,
    kReverbRoomType_MediumChamber = 6,
    kReverbRoomType_LargeChamber = 7,
    kReverbRoomType_Cathedral = 8,
    kReverbRoomType_LargeRoom2 = 9,
    kReverbRoomType_MediumHall2 = 10,
    kReverbRoomType_MediumHall3 = 11,
    kReverbRoomType_LargeHall2 = 12
};

enum {
    k3DMixerAttenuationCurve_Power = 0,
    k3DMixerAttenuationCurve_Exponential = 1,
    k3DMixerAttenuationCurve_Inverse = 2,
    k3DMixerAttenuationCurve_Linear = 3
};

enum {
    kSpatializationAlgorithm_EqualPowerPanning = 0,
    kSpatializationAlgorithm_SphericalHead = 1,
    kSpatializationAlgorithm_HRTF = 2,
    kSpatializationAlgorithm_SoundField = 3,
    kSpatializationAlgorithm_VectorBasedPanning = 4,
    kSpatializationAlgorithm_StereoPassThrough = 5
};

enum {
    k3DMixerRenderingFlags_InterAuralDelay = 1,
    k3DMixerRenderingFlags_DopplerShift = 2,
    k3DMixerRenderingFlags_DistanceAttenuation = 4,
    k3DMixerRenderingFlags_DistanceFilter = 8,
    k3DMixerRenderingFlags_DistanceDiffusion = 16,
    k3DMixerRenderingFlags_LinearDistanceAttenuation = 32,
    k3DMixerRenderingFlags_ConstantReverbBlend = 64,
    kAUSamplerProperty_LoadPresetFromBank = 4100,
    kAUSamplerProperty_LoadAudioFiles = 4101,
    kAUSampler_DefaultPercussionBankMSB = 120,
    kAUSampler_DefaultMelodicBankMSB = 121,
    kAUSampler_DefaultBankLSB = 0,
    kAudioUnitProperty_ScheduleAudioSlice = 3300,
    kAudioUnitProperty_ScheduleStartTimeStamp = 3301,
    kAudioUnitProperty_CurrentPlayTime = 3302
};

enum {
    kScheduledAudioSliceFlag_Complete = 1,
    kScheduledAudioSliceFlag_BeganToRender = 2,
    kScheduledAudioSliceFlag_BeganToRenderLate = 4,
    kAudioUnitProperty_ScheduledFileIDs = 3310,
    kAudioUnitProperty_ScheduledFileRegion = 3311,
    kAudioUnitProperty_ScheduledFilePrime = 3312,
    kAudioUnitProperty_ScheduledFileBufferSizeFrames = 3313,
    kAudioUnitProperty_ScheduledFileNumberBuffers = 3314
};

enum {
    kAUVoiceIOProperty_FarEndVersionInfo = 2105
};

enum {
    kVoiceIOFarEndAUVersion_RequiresBackwardCompatibility = 1,
    kVoiceIOFarEndAUVersion_ThirdParty = 2
};

typedef UInt32 AudioUnitParameterUnit;

typedef struct AudioUnitConnection {
    AudioUnit sourceAudioUnit;
    UInt32 sourceOutputNumber, destInputNumber;
} AudioUnitConnection;

/// -1 and -2 stand for any number of channels.
typedef struct AUChannelInfo {
    SInt16 inChannels, outChannels;
} AUChannelInfo;

typedef struct AudioUnitExternalBuffer {
    Byte *buffer;
    UInt32 size;
} AudioUnitExternalBuffer;

typedef struct AURenderCallbackStruct {
    AURenderCallback inputProc;
    void *inputProcRefCon;
} AURenderCallbackStruct;

typedef struct AUPreset {
    SInt32 presetNumber;
    CFStringRef presetName;
} AUPreset;

typedef struct AudioUnitFrequencyResponseBin {
    Float64 mFrequency, mMagnitude;
} AudioUnitFrequencyResponseBin;

typedef OSStatus (*HostCallback_GetBeatAndTempo)(void *hostUserData, Float64 *currentBeat, Float64 *currentTempo);
typedef OSStatus (*HostCallback_GetMusicalTimeLocation)(void *hostUserData, UInt32 *deltaSampleOffsetToNextBeat,
                                                        Float32 *timeSigNumerator, UInt32 *timeSigDenominator,
                                                        Float64 *currentMeasureDownBeat);
typedef OSStatus (*HostCallback_GetTransportState)(void *hostUserData, Boolean *isPlaying,
                                                   Boolean *transportStateChanged, Float64 *currentSampleInTimeLine,
                                                   Boolean *isCycling, Float64 *cycleStartBeat, Float64 *cycleEndBeat);

typedef struct HostCallbackInfo {
    void *hostUserData;
    HostCallback_GetBeatAndTempo beatAndTempoProc;
    HostCallback_GetMusicalTimeLocation musicalTimeLocationProc;
    HostCallback_GetTransportState transportStateProc;
} HostCallbackInfo;

typedef struct AudioUnitParameterHistoryInfo {
    Float32 updatesPerSecond, historyDurationInSeconds;
} AudioUnitParameterHistoryInfo;

typedef struct AudioUnitParameterInfo {
    char name[52];
    CFStringRef unitName;
    UInt32 clumpID;
    CFStringRef cfNameString;
    AudioUnitParameterUnit unit;
    AudioUnitParameterValue minValue, maxValue, defaultValue;
    UInt32 flags;
} AudioUnitParameterInfo;

typedef struct AudioOutputUnitStartAtTimeParams {
    AudioTimeStamp mTimestamp;
    UInt32 mFlags;
} AudioOutputUnitStartAtTimeParams;

typedef struct AudioUnitMeterClipping {
    Float32 peakValueSinceLastCall;
    Boolean sawInfinity, sawNotANumber;
} AudioUnitMeterClipping;

typedef struct MixerDistanceParams {
    Float32 mReferenceDistance, mMaxDistance, mMaxAttenuation;
} MixerDistanceParams;

typedef struct AUSamplerBankPresetData {
    CFURLRef bankURL;
    UInt8 bankMSB, bankLSB, presetID, reserved;
} AUSamplerBankPresetData;

typedef struct ScheduledAudioSlice ScheduledAudioSlice;
typedef void (*ScheduledAudioSliceCompletionProc)(void *userData, ScheduledAudioSlice *bufferList);

struct ScheduledAudioSlice {
    AudioTimeStamp mTimeStamp;
    ScheduledAudioSliceCompletionProc mCompletionProc;
    void *mCompletionProcUserData;
    UInt32 mFlags, mReserved;
    void *mReserved2;
    UInt32 mNumberFrames;
    AudioBufferList *mBufferList;
};

typedef struct ScheduledAudioFileRegion ScheduledAudioFileRegion;
typedef void (*ScheduledAudioFileRegionCompletionProc)(void *userData, ScheduledAudioFileRegion *fileRegion,
                                                       OSStatus result);

struct ScheduledAudioFileRegion {
    AudioTimeStamp mTimeStamp;
    ScheduledAudioFileRegionCompletionProc mCompletionProc;
    void *mCompletionProcUserData;
    struct OpaqueAudioFileID *mAudioFile;
    UInt32 mLoopCount;
    SInt64 mStartFrame;
    UInt32 mFramesToPlay;
};

typedef struct VoiceIOFarEndVersionInfo {
    char farEndVersion[8];
} VoiceIOFarEndVersionInfo;

// Keys of the dictionary that keeps a unit's settings.
#define kAUPresetVersionKey "version"
#define kAUPresetTypeKey "type"
#define kAUPresetSubtypeKey "subtype"
#define kAUPresetManufacturerKey "manufacturer"
#define kAUPresetDataKey "data"
#define kAUPresetNameKey "name"
#define kAUPresetRenderQualityKey "render-quality"
#define kAUPresetCPULoadKey "cpu-load"
#define kAUPresetElementNameKey "element-name"
#define kAUPresetExternalFileRefs "file-references"
#define kAUPresetPartKey "part"

// How a parameter is shown, in its flags.
#define GetAudioUnitParameterDisplayType(flags) ((flags) & kAudioUnitParameterFlag_DisplayMask)
#define AudioUnitDisplayTypeIsLogarithmic(flags) \
    (GetAudioUnitParameterDisplayType(flags) == kAudioUnitParameterFlag_DisplayLogarithmic)
#define AudioUnitDisplayTypeIsSquareRoot(flags) \
    (GetAudioUnitParameterDisplayType(flags) == kAudioUnitParameterFlag_DisplaySquareRoot)
#define AudioUnitDisplayTypeIsSquared(flags) \
    (GetAudioUnitParameterDisplayType(flags) == kAudioUnitParameterFlag_DisplaySquared)
#define AudioUnitDisplayTypeIsCubed(flags) \
    (GetAudioUnitParameterDisplayType(flags) == kAudioUnitParameterFlag_DisplayCubed)
#define AudioUnitDisplayTypeIsCubeRoot(flags) \
    (GetAudioUnitParameterDisplayType(flags) == kAudioUnitParameterFlag_DisplayCubeRoot)
#define AudioUnitDisplayTypeIsExponential(flags) \
    (GetAudioUnitParameterDisplayType(flags) == kAudioUnitParameterFlag_DisplayExponential)
#define SetAudioUnitParameterDisplayType(flags, displayType) \
    (((flags) & ~kAudioUnitParameterFlag_DisplayMask) | (displayType))
