// A sound on its way to the mixer: decoded, repeated, in the mixer's rate and two channels, measured.
//
// Not safe for threads: whoever owns a track plays it with the output's lock held (SoundOutput.h).
#pragma once
#include "SoundDecoder.h"

/// The rate of everything that is mixed, in frames a second of two channels.
enum { sound_rate = 48000 };

struct sound_track;

/// A track of a file. `bytes` must stay valid as long as the track.
struct sound_track *sound_track_open(const uint8_t *bytes, size_t count, const struct sound_information *information,
                                     enum sound_fault *fault);

/// A track of samples, which are copied.
struct sound_track *sound_track_of_samples(const int16_t *samples, int64_t frames, uint32_t channels, double rate);

/// A track of what a decoder gives, which is closed with the track.
/// - Parameter duration: in seconds, as long as the decoder has not come to its end.
struct sound_track *sound_track_of_decoder(struct sound_decoder *decoder, double duration);

void sound_track_close(struct sound_track *track);

/// - Returns: the number of frames; fewer than `count` are the end of the last repetition.
int sound_track_read(struct sound_track *track, int16_t *frames, int count);

/// How often the sound is repeated; negative without end. Counts from the next end on.
void sound_track_set_loops(struct sound_track *track, int64_t loops);

/// The speed, from 0.5 to 2.
void sound_track_set_speed(struct sound_track *track, double speed);

/// Moves to a time in the sound, in seconds.
void sound_track_seek(struct sound_track *track, double time);

/// The place in the sound, in seconds, that was read so many seconds of the output's time before the next frame;
/// negative for one that will be read.
double sound_track_time(const struct sound_track *track, double before);

/// How many frames of the mixer's rate are left, with all repetitions; INT64_MAX without end.
int64_t sound_track_frames_left(const struct sound_track *track);

/// The loudness since it was last asked for, of up to two channels, from 0 to 1: the greatest sample, and the root of
/// the mean square.
struct sound_level {
    double peak[2], mean[2];
};
void sound_track_set_measuring(struct sound_track *track, bool is_measuring);
struct sound_level sound_track_take_level(struct sound_track *track);
