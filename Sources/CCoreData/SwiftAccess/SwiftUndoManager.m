// The undo manager of a context, if it is one of Swift's.

#import "SwiftAccess/SwiftManagedObject.h"

/// One event of a context, to undo. The context is not retained, as by NSUndoManager.
@interface SwiftUndoEvent : NSObject {
  @public
    __weak id _target;
    SEL _selector;
    id _object;
}
@end

@implementation SwiftUndoEvent
@end

void swift_undo_perform(void *content) {
    SwiftUndoEvent *event = (__bridge SwiftUndoEvent *)content;
    id target = event->_target;
    if (target == nil) return;
    IMP method = [target methodForSelector:event->_selector];
    ((void (*)(id, SEL, id))method)(target, event->_selector, event->_object);
}

void swift_undo_forget(void *content) { (void)(__bridge_transfer SwiftUndoEvent *)content; }

/// Answers the messages that a context sends to its undo manager.
@interface SwiftUndoManager : NSObject {
  @public
    void *_manager;
    void (*_release)(void *);
    void (*_enlist)(void *, void *);
    void (*_send)(void *, long);
}
@end

@implementation SwiftUndoManager

- (void)dealloc {
    _release(_manager);
}

- (void)registerUndoWithTarget:(id)target selector:(SEL)selector object:(id)object {
    SwiftUndoEvent *event = [[SwiftUndoEvent alloc] init];
    event->_target = target;
    event->_selector = selector;
    event->_object = object;
    _enlist(_manager, (__bridge_retained void *)event);
}

- (void)removeAllActionsWithTarget:(id)target {
    _send(_manager, SwiftUndoManagerForget);
}

- (void)undo {
    _send(_manager, SwiftUndoManagerUndo);
}

- (void)redo {
    _send(_manager, SwiftUndoManagerRedo);
}

@end

void *swift_undo_manager_make(void *manager, void (*release)(void *), void (*enlist)(void *, void *),
                              void (*send)(void *, long)) {
    SwiftUndoManager *made = [[SwiftUndoManager alloc] init];
    made->_manager = manager;
    made->_release = release;
    made->_enlist = enlist;
    made->_send = send;
    return (__bridge_retained void *)made;
}

void *swift_undo_manager_content(CoreDataObject object) {
    return [object isKindOfClass:[SwiftUndoManager class]] ? ((SwiftUndoManager *)object)->_manager : NULL;
}
