#import "Notice/NotThereYet.h"
#import <AudioToolbox/AudioFormat.h>

/// The result of every AudioFormat function: no format information is implemented.
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
