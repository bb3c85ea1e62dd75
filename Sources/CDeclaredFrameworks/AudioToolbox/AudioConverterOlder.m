#import "Notice/Refusal.h"
#import <AudioToolbox/AudioToolbox.h>

OSStatus AudioConverterConvertComplexBuffer(AudioConverterRef converter, UInt32 numberPCMFrames,
                                            const AudioBufferList *inputData, AudioBufferList *outputData) REFUSES(-4)
OSStatus AudioConverterFillBuffer(AudioConverterRef converter, AudioConverterInputDataProc inputDataProc,
                                  void *inputDataProcUserData, UInt32 *outputDataSize, void *outputData) REFUSES(-4)
