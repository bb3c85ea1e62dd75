#pragma once
#import <CoreData/NSPersistentStore.h>

@class NSPersistentStoreCoordinator, NSAtomicStoreCacheNode, NSEntityDescription, NSManagedObject, NSManagedObjectID;

/// The root of an app's own stores, which are read and written as a whole.
@interface NSAtomicStore : NSPersistentStore
- (id)initWithPersistentStoreCoordinator:(NSPersistentStoreCoordinator *)coordinator
                       configurationName:(NSString *)configurationName
                                     URL:(NSURL *)url
                                 options:(NSDictionary *)options;
- (BOOL)load:(NSError **)error;
- (BOOL)save:(NSError **)error;
- (NSAtomicStoreCacheNode *)newCacheNodeForManagedObject:(NSManagedObject *)managedObject;
- (void)updateCacheNode:(NSAtomicStoreCacheNode *)node fromManagedObject:(NSManagedObject *)managedObject;
- (NSSet *)cacheNodes;
- (void)addCacheNodes:(NSSet *)cacheNodes;
- (void)willRemoveCacheNodes:(NSSet *)cacheNodes;
- (NSAtomicStoreCacheNode *)cacheNodeForObjectID:(NSManagedObjectID *)objectID;
- (NSManagedObjectID *)objectIDForEntity:(NSEntityDescription *)entity referenceObject:(id)data;
- (id)newReferenceObjectForManagedObject:(NSManagedObject *)managedObject;
- (id)referenceObjectForObjectID:(NSManagedObjectID *)objectID;
@end
