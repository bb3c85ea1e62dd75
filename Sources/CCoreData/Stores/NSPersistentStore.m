#import "Errors/Failures.h"
#import "Model/EntityOwnership.h"
#import "Model/ModelCompatibility.h"
#import "Stores/StoreMetadata.h"
#import "Stores/StoreRequests.h"

NSDictionary *store_metadata_updated(NSPersistentStore *store, NSDictionary *metadata) {
    NSMutableDictionary *result = [NSMutableDictionary dictionaryWithDictionary:metadata];
    NSManagedObjectModel *model = store.persistentStoreCoordinator.managedObjectModel;
    NSMutableDictionary *hashes = [NSMutableDictionary dictionary];
    for (NSEntityDescription *entity in [model entitiesForConfiguration:store.configurationName]) {
        if (entity.name) [hashes setObject:entity.versionHash forKey:entity.name];
    }
    [result setObject:hashes forKey:NSStoreModelVersionHashesKey];
    [result setObject:[NSNumber numberWithInt:3] forKey:@"NSStoreModelVersionHashesVersion"];
    [result setObject:[NSNumber numberWithBool:YES] forKey:StoreHashesAreOursKey];
    [result setObject:[model.versionIdentifiers allObjects] forKey:NSStoreModelVersionIdentifiersKey];
    return result;
}

NSDictionary *store_metadata_new(NSPersistentStore *store) {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    [result setObject:store.type forKey:NSStoreTypeKey];
    [result setObject:store.identifier ?: [[NSUUID UUID] UUIDString] forKey:NSStoreUUIDKey];
    [result setObject:[NSNumber numberWithDouble:320] forKey:@"NSPersistenceFrameworkVersion"];
    return store_metadata_updated(store, result);
}

@implementation NSPersistentStore

+ (NSDictionary *)metadataForPersistentStoreWithURL:(NSURL *)url error:(NSError **)error {
    fail_with_code(error, NSPersistentStoreOperationError, @"The class of the store does not read metadata.");
    return nil;
}

+ (BOOL)setMetadata:(NSDictionary *)metadata forPersistentStoreWithURL:(NSURL *)url error:(NSError **)error {
    return fail_with_code(error, NSPersistentStoreOperationError, @"The class of the store does not write metadata.");
}

+ (Class)migrationManagerClass {
    return [NSMigrationManager class];
}

- (id)initWithPersistentStoreCoordinator:(NSPersistentStoreCoordinator *)coordinator
                       configurationName:(NSString *)name
                                     URL:(NSURL *)url
                                 options:(NSDictionary *)options {
    if ((self = [super init])) {
        _coordinator = coordinator;
        _configurationName = [name copy];
        _URL = url;
        _options = [options copy];
        _readOnly = [[options objectForKey:NSReadOnlyPersistentStoreOption] boolValue];
    }
    return self;
}

- (NSPersistentStoreCoordinator *)persistentStoreCoordinator {
    return _coordinator;
}
- (NSString *)type {
    return nil;
}
- (BOOL)loadMetadata:(NSError **)error {
    return YES;
}

- (NSString *)identifier {
    if (_identifier == nil) _identifier = [_metadata objectForKey:NSStoreUUIDKey] ?: [[NSUUID UUID] UUIDString];
    return _identifier;
}

- (void)setMetadata:(NSDictionary *)metadata {
    if (_metadata) _metadataHasChanged = YES;
    _metadata = metadata;
    id identifier = [metadata objectForKey:NSStoreUUIDKey];
    if ([identifier isKindOfClass:[NSString class]]) _identifier = identifier;
}

- (void)didAddToPersistentStoreCoordinator:(NSPersistentStoreCoordinator *)coordinator {
}

- (void)willRemoveFromPersistentStoreCoordinator:(NSPersistentStoreCoordinator *)coordinator {
}

- (NSString *)description {
    return [NSString stringWithFormat:@"<%@: %p> (URL: %@)", [self class], self, _URL];
}

// Defaults for methods that an app's store need not implement.

- (NSArray *)resultsOfRequest:(NSFetchRequest *)request
                      context:(NSManagedObjectContext *)context
                        error:(NSError **)error {
    return [NSArray array];
}

- (StoredRow *)rowForID:(NSManagedObjectID *)objectID
                context:(NSManagedObjectContext *)context
                  error:(NSError **)error {
    return nil;
}

- (NSArray *)resultsOfRelationship:(NSRelationshipDescription *)relationship
                              ofID:(NSManagedObjectID *)objectID
                           context:(NSManagedObjectContext *)context
                             error:(NSError **)error {
    return [NSArray array];
}

- (NSArray *)permanentIDsForObjects:(NSArray *)objects error:(NSError **)error {
    fail_with_code(error, NSPersistentStoreOperationError, @"The store takes no objects.");
    return nil;
}

- (BOOL)saveInserted:(NSSet *)inserted
             updated:(NSSet *)updated
             deleted:(NSSet *)deleted
             context:(NSManagedObjectContext *)context
           conflicts:(NSMutableArray *)conflicts
               error:(NSError **)error {
    return fail_with_code(error, NSPersistentStoreSaveError, @"The store takes no objects.");
}

- (BOOL)openStore:(NSError **)error {
    return [self loadMetadata:error];
}

- (void)closeStore {
}

@end
