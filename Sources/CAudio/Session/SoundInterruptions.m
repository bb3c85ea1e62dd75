#import "SoundInterruptions.h"
#import "../OpenAL/LoopbackDevice.h"
#import "../Queue/QueueObject.h"
#import "../Unit/RemoteUnit.h"
#import "SharedSession.h"
#import <CSound.h>
#include <pthread.h>

NSString *const SoundInterruptionBeganNotification = @"SoundInterruptionBegan";
NSString *const SoundInterruptionEndedNotification = @"SoundInterruptionEnded";
NSString *const SoundVolumeChangedNotification = @"AVSystemController_SystemVolumeDidChangeNotification";

static double known_volume = -1;

/// Does nothing unless the volume is another one.
static void tell_volume(void) {
    double volume = sound_output_hardware().volume;
    if (volume == known_volume) return;
    known_volume = volume;
    NSDictionary *information = [NSDictionary dictionaryWithObjectsAndKeys:
        [NSNumber numberWithFloat:(float)volume], @"AVSystemController_AudioVolumeNotificationParameter",
        @"ExplicitVolumeChange", @"AVSystemController_AudioVolumeChangeReasonNotificationParameter",
        @"Audio/Video", @"AVSystemController_AudioCategoryNotificationParameter", nil];
    [[NSNotificationCenter defaultCenter] postNotificationName:SoundVolumeChangedNotification object:nil
                                                      userInfo:information];
}

static void interrupted(enum sound_interruption interruption) {
    @autoreleasepool {
        NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
        bool begins = interruption == sound_interruption_began;
        if (begins) {
            queues_interrupt();
            remote_units_interrupt();
            loopback_interrupt();
        }
        if (begins) [center postNotificationName:SoundInterruptionBeganNotification object:nil];
        shared_session_tell(begins);
        if (!begins) [center postNotificationName:SoundInterruptionEndedNotification object:nil];
    }
}

static void hardware_changed(void) {
    @autoreleasepool {
        shared_session_hardware_changed();
        tell_volume();
    }
}

static void connect_to_device(void) {
    known_volume = sound_output_hardware().volume;
    sound_output_set_listeners(hardware_changed, interrupted);
    sound_output_connect();
}

void sound_interruptions_listen(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, connect_to_device);
}
