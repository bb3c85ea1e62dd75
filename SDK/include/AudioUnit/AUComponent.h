// Audio units: their kinds, errors, and what they are asked.
#pragma once
#import <AudioUnit/AudioComponent.h>
#import <CoreAudio/CoreAudioTypes.h>

typedef AudioComponentInstance AudioUnit;
typedef UInt32 AudioUnitPropertyID;
typedef UInt32 AudioUnitScope;
typedef UInt32 AudioUnitElement;
typedef UInt32 AudioUnitParameterID;
typedef Float32 AudioUnitParameterValue;

enum {
    kAudioUnitType_Output = 'auou',
    kAudioUnitType_MusicDevice = 'aumu',
    kAudioUnitType_MusicEffect = 'aumf',
    kAudioUnitType_FormatConverter = 'aufc',
    kAudioUnitType_Effect = 'aufx',
    kAudioUnitType_Mixer = 'aumx',
    kAudioUnitType_Panner = 'aupn',
    kAudioUnitType_Generator = 'augn',
    kAudioUnitType_OfflineEffect = 'auol',
    kAudioUnitManufacturer_Apple = 'appl',
    kAudioUnitSubType_GenericOutput = 'genr',
    kAudioUnitSubType_RemoteIO = 'rioc',
    kAudioUnitSubType_VoiceProcessingIO = 'vpio',
    kAudioUnitSubType_Sampler = 'samp',
    kAudioUnitSubType_AUConverter = 'conv',
    kAudioUnitSubType_Varispeed = 'vari',
    kAudioUnitSubType_AUiPodTime = 'iptm',
    kAudioUnitSubType_AUiPodTimeOther = 'ipto',
    kAudioUnitSubType_PeakLimiter = 'lmtr',
    kAudioUnitSubType_DynamicsProcessor = 'dcmp',
    kAudioUnitSubType_LowPassFilter = 'lpas',
    kAudioUnitSubType_HighPassFilter = 'hpas',
    kAudioUnitSubType_BandPassFilter = 'bpas',
    kAudioUnitSubType_HighShelfFilter = 'hshf',
    kAudioUnitSubType_LowShelfFilter = 'lshf',
    kAudioUnitSubType_ParametricEQ = 'pmeq',
    kAudioUnitSubType_Distortion = 'dist',
    kAudioUnitSubType_Reverb2 = 'rvb2',
    kAudioUnitSubType_AUiPodEQ = 'ipeq',
    kAudioUnitSubType_NBandEQ = 'nbeq',
    kAudioUnitSubType_MultiChannelMixer = 'mcmx',
    kAudioUnitSubType_AU3DMixerEmbedded = '3dem',
    kAudioUnitSubType_ScheduledSoundPlayer = 'sspl',
    kAudioUnitSubType_AudioFilePlayer = 'afpl'
};

enum {
    kAudioUnitRenderAction_PreRender = 4,
    kAudioUnitRenderAction_PostRender = 8,
    kAudioUnitRenderAction_OutputIsSilence = 16,
    kAudioOfflineUnitRenderAction_Preflight = 32,
    kAudioOfflineUnitRenderAction_Render = 64,
    kAudioOfflineUnitRenderAction_Complete = 128,
    kAudioUnitRenderAction_PostRenderError = 256,
    kAudioUnitRenderAction_DoNotCheckRenderArgs = 512
};
typedef UInt32 AudioUnitRenderActionFlags;

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

enum {
    kParameterEvent_Immediate = 1,
    kParameterEvent_Ramped = 2
};
typedef UInt32 AUParameterEventType;

