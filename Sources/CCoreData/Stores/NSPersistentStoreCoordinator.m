#import "Errors/Failures.h"
#import "Model/EntityOwnership.h"
#import "Model/ModelCompatibility.h"
#import "SQLite/SQLiteStore.h"
#import "Stores/AtomicStores.h"
#import "Stores/AutomaticMigration.h"
#import "Stores/StoreMetadata.h"

@interface NSPersistentStore (Names)
/// The object ID for a URI's text.
- (NSManagedObjectID *)objectIDForEntity:(NSEntityDescription *)entity text:(NSString *)text;
@end

@implementation NSPersistentStoreCoordinator {
    NSRecursiveLock *_lock;
    NSMutableArray *_stores;
}

static NSMutableDictionary *registered_types(void) {
    static NSMutableDictionary *types;
    @synchronized([NSPersistentStoreCoordinator class]) {
        if (types == nil) {
            types = [[NSMutableDictionary alloc] init];
            [types setObject:[SQLiteStore class] forKey:NSSQLiteStoreType];
            [types setObject:[BinaryStore class] forKey:NSBinaryStoreType];
            [types setObject:[XMLStore class] forKey:@"XML"];
            [types setObject:[InMemoryStore class] forKey:NSInMemoryStoreType];
        }
    }
    return types;
}

+ (NSDictionary *)registeredStoreTypes {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    NSDictionary *types = registered_types();
    for (NSString *type in types) {
        [result setObject:[NSValue valueWithNonretainedObject:[types objectForKey:type]] forKey:type];
    }
    return result;
}

+ (void)registerStoreClass:(Class)storeClass forStoreType:(NSString *)storeType {
    if (storeType == nil) return;
    @synchronized([NSPersistentStoreCoordinator class]) {
        if (storeClass) {
            [registered_types() setObject:storeClass forKey:storeType];
        } else {
            [registered_types() removeObjectForKey:storeType];
        }
    }
}

- (id)initWithManagedObjectModel:(NSManagedObjectModel *)model {
    if (model == nil) refuse_argument(@"Cannot create an NSPersistentStoreCoordinator with a nil model");
    if ((self = [super init])) {
        _managedObjectModel = model;
        _lock = [[NSRecursiveLock alloc] init];
        _stores = [[NSMutableArray alloc] init];
        [model resolveRelationships];
        model.isInUse = YES;
    }
    return self;
}

- (void)dealloc {
    for (NSPersistentStore *store in _stores) {
        [store closeStore];
        store->_coordinator = nil;
    }
}

#pragma mark Metadata

/// The class for a store type; for nil, by the contents of the file.
static Class class_for_type(NSString *type, NSURL *url) {
    if (type) return [registered_types() objectForKey:type];
    NSFileHandle *file = [NSFileHandle fileHandleForReadingAtPath:[url path]];
    NSData *start = [file readDataOfLength:16];
    if ([start length] >= 15 && memcmp([start bytes], "SQLite format 3", 15) == 0) return [SQLiteStore class];
    if ([start length] >= 8 && memcmp([start bytes], "bplist00", 8) == 0) return [BinaryStore class];
    return [start length] >= 5 && memcmp([start bytes], "<?xml", 5) == 0 ? [XMLStore class] : Nil;
}

+ (NSDictionary *)metadataForPersistentStoreOfType:(NSString *)storeType URL:(NSURL *)url error:(NSError **)error {
    Class class = class_for_type(storeType, url);
    if (class == Nil) {
        fail_with_code(error, NSPersistentStoreInvalidTypeError, @"There is no store of that type.");
        return nil;
    }
    // Nothing and no error for a file that is not there, until iOS 7.
    if ([url isFileURL] && ![[NSFileManager defaultManager] fileExistsAtPath:[url path]]) {
        if (error) *error = nil;
        return nil;
    }
    return [class metadataForPersistentStoreWithURL:url error:error];
}

+ (BOOL)setMetadata:(NSDictionary *)metadata
    forPersistentStoreOfType:(NSString *)storeType
                         URL:(NSURL *)url
                       error:(NSError **)error {
    Class class = class_for_type(storeType, url);
    if (class == Nil)
        return fail_with_code(error, NSPersistentStoreInvalidTypeError, @"There is no store of that type.");
    return [class setMetadata:metadata forPersistentStoreWithURL:url error:error];
}

