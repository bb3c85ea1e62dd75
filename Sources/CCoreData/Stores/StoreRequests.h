#pragma once
#import "Objects/ManagedObject.h"

// What contexts ask of stores, by way of the coordinator.

/// How one store is asked; each kind of store answers in its own way.
@interface NSPersistentStore (Requests)
/// What a request finds: StoredRows, or object IDs where it wants no values, for objects; else object IDs, dictionaries
/// or one number, as its result type says. Nil and an error if it fails.
- (NSArray *)resultsOfRequest:(NSFetchRequest *)request
                      context:(NSManagedObjectContext *)context
                        error:(NSError **)error;
/// Nil if there is no such object; then with an error only if something failed.
- (StoredRow *)rowForID:(NSManagedObjectID *)objectID context:(NSManagedObjectContext *)context error:(NSError **)error;
/// StoredRows or object IDs at the other end of a to-many relationship.
- (NSArray *)resultsOfRelationship:(NSRelationshipDescription *)relationship
                              ofID:(NSManagedObjectID *)objectID
                           context:(NSManagedObjectContext *)context
                             error:(NSError **)error;
- (NSArray *)permanentIDsForObjects:(NSArray *)objects error:(NSError **)error;
/// Saves all or nothing. Objects that another context has saved meanwhile are added to `conflicts`; then nothing is
/// saved.
- (BOOL)saveInserted:(NSSet *)inserted
             updated:(NSSet *)updated
             deleted:(NSSet *)deleted
             context:(NSManagedObjectContext *)context
           conflicts:(NSMutableArray *)conflicts
               error:(NSError **)error;
/// Reads what is there, or begins a new store.
- (BOOL)openStore:(NSError **)error;
- (void)closeStore;
@end

/// An object whose row is not as the context knows it.
@interface RowConflict : NSObject {
  @public
    NSManagedObject *object;
    /// Nil if another context deleted it.
    StoredRow *persisted;
}
+ (RowConflict *)conflictOfObject:(NSManagedObject *)object persisted:(StoredRow *)persisted;
@end

StoredRow *coordinator_row(NSPersistentStoreCoordinator *coordinator, NSManagedObjectID *objectID,
                           NSManagedObjectContext *context, NSError **error);
NSArray *coordinator_related(NSPersistentStoreCoordinator *coordinator, NSManagedObject *owner, NSUInteger index,
                             NSManagedObjectContext *context, NSError **error);
/// The results of the stores that have the request's entity.
NSArray *coordinator_fetch(NSPersistentStoreCoordinator *coordinator, NSFetchRequest *request,
                           NSManagedObjectContext *context, NSError **error);
/// The store for new objects of an entity: the first whose configuration has it and that can be written.
NSPersistentStore *coordinator_store_for_entity(NSPersistentStoreCoordinator *coordinator, NSEntityDescription *entity);
/// Gives new objects their permanent IDs, which are returned by the same order.
NSArray *coordinator_permanent_ids(NSPersistentStoreCoordinator *coordinator, NSArray *objects, NSMapTable *assigned,
                                   NSError **error);
