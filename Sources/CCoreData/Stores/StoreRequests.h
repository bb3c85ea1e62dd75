#pragma once
#import "Objects/ManagedObject.h"

// Requests of contexts to stores, through the coordinator.

/// The methods by which a store answers requests.
@interface NSPersistentStore (Requests)
/// The results of a fetch: StoredRows for objects, or object IDs if the request wants no values; otherwise object IDs,
/// dictionaries or a count, by result type. nil and an error on failure.
- (NSArray *)resultsOfRequest:(NSFetchRequest *)request
                      context:(NSManagedObjectContext *)context
                        error:(NSError **)error;
/// nil if there is no such object; with an error only on failure.
- (StoredRow *)rowForID:(NSManagedObjectID *)objectID context:(NSManagedObjectContext *)context error:(NSError **)error;
/// StoredRows or object IDs of the objects in a to-many relationship.
- (NSArray *)resultsOfRelationship:(NSRelationshipDescription *)relationship
                              ofID:(NSManagedObjectID *)objectID
                           context:(NSManagedObjectContext *)context
                             error:(NSError **)error;
- (NSArray *)permanentIDsForObjects:(NSArray *)objects error:(NSError **)error;
/// Saves all objects or none. Objects that another context has saved meanwhile are added to `conflicts`; then nothing
/// is saved.
- (BOOL)saveInserted:(NSSet *)inserted
             updated:(NSSet *)updated
             deleted:(NSSet *)deleted
             context:(NSManagedObjectContext *)context
           conflicts:(NSMutableArray *)conflicts
               error:(NSError **)error;
/// Opens the store, or creates a new one.
- (BOOL)openStore:(NSError **)error;
- (void)closeStore;
@end

/// A conflict: an object whose row has another version than the context knows.
@interface RowConflict : NSObject {
  @public
    NSManagedObject *object;
    /// The current row; nil if another context deleted it.
    StoredRow *persisted;
}
+ (RowConflict *)conflictOfObject:(NSManagedObject *)object persisted:(StoredRow *)persisted;
@end

StoredRow *coordinator_row(NSPersistentStoreCoordinator *coordinator, NSManagedObjectID *objectID,
                           NSManagedObjectContext *context, NSError **error);
NSArray *coordinator_related(NSPersistentStoreCoordinator *coordinator, NSManagedObject *owner, NSUInteger index,
                             NSManagedObjectContext *context, NSError **error);
/// The combined results of the stores that contain the request's entity.
NSArray *coordinator_fetch(NSPersistentStoreCoordinator *coordinator, NSFetchRequest *request,
                           NSManagedObjectContext *context, NSError **error);
/// The store for new objects of an entity: the first writable one whose configuration contains it.
NSPersistentStore *coordinator_store_for_entity(NSPersistentStoreCoordinator *coordinator, NSEntityDescription *entity);
/// The permanent IDs for new objects, in the same order.
NSArray *coordinator_permanent_ids(NSPersistentStoreCoordinator *coordinator, NSArray *objects, NSMapTable *assigned,
                                   NSError **error);
