#pragma once
#include <stdbool.h>
#include <stddef.h>

// Core Data's objects for the Swift module CoreData. Most messages cross as boxed ones (`object_send_boxed`); here is
// what is sent for every value of every object, and what the framework says to Swift.
//
// A managed object and its Swift twin, the *peer*, are one object with one reference count, Swift's, from the moment
// the peer is made: the peer then owns the Objective-C object's memory.

#ifdef __OBJC__
typedef __unsafe_unretained id _Nonnull CoreDataObject;
typedef __unsafe_unretained id _Nullable CoreDataObjectIfAny;
#else
typedef void *_Nonnull CoreDataObject;
typedef void *_Nullable CoreDataObjectIfAny;
#endif

/// What a managed object is told, for its Swift class.
typedef enum ManagedObjectEvent {
    ManagedObjectAwakeFromFetch,
    ManagedObjectAwakeFromInsert,
    ManagedObjectAwakeFromSnapshot,
    ManagedObjectPrepareForDeletion,
    ManagedObjectWillSave,
    ManagedObjectDidSave,
    ManagedObjectWillTurnIntoFault,
    ManagedObjectDidTurnIntoFault,
} ManagedObjectEvent;

/// The validations that a managed object's Swift class may override.
typedef enum ManagedObjectValidation {
    ManagedObjectForInsert,
    ManagedObjectForUpdate,
    ManagedObjectForDelete,
} ManagedObjectValidation;

/// The functions of the Swift module. Objects are borrowed for the call.
typedef struct CoreDataHost {
    /// The Swift class of an entity's objects, by the class name in its model; NULL if the app has none of that name.
    const void *_Nullable (*_Nonnull type_named)(CoreDataObject name);
    /// Makes the peer of a managed object that has none yet; it calls `managed_object_take_peer`.
    void (*_Nonnull make_peer)(CoreDataObject object);
    /// - Parameter flags: for ManagedObjectAwakeFromSnapshot, the kinds of events.
    void (*_Nonnull tell)(void *_Nonnull peer, ManagedObjectEvent event, unsigned long flags);
    /// The NSError, or NULL if the object is valid.
    CoreDataObjectIfAny (*_Nonnull validate)(void *_Nonnull peer, ManagedObjectValidation validation);
    /// The NSError, or NULL if the value is valid. `value` may be replaced by an autoreleased object.
    CoreDataObjectIfAny (*_Nonnull validate_value)(void *_Nonnull peer, CoreDataObjectIfAny *_Nonnull value,
                                                   CoreDataObject key);
    /// Retains the object and calls `event_end` with it at the end of the main loop's turn. On the main thread.
    void (*_Nonnull schedule_end)(CoreDataObject end);
    /// A notification of a context or coordinator, on the thread that posts it.
    void (*_Nonnull notify)(CoreDataObject name, CoreDataObject object, CoreDataObjectIfAny user_info);
} CoreDataHost;

/// Connects Swift with the framework, whose classes are loaded: once, before the first object is made.
void core_data_start(CoreDataHost host);

// MARK: Managed objects

/// The peer; NULL if there is none yet.
void *_Nullable managed_object_peer(CoreDataObject object);
/// True for objects that have peers, which are those of Swift apps.
bool object_is_managed(CoreDataObject object);
/// The Swift class of the object's entity; NULL for NSManagedObject.
const void *_Nullable managed_object_type(CoreDataObject object);
/// Offers an object to the next peer of a Swift class that is made on this thread, which takes it.
void managed_object_offer(CoreDataObject object, const void *_Nonnull type);
/// The object that is offered to peers of the class; NULL if none is.
void *_Nullable managed_object_take_offer(const void *_Nonnull type);
// Borrowed, also from a fault that is not read.
void *_Nonnull managed_object_entity(CoreDataObject object);
void *_Nonnull managed_object_id(CoreDataObject object);
void *_Nullable managed_object_context(CoreDataObject object);

typedef enum ManagedObjectState {
    ManagedObjectIsInserted = 1,
    ManagedObjectIsUpdated = 2,
    ManagedObjectIsDeleted = 4,
    ManagedObjectIsFault = 8,
} ManagedObjectState;
/// What holds of the object, of ManagedObjectState.
unsigned managed_object_state(CoreDataObject object);

