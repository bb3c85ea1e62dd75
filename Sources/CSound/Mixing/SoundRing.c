#include "SoundRing.h"
#include <stdatomic.h>
#include <string.h>

struct sound_ring {
    _Atomic uint32_t category;
    uint32_t unused;
    /// The first frame since the last gap, and the one after the last.
    _Atomic int64_t begin, end;
    int16_t frames[sound_ring_frames * 2];
};

size_t sound_ring_size(void) { return sizeof(struct sound_ring); }

void sound_ring_set_category(struct sound_ring *ring, enum sound_category category) {
    atomic_store(&ring->category, (uint32_t)category);
}

enum sound_category sound_ring_category(const struct sound_ring *ring) {
    uint32_t category = atomic_load(&ring->category);
    return category <= sound_category_processing ? (enum sound_category)category : sound_category_solo_ambient;
}

void sound_ring_write(struct sound_ring *ring, int64_t position, const int16_t *frames, int count) {
    if (position != atomic_load(&ring->end)) {
        atomic_store(&ring->begin, position);
        atomic_store(&ring->end, position);
    }
    for (int i = 0; i < count; i++) {
        size_t place = (size_t)(position + i) % sound_ring_frames;
        memcpy(ring->frames + place * 2, frames + (size_t)i * 2, 2 * sizeof *frames);
    }
    atomic_store(&ring->end, position + count);
}

void sound_ring_read(const struct sound_ring *ring, int64_t position, int16_t *frames, int count) {
    int64_t begin = atomic_load(&ring->begin), end = atomic_load(&ring->end);
    // Any numbers may stand there: nothing is computed with them.
    for (int i = 0; i < count; i++) {
        int64_t frame = position + i;
        size_t place = (size_t)frame % sound_ring_frames;
        bool is_there = frame >= begin && frame < end;
        frames[i * 2] = is_there ? ring->frames[place * 2] : 0;
        frames[i * 2 + 1] = is_there ? ring->frames[place * 2 + 1] : 0;
    }
}

int64_t sound_ring_end(const struct sound_ring *ring) { return atomic_load(&ring->end); }

int sound_ring_source(void *ring, int64_t position, int16_t *frames, int count) {
    sound_ring_read(ring, position, frames, count);
    return count;
}
