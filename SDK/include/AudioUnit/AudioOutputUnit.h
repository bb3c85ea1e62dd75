#pragma once
#import <AudioUnit/AUComponent.h>

#ifdef __cplusplus
extern "C" {
#endif

/// - Status: stub
OSStatus AudioOutputUnitStart(AudioUnit unit);
/// - Status: stub
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
