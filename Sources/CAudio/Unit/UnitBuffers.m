#import "UnitBuffers.h"
#import "../Format/LinearFormat.h"
#include <stdlib.h>
#include <string.h>

UInt32 unit_buffer_count(const AudioStreamBasicDescription *format) {
    return linear_format_has_planes(format) ? format->mChannelsPerFrame : 1;
}

AudioBufferList *unit_buffers_prepare(struct unit_buffers *buffers, const AudioStreamBasicDescription *format,
                                      UInt32 frames) {
    UInt32 count = unit_buffer_count(format);
    size_t each = (size_t)frames * format->mBytesPerFrame, size = each * count;
    if (size > buffers->size) {
        void *larger = realloc(buffers->bytes, size);
        if (larger == NULL) return NULL;
        buffers->bytes = larger;
        buffers->size = size;
    }
    if (size) memset(buffers->bytes, 0, size);
    buffers->list.mNumberBuffers = count;
    for (UInt32 i = 0; i < count; i++) {
        buffers->list.mBuffers[i] = (AudioBuffer){.mNumberChannels = count > 1 ? 1 : format->mChannelsPerFrame,
                                                  .mDataByteSize = (UInt32)each,
                                                  .mData = (uint8_t *)buffers->bytes + i * each};
    }
    return (AudioBufferList *)&buffers->list;
}

void unit_buffers_free(struct unit_buffers *buffers) {
    free(buffers->bytes);
    *buffers = (struct unit_buffers){0};
}

bool unit_planes_prepare(struct unit_planes *planes, UInt32 channels, UInt32 frames) {
    if (channels <= planes->count && frames <= planes->frames) return true;
    if (frames < planes->frames) frames = planes->frames;
    if (channels < planes->count) channels = planes->count;
    unit_planes_free(planes);
    for (UInt32 c = 0; c < channels; c++) {
        planes->channels[c] = calloc(frames ? frames : 1, sizeof(float));
        if (planes->channels[c] == NULL) {
            unit_planes_free(planes);
            return false;
        }
    }
    planes->count = channels;
    planes->frames = frames;
    return true;
}

void unit_planes_free(struct unit_planes *planes) {
    for (int c = 0; c < linear_most_channels; c++) free(planes->channels[c]);
    *planes = (struct unit_planes){0};
}

void unit_list_read(const AudioBufferList *list, const AudioStreamBasicDescription *format, float *const *planes,
                    UInt32 frames) {
    const void *places[linear_most_channels];
    UInt32 count = unit_buffer_count(format), there = frames;
    for (UInt32 i = 0; i < count; i++) {
        bool is_there = i < list->mNumberBuffers && list->mBuffers[i].mData;
        UInt32 filled = is_there ? list->mBuffers[i].mDataByteSize / format->mBytesPerFrame : 0;
        if (filled < there) there = filled;
        places[i] = is_there ? list->mBuffers[i].mData : NULL;
    }
    if (there) linear_floats_read(format, places, planes, there);
    for (UInt32 c = 0; c < format->mChannelsPerFrame; c++) {
        memset(planes[c] + there, 0, (frames - there) * sizeof **planes);
    }
}

void unit_list_write(AudioBufferList *list, const AudioStreamBasicDescription *format, float *const *planes,
                     UInt32 frames) {
    void *places[linear_most_channels];
    for (UInt32 i = 0; i < unit_buffer_count(format); i++) places[i] = list->mBuffers[i].mData;
    linear_floats_write(format, places, (const float *const *)planes, frames);
}
