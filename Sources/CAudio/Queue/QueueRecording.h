// A queue that records: what the microphone hears is brought to the queue's format and fills its buffers.
#pragma once
#import "QueueObject.h"

void queue_recording_free(struct queue_recording *recording);

/// True while it takes what is heard. With the lock held, or on the app's thread.
bool queue_is_recording(const struct OpaqueAudioQueue *queue);
/// kAudioQueueErr_InvalidDevice without a microphone, kAudioSessionIncompatibleCategory in a category that does not record.
OSStatus queue_record_start(struct OpaqueAudioQueue *queue);
/// Takes no more; what is in a buffer stays there until the queue goes on.
void queue_record_halt(struct OpaqueAudioQueue *queue);
/// Takes no more, and gives the app what is in the buffer that is being filled. The app's function is called before this returns,
/// unless it belongs to another thread.
void queue_record_finish(struct OpaqueAudioQueue *queue);

OSStatus queue_record_enqueue(struct OpaqueAudioQueue *queue, AudioQueueBufferRef buffer);
void queue_record_deliver(struct OpaqueAudioQueue *queue, struct queue_buffer *buffer);

/// The size of the largest packet that the queue can have, in bytes.
UInt32 queue_largest_packet(const struct OpaqueAudioQueue *queue);
/// The frames that have been recorded at this moment.
AudioTimeStamp queue_record_time(struct OpaqueAudioQueue *queue);
