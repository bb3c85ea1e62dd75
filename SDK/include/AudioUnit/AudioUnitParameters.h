// The numbers of the parameters of Apple's units.
#pragma once
#import <CoreAudio/CoreAudioTypes.h>

enum {
    kAUGroupParameterID_Volume = 7,
    kAUGroupParameterID_Sustain = 64,
    kAUGroupParameterID_AllNotesOff = 123,
    kAUGroupParameterID_ModWheel = 1,
    kAUGroupParameterID_PitchBend = 224,
    kAUGroupParameterID_AllSoundOff = 120,
    kAUGroupParameterID_ResetAllControllers = 121,
    kAUGroupParameterID_Pan = 10,
    kAUGroupParameterID_Foot = 4,
    kAUGroupParameterID_ChannelPressure = 208,
    kAUGroupParameterID_KeyPressure = 160,
    kAUGroupParameterID_Expression = 11,
    kAUGroupParameterID_DataEntry = 6,
    kAUGroupParameterID_Volume_LSB = 39,
    kAUGroupParameterID_ModWheel_LSB = 33,
    kAUGroupParameterID_Pan_LSB = 42,
    kAUGroupParameterID_Foot_LSB = 36,
    kAUGroupParameterID_Expression_LSB = 43,
    kAUGroupParameterID_DataEntry_LSB = 38,
    kAUGroupParameterID_KeyPressure_FirstKey = 256,
    kAUGroupParameterID_KeyPressure_LastKey = 383
};

enum {
    k3DMixerParam_Azimuth = 0,
    k3DMixerParam_Elevation = 1,
    k3DMixerParam_Distance = 2,
    k3DMixerParam_Gain = 3,
    k3DMixerParam_PlaybackRate = 4,
    k3DMixerParam_Enable = 5,
    k3DMixerParam_MinGain = 6,
    k3DMixerParam_MaxGain = 7,
    k3DMixerParam_ReverbBlend = 8,
    k3DMixerParam_GlobalReverbGain = 9,
    k3DMixerParam_OcclusionAttenuation = 10,
    k3DMixerParam_ObstructionAttenuation = 11,
    kReverbParam_FilterFrequency = 14,
    kReverbParam_FilterBandwidth = 15,
    kReverbParam_FilterGain = 16
};

enum {
    kMultiChannelMixerParam_Volume = 0,
    kMultiChannelMixerParam_Enable = 1,
    kMultiChannelMixerParam_Pan = 2,
    kMultiChannelMixerParam_PreAveragePower = 1000,
    kMultiChannelMixerParam_PrePeakHoldLevel = 2000,
    kMultiChannelMixerParam_PostAveragePower = 3000,
    kMultiChannelMixerParam_PostPeakHoldLevel = 4000
};

enum {
    kHALOutputParam_Volume = 14
};

enum {
    kTimePitchParam_Rate = 0
};

enum {
    kBandpassParam_CenterFrequency = 0,
    kBandpassParam_Bandwidth = 1
};

enum {
    kHipassParam_CutoffFrequency = 0,
    kHipassParam_Resonance = 1
};

enum {
    kLowPassParam_CutoffFrequency = 0,
    kLowPassParam_Resonance = 1
};

enum {
    kHighShelfParam_CutOffFrequency = 0,
    kHighShelfParam_Gain = 1
};

enum {
    kAULowShelfParam_CutoffFrequency = 0,
    kAULowShelfParam_Gain = 1
};

enum {
    kParametricEQParam_CenterFreq = 0,
    kParametricEQParam_Q = 1,
    kParametricEQParam_Gain = 2
};

enum {
    kLimiterParam_AttackTime = 0,
    kLimiterParam_DecayTime = 1,
    kLimiterParam_PreGain = 2
};

enum {
    kDynamicsProcessorParam_Threshold = 0,
    kDynamicsProcessorParam_HeadRoom = 1,
    kDynamicsProcessorParam_ExpansionRatio = 2,
    kDynamicsProcessorParam_ExpansionThreshold = 3,
    kDynamicsProcessorParam_AttackTime = 4,
    kDynamicsProcessorParam_ReleaseTime = 5,
    kDynamicsProcessorParam_MasterGain = 6,
    kDynamicsProcessorParam_CompressionAmount = 1000,
    kDynamicsProcessorParam_InputAmplitude = 2000,
    kDynamicsProcessorParam_OutputAmplitude = 3000
};

enum {
    kVarispeedParam_PlaybackRate = 0,
    kVarispeedParam_PlaybackCents = 1
};

enum {
    kDistortionParam_Delay = 0,
    kDistortionParam_Decay = 1,
    kDistortionParam_DelayMix = 2,
    kDistortionParam_Decimation = 3,
    kDistortionParam_Rounding = 4,
    kDistortionParam_DecimationMix = 5,
    kDistortionParam_LinearTerm = 6,
    kDistortionParam_SquaredTerm = 7,
    kDistortionParam_CubicTerm = 8,
    kDistortionParam_PolynomialMix = 9,
    kDistortionParam_RingModFreq1 = 10,
    kDistortionParam_RingModFreq2 = 11,
    kDistortionParam_RingModBalance = 12,
    kDistortionParam_RingModMix = 13,
    kDistortionParam_SoftClipGain = 14,
    kDistortionParam_FinalMix = 15,
    kAUNBandEQParam_BypassBand = 1000,
    kAUNBandEQParam_FilterType = 2000,
    kAUNBandEQParam_Frequency = 3000,
    kAUNBandEQParam_Gain = 4000,
    kAUNBandEQParam_Bandwidth = 5000,
    kAUNBandEQFilterType_Parametric = 0,
    kAUNBandEQFilterType_2ndOrderButterworthLowPass = 1,
    kAUNBandEQFilterType_2ndOrderButterworthHighPass = 2,
    kAUNBandEQFilterType_ResonantLowPass = 3,
    kAUNBandEQFilterType_ResonantHighPass = 4,
    kAUNBandEQFilterType_BandPass = 5,
    kAUNBandEQFilterType_BandStop = 6,
    kAUNBandEQFilterType_LowShelf = 7,
    kAUNBandEQFilterType_HighShelf = 8,
    kAUNBandEQFilterType_ResonantLowShelf = 9,
    kAUNBandEQFilterType_ResonantHighShelf = 10,
    kNumAUNBandEQFilterTypes = 11
};

enum {
    kReverb2Param_DryWetMix = 0,
    kReverb2Param_Gain = 1,
    kReverb2Param_MinDelayTime = 2,
    kReverb2Param_MaxDelayTime = 3,
    kReverb2Param_DecayTimeAt0Hz = 4,
    kReverb2Param_DecayTimeAtNyquist = 5,
    kReverb2Param_RandomizeReflections = 6
};
