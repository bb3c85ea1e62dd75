#pragma once
#import "Context/ObjectRegistry.h"
#import "Objects/ManagedObject.h"

@interface NSManagedObjectContext () {
  @package
    /// The objects of this context. They are not retained: those with changes are by the sets below.
    ObjectRegistry _objects;
    NSMutableSet *_inserted, *_updated, *_deleted;
    /// What has happened since the last processing of changes, in this order.
    NSMutableArray *_eventObjects;
    NSMutableSet *_eventInserted, *_eventDeleted, *_eventRefreshed;
    NSRecursiveLock *_lock;
    NSManagedObjectContextConcurrencyType _concurrencyType;
    NSMutableDictionary *_userInfo;
    /// The queue of performed blocks; NULL for one of confinement.
    dispatch_queue_t _queue;
    NSPersistentStoreCoordinator *_coordinator;
    NSManagedObjectContext *_parent;
    /// Where the app wants inserted objects to go, by object.
    NSMapTable *_assignedStores;
    NSMutableSet *_retained;
    /// Runs the pending changes at the end of a turn of the run loop; knows the context only while it lives.
    id _endOfEvent;
    BOOL _isSaving, _isUndoing, _isProcessing, _isEndScheduled;
}
@end

Class context_class_for_entity(NSManagedObjectContext *context, NSEntityDescription *entity);
void context_register(NSManagedObjectContext *context, NSManagedObject *object);
void context_unregister(NSManagedObjectContext *context, NSManagedObject *object);
/// The object leaves the context, which no longer knows it.
void context_drop(NSManagedObjectContext *context, NSManagedObject *object);
/// The object that stands for an ID: the one there is, or a fault made for it.
NSManagedObject *context_object_for_id(NSManagedObjectContext *context, NSManagedObjectID *objectID);
/// The one there is, or nil.
NSManagedObject *context_registered_object(NSManagedObjectContext *context, NSManagedObjectID *objectID);
/// Notes that an object has been changed.
void context_object_changed(NSManagedObjectContext *context, NSManagedObject *object);
/// What a store, or the parent context, has for an object now; nil and an error if nothing.
StoredRow *context_row(NSManagedObjectContext *context, NSManagedObjectID *objectID, NSError **error);
/// The objects that a store, or the parent context, has for a to-many relationship.
NSArray *context_related_objects(NSManagedObjectContext *context, NSManagedObject *owner, NSUInteger index);
/// Gives an object another ID once its store has one for it.
void context_change_id(NSManagedObjectContext *context, NSManagedObject *object, NSManagedObjectID *objectID);
/// Calls `-processPendingChanges` at the end of the run loop's turn.
void context_schedule_end_of_event(NSManagedObjectContext *context);

@interface NSManagedObjectContext (Changes)
- (void)processPendingChanges;
@end

@interface NSManagedObjectContext (Undoing)
/// Registers what happened in the current event with the undo manager.
- (void)registerUndoOfEvent;
@end

@interface NSManagedObjectContext (FetchingObjects)
/// The objects for what a store gave: rows or IDs.
- (NSArray *)objectsForResults:(NSArray *)results request:(NSFetchRequest *)request;
@end
