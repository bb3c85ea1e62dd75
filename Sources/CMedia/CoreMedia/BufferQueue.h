#pragma once
#import <CoreMedia/CMBufferQueue.h>
#import <Foundation/Foundation.h>

@class BufferQueueTrigger;

/// The object behind a CMBufferQueueRef: buffers in the order in which they came, or in that of the callbacks. Its own lock is held
/// wherever it is read or changed.
@interface BufferQueue : NSObject {
  @public
    CMBufferCallbacks callbacks;
    CMItemCount capacity;
    CMBufferValidationCallback validate;
    void *validateContext;
    /// Whether no buffer comes any more.
    BOOL isEnded;
    NSMutableArray *buffers;
    NSMutableArray *triggers;
}

/// One of the times of a buffer; invalid without a callback for it.
- (CMTime)timeOf:(CMBufferRef)buffer by:(CMBufferGetTimeCallback)callback;
- (CMTime)duration;
- (CMTime)leastTimeBy:(CMBufferGetTimeCallback)callback;
- (CMTime)greatestTimeBy:(CMBufferGetTimeCallback)callback;
- (BOOL)isReady:(CMBufferRef)buffer;
/// Puts a buffer in its place, or at the end.
- (void)insert:(CMBufferRef)buffer;
/// Whether this thread is telling triggers, from which the queue cannot be changed.
- (BOOL)isTelling;
/// Calls the triggers whose condition has become true since they were last looked at. The lock must not be held.
- (void)tellTriggers;
/// Calls the triggers of one condition.
- (void)tellTriggersOf:(CMBufferQueueTriggerCondition)condition;
@end