enum {
    kAudioUnitRange = 0,
    kAudioUnitInitializeSelect = 1,
    kAudioUnitUninitializeSelect = 2,
    kAudioUnitGetPropertyInfoSelect = 3,
    kAudioUnitGetPropertySelect = 4,
    kAudioUnitSetPropertySelect = 5,
    kAudioUnitAddPropertyListenerSelect = 10,
    kAudioUnitRemovePropertyListenerSelect = 11,
    kAudioUnitRemovePropertyListenerWithUserDataSelect = 18,
    kAudioUnitAddRenderNotifySelect = 15,
    kAudioUnitRemoveRenderNotifySelect = 16,
    kAudioUnitGetParameterSelect = 6,
    kAudioUnitSetParameterSelect = 7,
    kAudioUnitScheduleParametersSelect = 17,
    kAudioUnitRenderSelect = 14,
    kAudioUnitResetSelect = 9,
    kAudioUnitComplexRenderSelect = 19,
    kAudioUnitProcessSelect = 20,
    kAudioUnitProcessMultipleSelect = 21,
    kAudioUnitErr_IllegalInstrument = -10873,
    kAudioUnitErr_InstrumentTypeNotFound = -10872,
    kAudioUnitErr_UnknownFileType = -10870,
    kAudioUnitErr_FileNotSpecified = -10869
};

/// A parameter that changes within a slice: at once, or along a ramp.
typedef struct AudioUnitParameterEvent {
    AudioUnitScope scope;
    AudioUnitElement element;
    AudioUnitParameterID parameter;
    AUParameterEventType eventType;
    union {
        struct {
            SInt32 startBufferOffset;
            UInt32 durationInFrames;
            AudioUnitParameterValue startValue, endValue;
        } ramp;
        struct {
            UInt32 bufferOffset;
            AudioUnitParameterValue value;
        } immediate;
    } eventValues;
} AudioUnitParameterEvent;

typedef struct AudioUnitParameter {
    AudioUnit mAudioUnit;
    AudioUnitParameterID mParameterID;
    AudioUnitScope mScope;
    AudioUnitElement mElement;
} AudioUnitParameter;

typedef struct AudioUnitProperty {
    AudioUnit mAudioUnit;
    AudioUnitPropertyID mPropertyID;
    AudioUnitScope mScope;
    AudioUnitElement mElement;
} AudioUnitProperty;

typedef OSStatus (*AURenderCallback)(void *refCon, AudioUnitRenderActionFlags *flags, const AudioTimeStamp *timeStamp,
                                     UInt32 busNumber, UInt32 frameCount, AudioBufferList *data);
typedef void (*AudioUnitPropertyListenerProc)(void *refCon, AudioUnit unit, AudioUnitPropertyID property,
                                              AudioUnitScope scope, AudioUnitElement element);
typedef void (*AUInputSamplesInOutputCallback)(void *refCon, const AudioTimeStamp *outputTimeStamp,
                                               Float64 inputSample, Float64 numberInputSamples);

#ifdef __cplusplus
extern "C" {
#endif

OSStatus AudioUnitInitialize(AudioUnit unit);
OSStatus AudioUnitUninitialize(AudioUnit unit);
OSStatus AudioUnitGetPropertyInfo(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                                  AudioUnitElement element, UInt32 *dataSize, Boolean *isWritable);
OSStatus AudioUnitGetProperty(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                              AudioUnitElement element, void *data, UInt32 *dataSize);
OSStatus AudioUnitSetProperty(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                              AudioUnitElement element, const void *data, UInt32 dataSize);
OSStatus AudioUnitAddPropertyListener(AudioUnit unit, AudioUnitPropertyID property,
                                      AudioUnitPropertyListenerProc listener, void *userData);
OSStatus AudioUnitRemovePropertyListenerWithUserData(AudioUnit unit, AudioUnitPropertyID property,
                                                     AudioUnitPropertyListenerProc listener, void *userData);
OSStatus AudioUnitAddRenderNotify(AudioUnit unit, AURenderCallback callback, void *userData);
OSStatus AudioUnitRemoveRenderNotify(AudioUnit unit, AURenderCallback callback, void *userData);
OSStatus AudioUnitGetParameter(AudioUnit unit, AudioUnitParameterID parameter, AudioUnitScope scope,
                               AudioUnitElement element, AudioUnitParameterValue *value);
OSStatus AudioUnitSetParameter(AudioUnit unit, AudioUnitParameterID parameter, AudioUnitScope scope,
                               AudioUnitElement element, AudioUnitParameterValue value, UInt32 bufferOffsetInFrames);
OSStatus AudioUnitScheduleParameters(AudioUnit unit, const AudioUnitParameterEvent *parameterEvent,
                                     UInt32 parameterEventCount);
OSStatus AudioUnitRender(AudioUnit unit, AudioUnitRenderActionFlags *flags, const AudioTimeStamp *timeStamp,
                         UInt32 outputBusNumber, UInt32 frameCount, AudioBufferList *data);
OSStatus AudioUnitReset(AudioUnit unit, AudioUnitScope scope, AudioUnitElement element);

#ifdef __cplusplus
}
#endif

