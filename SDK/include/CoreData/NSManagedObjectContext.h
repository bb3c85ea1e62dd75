#pragma once
#import <CoreData/CoreDataDefines.h>
#import <CoreData/NSMergePolicy.h>

@class NSFetchRequest, NSManagedObject, NSManagedObjectID, NSPersistentStore, NSPersistentStoreCoordinator;

COREDATA_EXTERN NSString *const NSManagedObjectContextWillSaveNotification;
COREDATA_EXTERN NSString *const NSManagedObjectContextDidSaveNotification;
COREDATA_EXTERN NSString *const NSManagedObjectContextObjectsDidChangeNotification;
COREDATA_EXTERN NSString *const NSInsertedObjectsKey;
COREDATA_EXTERN NSString *const NSUpdatedObjectsKey;
COREDATA_EXTERN NSString *const NSDeletedObjectsKey;
COREDATA_EXTERN NSString *const NSRefreshedObjectsKey;
COREDATA_EXTERN NSString *const NSInvalidatedObjectsKey;
COREDATA_EXTERN NSString *const NSInvalidatedAllObjectsKey;

COREDATA_EXTERN id NSErrorMergePolicy;
COREDATA_EXTERN id NSMergeByPropertyStoreTrumpMergePolicy;
COREDATA_EXTERN id NSMergeByPropertyObjectTrumpMergePolicy;
COREDATA_EXTERN id NSOverwriteMergePolicy;
COREDATA_EXTERN id NSRollbackMergePolicy;

enum {
    NSConfinementConcurrencyType = 0x00,
    NSPrivateQueueConcurrencyType = 0x01,
    NSMainQueueConcurrencyType = 0x02
};
typedef NSUInteger NSManagedObjectContextConcurrencyType;

/// The objects that the app works with, their changes, and the way to and from stores. One of confinement belongs to a thread.
@interface NSManagedObjectContext : NSObject <NSCoding, NSLocking>
/// Since iOS 5.
- (id)initWithConcurrencyType:(NSManagedObjectContextConcurrencyType)ct;
- (NSManagedObjectContextConcurrencyType)concurrencyType;
/// Runs the block later: on the main queue, or a queue of the context's own.
- (void)performBlock:(void (^)(void))block;
- (void)performBlockAndWait:(void (^)(void))block;
@property (nonatomic, retain) NSManagedObjectContext *parentContext;
/// Whatever the app wants to keep with the context.
- (NSMutableDictionary *)userInfo;
@property (nonatomic, retain) NSPersistentStoreCoordinator *persistentStoreCoordinator;
@property (nonatomic, retain) NSUndoManager *undoManager;
@property (nonatomic, readonly) BOOL hasChanges;
- (NSManagedObject *)objectRegisteredForID:(NSManagedObjectID *)objectID;
- (NSManagedObject *)objectWithID:(NSManagedObjectID *)objectID;
- (NSManagedObject *)existingObjectWithID:(NSManagedObjectID *)objectID error:(NSError **)error;
/// The objects, IDs, dictionaries or number that the request finds, with what is not saved yet; nil and an error if a store fails.
- (NSArray *)executeFetchRequest:(NSFetchRequest *)request error:(NSError **)error;
/// How many objects the request finds; NSNotFound and an error if a store fails.
- (NSUInteger)countForFetchRequest:(NSFetchRequest *)request error:(NSError **)error;
- (void)insertObject:(NSManagedObject *)object;
- (void)deleteObject:(NSManagedObject *)object;
- (void)refreshObject:(NSManagedObject *)object mergeChanges:(BOOL)mergesChanges;
- (void)detectConflictsForObject:(NSManagedObject *)object;
- (void)observeValueForKeyPath:(NSString *)keyPath
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context;
- (void)processPendingChanges;
- (void)assignObject:(id)object toPersistentStore:(NSPersistentStore *)store;
@property (nonatomic, readonly) NSSet *insertedObjects;
@property (nonatomic, readonly) NSSet *updatedObjects;
@property (nonatomic, readonly) NSSet *deletedObjects;
@property (nonatomic, readonly) NSSet *registeredObjects;
- (void)undo;
- (void)redo;
- (void)reset;
- (void)rollback;
/// Validates what has changed and saves all of it, into the stores or the parent; NO and an error if anything is in the way.
- (BOOL)save:(NSError **)error;
- (void)lock;
- (void)unlock;
- (BOOL)tryLock;
@property (nonatomic) BOOL propagatesDeletesAtEndOfEvent;
@property (nonatomic) BOOL retainsRegisteredObjects;
/// Without effect: rows are not shared between contexts, so that each reads what is new.
///
/// - Status: stub
@property (nonatomic) NSTimeInterval stalenessInterval;
@property (nonatomic, retain) id mergePolicy;
- (BOOL)obtainPermanentIDsForObjects:(NSArray *)objects error:(NSError **)error;
- (void)mergeChangesFromContextDidSaveNotification:(NSNotification *)notification;
@end
