#pragma once
#import <CoreData/NSPersistentStore.h>

@class NSEntityDescription, NSIncrementalStoreNode, NSManagedObjectContext, NSManagedObjectID, NSPersistentStoreRequest,
    NSRelationshipDescription;

/// The root of an app's own stores, which are read and written as they are used. Since iOS 5.
@interface NSIncrementalStore : NSPersistentStore
- (BOOL)loadMetadata:(NSError **)error;
- (id)executeRequest:(NSPersistentStoreRequest *)request
         withContext:(NSManagedObjectContext *)context
               error:(NSError **)error;
- (NSIncrementalStoreNode *)newValuesForObjectWithID:(NSManagedObjectID *)objectID
                                         withContext:(NSManagedObjectContext *)context
                                               error:(NSError **)error;
- (id)newValueForRelationship:(NSRelationshipDescription *)relationship
              forObjectWithID:(NSManagedObjectID *)objectID
                  withContext:(NSManagedObjectContext *)context
                        error:(NSError **)error;
+ (id)identifierForNewStoreAtURL:(NSURL *)storeURL;
- (NSArray *)obtainPermanentIDsForObjects:(NSArray *)array error:(NSError **)error;
- (void)managedObjectContextDidRegisterObjectsWithIDs:(NSArray *)objectIDs;
- (void)managedObjectContextDidUnregisterObjectsWithIDs:(NSArray *)objectIDs;
- (NSManagedObjectID *)newObjectIDForEntity:(NSEntityDescription *)entity referenceObject:(id)data;
- (id)referenceObjectForObjectID:(NSManagedObjectID *)objectID;
@end
