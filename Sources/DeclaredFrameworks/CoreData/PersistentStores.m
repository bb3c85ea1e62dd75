#import "Failures.h"

static NSString *const isNotThereYet = @"Stores cannot be read or written yet.";

@implementation NSPersistentStore

+ (NSDictionary *)metadataForPersistentStoreWithURL:(NSURL *)url error:(NSError **)error {
    fail_with_code(error, NSPersistentStoreOpenError, isNotThereYet);
    return nil;
}

+ (BOOL)setMetadata:(NSDictionary *)metadata forPersistentStoreWithURL:(NSURL *)url error:(NSError **)error {
    return fail_with_code(error, NSPersistentStoreOpenError, isNotThereYet);
}

+ (Class)migrationManagerClass { return [NSMigrationManager class]; }

- (id)initWithPersistentStoreCoordinator:(NSPersistentStoreCoordinator *)coordinator
                       configurationName:(NSString *)name
                                     URL:(NSURL *)url
                                 options:(NSDictionary *)options {
    if ((self = [super init])) {
        _persistentStoreCoordinator = coordinator;
        _configurationName = [name copy];
        _URL = url;
        _options = [options copy];
        _identifier = [[NSProcessInfo processInfo] globallyUniqueString];
    }
    return self;
}

- (BOOL)loadMetadata:(NSError **)error { return fail_with_code(error, NSPersistentStoreOpenError, isNotThereYet); }
- (NSString *)type { return [_metadata objectForKey:NSStoreTypeKey]; }

- (void)didAddToPersistentStoreCoordinator:(NSPersistentStoreCoordinator *)coordinator {
}

- (void)willRemoveFromPersistentStoreCoordinator:(NSPersistentStoreCoordinator *)coordinator {
}

@end

@implementation NSAtomicStore {
    NSMutableSet *_cacheNodes;
}

- (id)initWithPersistentStoreCoordinator:(NSPersistentStoreCoordinator *)coordinator
                       configurationName:(NSString *)configurationName
                                     URL:(NSURL *)url
                                 options:(NSDictionary *)options {
    return [super initWithPersistentStoreCoordinator:coordinator
                                   configurationName:configurationName
                                                 URL:url
                                             options:options];
}

- (BOOL)load:(NSError **)error { return fail_with_code(error, NSPersistentStoreOpenError, isNotThereYet); }
- (BOOL)save:(NSError **)error { return fail_with_code(error, NSPersistentStoreSaveError, isNotThereYet); }
- (NSAtomicStoreCacheNode *)newCacheNodeForManagedObject:(NSManagedObject *)managedObject { return nil; }

- (void)updateCacheNode:(NSAtomicStoreCacheNode *)node fromManagedObject:(NSManagedObject *)managedObject {
}

- (NSSet *)cacheNodes { return [_cacheNodes copy] ?: [NSSet set]; }

- (void)addCacheNodes:(NSSet *)cacheNodes {
    if (_cacheNodes == nil) _cacheNodes = [[NSMutableSet alloc] init];
    if (cacheNodes) [_cacheNodes unionSet:cacheNodes];
}

- (void)willRemoveCacheNodes:(NSSet *)cacheNodes {
    if (cacheNodes) [_cacheNodes minusSet:cacheNodes];
}

- (NSAtomicStoreCacheNode *)cacheNodeForObjectID:(NSManagedObjectID *)objectID {
    for (NSAtomicStoreCacheNode *node in _cacheNodes) {
        if ([node.objectID isEqual:objectID]) return node;
    }
    return nil;
}

- (NSManagedObjectID *)objectIDForEntity:(NSEntityDescription *)entity referenceObject:(id)data { return nil; }
- (id)newReferenceObjectForManagedObject:(NSManagedObject *)managedObject { return nil; }
- (id)referenceObjectForObjectID:(NSManagedObjectID *)objectID { return nil; }

@end

@implementation NSAtomicStoreCacheNode

- (id)initWithObjectID:(NSManagedObjectID *)objectID {
    if ((self = [super init])) {
        _objectID = objectID;
        _propertyCache = [[NSMutableDictionary alloc] init];
    }
    return self;
}

- (id)valueForKey:(NSString *)key { return [_propertyCache objectForKey:key]; }
- (void)setValue:(id)value forKey:(NSString *)key { [_propertyCache setValue:value forKey:key]; }

@end
