// Units that make and change sound. There are none yet: AudioComponentFindNext() finds nothing.
#pragma once
#import <CoreAudio/CoreAudioTypes.h>

typedef struct OpaqueAudioComponent *AudioComponent;
typedef struct OpaqueAudioComponentInstance *AudioComponentInstance;
typedef AudioComponentInstance AudioUnit;
typedef UInt32 AudioUnitPropertyID;
typedef UInt32 AudioUnitParameterID;
typedef UInt32 AudioUnitScope;
typedef UInt32 AudioUnitElement;
typedef UInt32 AudioUnitRenderActionFlags;
typedef Float32 AudioUnitParameterValue;

typedef struct AudioComponentDescription {
    OSType componentType, componentSubType, componentManufacturer;
    UInt32 componentFlags, componentFlagsMask;
} AudioComponentDescription;

typedef OSStatus (*AURenderCallback)(void *refCon, AudioUnitRenderActionFlags *flags, const AudioTimeStamp *timeStamp,
                                     UInt32 busNumber, UInt32 frameCount, AudioBufferList *data);
typedef void (*AudioUnitPropertyListenerProc)(void *refCon, AudioUnit unit, AudioUnitPropertyID property,
                                              AudioUnitScope scope, AudioUnitElement element);

typedef struct AURenderCallbackStruct {
    AURenderCallback inputProc;
    void *inputProcRefCon;
} AURenderCallbackStruct;

typedef struct AudioUnitConnection {
    AudioUnit sourceAudioUnit;
    UInt32 sourceOutputNumber, destInputNumber;
} AudioUnitConnection;

enum {
    kAudioUnitType_Output = 'auou',
    kAudioUnitType_Mixer = 'aumx',
    kAudioUnitType_Effect = 'aufx',
    kAudioUnitType_FormatConverter = 'aufc',
    kAudioUnitSubType_GenericOutput = 'genr',
    kAudioUnitSubType_RemoteIO = 'rioc',
    kAudioUnitSubType_VoiceProcessingIO = 'vpio',
    kAudioUnitSubType_MultiChannelMixer = 'mcmx',
    kAudioUnitSubType_AU3DMixerEmbedded = '3dem',
    kAudioUnitSubType_AUConverter = 'conv',
    kAudioUnitSubType_AUiPodEQ = 'ipeq',
    kAudioUnitManufacturer_Apple = 'appl'
};

enum {
    kAudioUnitScope_Global = 0,
    kAudioUnitScope_Input = 1,
    kAudioUnitScope_Output = 2,
    kAudioUnitScope_Group = 3,
    kAudioUnitScope_Part = 4,
    kAudioUnitScope_Note = 5
};

enum {
    kAudioUnitProperty_ClassInfo = 0,
    kAudioUnitProperty_MakeConnection = 1,
    kAudioUnitProperty_SampleRate = 2,
    kAudioUnitProperty_ParameterList = 3,
    kAudioUnitProperty_ParameterInfo = 4,
    kAudioUnitProperty_StreamFormat = 8,
    kAudioUnitProperty_ElementCount = 11,
    kAudioUnitProperty_Latency = 12,
    kAudioUnitProperty_MaximumFramesPerSlice = 14,
    kAudioUnitProperty_SetRenderCallback = 23,
    kAudioUnitProperty_FactoryPresets = 24,
    kAudioUnitProperty_InPlaceProcessing = 29,
    kAudioUnitProperty_PresentPreset = 36,
    kAudioUnitProperty_ShouldAllocateBuffer = 51,
    kAudioOutputUnitProperty_IsRunning = 2001,
    kAudioOutputUnitProperty_EnableIO = 2003,
    kAudioOutputUnitProperty_SetInputCallback = 2005,
    kAudioOutputUnitProperty_HasIO = 2006
};

enum {
    kAudioUnitRenderAction_PreRender = 1 << 2,
    kAudioUnitRenderAction_PostRender = 1 << 3,
    kAudioUnitRenderAction_OutputIsSilence = 1 << 4
};

