#pragma once
#import "Model/EntityLayout.h"
#import "Objects/ObjectID.h"
#import "Objects/StoredRow.h"

// What objects keep, and what contexts and stores do with it. These are functions, not methods: an app's entity may
// have a property of any name.

enum { AppGetter = 1, AppSetter = 2, AppValidator = 4 };

@interface NSManagedObject () {
  @package
    EntityLayout *_layout;
    __unsafe_unretained NSManagedObjectContext *_context;
    NSManagedObjectID *_identifier;
    /// Of the layout's properties; NULL while the object is a fault. To-one relationships may still be object IDs,
    /// to-many ones that have not been asked for are nil.
    __strong id *_values;
    /// For each property, whether it has been changed since the last save; NULL for none.
    uint8_t *_changed;
    /// For each property, which accessors the app's class has itself (AppGetter …). Belongs to the class.
    const uint8_t *_appAccessors;
    /// What the store has, if that is known.
    StoredRow *_row;
    /// The values that properties changed in this event had before, NSNull for nil.
    NSMutableDictionary *_eventValues;
    /// The contents that changed to-many relationships had when they were last fetched or saved.
    NSMutableDictionary *_committedSets;
    /// What to-one and to-many relationships held when a change that is under way began.
    NSMutableDictionary *_valuesBefore;
    BOOL _inserted, _updated, _deleted, _wasInserted;
    /// Part of its context's current event.
    BOOL _isInEvent, _isChangedInEvent, _isDeletionPending, _hasPropagated;
    /// Deleted, saved, and no longer anywhere.
    BOOL _isGone;
    BOOL _isFiring;
}
@end

/// Whether the object has been observed: only then are changes announced.
BOOL object_is_observed(NSManagedObject *object);

/// Makes an object for an ID, as a fault.
RETURNS_RETAINED NSManagedObject *object_make_fault(NSManagedObjectID *objectID, NSManagedObjectContext *context);

/// Reads the object's values. Raises NSObjectInaccessibleException if the store no longer has it.
void object_fire(NSManagedObject *object);
static inline void object_fire_if_needed(NSManagedObject *object) {
    if (object->_values == NULL) object_fire(object);
}

/// Gives a fault the values of a row, without a word to the app but `-awakeFromFetch`.
void object_take_row(NSManagedObject *object, StoredRow *row);
/// Lets go of all values.
void object_become_fault(NSManagedObject *object);

/// The value of a property, the objects of relationships for their IDs. Fires faults.
id property_value(NSManagedObject *object, NSUInteger index);
/// Sets the value alone: no change is noted.
void property_set_value(NSManagedObject *object, NSUInteger index, id value);
/// Whether a to-many relationship's objects are known.
BOOL object_has_set(NSManagedObject *object, NSUInteger index);
/// What `setValue:forKey:` does: announces the change and keeps the other end of a relationship in step.
void object_change_value(NSManagedObject *object, NSUInteger index, id value);
void object_change_set(NSManagedObject *object, NSUInteger index, NSKeyValueSetMutationKind kind, NSSet *objects);

/// Tells observers and notes what the value was.
void object_will_change(NSManagedObject *object, NSUInteger index);
void object_did_change(NSManagedObject *object, NSUInteger index);

/// The value in the store: nil for what is not there.
id object_committed_value(NSManagedObject *object, NSUInteger index);
/// Forgets that the object has been changed.
void object_forget_changes(NSManagedObject *object);
/// The values as a row for the store, to-one relationships as object IDs.
StoredRow *object_make_row(NSManagedObject *object, int64_t version);
/// Whether a property has been changed since the last save.
static inline BOOL object_has_changed(NSManagedObject *object, NSUInteger index) {
    return object->_changed != NULL && object->_changed[index];
}
