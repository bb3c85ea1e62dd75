#import "Notice/Refusal.h"
#import <CoreData/CoreData.h>

@implementation NSIncrementalStore

+ (id)identifierForNewStoreAtURL:(NSURL *)storeURL { return [[NSProcessInfo processInfo] globallyUniqueString]; }

// For subclasses to implement.
- (BOOL)loadMetadata:(NSError **)error REFUSES_WITH_ERROR(NO)
- (id)executeRequest:(NSPersistentStoreRequest *)request
         withContext:(NSManagedObjectContext *)context
               error:(NSError **)error REFUSES_WITH_ERROR(nil)
- (NSIncrementalStoreNode *)newValuesForObjectWithID:(NSManagedObjectID *)objectID
                                         withContext:(NSManagedObjectContext *)context
                                               error:(NSError **)error REFUSES_WITH_ERROR(nil)
- (id)newValueForRelationship:(NSRelationshipDescription *)relationship
              forObjectWithID:(NSManagedObjectID *)objectID
                  withContext:(NSManagedObjectContext *)context
                        error:(NSError **)error REFUSES_WITH_ERROR(nil)
- (NSArray *)obtainPermanentIDsForObjects:(NSArray *)array error:(NSError **)error REFUSES_WITH_ERROR(nil)

- (void)managedObjectContextDidRegisterObjectsWithIDs:(NSArray *)objectIDs {
}

- (void)managedObjectContextDidUnregisterObjectsWithIDs:(NSArray *)objectIDs {
}

- (NSManagedObjectID *)newObjectIDForEntity:(NSEntityDescription *)entity referenceObject:(id)data REFUSES(nil)
- (id)referenceObjectForObjectID:(NSManagedObjectID *)objectID REFUSES(nil)

@end

@implementation NSIncrementalStoreNode {
    NSManagedObjectID *_objectID;
    NSDictionary *_values;
    uint64_t _version;
}

- (id)initWithObjectID:(NSManagedObjectID *)objectID withValues:(NSDictionary *)values version:(uint64_t)version {
    if ((self = [super init])) {
        _objectID = objectID;
        [self updateWithValues:values version:version];
    }
    return self;
}

- (void)updateWithValues:(NSDictionary *)values version:(uint64_t)version {
    _values = [values copy];
    _version = version;
}

- (NSManagedObjectID *)objectID { return _objectID; }
- (uint64_t)version { return _version; }
- (id)valueForPropertyDescription:(NSPropertyDescription *)prop { return [_values objectForKey:prop.name]; }

@end
