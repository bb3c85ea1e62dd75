// Conversion of sound (docs/Sound.md): linear samples of all kinds, packets that are decoded, and packets of AAC, Apple Lossless,
// IMA 4:1, µ-law and A-law that are encoded, where FFmpeg has the encoder.
#pragma once
#import <CoreAudio/CoreAudioTypes.h>

typedef struct OpaqueAudioConverter *AudioConverterRef;
typedef UInt32 AudioConverterPropertyID;

enum {
    kAudioConverterErr_FormatNotSupported = 'fmt?',
    kAudioConverterErr_OperationNotSupported = 0x6F703F3F,
    kAudioConverterErr_PropertyNotSupported = 'prop',
    kAudioConverterErr_InvalidInputSize = 'insz',
    kAudioConverterErr_InvalidOutputSize = 'otsz',
    kAudioConverterErr_UnspecifiedError = 'what',
    kAudioConverterErr_BadPropertySizeError = '!siz',
    kAudioConverterErr_RequiresPacketDescriptionsError = '!pkd',
    kAudioConverterErr_InputSampleRateOutOfRange = '!isr',
    kAudioConverterErr_OutputSampleRateOutOfRange = '!osr'
};

enum {
    kAudioConverterPropertyMinimumInputBufferSize = 'mibs',
    kAudioConverterPropertyMinimumOutputBufferSize = 'mobs',
    kAudioConverterPropertyMaximumInputBufferSize = 'xibs',
    kAudioConverterPropertyMaximumInputPacketSize = 'xips',
    kAudioConverterPropertyMaximumOutputPacketSize = 'xops',
    kAudioConverterPropertyCalculateInputBufferSize = 'cibs',
    kAudioConverterPropertyCalculateOutputBufferSize = 'cobs',
    kAudioConverterSampleRateConverterComplexity = 'srca',
    kAudioConverterSampleRateConverterQuality = 'srcq',
    kAudioConverterCodecQuality = 'cdqu',
    kAudioConverterPrimeMethod = 'prmm',
    kAudioConverterPrimeInfo = 'prim',
    kAudioConverterChannelMap = 'chmp',
    kAudioConverterDecompressionMagicCookie = 'dmgc',
    kAudioConverterCompressionMagicCookie = 'cmgc',
    kAudioConverterEncodeBitRate = 'brat',
    kAudioConverterInputChannelLayout = 'icl ',
    kAudioConverterOutputChannelLayout = 'ocl ',
    kAudioConverterApplicableEncodeBitRates = 'aebr',
    kAudioConverterAvailableEncodeBitRates = 'vebr',
    kAudioConverterApplicableEncodeSampleRates = 'aesr',
    kAudioConverterAvailableEncodeSampleRates = 'vesr',
    kAudioConverterCurrentOutputStreamDescription = 'acod',
    kAudioConverterCurrentInputStreamDescription = 'acid'
};

enum {
    kAudioConverterQuality_Max = 0x7F,
    kAudioConverterQuality_High = 0x60,
    kAudioConverterQuality_Medium = 0x40,
    kAudioConverterQuality_Low = 0x20,
    kAudioConverterQuality_Min = 0
};

typedef OSStatus (*AudioConverterComplexInputDataProc)(AudioConverterRef converter, UInt32 *packetCount,
                                                       AudioBufferList *data,
                                                       AudioStreamPacketDescription **packetDescriptions,
                                                       void *userData);

enum {
    kAudioConverterPropertyInputCodecParameters = 'icdp',
    kAudioConverterPropertyOutputCodecParameters = 'ocdp',
    kAudioConverterSampleRateConverterAlgorithm = 'srci',
    kAudioConverterSampleRateConverterInitialPhase = 'srcp',
    kAudioConverterEncodeAdjustableSampleRate = 'ajsr',
    kAudioConverterAvailableEncodeChannelLayoutTags = 'aecl',
    kAudioConverterPropertySettings = 'acps',
    kAudioConverterPropertyBitDepthHint = 'acbd',
    kAudioConverterPropertyFormatList = 'flst',
    kAudioConverterPropertyCanResumeFromInterruption = 'crfi',
    kAudioConverterSampleRateConverterComplexity_Linear = 'line',
    kAudioConverterSampleRateConverterComplexity_Normal = 'norm',
    kAudioConverterSampleRateConverterComplexity_Mastering = 'bats'
};

enum {
    kConverterPrimeMethod_Pre = 0,
    kConverterPrimeMethod_Normal = 1,
    kConverterPrimeMethod_None = 2,
    kAudioConverterErr_HardwareInUse = 'hwiu',
    kAudioConverterErr_NoHardwarePermission = 'perm'
};

struct AudioConverterPrimeInfo {
    UInt32 leadingFrames, trailingFrames;
};
typedef struct AudioConverterPrimeInfo AudioConverterPrimeInfo;

#ifdef __cplusplus
extern "C" {
#endif

OSStatus AudioConverterNew(const AudioStreamBasicDescription *sourceFormat,
                           const AudioStreamBasicDescription *destinationFormat, AudioConverterRef *converter);
OSStatus AudioConverterNewSpecific(const AudioStreamBasicDescription *sourceFormat,
                                   const AudioStreamBasicDescription *destinationFormat, UInt32 classDescriptionCount,
                                   const AudioClassDescription *classDescriptions, AudioConverterRef *converter);
OSStatus AudioConverterDispose(AudioConverterRef converter);
OSStatus AudioConverterReset(AudioConverterRef converter);
OSStatus AudioConverterGetPropertyInfo(AudioConverterRef converter, AudioConverterPropertyID property, UInt32 *size,
                                       Boolean *isWritable);
OSStatus AudioConverterGetProperty(AudioConverterRef converter, AudioConverterPropertyID property, UInt32 *dataSize,
                                   void *data);
OSStatus AudioConverterSetProperty(AudioConverterRef converter, AudioConverterPropertyID property, UInt32 dataSize,
                                   const void *data);
OSStatus AudioConverterConvertBuffer(AudioConverterRef converter, UInt32 inputDataSize, const void *inputData,
                                     UInt32 *outputDataSize, void *outputData);
OSStatus AudioConverterFillComplexBuffer(AudioConverterRef converter,
                                         AudioConverterComplexInputDataProc inputDataProc,
                                         void *inputDataProcUserData, UInt32 *outputDataPacketSize,
                                         AudioBufferList *outputData,
                                         AudioStreamPacketDescription *packetDescription);

OSStatus AudioConverterConvertComplexBuffer(AudioConverterRef converter, UInt32 numberPCMFrames,
                                            const AudioBufferList *inputData, AudioBufferList *outputData);

typedef OSStatus (*AudioConverterInputDataProc)(AudioConverterRef converter, UInt32 *dataSize, void **data,
                                                void *userData);
OSStatus AudioConverterFillBuffer(AudioConverterRef converter, AudioConverterInputDataProc inputDataProc,
                                  void *inputDataProcUserData, UInt32 *outputDataSize, void *outputData);

#ifdef __cplusplus
}
#endif
