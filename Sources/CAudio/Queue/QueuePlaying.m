#import "../Format/LinearFormat.h"
#import "QueueObject.h"
#include <math.h>
#include <string.h>

/// More buffers than these are not taken in one go: an app may give back at once what holds nothing.
enum { most_buffers_at_once = 64 };

// MARK: Frames of the buffers

void queue_measure(struct OpaqueAudioQueue *queue, const int16_t *frames, int count) {
    for (int i = 0; i < count * 2; i++) {
        double value = frames[i] / 32768.0, size = fabs(value);
        if (size > queue->peak[i % 2]) queue->peak[i % 2] = size;
        queue->squares[i % 2] += value * value;
    }
    queue->measured += count;
}

/// Takes the first buffer, whose frames have all been read, and gives it back to the app.
static void take_first(struct OpaqueAudioQueue *queue) {
    struct queue_buffer *buffer = queue->first;
    queue->first = buffer->next;
    if (queue->first == NULL) queue->last = NULL;
    queue->frame = queue->first ? queue->first->first_frame : 0;
    buffer->next = NULL;
    buffer->is_queued = false;
    queue_tell_buffer(queue, buffer);
}

int queue_read_buffers(void *context, int16_t *frames, int count) {
    struct OpaqueAudioQueue *queue = context;
    int done = 0, buffers = 0;
    while (done < count && queue->first && buffers < most_buffers_at_once) {
        struct queue_buffer *buffer = queue->first;
        if (queue_is_compressed(queue)) {
            int decoded = queue_decode(queue, frames + done * 2, count - done);
            done += decoded;
            if (decoded > 0) continue;
            buffers++;
            take_first(queue);
            continue;
        }
        int64_t there = buffer->end_frame - queue->frame;
        if (there > count - done) there = count - done;
        if (there > 0) {
            const void *bytes = (const uint8_t *)buffer->shown.mAudioData + queue->frame * queue->format.mBytesPerFrame;
            linear_format_read(&queue->format, &bytes, frames + done * 2, there);
            done += (int)there;
            queue->frame += there;
        }
        if (queue->frame < buffer->end_frame) continue;
        buffers++;
        take_first(queue);
    }
    if (done == count || (queue->first == NULL && (queue->stops_when_empty || queue->is_offline))) return done;
    memset(frames + done * 2, 0, (size_t)(count - done) * 2 * sizeof *frames);
    return count;
}

// MARK: The output's side

void queue_begin_anew(struct OpaqueAudioQueue *queue) {
    queue->must_begin_anew = queue->is_reading;
    if (queue->is_reading) return;
    if (queue->resampler) sound_resampler_reset(queue->resampler);
    queue_reset_decoder(queue);
}

static int read_queue(void *context, int64_t position, int16_t *frames, int count) {
    struct OpaqueAudioQueue *queue = context;
    queue->is_reading = true;
    int there = sound_resampler_read(queue->resampler, frames, count);
    queue->is_reading = false;
    // The first packet tells the rate best.
    if (queue->decoded_rate > 0) sound_resampler_set_step(queue->resampler, queue->decoded_rate / sound_rate);
    if (queue->must_begin_anew) queue_begin_anew(queue);
    if (queue->measures) queue_measure(queue, frames, there);
    return there;
}

static int64_t frames_left(void *context) {
    return sound_resampler_frames_left(((struct OpaqueAudioQueue *)context)->resampler);
}

static void finished(void *context, int64_t position) {
    struct OpaqueAudioQueue *queue = context;
    sound_output_lock();
    queue->voice = 0;
    queue->state = queue_stopped;
    queue->stops_when_empty = false;
    queue_begin_anew(queue);
    queue_tell_property(queue, kAudioQueueProperty_IsRunning);
    sound_output_unlock();
}

static void released(void *context) { queue_release(context); }

OSStatus queue_play(struct OpaqueAudioQueue *queue, int64_t start) {
    // Calls to a run loop do not run while the queue is read.
    const struct sound_client client = {.read = read_queue, .frames_left = frames_left, .finished = finished,
                                        .released = released, .calls_app = queue->thread == NULL};
    if (queue->voice) return 0;
    if (queue->resampler == NULL) {
        double step = queue->format.mSampleRate / sound_rate;
        queue->resampler = sound_resampler_make(step, queue_read_buffers, queue);
        if (queue->resampler == NULL) return kAudioQueueErr_CannotStart;
    }
    queue_retain(queue);
    sound_output_lock();
    queue->voice = sound_output_play(&client, queue, start);
    sound_output_set_volume(queue->voice, queue->volume, queue->pan);
    if (queue->voice) queue->state = queue_running;
    sound_output_unlock();
    if (queue->voice) return 0;
    queue_release(queue);
    return kAudioQueueErr_CannotStart;
}

void queue_halt(struct OpaqueAudioQueue *queue) {
    sound_output_lock();
    sound_output_voice voice = queue->voice;
    queue->voice = 0;
    sound_output_unlock();
    if (voice) sound_output_stop(voice);
}

void queue_drop_buffers(struct OpaqueAudioQueue *queue) {
    sound_output_lock();
    while (queue->first) {
        struct queue_buffer *buffer = queue->first;
        queue->first = buffer->next;
        buffer->next = NULL;
        buffer->is_queued = false;
    }
    queue->last = NULL;
    queue->frame = 0;
    queue_begin_anew(queue);
    sound_output_unlock();
}
