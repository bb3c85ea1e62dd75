// Adds sounds up: whole numbers only and one saturation at the end, so that the result is the same bytes in every run,
// whatever the size of the blocks.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Gains are in 1/32768.
enum { sound_full_gain = 32768 };

/// Gives the next frames of a voice, two channels interleaved.
/// - Parameter position: the frame of the mixer's time at which the first of them is heard.
/// - Returns: the number of frames; fewer than `count` are the voice's end.
typedef int (*sound_voice_source)(void *context, int64_t position, int16_t *frames, int count);

struct sound_mixer;
struct sound_voice;

/// A mixer whose next frame is the one of this number.
struct sound_mixer *sound_mixer_make(int64_t position);
void sound_mixer_free(struct sound_mixer *mixer);

/// The number of the next frame.
int64_t sound_mixer_position(const struct sound_mixer *mixer);
/// Continues with a later frame, without a sound in between. The voices stay where they are.
void sound_mixer_skip(struct sound_mixer *mixer, int64_t position);

/// Adds a voice.
/// - Parameter start: the frame at which it begins; one that has passed begins at the next block.
struct sound_voice *sound_mixer_add(struct sound_mixer *mixer, int64_t start, sound_voice_source source, void *context);
bool sound_mixer_has(const struct sound_mixer *mixer, const struct sound_voice *voice);
/// Removes a voice, also one that has ended.
void sound_mixer_remove(struct sound_mixer *mixer, struct sound_voice *voice);

/// Sets what the samples of both channels are multiplied with. The gains of a voice that is heard move there within
/// 20 ms, which makes no click.
void sound_voice_set_gains(struct sound_voice *voice, int32_t left, int32_t right);
/// The gains of a volume from 0 to 1, and of a place from -1 (left) to 1 (right).
void sound_voice_set_volume(struct sound_voice *voice, double volume, double pan);

/// Sets the frame before which the voice ends; INT64_MAX for the end of its source.
void sound_voice_set_end(struct sound_voice *voice, int64_t end);

int64_t sound_voice_start(const struct sound_voice *voice);

/// - Parameter end: set to the frame at which the voice ended.
bool sound_voice_has_ended(const struct sound_voice *voice, int64_t *end);

/// Mixes the next frames: two channels interleaved.
void sound_mixer_mix(struct sound_mixer *mixer, int16_t *frames, int count);