- (void)setMetadata:(NSDictionary *)metadata forPersistentStore:(NSPersistentStore *)store {
    store.metadata = metadata;
}
- (NSDictionary *)metadataForPersistentStore:(NSPersistentStore *)store {
    return store.metadata;
}

#pragma mark Stores

- (NSArray *)persistentStores {
    return [_stores copy];
}

- (NSPersistentStore *)persistentStoreForURL:(NSURL *)url {
    for (NSPersistentStore *store in _stores) {
        if ([store.URL isEqual:url]) return store;
    }
    return nil;
}

- (NSURL *)URLForPersistentStore:(NSPersistentStore *)store {
    return store.URL;
}

- (BOOL)setURL:(NSURL *)url forPersistentStore:(NSPersistentStore *)store {
    if (![_stores containsObject:store]) return NO;
    if ([store isKindOfClass:[SQLiteStore class]] && ![url isEqual:store.URL]) return NO;
    store.URL = url;
    return YES;
}

- (void)tellOfStore:(NSPersistentStore *)store key:(NSString *)key {
    NSDictionary *info = [NSDictionary dictionaryWithObject:[NSArray arrayWithObject:store] forKey:key];
    [[NSNotificationCenter defaultCenter] postNotificationName:NSPersistentStoreCoordinatorStoresDidChangeNotification
                                                        object:self
                                                      userInfo:info];
}

- (NSPersistentStore *)addPersistentStoreWithType:(NSString *)storeType
                                    configuration:(NSString *)configuration
                                              URL:(NSURL *)storeURL
                                          options:(NSDictionary *)options
                                            error:(NSError **)error {
    if (error) *error = nil;
    Class class = storeType ? [registered_types() objectForKey:storeType] : Nil;
    if (class == Nil) {
        fail_with_code(error, NSPersistentStoreInvalidTypeError,
                       [NSString stringWithFormat:@"“%@” is no type of persistent store.", storeType]);
        return nil;
    }
    if ([_managedObjectModel entitiesForConfiguration:configuration] == nil) {
        refuse_argument(@"Can't find configuration '%@' in the model.", configuration);
    }
    if (storeURL == nil && class != [InMemoryStore class]) {
        refuse_argument(@"CoreData: SQLite, XML and binary stores need a URL");
    }
    [_lock lock];
    @try {
        NSFileManager *files = [NSFileManager defaultManager];
        BOOL isFile = [storeURL isFileURL] && class != [InMemoryStore class];
        BOOL isThere = isFile && [[files attributesOfItemAtPath:[storeURL path] error:NULL] fileSize] > 0;
        BOOL checks = ![[options objectForKey:NSIgnorePersistentStoreVersioningOption] boolValue];
        if (isThere && checks &&
            ![self prepareStoreOfClass:class
                                  type:storeType
                         configuration:configuration
                                   URL:storeURL
                               options:options
                                 error:error]) {
            return nil;
        }
        NSPersistentStore *store = [[class alloc] initWithPersistentStoreCoordinator:self
                                                                   configurationName:configuration
                                                                                 URL:storeURL
                                                                             options:options];
        if (store == nil) {
            fail_with_code(error, NSPersistentStoreOpenError, @"The store could not be made.");
            return nil;
        }
        if (![store openStore:error]) return nil;
        if (store.metadata == nil) store.metadata = store_metadata_new(store);
        store->_metadataHasChanged = NO;
        [_stores addObject:store];
        [store didAddToPersistentStoreCoordinator:self];
        [self tellOfStore:store key:NSAddedPersistentStoresKey];
        return store;
    } @finally {
        [_lock unlock];
    }
}

