// Units that make and change sound are found by their description. There are none yet: AudioComponentFindNext() finds nothing.
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

/// - Status: stub
AudioComponent AudioComponentFindNext(AudioComponent component, const AudioComponentDescription *description);
/// - Status: stub
UInt32 AudioComponentCount(const AudioComponentDescription *description);
/// - Status: stub
OSStatus AudioComponentCopyName(AudioComponent component, CFStringRef *name);
/// - Status: stub
OSStatus AudioComponentGetDescription(AudioComponent component, AudioComponentDescription *description);
/// - Status: stub
OSStatus AudioComponentGetVersion(AudioComponent component, UInt32 *version);
/// - Status: stub
OSStatus AudioComponentInstanceNew(AudioComponent component, AudioComponentInstance *instance);
/// - Status: stub
OSStatus AudioComponentInstanceDispose(AudioComponentInstance instance);
/// - Status: stub
AudioComponent AudioComponentInstanceGetComponent(AudioComponentInstance instance);
/// - Status: stub
Boolean AudioComponentInstanceCanDo(AudioComponentInstance instance, SInt16 selectorID);
/// - Status: stub
AudioComponent AudioComponentRegister(const AudioComponentDescription *description, CFStringRef name, UInt32 version,
                                      AudioComponentFactoryFunction factory);

#ifdef __cplusplus
}
#endif
