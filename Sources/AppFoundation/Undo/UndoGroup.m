#include "Undo/UndoGroup.h"

@implementation UndoAction

- (void)perform {
    if (invocation) {
        [invocation invokeWithTarget:target];
    } else {
        [target performSelector:selector withObject:object];
    }
}

- (void)dealloc {
    [invocation release];
    [object release];
    [super dealloc];
}

@end

@implementation UndoGroup

- (id)init {
    actions = [NSMutableArray new];
    return self;
}

- (void)perform {
    NSArray *all = [[actions copy] autorelease];
    for (id action in [all reverseObjectEnumerator]) [action perform];
}

- (BOOL)removeTarget:(id)target {
    if ([actions count] == 0) return NO;
    for (NSUInteger i = [actions count]; i-- > 0;) {
        id action = [actions objectAtIndex:i];
        BOOL is_empty = [action isKindOfClass:[UndoGroup class]] ? [action removeTarget:target]
                                                                : ((UndoAction *)action)->target == target;
        if (is_empty) [actions removeObjectAtIndex:i];
    }
    return [actions count] == 0;
}

- (void)dealloc {
    [outer release];
    [actions release];
    [name release];
    [super dealloc];
}

@end

@implementation UndoRecorder

- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector { return [target methodSignatureForSelector:selector]; }
- (BOOL)respondsToSelector:(SEL)selector { return [target respondsToSelector:selector]; }

- (void)forwardInvocation:(NSInvocation *)invocation {
    UndoAction *action = [[UndoAction new] autorelease];
    action->target = target;
    // The target, which would be retained with the arguments, is given anew when the message is sent.
    [invocation setTarget:nil];
    [invocation retainArguments];
    action->invocation = [invocation retain];
    [manager addUndoAction:action];
}

- (void)dealloc {
    [manager release];
    [super dealloc];
}

@end
