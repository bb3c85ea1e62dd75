// NSUndoManager for Swift.

#include "FoundationObjects.h"
#import <Foundation/Foundation.h>

/// A thing to undo, in Swift.
@interface VergerUndoAction : NSObject {
@public
    void *content;
    void (*perform)(void *content);
    void (*release)(void *content);
}
@end
@implementation VergerUndoAction
- (void)dealloc {
    release(content);
    [super dealloc];
}
@end

/// Stands for a Swift object that has things to undo.
@interface VergerUndoTarget : NSObject
- (void)performUndoAction:(VergerUndoAction *)action;
@end
@implementation VergerUndoTarget
- (void)performUndoAction:(VergerUndoAction *)action { action->perform(action->content); }
@end

void *undo_manager_make(void) { return [NSUndoManager new]; }
bool object_is_undo_manager(void *object) { return [(id)object isKindOfClass:[NSUndoManager class]]; }
void *undo_target_make(void) { return [VergerUndoTarget new]; }

void undo_manager_register(void *manager, void *target, void *content, void (*perform)(void *),
                           void (*release)(void *)) {
    VergerUndoAction *action = [VergerUndoAction new];
    action->content = content;
    action->perform = perform;
    action->release = release;
    [(NSUndoManager *)manager registerUndoWithTarget:(id)target selector:@selector(performUndoAction:) object:action];
    [action release];
}

void undo_manager_register_message(void *manager, void *target, const void *selector, void *object) {
    if (target == NULL) return;
    [(NSUndoManager *)manager registerUndoWithTarget:(id)target selector:(SEL)selector object:(id)object];
}

void undo_manager_forget(void *manager, void *target) {
    [(NSUndoManager *)manager removeAllActionsWithTarget:(id)target];
}

void undo_manager_set_groups_by_event(void *manager, bool flag) { [(NSUndoManager *)manager setGroupsByEvent:flag]; }
void undo_manager_set_levels(void *manager, long levels) {
    [(NSUndoManager *)manager setLevelsOfUndo:levels < 0 ? 0 : (NSUInteger)levels];
}
void undo_manager_set_action_name(void *manager, void *name) {
    [(NSUndoManager *)manager setActionName:(NSString *)name];
}
