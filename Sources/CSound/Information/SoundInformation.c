#include "SoundInformation.h"
#include <math.h>

bool sound_information_read(const uint8_t *bytes, size_t count, struct sound_information *information) {
    bool (*const readers[])(const uint8_t *, size_t, struct sound_information *) = {
        sound_information_read_chunks,
        sound_information_read_core_audio,
        sound_information_read_boxes,
        // Last, since this reader searches for a frame in any data.
        sound_information_read_frames,
    };
    for (size_t i = 0; i < sizeof readers / sizeof *readers; i++) {
        *information = (struct sound_information){0};
        if (readers[i](bytes, count, information)) return isfinite(information->duration) && information->duration >= 0;
    }
    return false;
}
