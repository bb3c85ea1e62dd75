// What the app does with sound. Categories are kept; there is no sound yet that they would change, and no microphone.
#pragma once
#import <CoreAudio/CoreAudioTypes.h>

typedef struct __CFRunLoop *CFRunLoopRef;
typedef UInt32 AudioSessionPropertyID;

typedef void (*AudioSessionInterruptionListener)(void *clientData, UInt32 interruptionState);
typedef void (*AudioSessionPropertyListener)(void *clientData, AudioSessionPropertyID property, UInt32 dataSize,
                                             const void *data);

enum {
    kAudioSessionNoError = 0,
    kAudioSessionNotInitialized = '!ini',
    kAudioSessionAlreadyInitialized = 'init',
    kAudioSessionInitializationError = 'ini?',
    kAudioSessionUnsupportedPropertyError = 'pty?',
    kAudioSessionBadPropertySizeError = '!siz',
    kAudioSessionNotActiveError = '!act',
    kAudioServicesNoHardwareError = 'nohw',
    kAudioSessionNoCategorySet = '?cat',
    kAudioSessionIncompatibleCategory = '!cat',
    kAudioSessionUnspecifiedError = 'what'
};

enum { kAudioSessionBeginInterruption = 1, kAudioSessionEndInterruption = 0 };

enum {
    kAudioSessionCategory_UserInterfaceSoundEffects = 'uifx',
    kAudioSessionCategory_LiveAudio = 'live',
    kAudioSessionCategory_AmbientSound = 'ambi',
    kAudioSessionCategory_SoloAmbientSound = 'solo',
    kAudioSessionCategory_MediaPlayback = 'medi',
    kAudioSessionCategory_RecordAudio = 'reca',
    kAudioSessionCategory_PlayAndRecord = 'plar',
    kAudioSessionCategory_AudioProcessing = 'proc'
};

enum { kAudioSessionOverrideAudioRoute_None = 0, kAudioSessionOverrideAudioRoute_Speaker = 'spkr' };

enum {
    kAudioSessionRouteChangeReason_Unknown = 0,
    kAudioSessionRouteChangeReason_NewDeviceAvailable = 1,
    kAudioSessionRouteChangeReason_OldDeviceUnavailable = 2,
    kAudioSessionRouteChangeReason_CategoryChange = 3,
    kAudioSessionRouteChangeReason_Override = 4,
    kAudioSessionRouteChangeReason_WakeFromSleep = 6,
    kAudioSessionRouteChangeReason_NoSuitableRouteForCategory = 7
};

/// Keys of the dictionary that comes with a change of route.
#define kAudioSession_AudioRouteChangeKey_Reason "OutputDeviceDidChange_Reason"
#define kAudioSession_AudioRouteChangeKey_OldRoute "OutputDeviceDidChange_OldRoute"

enum {
    kAudioSessionProperty_PreferredHardwareSampleRate = 'hwsr',
    kAudioSessionProperty_PreferredHardwareIOBufferDuration = 'iobd',
    kAudioSessionProperty_AudioCategory = 'acat',
    kAudioSessionProperty_AudioRoute = 'rout',
    kAudioSessionProperty_AudioRouteChange = 'roch',
    kAudioSessionProperty_CurrentHardwareSampleRate = 'chsr',
    kAudioSessionProperty_CurrentHardwareInputNumberChannels = 'chic',
    kAudioSessionProperty_CurrentHardwareOutputNumberChannels = 'choc',
    kAudioSessionProperty_CurrentHardwareOutputVolume = 'chov',
    kAudioSessionProperty_CurrentHardwareInputLatency = 'cilt',
    kAudioSessionProperty_CurrentHardwareOutputLatency = 'colt',
    kAudioSessionProperty_CurrentHardwareIOBufferDuration = 'chbd',
    kAudioSessionProperty_OtherAudioIsPlaying = 'othr',
    kAudioSessionProperty_OverrideAudioRoute = 'ovrd',
    kAudioSessionProperty_AudioInputAvailable = 'aiav',
    kAudioSessionProperty_ServerDied = 'died',
    kAudioSessionProperty_OtherMixableAudioShouldDuck = 'duck',
    kAudioSessionProperty_OverrideCategoryMixWithOthers = 'cmix',
    kAudioSessionProperty_OverrideCategoryDefaultToSpeaker = 'cspk',
    kAudioSessionProperty_OverrideCategoryEnableBluetoothInput = 'cblu',
    kAudioSessionProperty_InterruptionType = 'type'
};

#ifdef __cplusplus
extern "C" {
#endif

OSStatus AudioSessionInitialize(CFRunLoopRef runLoop, CFStringRef runLoopMode,
                                AudioSessionInterruptionListener interruptionListener, void *clientData);
/// - Status: stub
OSStatus AudioSessionSetActive(Boolean active);
/// - Status: stub
OSStatus AudioSessionSetActiveWithFlags(Boolean active, UInt32 flags);
/// The category, preferred rate and duration, the output's volume, channels and rate, whether other sound is playing and
/// whether there is a microphone; for others kAudioSessionUnsupportedPropertyError.
OSStatus AudioSessionGetProperty(AudioSessionPropertyID property, UInt32 *dataSize, void *data);
OSStatus AudioSessionSetProperty(AudioSessionPropertyID property, UInt32 dataSize, const void *data);
OSStatus AudioSessionGetPropertySize(AudioSessionPropertyID property, UInt32 *dataSize);
/// Nothing changes that a listener would hear of.
///
/// - Status: stub
OSStatus AudioSessionAddPropertyListener(AudioSessionPropertyID property, AudioSessionPropertyListener listener,
                                         void *clientData);
/// - Status: stub
OSStatus AudioSessionRemovePropertyListener(AudioSessionPropertyID property);
/// - Status: stub
OSStatus AudioSessionRemovePropertyListenerWithUserData(AudioSessionPropertyID property,
                                                        AudioSessionPropertyListener listener, void *clientData);

#ifdef __cplusplus
}
#endif
