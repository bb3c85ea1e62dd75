#import "Notice/NotThereYet.h"
#import <AudioToolbox/AudioFormat.h>

/// What every function of this kind answers.
static OSStatus refuse(void) {
    NOT_THERE_YET("AudioFormat", "knowing formats of sound");
    return kAudioFormatUnknownFormatError;
}

OSStatus AudioFormatGetPropertyInfo(AudioFormatPropertyID property, UInt32 specifierSize, const void *specifier,
                                    UInt32 *dataSize) {
    return refuse();
}

OSStatus AudioFormatGetProperty(AudioFormatPropertyID property, UInt32 specifierSize, const void *specifier,
                                UInt32 *dataSize, void *data) {
    return refuse();
}
