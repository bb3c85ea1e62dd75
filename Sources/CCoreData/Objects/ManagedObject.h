#pragma once
#import "Model/EntityLayout.h"
#import "Objects/ObjectID.h"
#import "Objects/StoredRow.h"

// The instance variables of managed objects, and the functions of contexts and stores for them. They are functions
// instead of methods, since an entity may have a property with any name.

enum { AppGetter = 1, AppSetter = 2, AppValidator = 4 };

@interface NSManagedObject () {
  @package
    EntityLayout *_layout;
    __unsafe_unretained NSManagedObjectContext *_context;
    NSManagedObjectID *_identifier;
    /// The values of the layout's properties; NULL while the object is a fault. To-one relationships may still be
    /// object IDs; to-many relationships that were not accessed are nil.
    __strong id *_values;
    /// Whether each property has changed since the last save; NULL if none has.
    uint8_t *_changed;
    /// The accessors that the app's class implements, for each property (AppGetter …). Owned by the class.
    const uint8_t *_appAccessors;
    /// The row in the store; nil if it was not read, and after a save until it is needed: see `object_row`.
    StoredRow *_row;
    /// The values of changed properties before this event, NSNull for nil.
    NSMutableDictionary *_eventValues;
    /// The contents of changed to-many relationships at the last fetch or save.
    NSMutableDictionary *_committedSets;
    /// The former values of relationships during a change.
    NSMutableDictionary *_valuesBefore;
    BOOL _inserted, _updated, _deleted, _wasInserted;
    /// Whether the object takes part in its context's current event.
    BOOL _isInEvent, _isChangedInEvent, _isDeletionPending, _hasPropagated;
    /// Whether the deletion of the object was saved.
    BOOL _isGone;
    BOOL _isFiring;
    /// The memory of `_changed` for an entity of few properties.
    uint8_t _fewChanged[8];
    /// After a save: the version of the row, whose values are still those of the object; otherwise 0.
    int32_t _savedVersion;
}
@end

/// Whether the object has been observed. Otherwise no change notifications are sent.
BOOL object_is_observed(NSManagedObject *object);

/// Makes a fault for an object ID.
RETURNS_RETAINED NSManagedObject *object_make_fault(NSManagedObjectID *objectID, NSManagedObjectContext *context);

/// Reads the object's values. Raises NSObjectInaccessibleException if its row no longer exists.
void object_fire(NSManagedObject *object);
static inline void object_fire_if_needed(NSManagedObject *object) {
    if (object->_values == NULL) object_fire(object);
}

/// Gives an object the values of a new one.
void object_make_new_values(NSManagedObject *object);
/// Sets the values of a fault from a row, and sends `-awakeFromFetch`.
void object_take_row(NSManagedObject *object, StoredRow *row);
/// Turns the object into a fault.
void object_become_fault(NSManagedObject *object);

/// The value of a property, with objects in place of object IDs. Fires a fault.
id property_value(NSManagedObject *object, NSUInteger index);
/// Sets a value without recording a change.
void property_set_value(NSManagedObject *object, NSUInteger index, id value);
/// Whether the objects of a to-many relationship are loaded.
BOOL object_has_set(NSManagedObject *object, NSUInteger index);
/// Implements `setValue:forKey:`: sends change notifications and updates the inverse relationship.
void object_change_value(NSManagedObject *object, NSUInteger index, id value);
void object_change_set(NSManagedObject *object, NSUInteger index, NSKeyValueSetMutationKind kind, NSSet *objects);

/// Notifies observers and records the former value.
void object_will_change(NSManagedObject *object, NSUInteger index);
void object_did_change(NSManagedObject *object, NSUInteger index);

/// The value in the store; nil if there is none.
id object_committed_value(NSManagedObject *object, NSUInteger index);
/// Marks the object as unchanged.
void object_forget_changes(NSManagedObject *object);
/// The row in the store, made of the object's values if it was saved and has not changed since; nil if it was not read.
StoredRow *object_row(NSManagedObject *object);
void object_set_row(NSManagedObject *object, StoredRow *row);
/// Notes that the row has the object's values: most saved objects are not changed again, and need none.
void object_set_saved(NSManagedObject *object, int64_t version);
/// Called before a value changes.
BORROWS_ARGUMENTS static inline void object_keep_row(NSManagedObject *object) {
    if (object->_savedVersion) object_row(object);
}
BORROWS_ARGUMENTS static inline BOOL object_has_row(NSManagedObject *object) {
    return object->_row != nil || object->_savedVersion != 0;
}
/// The version of the row; `missing` if there is none.
BORROWS_ARGUMENTS static inline int64_t object_row_version(NSManagedObject *object, int64_t missing) {
    if (object->_row) return object->_row->version;
    return object->_savedVersion ? object->_savedVersion : missing;
}
/// Makes a row of the values for the store, with object IDs for to-one relationships.
RETURNS_RETAINED StoredRow *object_make_row(NSManagedObject *object, int64_t version);
/// Whether a property has changed since the last save.
static inline BOOL object_has_changed(NSManagedObject *object, NSUInteger index) {
    return object->_changed != NULL && object->_changed[index];
}
/// Marks a property as changed since the last save.
BORROWS_ARGUMENTS static inline void object_mark_changed(NSManagedObject *object, NSUInteger index) {
    if (object->_changed == NULL) {
        NSUInteger count = object->_layout->count;
        object->_changed = count <= sizeof object->_fewChanged ? object->_fewChanged : calloc(count, 1);
    }
    object->_changed[index] = 1;
}
/// Marks all properties as unchanged.
BORROWS_ARGUMENTS static inline void object_mark_unchanged(NSManagedObject *object) {
    if (object->_changed != object->_fewChanged) free(object->_changed);
    memset(object->_fewChanged, 0, sizeof object->_fewChanged);
    object->_changed = NULL;
}
