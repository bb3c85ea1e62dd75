#import "SharedSession.h"
#import "SoundInterruptions.h"
#import <CSound.h>

static UInt32 present_category = kAudioSessionCategory_SoloAmbientSound;
enum { most_listeners = 2 };
static const struct session_listener *listeners[most_listeners];
static struct sound_hardware known;

/// Core Audio's numbers for the categories, beside those of the output.
static const struct {
    UInt32 number;
    enum sound_category category;
} categories[] = {
    {kAudioSessionCategory_UserInterfaceSoundEffects, sound_category_ambient},
    {kAudioSessionCategory_AmbientSound, sound_category_ambient},
    {kAudioSessionCategory_SoloAmbientSound, sound_category_solo_ambient},
    {kAudioSessionCategory_MediaPlayback, sound_category_playback},
    {kAudioSessionCategory_LiveAudio, sound_category_play_and_record},
    {kAudioSessionCategory_RecordAudio, sound_category_record},
    {kAudioSessionCategory_PlayAndRecord, sound_category_play_and_record},
    {kAudioSessionCategory_AudioProcessing, sound_category_processing},
};

UInt32 shared_session_category(void) { return present_category; }

bool shared_session_set_category(UInt32 category) {
    for (size_t i = 0; i < sizeof categories / sizeof *categories; i++) {
        if (categories[i].number != category) continue;
        bool is_new = present_category != category;
        present_category = category;
        sound_output_set_category(categories[i].category);
        for (int j = 0; is_new && j < most_listeners && listeners[j]; j++) {
            if (listeners[j]->category_changed) listeners[j]->category_changed();
        }
        return true;
    }
    return false;
}

// MARK: Slices

enum { least_slice = 128, usual_slice = 1024, greatest_slice = 4096 };
static _Atomic UInt32 slice_frames = usual_slice;

void shared_session_set_slice_duration(double seconds) {
    UInt32 frames = usual_slice;
    if (seconds > 0) {
        double wanted = seconds * 44100;
        frames = least_slice;
        while (frames < greatest_slice && frames < wanted) frames *= 2;
    }
    slice_frames = frames;
}

UInt32 shared_session_slice_frames(void) { return slice_frames; }

bool shared_session_has_input(void) { return sound_output_hardware().has_microphone; }

bool shared_session_may_record(void) {
    bool is_for_recording = present_category == kAudioSessionCategory_RecordAudio ||
                            present_category == kAudioSessionCategory_PlayAndRecord ||
                            present_category == kAudioSessionCategory_LiveAudio;
    return is_for_recording && shared_session_has_input();
}

// MARK: Who hears of changes

void shared_session_listen(const struct session_listener *listener) {
    known = sound_output_hardware();
    sound_interruptions_listen();
    for (int i = 0; i < most_listeners; i++) {
        if (listeners[i] == listener) return;
        if (listeners[i]) continue;
        listeners[i] = listener;
        return;
    }
}

void shared_session_tell(bool begins) {
    for (int i = 0; i < most_listeners && listeners[i]; i++) {
        if (listeners[i]->interrupted) listeners[i]->interrupted(begins);
    }
}

void shared_session_hardware_changed(void) {
    struct sound_hardware former = known;
    known = sound_output_hardware();
    for (int i = 0; i < most_listeners && listeners[i]; i++) {
        if (known.volume != former.volume && listeners[i]->volume_changed) listeners[i]->volume_changed();
        if (known.has_headset != former.has_headset && listeners[i]->route_changed) {
            listeners[i]->route_changed(former.has_headset);
        }
        if (known.has_microphone != former.has_microphone && listeners[i]->input_changed) listeners[i]->input_changed();
    }
}