/// Checks that a store is compatible with the model, and migrates it if the options ask for it.
- (BOOL)prepareStoreOfClass:(Class)class
                       type:(NSString *)type
              configuration:(NSString *)configuration
                        URL:(NSURL *)url
                    options:(NSDictionary *)options
                      error:(NSError **)error {
    NSError *problem = nil;
    NSDictionary *metadata = [class metadataForPersistentStoreWithURL:url error:&problem];
    if (metadata == nil) {
        // An app's store class may not have metadata.
        if (problem == nil || [[problem userInfo] objectForKey:NSFilePathErrorKey] == nil)
            return problem == nil || (error && (*error = problem, NO));
        if (error) *error = problem;
        return NO;
    }
    if (model_suits_metadata(_managedObjectModel, configuration, metadata)) return YES;
    if ([[options objectForKey:NSMigratePersistentStoresAutomaticallyOption] boolValue]) {
        return migrate_store_in_place(url, type, options, metadata, _managedObjectModel, error);
    }
    NSMutableDictionary *shown = [metadata mutableCopy];
    [shown removeObjectForKey:StoreTablesKey];
    NSDictionary *info = [NSDictionary
        dictionaryWithObjectsAndKeys:
            shown, @"metadata",
            @"The model used to open the store is incompatible with the one used to create the store", @"reason", nil];
    return fail_with_info(error, NSPersistentStoreIncompatibleVersionHashError, info);
}

- (BOOL)removePersistentStore:(NSPersistentStore *)store error:(NSError **)error {
    if (![_stores containsObject:store]) {
        return fail_with_code(error, NSPersistentStoreOperationError, @"The store is not one of this coordinator's.");
    }
    [[NSNotificationCenter defaultCenter] postNotificationName:NSPersistentStoreCoordinatorWillRemoveStoreNotification
                                                        object:store];
    [store willRemoveFromPersistentStoreCoordinator:self];
    [_stores removeObject:store];
    [store closeStore];
    store->_coordinator = nil;
    [self tellOfStore:store key:NSRemovedPersistentStoresKey];
    return YES;
}

- (NSPersistentStore *)migratePersistentStore:(NSPersistentStore *)store
                                        toURL:(NSURL *)url
                                      options:(NSDictionary *)options
                                     withType:(NSString *)storeType
                                        error:(NSError **)error {
    NSPersistentStore *made = [self addPersistentStoreWithType:storeType
                                                 configuration:store.configurationName
                                                           URL:url
                                                       options:options
                                                         error:error];
    if (made == nil) return nil;
    if (!store_copy_objects(store, made, error)) {
        [self removePersistentStore:made error:NULL];
        return nil;
    }
    [self removePersistentStore:store error:NULL];
    return made;
}

- (NSManagedObjectID *)managedObjectIDForURIRepresentation:(NSURL *)url {
    if (![[url scheme] isEqualToString:@"x-coredata"]) return nil;
    NSArray *parts = [[url path] pathComponents];
    if ([parts count] != 3) return nil;
    NSString *name = [parts objectAtIndex:1], *reference = [parts objectAtIndex:2];
    NSEntityDescription *entity = [_managedObjectModel.entitiesByName objectForKey:name];
    if (entity == nil || ![reference hasPrefix:@"p"]) return nil;
    reference = [reference substringFromIndex:1];
    for (NSPersistentStore *store in _stores) {
        if ([store.identifier caseInsensitiveCompare:[url host] ?: @""] != NSOrderedSame) continue;
        if ([store isKindOfClass:[SQLiteStore class]]) {
            int64_t number = [reference longLongValue];
            return number > 0 ? object_id_of_row(entity, store, number) : nil;
        }
        if ([store respondsToSelector:@selector(objectIDForEntity:text:)])
            return [(id)store objectIDForEntity:entity text:reference];
        return object_id_of_reference(entity, store, reference);
    }
    return nil;
}

- (void)lock {
    [_lock lock];
}
- (void)unlock {
    [_lock unlock];
}
- (BOOL)tryLock {
    return [_lock tryLock];
}

- (id)executeRequest:(NSPersistentStoreRequest *)request
         withContext:(NSManagedObjectContext *)context
               error:(NSError **)error {
    if (request.requestType == NSFetchRequestType) {
        return [context executeFetchRequest:(NSFetchRequest *)request error:error];
    }
    return [context save:error] ? [NSArray array] : nil;
}

@end
