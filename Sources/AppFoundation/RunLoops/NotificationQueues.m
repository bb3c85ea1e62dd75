#include "RunLoops/NotificationQueues.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>

/// A notification in a queue.
@interface LoopNotice : NSObject {
@public
    NSNotificationQueue *queue;
    NSNotification *notification;
    NSPostingStyle style;
    NSArray *modes;
}
@end

@implementation LoopNotice

- (void)dealloc {
    [queue release];
    [notification release];
    [modes release];
    [super dealloc];
}

- (BOOL)isFor:(NSString *)mode in:(LoopState *)state {
    if ([modes containsObject:mode]) return YES;
    return [modes containsObject:NSRunLoopCommonModes] && [state->commonModes containsObject:mode];
}

@end

@interface NSNotificationQueue (Center)
- (NSNotificationCenter *)_center;
@end

BOOL notices_are_waiting(LoopState *state, NSString *mode, NSPostingStyle style) {
    for (LoopNotice *notice in state->notices) {
        if (notice->style == style && [notice isFor:mode in:state]) return YES;
    }
    return NO;
}

void notices_post(LoopState *state, NSString *mode, NSPostingStyle style) {
    if ([state->notices count] == 0) return;
    NSMutableArray *taken = [NSMutableArray array];
    for (NSUInteger i = 0; i < [state->notices count];) {
        LoopNotice *notice = [state->notices objectAtIndex:i];
        if (notice->style != style || ![notice isFor:mode in:state]) {
            i++;
            continue;
        }
        [taken addObject:notice];
        [state->notices removeObjectAtIndex:i];
    }
    for (LoopNotice *notice in taken) [[notice->queue _center] postNotification:notice->notification];
}

static void dequeue(NSNotificationQueue *queue, SEL selector, NSNotification *like, NSUInteger mask) {
    NSMutableArray *notices = [LoopState ofCurrentThread]->notices;
    for (NSUInteger i = [notices count]; i-- > 0;) {
        LoopNotice *notice = [notices objectAtIndex:i];
        if (notice->queue != queue) continue;
        BOOL is_like = mask ? YES : notice->notification == like;
        if (mask & NSNotificationCoalescingOnName) is_like = [[notice->notification name] isEqual:[like name]];
        if (mask & NSNotificationCoalescingOnSender) {
            is_like = is_like && [notice->notification object] == [like object];
        }
        if (is_like) [notices removeObjectAtIndex:i];
    }
}

static void enqueue(NSNotificationQueue *queue, SEL selector, NSNotification *notification, NSPostingStyle style,
                    NSUInteger mask, NSArray *modes) {
    if (notification == nil) return;
    LoopState *state = [LoopState ofCurrentThread];
    [[notification retain] autorelease];
    if (mask) dequeue(queue, selector, notification, mask);
    if (modes == nil) modes = [NSArray arrayWithObject:NSDefaultRunLoopMode];
    if (style == NSPostNow) {
        NSString *mode = state->currentMode;
        if (mode == nil || [modes containsObject:mode]) [[queue _center] postNotification:notification];
        return;
    }
    LoopNotice *notice = [LoopNotice new];
    notice->queue = [queue retain];
    notice->notification = [notification retain];
    notice->style = style;
    notice->modes = [modes copy];
    [state->notices addObject:notice];
    [notice release];
}

INSTALL(notification_queues) {
    Class class = objc_lookUpClass("NSNotificationQueue");
    replace_instance_method(class, @selector(enqueueNotification:postingStyle:coalesceMask:forModes:), (IMP)enqueue);
    replace_instance_method(class, @selector(dequeueNotificationsMatching:coalesceMask:), (IMP)dequeue);
}
