#pragma once
#import <CoreMedia/CMBufferQueue.h>
#import <Foundation/Foundation.h>

@class BufferQueue;

/// The object behind a CMBufferQueueTriggerToken. Its queue owns it.
@interface BufferQueueTrigger : NSObject {
  @public
    CMBufferQueueTriggerCondition condition;
    /// NULL for one that is only asked.
    CMBufferQueueTriggerCallback callback;
    void *context;
    CMTime time;
    CMItemCount count;
  @private
    BOOL _wasTrue;
    CMTime _lastTime;
}

/// Whether the condition is one that a queue is in, not something that happens.
+ (BOOL)isState:(CMBufferQueueTriggerCondition)condition;
/// Remembers the queue as it is when the trigger is installed.
- (void)beginFor:(BufferQueue *)queue;
/// Whether the condition holds now.
- (BOOL)isTrueFor:(BufferQueue *)queue;
/// Whether it holds now and did not before; what has changed counts for conditions of change.
- (BOOL)hasBecomeTrueFor:(BufferQueue *)queue;
@end
