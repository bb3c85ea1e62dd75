// Insertion, change and deletion of objects, and the notification at the end of an event.

#import "Context/ContextState.h"
#import "Errors/Failures.h"
#import "Objects/RelationshipSets.h"

@implementation NSManagedObjectContext (Changes)

BORROWS_ARGUMENTS static void join_event(NSManagedObjectContext *context, NSManagedObject *object) {
    if (object->_isInEvent) return;
    object->_isInEvent = YES;
    [context->_eventObjects addObject:object];
    context_schedule_end_of_event(context);
}

BORROWS_ARGUMENTS void context_object_changed(NSManagedObjectContext *context, NSManagedObject *object) {
    join_event(context, object);
    if (object->_inserted || object->_updated || object->_deleted) return;
    object->_updated = YES;
    object_set_add(context->_updated, object);
}

- (void)insertObject:(NSManagedObject *)object {
    if (object == nil) refuse_argument(@"-insertObject: requires a non-nil argument");
    if (object->_context && object->_context != self) {
        refuse_argument(@"An NSManagedObject is already registered in another context.");
    }
    if (object->_inserted) return;
    if (object->_deleted || object->_isGone) {
        [self reviveObject:object];
        return;
    }
    if (object->_context == self) return;
    object->_context = self;
    object->_inserted = YES;
    object_set_add(_inserted, object);
    context_register(self, object);
    object_set_add(_eventInserted, object);
    join_event(self, object);
    // Values that a subclass sets in awakeFromInsert are not separate changes for undo.
    [object awakeFromInsert];
}

/// Inserts a deleted object again, for the app or undo.
- (void)reviveObject:(NSManagedObject *)object {
    object->_deleted = NO;
    object->_hasPropagated = NO;
    object->_isDeletionPending = NO;
    [_deleted removeObject:object];
    [_eventDeleted removeObject:object];
    object->_context = self;
    if (object->_isGone) {
        // The deletion was saved, so the object needs a new row.
        object->_isGone = NO;
        object_set_row(object, nil);
        object->_identifier = object_id_temporary(object->_identifier->_entity);
    }
    if (context_registered_object(self, object->_identifier) == nil) context_register(self, object);
    if (object->_wasInserted || object->_identifier->_isTemporary) {
        object->_inserted = YES;
        object->_wasInserted = NO;
        [_inserted addObject:object];
    } else {
        object->_updated = YES;
        [_updated addObject:object];
    }
    [_eventInserted addObject:object];
    join_event(self, object);
}

- (void)deleteObject:(NSManagedObject *)object {
    if (object == nil) refuse_argument(@"-deleteObject: requires a non-nil argument");
    if (object->_context != self || object->_deleted) return;
    [object prepareForDeletion];
    object->_deleted = YES;
    object->_isDeletionPending = YES;
    [_updated removeObject:object];
    object->_updated = NO;
    if (object->_inserted) {
        // An object that was never saved need not be deleted from a store.
        object->_inserted = NO;
        object->_wasInserted = YES;
        [_inserted removeObject:object];
    } else {
        [_deleted addObject:object];
    }
    [_eventDeleted addObject:object];
    join_event(self, object);
    if (!self.propagatesDeletesAtEndOfEvent) [self propagateDeletionOfObject:object];
}

#pragma mark Deletion

- (void)propagateDeletionOfObject:(NSManagedObject *)object {
    if (object->_hasPropagated) return;
    object->_hasPropagated = YES;
    @try {
        object_fire_if_needed(object);
    } @catch (NSException *exception) {
        // The row no longer exists, so the object has no relationships.
        return;
    }
    for (NSUInteger i = 0; i < object->_layout->count; i++) {
        PropertySlot *slot = &object->_layout->slots[i];
        if (slot->kind != ToOneSlot && slot->kind != ToManySlot) continue;
        NSDeleteRule rule = [(NSRelationshipDescription *)slot->description deleteRule];
        if (rule == NSNoActionDeleteRule) continue;
        id value = property_value(object, i);
        if (value == nil) continue;
        NSArray *others = slot->kind == ToOneSlot ? [NSArray arrayWithObject:value]
                                                  : (slot->is_ordered ? [[value array] copy] : [value allObjects]);
        if (rule == NSCascadeDeleteRule) {
            for (NSManagedObject *each in others) {
                if (!each->_deleted) [self deleteObject:each];
            }
        } else if (rule == NSNullifyDeleteRule) {
            relationship_unlink_all(object, i, others);
        }
    }
}

