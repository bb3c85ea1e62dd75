#import "RemoteInput.h"
#import "FrameResampler.h"
#import <VirtualTime.h>
#include <math.h>
#include <stdlib.h>

enum {
    largest_slice = 1 << 14,
    /// How far the output mixes ahead of real clocks, in frames, and what resamplers read ahead.
    lead_of_output = sound_rate * 40 / 1000,
    read_ahead = 64,
};

struct remote_input {
    sound_input_listener listener;
    struct frame_resampler *resampler;
    double rate;
    /// The next frame of the microphone; -1 before the first slice.
    int64_t position;
    bool is_in_slice;
    UInt32 count;
    int16_t frames[largest_slice * 2];
};

static int read_microphone(void *context, int16_t *frames, int count) {
    struct remote_input *input = context;
    sound_input_read(input->position, frames, count);
    input->position += count;
    return count;
}

struct remote_input *remote_input_open(double rate) {
    // The frames are read here, at the pace of the output.
    static const struct sound_input_client client = {0};
    struct remote_input *input = calloc(1, sizeof *input);
    if (input == NULL) return NULL;
    input->rate = rate;
    input->position = -1;
    input->resampler = frame_resampler_make(sound_rate / rate, read_microphone, input);
    if (input->resampler) input->listener = sound_input_listen(&client, NULL, 0, INT64_MAX);
    if (input->listener) return input;
    remote_input_close(input);
    return NULL;
}

void remote_input_close(struct remote_input *input) {
    if (input == NULL) return;
    sound_input_stop(input->listener);
    frame_resampler_free(input->resampler);
    free(input);
}

void remote_input_take(struct remote_input *input, int64_t heard, UInt32 count, double rate) {
    if (input->position < 0) {
        // The whole slice must have been heard, however far ahead of the clock it is made.
        int64_t slice = (int64_t)ceil(count * sound_rate / rate) + read_ahead;
        int64_t lead = virtual_time_is_active() ? 0 : lead_of_output;
        input->position = heard - slice - lead - sound_input_delay();
        if (input->position < 0) input->position = 0;
    }
    double wanted = round(count * input->rate / rate);
    input->count = wanted < largest_slice ? (UInt32)wanted : largest_slice;
    frame_resampler_read(input->resampler, input->frames, (int)input->count);
    input->is_in_slice = true;
}

OSStatus remote_input_render(const struct remote_input *input, UInt32 count, UInt32 channels, float *const *planes) {
    if (!input->is_in_slice) return kAudioUnitErr_CannotDoInCurrentContext;
    if (count > input->count) return kAudioUnitErr_TooManyFramesToProcess;
    for (UInt32 c = 0; c < channels; c++) {
        for (UInt32 i = 0; i < count; i++) planes[c][i] = input->frames[i * 2 + (c & 1)] / 32768.0f;
    }
    return 0;
}

void remote_input_end_slice(struct remote_input *input) { input->is_in_slice = false; }
