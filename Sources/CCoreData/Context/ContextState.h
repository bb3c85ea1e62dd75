#pragma once
#import "Context/ObjectRegistry.h"
#import "Context/ObjectSet.h"
#import "Objects/ManagedObject.h"

@interface NSManagedObjectContext () {
  @package
    /// The registered objects, which are not retained. Changed objects are retained by the sets below.
    ObjectRegistry _objects;
    ObjectSet *_inserted, *_updated, *_deleted;
    /// The changed objects since the changes were last processed, in order.
    NSMutableArray *_eventObjects;
    ObjectSet *_eventInserted, *_eventDeleted, *_eventRefreshed;
    NSUndoManager *_undoManager;
    NSRecursiveLock *_lock;
    NSManagedObjectContextConcurrencyType _concurrencyType;
    NSMutableDictionary *_userInfo;
    /// The queue of `performBlock:`; NULL for a context with confinement concurrency.
    dispatch_queue_t _queue;
    NSPersistentStoreCoordinator *_coordinator;
    NSManagedObjectContext *_parent;
    /// The stores that the app assigned to inserted objects, by object.
    NSMapTable *_assignedStores;
    NSMutableSet *_retained;
    /// Processes pending changes at the end of the run loop's turn. It references the context weakly.
    id _endOfEvent;
    /// The permanent IDs of objects that children may know by their temporary ones. Only kept by parents.
    NSMutableDictionary *_permanentIDs;
    BOOL _isParent;
    BOOL _isSaving, _isUndoing, _isProcessing, _isEndScheduled;
}
@end

void context_register(NSManagedObjectContext *context, NSManagedObject *object);
void context_unregister(NSManagedObjectContext *context, NSManagedObject *object);
/// Removes an object from the context.
void context_drop(NSManagedObjectContext *context, NSManagedObject *object);
/// The permanent ID for a temporary one that was exchanged here; otherwise the ID itself.
NSManagedObjectID *context_known_id(NSManagedObjectContext *context, NSManagedObjectID *objectID);
/// The object with an ID: the registered one, otherwise a new fault.
NSManagedObject *context_object_for_id(NSManagedObjectContext *context, NSManagedObjectID *objectID);
/// The registered object with an ID; nil if there is none.
NSManagedObject *context_registered_object(NSManagedObjectContext *context, NSManagedObjectID *objectID);
/// Records that an object was changed.
void context_object_changed(NSManagedObjectContext *context, NSManagedObject *object);
/// The current row of an object in its store or the parent context; nil and an error if there is none.
StoredRow *context_row(NSManagedObjectContext *context, NSManagedObjectID *objectID, NSError **error);
/// The objects in a to-many relationship, according to the store or the parent context.
NSArray *context_related_objects(NSManagedObjectContext *context, NSManagedObject *owner, NSUInteger index);
/// Sets an object's permanent ID after its store has assigned one.
void context_change_id(NSManagedObjectContext *context, NSManagedObject *object, NSManagedObjectID *objectID);
/// Schedules `-processPendingChanges` for the end of the run loop's turn.
void context_schedule_end_of_event(NSManagedObjectContext *context);

@interface NSManagedObjectContext (Changes)
- (void)processPendingChanges;
@end

@interface NSManagedObjectContext (QueueOfBlocks)
/// False for another thread or queue than the context's. Contexts of confinement do not know their thread.
- (BOOL)isOnQueue;
@end

@interface NSManagedObjectContext (Undoing)
/// Registers the changes of the current event with the undo manager.
- (void)registerUndoOfEvent;
@end

@interface NSManagedObjectContext (FetchingObjects)
/// The objects for a store's results, which are rows or object IDs.
- (NSArray *)objectsForResults:(NSArray *)results request:(NSFetchRequest *)request;
@end
