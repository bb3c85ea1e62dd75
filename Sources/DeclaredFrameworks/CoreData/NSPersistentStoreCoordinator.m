#import "Notice/Refusal.h"
#import "Failures.h"
#import "Notice/NotThereYet.h"

@implementation NSPersistentStoreCoordinator {
    NSRecursiveLock *_lock;
}

static NSMutableDictionary *storeClasses;

+ (void)initialize {
    if (self == [NSPersistentStoreCoordinator class]) storeClasses = [[NSMutableDictionary alloc] init];
}

+ (NSDictionary *)registeredStoreTypes { return [storeClasses copy]; }

+ (void)registerStoreClass:(Class)storeClass forStoreType:(NSString *)storeType {
    if (storeType == nil) return;
    [storeClasses setValue:storeClass ? [NSValue valueWithPointer:(__bridge void *)storeClass] : nil forKey:storeType];
}

static BOOL refuse(NSString *type, NSError **error) {
    NOT_THERE_YET("NSPersistentStoreCoordinator", "opening stores");
    return fail_with_code(error, NSPersistentStoreInvalidTypeError,
                     [NSString stringWithFormat:@"Stores of type %@ cannot be opened yet.", type]);
}

+ (NSDictionary *)metadataForPersistentStoreOfType:(NSString *)storeType URL:(NSURL *)url error:(NSError **)error {
    refuse(storeType, error);
    return nil;
}

+ (BOOL)setMetadata:(NSDictionary *)metadata
    forPersistentStoreOfType:(NSString *)storeType
                         URL:(NSURL *)url
                       error:(NSError **)error {
    return refuse(storeType, error);
}

- (id)init { return [self initWithManagedObjectModel:nil]; }

- (id)initWithManagedObjectModel:(NSManagedObjectModel *)model {
    if (model == nil) {
        [NSException raise:NSInvalidArgumentException
                    format:@"Cannot create an NSPersistentStoreCoordinator with a nil model"];
    }
    if ((self = [super init])) {
        _managedObjectModel = model;
        _lock = [[NSRecursiveLock alloc] init];
    }
    return self;
}

- (NSArray *)persistentStores { return [NSArray array]; }
- (NSPersistentStore *)persistentStoreForURL:(NSURL *)url { return nil; }
- (NSURL *)URLForPersistentStore:(NSPersistentStore *)store { return store.URL; }
- (BOOL)setURL:(NSURL *)url forPersistentStore:(NSPersistentStore *)store { return NO; }
- (void)setMetadata:(NSDictionary *)metadata forPersistentStore:(NSPersistentStore *)store { store.metadata = metadata; }
- (NSDictionary *)metadataForPersistentStore:(NSPersistentStore *)store { return store.metadata; }

- (NSPersistentStore *)addPersistentStoreWithType:(NSString *)storeType
                                    configuration:(NSString *)configuration
                                              URL:(NSURL *)storeURL
                                          options:(NSDictionary *)options
                                            error:(NSError **)error {
    refuse(storeType, error);
    return nil;
}

- (BOOL)removePersistentStore:(NSPersistentStore *)store error:(NSError **)error {
    return fail_with_code(error, NSPersistentStoreOperationError, @"The coordinator does not have this store.");
}

- (NSPersistentStore *)migratePersistentStore:(NSPersistentStore *)store
                                        toURL:(NSURL *)url
                                      options:(NSDictionary *)options
                                     withType:(NSString *)storeType
                                        error:(NSError **)error {
    refuse(storeType, error);
    return nil;
}

- (NSManagedObjectID *)managedObjectIDForURIRepresentation:(NSURL *)url { return nil; }

- (void)lock { [_lock lock]; }
- (void)unlock { [_lock unlock]; }
- (BOOL)tryLock { return [_lock tryLock]; }

- (id)executeRequest:(NSPersistentStoreRequest *)request
         withContext:(NSManagedObjectContext *)context
               error:(NSError **)error REFUSES_WITH_ERROR(nil)

@end
