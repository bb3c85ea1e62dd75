// A call of a queue on its way to the thread whose run loop the app has named.
#pragma once
#import "QueueObject.h"
#import <Foundation/Foundation.h>

@interface QueueCall : NSObject
/// - Parameter buffer: NULL for a property.
- (id)initWithQueue:(AudioQueueRef)queue buffer:(struct queue_buffer *)buffer property:(AudioQueuePropertyID)property;
/// In virtual time calls of the main thread go by its queue, which belongs to the present time.
- (void)sendToThread:(NSThread *)thread;
@end