// The same functions as methods of a unit that an app brings along.
typedef OSStatus (*AudioUnitInitializeProc)(void *self);
typedef OSStatus (*AudioUnitUninitializeProc)(void *self);
typedef OSStatus (*AudioUnitGetPropertyInfoProc)(void *self, AudioUnitPropertyID property, AudioUnitScope scope,
                                                 AudioUnitElement element, UInt32 *dataSize, Boolean *isWritable);
typedef OSStatus (*AudioUnitGetPropertyProc)(void *self, AudioUnitPropertyID property, AudioUnitScope scope,
                                             AudioUnitElement element, void *data, UInt32 *dataSize);
typedef OSStatus (*AudioUnitSetPropertyProc)(void *self, AudioUnitPropertyID property, AudioUnitScope scope,
                                             AudioUnitElement element, const void *data, UInt32 dataSize);
typedef OSStatus (*AudioUnitAddPropertyListenerProc)(void *self, AudioUnitPropertyID property,
                                                     AudioUnitPropertyListenerProc listener, void *userData);
typedef OSStatus (*AudioUnitRemovePropertyListenerProc)(void *self, AudioUnitPropertyID property,
                                                        AudioUnitPropertyListenerProc listener);
typedef OSStatus (*AudioUnitRemovePropertyListenerWithUserDataProc)(void *self, AudioUnitPropertyID property,
                                                                    AudioUnitPropertyListenerProc listener,
                                                                    void *userData);
typedef OSStatus (*AudioUnitAddRenderNotifyProc)(void *self, AURenderCallback callback, void *userData);
typedef OSStatus (*AudioUnitRemoveRenderNotifyProc)(void *self, AURenderCallback callback, void *userData);
typedef OSStatus (*AudioUnitScheduleParametersProc)(void *self, const AudioUnitParameterEvent *events, UInt32 count);
typedef OSStatus (*AudioUnitResetProc)(void *self, AudioUnitScope scope, AudioUnitElement element);
typedef OSStatus (*AudioUnitComplexRenderProc)(void *self, AudioUnitRenderActionFlags *flags,
                                               const AudioTimeStamp *timeStamp, UInt32 outputBusNumber,
                                               UInt32 packetCount, UInt32 *outputPacketCount,
                                               AudioStreamPacketDescription *outputPacketDescriptions,
                                               AudioBufferList *data, void *outputMetadata, UInt32 *outputMetadataSize);
typedef OSStatus (*AudioUnitProcessProc)(void *self, AudioUnitRenderActionFlags *flags, const AudioTimeStamp *timeStamp,
                                         UInt32 frameCount, AudioBufferList *data);
typedef OSStatus (*AudioUnitProcessMultipleProc)(void *self, AudioUnitRenderActionFlags *flags,
                                                 const AudioTimeStamp *timeStamp, UInt32 frameCount,
                                                 UInt32 inputBufferListCount, const AudioBufferList **inputBufferLists,
                                                 UInt32 outputBufferListCount, AudioBufferList **outputBufferLists);
typedef OSStatus (*AudioUnitGetParameterProc)(void *self, AudioUnitParameterID parameter, AudioUnitScope scope,
                                              AudioUnitElement element, AudioUnitParameterValue *value);
typedef OSStatus (*AudioUnitSetParameterProc)(void *self, AudioUnitParameterID parameter, AudioUnitScope scope,
                                              AudioUnitElement element, AudioUnitParameterValue value,
                                              UInt32 bufferOffsetInFrames);
typedef OSStatus (*AudioUnitRenderProc)(void *self, AudioUnitRenderActionFlags *flags, const AudioTimeStamp *timeStamp,
                                        UInt32 outputBusNumber, UInt32 frameCount, AudioBufferList *data);
