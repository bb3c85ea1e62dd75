// What a call, or another need of the device, does to the app's sounds.
#pragma once
#import <Foundation/Foundation.h>

/// Posted on the main thread, before the session's own listeners hear of it when it begins, and after them when it ends.
extern NSString *const SoundInterruptionBeganNotification;
extern NSString *const SoundInterruptionEndedNotification;

/// Posted on the main thread when the volume has changed, with `AVSystemController_AudioVolumeNotificationParameter`: the name
/// that apps of the time listened to, though no header had it.
extern NSString *const SoundVolumeChangedNotification;

/// Has the device tell the app of interruptions. Whoever plays, or asks for the session, calls it.
void sound_interruptions_listen(void);
