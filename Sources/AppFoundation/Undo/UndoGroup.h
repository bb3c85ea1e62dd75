#pragma once

// The actions and groups of an undo manager.

#import <Foundation/Foundation.h>

/// One message that undoes something. The target is not retained, its arguments are.
@interface UndoAction : NSObject {
@public
    id target;
    NSInvocation *invocation; // nil for a selector with one object
    SEL selector;
    id object;
}
- (void)perform;
@end

/// Actions, and groups within the group, that are undone together.
@interface UndoGroup : NSObject {
@public
    UndoGroup *outer; // retained while the group is open
    NSMutableArray *actions;
    NSString *name;
    BOOL is_discardable;
}
/// Performs the actions, the last one first.
- (void)perform;
/// Removes the actions of a target.
/// - Returns: YES if the group has become empty by this.
- (BOOL)removeTarget:(id)target;
@end

/// Records the next message to it as an action of the manager.
@interface UndoRecorder : NSProxy {
@public
    NSUndoManager *manager;
    id target;
}
@end

@interface NSUndoManager (Recording)
- (void)addUndoAction:(UndoAction *)action;
@end
