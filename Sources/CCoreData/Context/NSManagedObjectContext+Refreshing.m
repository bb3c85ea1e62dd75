// Refresh, rollback, reset, and merging of changes that another context saved.

#import "Context/ContextState.h"
#import "Errors/Failures.h"
#import "Objects/RelationshipSets.h"

/// The changed values by name; NSNull for nil.
static NSDictionary *changed_values(NSManagedObject *object) {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    for (NSUInteger i = 0; object->_values && i < object->_layout->count; i++) {
        PropertySlot *slot = &object->_layout->slots[i];
        if (!object_has_changed(object, i)) continue;
        id value = property_value(object, i);
        if (slot->kind == ToManySlot) value = [value copy];
        [result setObject:value ?: [NSNull null] forKey:slot->name];
    }
    return result;
}

/// Takes the values of a row, except for properties that the app has changed.
static void merge_row(NSManagedObject *object, StoredRow *row) {
    object_set_row(object, row);
    for (NSUInteger i = 0; i < object->_layout->count; i++) {
        PropertySlot *slot = &object->_layout->slots[i];
        if (slot->is_transient || object_has_changed(object, i)) continue;
        if (slot->kind == ToManySlot) {
            relationship_set_leave(object->_values[i]);
            object->_values[i] = nil;
        } else if (slot->kind != FetchedSlot) {
            object->_values[i] = row_value(row, i);
        }
    }
}

@implementation NSManagedObjectContext (Refreshing)

- (void)refreshObject:(NSManagedObject *)object mergeChanges:(BOOL)mergesChanges {
    if (object->_context != self || object->_isGone) return;
    if (object->_inserted || object->_identifier->_isTemporary) {
        // There is nothing to merge with. What is refreshed otherwise loses its changes, of which being new is one: its
        // fault cannot be fulfilled any more.
        if (mergesChanges) return;
        [_inserted removeObject:object];
        [_eventInserted removeObject:object];
        object->_inserted = NO;
        object->_isGone = YES;
        object_become_fault(object);
    } else if (!mergesChanges) {
        [_updated removeObject:object];
        object->_updated = NO;
        if (object->_deleted) {
            object->_deleted = NO;
            object->_hasPropagated = NO;
            [_deleted removeObject:object];
            [_eventDeleted removeObject:object];
        }
        object_become_fault(object);
    } else {
        StoredRow *row = context_row(self, object->_identifier, NULL);
        if (object->_values == NULL) {
            object_set_row(object, row);
        } else if (row) {
            merge_row(object, row);
            [object awakeFromSnapshotEvents:NSSnapshotEventRefresh];
        }
    }
    [_eventRefreshed addObject:object];
    context_schedule_end_of_event(self);
}

- (void)reset {
    _isProcessing = YES;
    NSSet *objects = self.registeredObjects;
    for (NSManagedObject *object in objects) {
        object_become_fault(object);
        context_drop(self, object);
    }
    for (NSSet *each in [NSArray arrayWithObjects:_inserted, _updated, _deleted, nil]) {
        for (NSManagedObject *object in each) context_drop(self, object);
    }
    registry_clear(&_objects);
    [_inserted removeAllObjects];
    [_updated removeAllObjects];
    [_deleted removeAllObjects];
    [_retained removeAllObjects];
    [self forgetEvent];
    [self.undoManager removeAllActionsWithTarget:self];
    _isProcessing = NO;
    NSDictionary *info = [NSDictionary dictionaryWithObject:objects forKey:NSInvalidatedAllObjectsKey];
    [[NSNotificationCenter defaultCenter] postNotificationName:NSManagedObjectContextObjectsDidChangeNotification
                                                        object:self
                                                      userInfo:info];
}

- (void)forgetEvent {
    for (NSManagedObject *object in _eventObjects) {
        object->_isInEvent = object->_isChangedInEvent = NO;
        object->_eventValues = nil;
    }
    [_eventObjects removeAllObjects];
    [_eventInserted removeAllObjects];
    [_eventDeleted removeAllObjects];
    [_eventRefreshed removeAllObjects];
}

