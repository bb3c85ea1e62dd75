#pragma once
#import <AudioUnit/AUComponent.h>

#ifdef __cplusplus
extern "C" {
#endif

OSStatus AudioOutputUnitStart(AudioUnit unit);
OSStatus AudioOutputUnitStop(AudioUnit unit);

#ifdef __cplusplus
}
#endif

enum {
    kAudioOutputUnitRange = 512,
    kAudioOutputUnitStartSelect = 513,
    kAudioOutputUnitStopSelect = 514
};

typedef OSStatus (*AudioOutputUnitStartProc)(void *self);
typedef OSStatus (*AudioOutputUnitStopProc)(void *self);
