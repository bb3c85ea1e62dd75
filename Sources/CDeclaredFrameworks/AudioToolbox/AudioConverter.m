#import "Notice/NotThereYet.h"
#import <AudioToolbox/AudioConverter.h>

/// The result of every AudioConverter function: conversion is not implemented.
static OSStatus refuse(void) {
    NOT_THERE_YET("AudioConverter", "converting sound");
    return kAudioConverterErr_FormatNotSupported;
}

OSStatus AudioConverterNew(const AudioStreamBasicDescription *sourceFormat,
                           const AudioStreamBasicDescription *destinationFormat, AudioConverterRef *converter) {
    return refuse();
}

OSStatus AudioConverterNewSpecific(const AudioStreamBasicDescription *sourceFormat,
                                   const AudioStreamBasicDescription *destinationFormat, UInt32 classDescriptionCount,
                                   const AudioClassDescription *classDescriptions, AudioConverterRef *converter) {
    return refuse();
}

OSStatus AudioConverterDispose(AudioConverterRef converter) { return 0; }

OSStatus AudioConverterReset(AudioConverterRef converter) { return refuse(); }

OSStatus AudioConverterGetPropertyInfo(AudioConverterRef converter, AudioConverterPropertyID property, UInt32 *size,
                                       Boolean *isWritable) {
    return refuse();
}

OSStatus AudioConverterGetProperty(AudioConverterRef converter, AudioConverterPropertyID property, UInt32 *dataSize,
                                   void *data) {
    return refuse();
}

OSStatus AudioConverterSetProperty(AudioConverterRef converter, AudioConverterPropertyID property, UInt32 dataSize,
                                   const void *data) {
    return refuse();
}

OSStatus AudioConverterConvertBuffer(AudioConverterRef converter, UInt32 inputDataSize, const void *inputData,
                                     UInt32 *outputDataSize, void *outputData) {
    return refuse();
}

OSStatus AudioConverterFillComplexBuffer(AudioConverterRef converter,
                                         AudioConverterComplexInputDataProc inputDataProc,
                                         void *inputDataProcUserData, UInt32 *outputDataPacketSize,
                                         AudioBufferList *outputData,
                                         AudioStreamPacketDescription *packetDescription) {
    return refuse();
}