- (void)rollback {
    [self processPendingChanges];
    NSSet *inserted = [_inserted copy], *updated = [_updated copy], *deleted = [_deleted copy];
    [_inserted removeAllObjects];
    [_updated removeAllObjects];
    [_deleted removeAllObjects];
    for (NSManagedObject *object in inserted) {
        object->_inserted = NO;
        object->_isGone = YES;
        context_drop(self, object);
    }
    NSMutableSet *refreshed = [updated mutableCopy];
    [refreshed unionSet:deleted];
    for (NSManagedObject *object in refreshed) {
        object->_updated = object->_deleted = object->_hasPropagated = NO;
        NSDictionary *changed = changed_values(object);
        BOOL isObserved = object_is_observed(object);
        for (NSString *key in isObserved ? changed : nil) [object willChangeValueForKey:key];
        StoredRow *row = object_row(object);
        object_mark_unchanged(object);
        object->_committedSets = nil;
        object->_valuesBefore = nil;
        if (object->_values && row) merge_row(object, row);
        for (NSString *key in isObserved ? changed : nil) [object didChangeValueForKey:key];
        object_mark_unchanged(object);
        object->_updated = NO;
        [object awakeFromSnapshotEvents:NSSnapshotEventRollback];
    }
    [_updated removeAllObjects];
    [self forgetEvent];
    [self.undoManager removeAllActionsWithTarget:self];
    NSMutableDictionary *info = [NSMutableDictionary dictionary];
    if ([inserted count]) [info setObject:inserted forKey:NSDeletedObjectsKey];
    if ([deleted count]) [info setObject:deleted forKey:NSInsertedObjectsKey];
    if ([refreshed count]) [info setObject:refreshed forKey:NSRefreshedObjectsKey];
    if ([info count] == 0) return;
    [[NSNotificationCenter defaultCenter] postNotificationName:NSManagedObjectContextObjectsDidChangeNotification
                                                        object:self
                                                      userInfo:info];
}

/// Merges saved changes into objects whose values are loaded; faults read them when they fire.
- (void)mergeChangesFromContextDidSaveNotification:(NSNotification *)notification {
    if (![[notification name] isEqualToString:NSManagedObjectContextDidSaveNotification]) return;
    if ([notification object] == self) return;
    NSDictionary *info = [notification userInfo];
    for (NSManagedObject *other in [info objectForKey:NSInsertedObjectsKey]) {
        NSManagedObject *object = context_registered_object(self, other->_identifier);
        if (object == nil || object->_values == NULL) {
            // It may have been deleted since.
            StoredRow *row = context_row(self, other->_identifier, NULL);
            if (row == nil) continue;
            object = context_object_for_id(self, other->_identifier);
            object_take_row(object, row);
        }
        [_eventInserted addObject:object];
        if (!object->_isInEvent) {
            object->_isInEvent = YES;
            [_eventObjects addObject:object];
        }
    }
    for (NSManagedObject *other in [info objectForKey:NSUpdatedObjectsKey]) {
        NSManagedObject *object = context_registered_object(self, other->_identifier);
        if (object) [self refreshObject:object mergeChanges:YES];
    }
    for (NSManagedObject *other in [info objectForKey:NSDeletedObjectsKey]) {
        NSManagedObject *object = context_registered_object(self, other->_identifier);
        if (object == nil || object->_deleted) continue;
        object->_deleted = YES;
        object->_hasPropagated = YES;
        object->_isGone = YES;
        [_updated removeObject:object];
        object->_updated = NO;
        [_eventDeleted addObject:object];
        if (!object->_isInEvent) {
            object->_isInEvent = YES;
            [_eventObjects addObject:object];
        }
    }
    NSSet *gone = [_eventDeleted copy];
    NSUndoManager *undoManager = self.undoManager;
    self.undoManager = nil;
    [self processPendingChanges];
    self.undoManager = undoManager;
    for (NSManagedObject *object in gone) {
        if (!object->_isGone) continue;
        context_drop(self, object);
        // Who still shows the object asks whether it was deleted; unlike after a save of its own, nobody has seen that here.
        object->_deleted = YES;
    }
}

- (void)detectConflictsForObject:(NSManagedObject *)object {
    if (object->_context != self || object->_inserted || object->_updated || object->_deleted) return;
    object_fire_if_needed(object);
    // The object is saved without changes, so that its version is compared.
    object->_updated = YES;
    [_updated addObject:object];
}

@end
