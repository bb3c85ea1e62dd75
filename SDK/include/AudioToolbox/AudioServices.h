// System sounds: short ones that an app's interface makes.
#pragma once
#import <CoreAudio/CoreAudioTypes.h>
#import <CoreFoundation/CoreFoundation.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct __CFRunLoop *CFRunLoopRef;
typedef uint32_t SystemSoundID;
typedef uint32_t AudioServicesPropertyID;
typedef void (*AudioServicesSystemSoundCompletionProc)(SystemSoundID sound, void *clientData);

enum {
    kAudioServicesNoError = 0,
    kAudioServicesUnsupportedPropertyError = 'pty?',
    kAudioServicesBadPropertySizeError = '!siz',
    kAudioServicesBadSpecifierSizeError = '!spc',
    kAudioServicesSystemSoundUnspecifiedError = -1500,
    kAudioServicesSystemSoundClientTimedOutError = -1501
};

enum {
    /// UInt32: whether the sound is silent when the user has interface sounds off.
    kAudioServicesPropertyIsUISound = 'isui',
    /// UInt32: whether the sound is played to its end though the app ends.
    kAudioServicesPropertyCompletePlaybackIfAppDies = 'ifdi'
};

enum { kUserPreferredAlert = 0x00001000, kSystemSoundID_Vibrate = 0x00000FFF };

/// Reads a sound of 30 seconds at most.
int32_t AudioServicesCreateSystemSoundID(CFURLRef url, SystemSoundID *sound);
int32_t AudioServicesDisposeSystemSoundID(SystemSoundID sound);
void AudioServicesPlaySystemSound(SystemSoundID sound);
/// Vibrates as well.
void AudioServicesPlayAlertSound(SystemSoundID sound);
/// Calls `function` on the main thread whenever the sound has ended. A second one takes the first one's place.
int32_t AudioServicesAddSystemSoundCompletion(SystemSoundID sound, CFRunLoopRef runLoop, CFStringRef mode,
                                              AudioServicesSystemSoundCompletionProc function, void *clientData);
void AudioServicesRemoveSystemSoundCompletion(SystemSoundID sound);
int32_t AudioServicesGetPropertyInfo(AudioServicesPropertyID property, uint32_t specifierSize, const void *specifier,
                                     uint32_t *size, unsigned char *isWritable);
int32_t AudioServicesGetProperty(AudioServicesPropertyID property, uint32_t specifierSize, const void *specifier,
                                 uint32_t *size, void *value);
int32_t AudioServicesSetProperty(AudioServicesPropertyID property, uint32_t specifierSize, const void *specifier,
                                 uint32_t size, const void *value);

#ifdef __cplusplus
}
#endif

// What the app does with sound. The category decides whether it is heard with the silent switch and on the lock screen;
// the other wishes are kept. There is no microphone.
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
typedef UInt32 AudioSessionInterruptionType;

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
/// kAudioSessionIncompatibleCategory for a session that records alone on a device without a microphone.
OSStatus AudioSessionSetActive(Boolean active);
OSStatus AudioSessionSetActiveWithFlags(Boolean active, UInt32 flags);
/// The category, preferred rate and duration, the output's volume, channels and rate, whether other sound is playing and
/// whether there is a microphone; for others kAudioSessionUnsupportedPropertyError.
OSStatus AudioSessionGetProperty(AudioSessionPropertyID property, UInt32 *dataSize, void *data);
OSStatus AudioSessionSetProperty(AudioSessionPropertyID property, UInt32 dataSize, const void *data);
OSStatus AudioSessionGetPropertySize(AudioSessionPropertyID property, UInt32 *dataSize);
/// Listeners hear of the output's volume, of the route and of its change, and of a microphone that comes or goes with a headset.
OSStatus AudioSessionAddPropertyListener(AudioSessionPropertyID property, AudioSessionPropertyListener listener,
                                         void *clientData);
OSStatus AudioSessionRemovePropertyListener(AudioSessionPropertyID property);
OSStatus AudioSessionRemovePropertyListenerWithUserData(AudioSessionPropertyID property,
                                                        AudioSessionPropertyListener listener, void *clientData);

#ifdef __cplusplus
}
#endif

enum {
    kAudioSessionInterruptionType_ShouldResume = 'irsm',
    kAudioSessionInterruptionType_ShouldNotResume = '!rsm'
};

enum {
    kAudioSessionMode_Default = 'dflt',
    kAudioSessionMode_VoiceChat = 'vcct',
    kAudioSessionMode_VideoRecording = 'vrcd',
    kAudioSessionMode_Measurement = 'msmt',
    kAudioSessionMode_GameChat = 'gmct',
    kAudioSessionProperty_Mode = 'mode',
    kAudioSessionProperty_InputSources = 'srcs',
    kAudioSessionProperty_OutputDestinations = 'dsts',
    kAudioSessionProperty_InputSource = 'isrc',
    kAudioSessionProperty_OutputDestination = 'odst',
    kAudioSessionProperty_InputGainAvailable = 'igav',
    kAudioSessionProperty_InputGainScalar = 'igsc',
    kAudioSessionProperty_AudioRouteDescription = 'crar',
    kAudioSessionSetActiveFlag_NotifyOthersOnDeactivation = 1
};

#ifdef __cplusplus
extern "C" {
#endif

extern const CFStringRef kAudioSession_RouteChangeKey_Reason;
extern const CFStringRef kAudioSession_AudioRouteChangeKey_PreviousRouteDescription;
extern const CFStringRef kAudioSession_AudioRouteChangeKey_CurrentRouteDescription;
extern const CFStringRef kAudioSession_AudioRouteKey_Inputs;
extern const CFStringRef kAudioSession_AudioRouteKey_Outputs;
extern const CFStringRef kAudioSession_AudioRouteKey_Type;
extern const CFStringRef kAudioSessionInputRoute_LineIn;
extern const CFStringRef kAudioSessionInputRoute_BuiltInMic;
extern const CFStringRef kAudioSessionInputRoute_HeadsetMic;
extern const CFStringRef kAudioSessionInputRoute_BluetoothHFP;
extern const CFStringRef kAudioSessionInputRoute_USBAudio;
extern const CFStringRef kAudioSessionOutputRoute_LineOut;
extern const CFStringRef kAudioSessionOutputRoute_Headphones;
extern const CFStringRef kAudioSessionOutputRoute_BluetoothHFP;
extern const CFStringRef kAudioSessionOutputRoute_BluetoothA2DP;
extern const CFStringRef kAudioSessionOutputRoute_BuiltInReceiver;
extern const CFStringRef kAudioSessionOutputRoute_BuiltInSpeaker;
extern const CFStringRef kAudioSessionOutputRoute_USBAudio;
extern const CFStringRef kAudioSessionOutputRoute_HDMI;
extern const CFStringRef kAudioSessionOutputRoute_AirPlay;
extern const CFStringRef kAudioSession_InputSourceKey_ID;
extern const CFStringRef kAudioSession_InputSourceKey_Description;
extern const CFStringRef kAudioSession_OutputDestinationKey_ID;
extern const CFStringRef kAudioSession_OutputDestinationKey_Description;

#ifdef __cplusplus
}
#endif
