// The frames that an app has mixed, in memory that its device sees as well. The app writes, the device reads; both know
// by the same clock which frame is heard when, so that neither waits for the other.
//
// The memory is sealed, has one size, and holds numbers that the device does not believe: whatever an app writes there,
// the device reads within it, and gets samples.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct sound_ring;

/// The frames that a ring holds: 2.7 seconds, far more than lies between two steps of virtual time.
enum { sound_ring_frames = 1 << 17 };

/// The size of the memory, in bytes.
size_t sound_ring_size(void);

/// How an app's sounds behave beside the user's other wishes, as AVAudioSession has it.
enum sound_category {
    /// Silent with the silent switch and on the lock screen; other apps' sounds go on.
    sound_category_ambient,
    /// The same, alone.
    sound_category_solo_ambient,
    /// Heard always.
    sound_category_playback,
    sound_category_record,
    sound_category_play_and_record,
    sound_category_processing,
};

void sound_ring_set_category(struct sound_ring *ring, enum sound_category category);
enum sound_category sound_ring_category(const struct sound_ring *ring);

/// Writes the frames from `position` on. A position that does not follow the last frame begins anew there.
void sound_ring_write(struct sound_ring *ring, int64_t position, const int16_t *frames, int count);

/// Reads the frames from `position` on; those that are not there are silent.
void sound_ring_read(const struct sound_ring *ring, int64_t position, int16_t *frames, int count);

/// The frame after the last one that was written.
int64_t sound_ring_end(const struct sound_ring *ring);

/// Reads a ring as a voice of a mixer, which goes on for ever. The context is the ring.
int sound_ring_source(void *ring, int64_t position, int16_t *frames, int count);