enum {
    kMultiChannelMixerParam_Volume = 0,
    kMultiChannelMixerParam_Enable = 1,
    kMultiChannelMixerParam_Pan = 2
};

enum {
    kAudioUnitErr_InvalidProperty = -10879,
    kAudioUnitErr_InvalidParameter = -10878,
    kAudioUnitErr_InvalidElement = -10877,
    kAudioUnitErr_NoConnection = -10876,
    kAudioUnitErr_FailedInitialization = -10875,
    kAudioUnitErr_TooManyFramesToProcess = -10874,
    kAudioUnitErr_InvalidFile = -10871,
    kAudioUnitErr_FormatNotSupported = -10868,
    kAudioUnitErr_Uninitialized = -10867,
    kAudioUnitErr_InvalidScope = -10866,
    kAudioUnitErr_PropertyNotWritable = -10865,
    kAudioUnitErr_CannotDoInCurrentContext = -10863,
    kAudioUnitErr_InvalidPropertyValue = -10851,
    kAudioUnitErr_PropertyNotInUse = -10850,
    kAudioUnitErr_Initialized = -10849,
    kAudioUnitErr_InvalidOfflineRender = -10848,
    kAudioUnitErr_Unauthorized = -10847
};

#ifdef __cplusplus
extern "C" {
#endif

/// - Status: stub
AudioComponent AudioComponentFindNext(AudioComponent component, const AudioComponentDescription *description);
/// - Status: stub
UInt32 AudioComponentCount(const AudioComponentDescription *description);
/// - Status: stub
OSStatus AudioComponentGetDescription(AudioComponent component, AudioComponentDescription *description);
/// - Status: stub
OSStatus AudioComponentInstanceNew(AudioComponent component, AudioComponentInstance *instance);
/// - Status: stub
OSStatus AudioComponentInstanceDispose(AudioComponentInstance instance);
/// - Status: stub
AudioComponent AudioComponentInstanceGetComponent(AudioComponentInstance instance);
/// - Status: stub
OSStatus AudioUnitInitialize(AudioUnit unit);
/// - Status: stub
OSStatus AudioUnitUninitialize(AudioUnit unit);
/// - Status: stub
OSStatus AudioUnitGetPropertyInfo(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                                  AudioUnitElement element, UInt32 *dataSize, Boolean *isWritable);
/// - Status: stub
OSStatus AudioUnitGetProperty(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                              AudioUnitElement element, void *data, UInt32 *dataSize);
/// - Status: stub
OSStatus AudioUnitSetProperty(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                              AudioUnitElement element, const void *data, UInt32 dataSize);
/// - Status: stub
OSStatus AudioUnitAddPropertyListener(AudioUnit unit, AudioUnitPropertyID property,
                                      AudioUnitPropertyListenerProc listener, void *userData);
/// - Status: stub
OSStatus AudioUnitAddRenderNotify(AudioUnit unit, AURenderCallback callback, void *userData);
/// - Status: stub
OSStatus AudioUnitRemoveRenderNotify(AudioUnit unit, AURenderCallback callback, void *userData);
/// - Status: stub
OSStatus AudioUnitGetParameter(AudioUnit unit, AudioUnitParameterID parameter, AudioUnitScope scope,
                               AudioUnitElement element, AudioUnitParameterValue *value);
/// - Status: stub
OSStatus AudioUnitSetParameter(AudioUnit unit, AudioUnitParameterID parameter, AudioUnitScope scope,
                               AudioUnitElement element, AudioUnitParameterValue value, UInt32 bufferOffsetInFrames);
/// - Status: stub
OSStatus AudioUnitRender(AudioUnit unit, AudioUnitRenderActionFlags *flags, const AudioTimeStamp *timeStamp,
                         UInt32 outputBusNumber, UInt32 frameCount, AudioBufferList *data);
/// - Status: stub
OSStatus AudioUnitReset(AudioUnit unit, AudioUnitScope scope, AudioUnitElement element);
/// - Status: stub
OSStatus AudioOutputUnitStart(AudioUnit unit);
/// - Status: stub
OSStatus AudioOutputUnitStop(AudioUnit unit);

#ifdef __cplusplus
}
#endif
