#import "QueueCall.h"
#import <VirtualTime.h>

// The frameworks' sources are compiled without libdispatch's header.
extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_async(struct dispatch_queue_s *queue, void (^work)(void));

@implementation QueueCall {
    AudioQueueRef _queue;
    struct queue_buffer *_buffer;
    AudioQueuePropertyID _property;
}

- (id)initWithQueue:(AudioQueueRef)queue buffer:(struct queue_buffer *)buffer property:(AudioQueuePropertyID)property {
    if ((self = [super init])) {
        queue_retain(queue);
        _queue = queue;
        _buffer = buffer;
        _property = property;
    }
    return self;
}

- (void)dealloc { queue_release(_queue); }

- (void)perform {
    if (_buffer) queue_deliver_buffer(_queue, _buffer);
    else queue_deliver_property(_queue, _property);
}

- (void)sendToThread:(NSThread *)thread {
    if (virtual_time_is_active() && [thread isMainThread]) {
        dispatch_async(&_dispatch_main_q, ^{ [self perform]; });
        return;
    }
    [self performSelector:@selector(perform) onThread:thread withObject:nil waitUntilDone:NO
                    modes:[NSArray arrayWithObject:NSRunLoopCommonModes]];
}

@end
