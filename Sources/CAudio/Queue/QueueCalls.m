// How a queue calls the app: on the thread whose run loop it has named, or on the one that mixes.

#import "QueueCall.h"
#import "QueueRecording.h"

/// The buffer may have been freed meanwhile, or the queue disposed of.
static bool has_buffer(struct OpaqueAudioQueue *queue, struct queue_buffer *buffer) {
    for (struct queue_buffer *there = queue->allocated; there; there = there->next_allocated) {
        if (there == buffer) return true;
    }
    return false;
}

void queue_deliver_buffer(struct OpaqueAudioQueue *queue, struct queue_buffer *buffer) {
    sound_output_lock();
    bool is_there = !queue->is_disposed && has_buffer(queue, buffer) && !buffer->is_queued;
    sound_output_unlock();
    if (is_there && queue->recording) queue_record_deliver(queue, buffer);
    else if (is_there && queue->callback) queue->callback(queue->user_data, queue, &buffer->shown);
}

void queue_deliver_property(struct OpaqueAudioQueue *queue, AudioQueuePropertyID property) {
    for (int i = 0; i < most_queue_listeners; i++) {
        sound_output_lock();
        struct queue_listener listener = {0};
        if (!queue->is_disposed) listener = queue->listeners[i];
        sound_output_unlock();
        if (listener.function && listener.property == property) listener.function(listener.user_data, queue, property);
    }
}

static void send(struct OpaqueAudioQueue *queue, struct queue_buffer *buffer, AudioQueuePropertyID property) {
    @autoreleasepool {
        // By its name, since the class is loaded when it is first asked for.
        Class class = NSClassFromString(@"QueueCall");
        QueueCall *call = [[class alloc] initWithQueue:queue buffer:buffer property:property];
        [call sendToThread:(__bridge NSThread *)queue->thread];
    }
}

/// True if the call is left to a run loop. A queue that is read by the thread of that loop calls at once, since the loop
/// waits for it.
static bool waits_for_loop(const struct OpaqueAudioQueue *queue) {
    return queue->thread && !(queue->is_offline && (__bridge NSThread *)queue->thread == [NSThread currentThread]);
}

void queue_tell_buffer(struct OpaqueAudioQueue *queue, struct queue_buffer *buffer) {
    if (waits_for_loop(queue)) {
        send(queue, buffer, 0);
        return;
    }
    sound_output_unlock();
    @autoreleasepool {
        queue_deliver_buffer(queue, buffer);
    }
    sound_output_lock();
}

void queue_tell_property(struct OpaqueAudioQueue *queue, AudioQueuePropertyID property) {
    if (waits_for_loop(queue)) {
        send(queue, NULL, property);
        return;
    }
    sound_output_unlock();
    @autoreleasepool {
        queue_deliver_property(queue, property);
    }
    sound_output_lock();
}
