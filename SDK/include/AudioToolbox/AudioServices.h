// System sounds: short ones that an app's interface makes.
#pragma once
#import <AudioToolbox/AudioSession.h>
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