/// - Returns: Whether there were deletions to propagate.
- (BOOL)propagateDeletions {
    BOOL hasAny = NO;
    for (;;) {
        NSMutableArray *pending = [NSMutableArray array];
        for (NSManagedObject *object in _eventDeleted) {
            if (object->_deleted && !object->_hasPropagated) [pending addObject:object];
        }
        if ([pending count] == 0) return hasAny;
        hasAny = YES;
        for (NSManagedObject *object in pending) [self propagateDeletionOfObject:object];
    }
}

#pragma mark The end of an event

static void set_if_any(NSMutableDictionary *info, NSSet *objects, NSString *key) {
    if ([objects count]) [info setObject:objects forKey:key];
}

- (void)processPendingChanges {
    if (_isProcessing) return;
    if ([_eventObjects count] == 0 && [_eventRefreshed count] == 0) return;
    _isProcessing = YES;
    @try {
        [self propagateDeletions];
        ObjectSet *inserted = [[ObjectSet alloc] init], *deleted = [[ObjectSet alloc] init];
        ObjectSet *updated = [[ObjectSet alloc] init];
        // Often nothing but insertions, as when an app imports data.
        BOOL areAllNew = [_eventInserted count] == [_eventObjects count] && [_eventDeleted count] == 0;
        if (areAllNew) inserted = _eventInserted;
        for (__unsafe_unretained NSManagedObject *object in areAllNew ? nil : _eventObjects) {
            if (object->_deleted) {
                BOOL isNew = object_set_contains(_eventInserted, object) && object->_wasInserted;
                if (object_set_contains(_eventDeleted, object) && !isNew) object_set_add(deleted, object);
            } else if (object_set_contains(_eventInserted, object)) {
                object_set_add(inserted, object);
            } else if (object->_context == self && object->_isChangedInEvent) {
                object_set_add(updated, object);
            }
        }
        NSSet *refreshed = [_eventRefreshed copy];
        if (self.undoManager && !_isSaving) [self registerUndoOfEvent];
        for (__unsafe_unretained NSManagedObject *object in _eventObjects) {
            object->_isInEvent = object->_isChangedInEvent = NO;
            object->_eventValues = nil;
            object->_isDeletionPending = NO;
            // An object that was inserted and deleted without being saved leaves the context.
            if (object->_deleted && object->_wasInserted) {
                context_unregister(self, object);
                object->_context = nil;
            }
        }
        [_eventObjects removeAllObjects];
        if (areAllNew) {
            _eventInserted = [[ObjectSet alloc] init];
        } else {
            [_eventInserted removeAllObjects];
        }
        [_eventDeleted removeAllObjects];
        [_eventRefreshed removeAllObjects];
        NSMutableDictionary *info = [NSMutableDictionary dictionary];
        set_if_any(info, inserted, NSInsertedObjectsKey);
        set_if_any(info, updated, NSUpdatedObjectsKey);
        set_if_any(info, deleted, NSDeletedObjectsKey);
        set_if_any(info, refreshed, NSRefreshedObjectsKey);
        _isProcessing = NO;
        if ([info count] == 0) return;
        [[NSNotificationCenter defaultCenter] postNotificationName:NSManagedObjectContextObjectsDidChangeNotification
                                                            object:self
                                                          userInfo:info];
    } @finally {
        _isProcessing = NO;
    }
}

@end
