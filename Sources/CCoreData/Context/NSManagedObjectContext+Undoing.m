// Undo of changes. Each event is one action of the undo manager. Undoing it is itself an event, whose action is the
// redo.

#import "Context/ContextState.h"
#import "Objects/RelationshipSets.h"

typedef enum { ChangeOfValues, ChangeByInsertion, ChangeByDeletion } ChangeKind;

/// The change of one object in an event.
@interface ObjectChangeRecord : NSObject {
  @public
    NSManagedObject *object;
    ChangeKind kind;
    /// The former values of changed properties, NSNull for nil.
    NSDictionary *formerValues;
}
@end

@implementation ObjectChangeRecord
@end

@interface NSManagedObjectContext (UndoingRecords)
- (void)undoRecords:(NSArray *)records;
@end

@implementation NSManagedObjectContext (Undoing)

- (void)registerUndoOfEvent {
    NSMutableArray *records = [NSMutableArray array];
    for (NSManagedObject *object in _eventObjects) {
        BOOL isInsertion = [_eventInserted containsObject:object], isDeletion = [_eventDeleted containsObject:object];
        // The object was inserted and deleted, or was refreshed since.
        if ((isInsertion && isDeletion) || (!isInsertion && !isDeletion && object->_eventValues == nil)) continue;
        ObjectChangeRecord *record = [[ObjectChangeRecord alloc] init];
        record->object = object;
        record->kind = isInsertion ? ChangeByInsertion : isDeletion ? ChangeByDeletion : ChangeOfValues;
        record->formerValues = [object->_eventValues copy];
        [records addObject:record];
    }
    if ([records count] == 0) return;
    [self.undoManager registerUndoWithTarget:self selector:@selector(undoRecords:) object:records];
}

/// Restores former values. Inverse relationships have their own records.
static void restore_values(NSManagedObject *object, NSDictionary *values) {
    for (NSString *key in values) {
        NSUInteger index = layout_index(object->_layout, key);
        if (index == NoSlot) continue;
        id value = [values objectForKey:key];
        PropertySlot *slot = &object->_layout->slots[index];
        NSString *inverse = slot->inverse_name;
        // Without the name of the inverse, the inverse relationship is not updated.
        slot->inverse_name = nil;
        object_will_change(object, index);
        property_set_value(object, index, value == [NSNull null] ? nil : value);
        object_did_change(object, index);
        slot->inverse_name = inverse;
    }
}

- (void)undoRecords:(NSArray *)records {
    _isUndoing = YES;
    // Deleted objects are inserted again before others refer to them.
    for (ObjectChangeRecord *record in records) {
        if (record->kind == ChangeByDeletion) [self insertObject:record->object];
    }
    for (ObjectChangeRecord *record in records) {
        if (record->kind != ChangeByInsertion) restore_values(record->object, record->formerValues);
    }
    for (ObjectChangeRecord *record in records) {
        if (record->kind == ChangeByInsertion) {
            [self deleteObject:record->object];
            // Inverse relationships have their own records.
            record->object->_hasPropagated = YES;
        }
        NSSnapshotEventType type = record->kind == ChangeByInsertion  ? NSSnapshotEventUndoInsertion
                                   : record->kind == ChangeByDeletion ? NSSnapshotEventUndoDeletion
                                                                      : NSSnapshotEventUndoUpdate;
        [record->object awakeFromSnapshotEvents:type];
    }
    _isUndoing = NO;
    [self processPendingChanges];
}

@end
