// Units that make and change sound are found by their description (docs/Sound.md lists them).
#pragma once
#import <CoreAudio/CoreAudioTypes.h>

enum {
    kAudioComponentFlag_Unsearchable = 1
};

typedef struct AudioComponentDescription {
    OSType componentType, componentSubType, componentManufacturer;
    UInt32 componentFlags, componentFlagsMask;
} AudioComponentDescription;

typedef struct OpaqueAudioComponent *AudioComponent;
typedef struct OpaqueAudioComponentInstance *AudioComponentInstance;
typedef OSStatus (*AudioComponentMethod)(void *self, ...);

/// What a unit that an app brings along is made of.
typedef struct AudioComponentPlugInInterface {
    OSStatus (*Open)(void *self, AudioComponentInstance instance);
    OSStatus (*Close)(void *self);
    AudioComponentMethod (*Lookup)(SInt16 selector);
    void *reserved;
} AudioComponentPlugInInterface;

typedef AudioComponentPlugInInterface *(*AudioComponentFactoryFunction)(const AudioComponentDescription *description);

#ifdef __cplusplus
extern "C" {
#endif

AudioComponent AudioComponentFindNext(AudioComponent component, const AudioComponentDescription *description);
UInt32 AudioComponentCount(const AudioComponentDescription *description);
OSStatus AudioComponentCopyName(AudioComponent component, CFStringRef *name);
OSStatus AudioComponentGetDescription(AudioComponent component, AudioComponentDescription *description);
OSStatus AudioComponentGetVersion(AudioComponent component, UInt32 *version);
OSStatus AudioComponentInstanceNew(AudioComponent component, AudioComponentInstance *instance);
OSStatus AudioComponentInstanceDispose(AudioComponentInstance instance);
AudioComponent AudioComponentInstanceGetComponent(AudioComponentInstance instance);
Boolean AudioComponentInstanceCanDo(AudioComponentInstance instance, SInt16 selectorID);
AudioComponent AudioComponentRegister(const AudioComponentDescription *description, CFStringRef name, UInt32 version,
                                      AudioComponentFactoryFunction factory);

#ifdef __cplusplus
}
#endif