/// A new object without an entity, of the class for objects of that entity; owned by the caller.
void *_Nonnull managed_object_allocate(CoreDataObject entity);
/// `-initWithEntity:insertIntoManagedObjectContext:`. The object has its peer already.
void managed_object_initialize(CoreDataObject object, CoreDataObject entity,
                               CoreDataObjectIfAny context);
/// Binds an object to its peer. Those who hold the object hold the peer from now on.
/// - Parameter is_new: true if the caller has just allocated the object: its own hold becomes the peer's.
void managed_object_take_peer(CoreDataObject object, void *_Nonnull peer, bool is_new);
/// Frees the object; called while the peer is deinitialised.
void managed_object_end(void *_Nonnull object);

/// `-valueForKey:`, autoreleased.
CoreDataObjectIfAny managed_object_value(CoreDataObject object,
                                                   CoreDataObject key);
void managed_object_set_value(CoreDataObject object, CoreDataObject key,
                              CoreDataObjectIfAny value);
CoreDataObjectIfAny managed_object_primitive_value(CoreDataObject object,
                                                             CoreDataObject key);
void managed_object_set_primitive_value(CoreDataObject object, CoreDataObject key,
                                        CoreDataObjectIfAny value);
// Numbers, without an object for each. 0 for nil; of a date, the seconds since 2001.
double managed_object_double(CoreDataObject object, CoreDataObject key);
long long managed_object_integer(CoreDataObject object, CoreDataObject key);
void managed_object_set_double(CoreDataObject object, CoreDataObject key, double value);
void managed_object_set_integer(CoreDataObject object, CoreDataObject key, long long value);
void managed_object_set_bool(CoreDataObject object, CoreDataObject key, bool value);

/// Adds objects (an NSSet, NSOrderedSet or NSArray) to a to-many relationship, or removes them.
void managed_object_add(CoreDataObject object, CoreDataObject key, CoreDataObject members);
void managed_object_remove(CoreDataObject object, CoreDataObject key, CoreDataObject members);

/// The framework's own validations. The NSError, or NULL.
CoreDataObjectIfAny managed_object_validate(CoreDataObject object,
                                                      ManagedObjectValidation validation);
CoreDataObjectIfAny managed_object_validate_value(CoreDataObject object,
                                                            CoreDataObjectIfAny *_Nonnull value,
                                                            CoreDataObject key);

// MARK: Other objects

/// Ends the event of a context whose end was scheduled.
void event_end(CoreDataObject end);

/// An undo manager that registers the framework's actions with one of Swift's; owned by the caller.
///
/// - Parameters:
///   - manager: `release` is called with it when the object goes.
///   - enlist: registers `perform(content)`; `forget(content)` is called when it is no longer needed.
void *_Nonnull swift_undo_manager_make(void *_Nonnull manager, void (*_Nonnull release)(void *_Nonnull manager),
                                       void (*_Nonnull enlist)(void *_Nonnull manager, void *_Nonnull content),
                                       void (*_Nonnull send)(void *_Nonnull manager, long message));
/// What `swift_undo_manager_make` was given; NULL for other objects.
void *_Nullable swift_undo_manager_content(CoreDataObject object);
void swift_undo_perform(void *_Nonnull content);
void swift_undo_forget(void *_Nonnull content);

/// The messages of a context to its undo manager.
enum { SwiftUndoManagerUndo, SwiftUndoManagerRedo, SwiftUndoManagerForget };

/// What a fetched results controller tells its delegate.
typedef struct ResultsListener {
    void (*_Nonnull will_change)(void *_Nonnull owner);
    void (*_Nonnull did_change)(void *_Nonnull owner);
    void (*_Nonnull section_changed)(void *_Nonnull owner, CoreDataObject section, long index, long type);
    void (*_Nonnull object_changed)(void *_Nonnull owner, CoreDataObject object,
                                    CoreDataObjectIfAny path, long type, CoreDataObjectIfAny new_path);
    /// The title of a section in the index, autoreleased; NULL for none.
    CoreDataObjectIfAny (*_Nonnull index_title)(void *_Nonnull owner, CoreDataObject name);
} ResultsListener;

/// A delegate that calls the functions with `owner`; owned by the caller.
void *_Nonnull results_delegate_make(void *_Nonnull owner, ResultsListener listener);
