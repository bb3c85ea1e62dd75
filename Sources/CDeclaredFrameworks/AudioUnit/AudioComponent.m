#import "Notice/NotThereYet.h"
#import <AudioUnit/AudioUnit.h>

/// The result of every AudioUnit function: audio units are not implemented.
static OSStatus refuse(void) {
    NOT_THERE_YET("AudioUnit", "a unit of sound");
    return kAudioUnitErr_FailedInitialization;
}

AudioComponent AudioComponentFindNext(AudioComponent component, const AudioComponentDescription *description) {
    return 0;
}

UInt32 AudioComponentCount(const AudioComponentDescription *description) { return 0; }

OSStatus AudioComponentGetDescription(AudioComponent component, AudioComponentDescription *description) {
    return refuse();
}

OSStatus AudioComponentInstanceNew(AudioComponent component, AudioComponentInstance *instance) { return refuse(); }

OSStatus AudioComponentInstanceDispose(AudioComponentInstance instance) { return 0; }

AudioComponent AudioComponentInstanceGetComponent(AudioComponentInstance instance) { return 0; }

OSStatus AudioUnitInitialize(AudioUnit unit) { return refuse(); }

OSStatus AudioUnitUninitialize(AudioUnit unit) { return refuse(); }

OSStatus AudioUnitGetPropertyInfo(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                                  AudioUnitElement element, UInt32 *dataSize, Boolean *isWritable) {
    return refuse();
}

OSStatus AudioUnitGetProperty(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                              AudioUnitElement element, void *data, UInt32 *dataSize) {
    return refuse();
}

OSStatus AudioUnitSetProperty(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                              AudioUnitElement element, const void *data, UInt32 dataSize) {
    return refuse();
}

OSStatus AudioUnitAddPropertyListener(AudioUnit unit, AudioUnitPropertyID property,
                                      AudioUnitPropertyListenerProc listener, void *userData) {
    return refuse();
}

OSStatus AudioUnitAddRenderNotify(AudioUnit unit, AURenderCallback callback, void *userData) { return refuse(); }

OSStatus AudioUnitRemoveRenderNotify(AudioUnit unit, AURenderCallback callback, void *userData) { return refuse(); }

OSStatus AudioUnitGetParameter(AudioUnit unit, AudioUnitParameterID parameter, AudioUnitScope scope,
                               AudioUnitElement element, AudioUnitParameterValue *value) {
    return refuse();
}

OSStatus AudioUnitSetParameter(AudioUnit unit, AudioUnitParameterID parameter, AudioUnitScope scope,
                               AudioUnitElement element, AudioUnitParameterValue value, UInt32 bufferOffsetInFrames) {
    return refuse();
}

OSStatus AudioUnitRender(AudioUnit unit, AudioUnitRenderActionFlags *flags, const AudioTimeStamp *timeStamp,
                         UInt32 outputBusNumber, UInt32 frameCount, AudioBufferList *data) {
    return refuse();
}

OSStatus AudioUnitReset(AudioUnit unit, AudioUnitScope scope, AudioUnitElement element) { return refuse(); }

OSStatus AudioOutputUnitStart(AudioUnit unit) { return refuse(); }

OSStatus AudioOutputUnitStop(AudioUnit unit) { return refuse(); }
