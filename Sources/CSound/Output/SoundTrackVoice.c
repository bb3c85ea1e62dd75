#include "SoundTrackVoice.h"

int sound_track_source(void *track, int64_t position, int16_t *frames, int count) {
    (void)position;
    return sound_track_read(track, frames, count);
}

static int64_t frames_left(void *track) { return sound_track_frames_left(track); }
static void release_track(void *track) { sound_track_close(track); }

void sound_output_play_once(struct sound_track *track, double volume) {
    static const struct sound_client client = {
        .read = sound_track_source, .frames_left = frames_left, .released = release_track};
    sound_output_lock();
    sound_output_voice voice = sound_output_play(&client, track, sound_output_now());
    if (voice) sound_output_set_volume(voice, volume, 0);
    sound_output_unlock();
    if (voice == 0) sound_track_close(track);
}
