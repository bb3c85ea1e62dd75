#pragma once
#import <CoreData/NSPersistentStore.h>

@class NSPersistentStoreCoordinator, NSAtomicStoreCacheNode, NSEntityDescription, NSManagedObject, NSManagedObjectID;

/// The root of an app's own stores, which are read and written as a whole.
///
/// - Status: stub
@interface NSAtomicStore : NSPersistentStore
- (id)initWithPersistentStoreCoordinator:(NSPersistentStoreCoordinator *)coordinator
                       configurationName:(NSString *)configurationName
                                     URL:(NSURL *)url
                                 options:(NSDictionary *)options;
/// - Status: stub
- (BOOL)load:(NSError **)error;
/// - Status: stub
- (BOOL)save:(NSError **)error;
/// - Status: stub
- (NSAtomicStoreCacheNode *)newCacheNodeForManagedObject:(NSManagedObject *)managedObject;
/// - Status: stub
- (void)updateCacheNode:(NSAtomicStoreCacheNode *)node fromManagedObject:(NSManagedObject *)managedObject;
- (NSSet *)cacheNodes;
- (void)addCacheNodes:(NSSet *)cacheNodes;
- (void)willRemoveCacheNodes:(NSSet *)cacheNodes;
- (NSAtomicStoreCacheNode *)cacheNodeForObjectID:(NSManagedObjectID *)objectID;
/// - Status: stub
- (NSManagedObjectID *)objectIDForEntity:(NSEntityDescription *)entity referenceObject:(id)data;
/// - Status: stub
- (id)newReferenceObjectForManagedObject:(NSManagedObject *)managedObject;
/// - Status: stub
- (id)referenceObjectForObjectID:(NSManagedObjectID *)objectID;
@end
