#import "Failures.h"
#import "EntityOwnership.h"
#import "Notice/NotThereYet.h"

static NSString *const withoutStores = @"The persistent store coordinator has no persistent stores.";

@implementation NSManagedObjectContext {
    NSMutableSet *_inserted, *_updated, *_deleted;
    NSRecursiveLock *_lock;
    NSManagedObjectContextConcurrencyType _concurrencyType;
    NSMutableDictionary *_userInfo;
    /// One block at a time; made with the first block of a context with a queue of its own.
    NSOperationQueue *_queue;
}

- (id)initWithConcurrencyType:(NSManagedObjectContextConcurrencyType)ct {
    if ((self = [self init])) _concurrencyType = ct;
    return self;
}

- (NSManagedObjectContextConcurrencyType)concurrencyType { return _concurrencyType; }

- (NSMutableDictionary *)userInfo {
    if (_userInfo == nil) _userInfo = [[NSMutableDictionary alloc] init];
    return _userInfo;
}

- (NSOperationQueue *)queueOfBlocks {
    if (_concurrencyType == NSConfinementConcurrencyType)
        [NSException raise:NSInvalidArgumentException
                    format:@"Can only use -performBlock: on an NSManagedObjectContext that was created with a queue."];
    if (_concurrencyType == NSMainQueueConcurrencyType) return [NSOperationQueue mainQueue];
    [_lock lock];
    if (_queue == nil) {
        _queue = [[NSOperationQueue alloc] init];
        _queue.maxConcurrentOperationCount = 1;
    }
    [_lock unlock];
    return _queue;
}

- (void)performBlock:(void (^)(void))block { [[self queueOfBlocks] addOperationWithBlock:block]; }

- (void)performBlockAndWait:(void (^)(void))block {
    NSOperationQueue *queue = [self queueOfBlocks];
    if ([NSOperationQueue currentQueue] == queue || (queue == [NSOperationQueue mainQueue] && [NSThread isMainThread])) {
        block();
        return;
    }
    NSBlockOperation *operation = [NSBlockOperation blockOperationWithBlock:block];
    [queue addOperation:operation];
    [operation waitUntilFinished];
}

- (id)init {
    if ((self = [super init])) {
        _inserted = [[NSMutableSet alloc] init];
        _updated = [[NSMutableSet alloc] init];
        _deleted = [[NSMutableSet alloc] init];
        _lock = [[NSRecursiveLock alloc] init];
        _mergePolicy = NSErrorMergePolicy;
        _propagatesDeletesAtEndOfEvent = YES;
        _stalenessInterval = -1;
    }
    return self;
}

- (id)initWithCoder:(NSCoder *)coder { return [self init]; }

- (void)encodeWithCoder:(NSCoder *)coder {
}

- (void)dealloc { [self forget:self.registeredObjects]; }

- (void)forget:(NSSet *)objects {
    for (NSManagedObject *object in objects) object.managedObjectContext = nil;
}

- (BOOL)hasChanges { return [_inserted count] + [_updated count] + [_deleted count] > 0; }
- (NSSet *)insertedObjects { return [_inserted copy]; }
- (NSSet *)updatedObjects { return [_updated copy]; }
- (NSSet *)deletedObjects { return [_deleted copy]; }

- (NSSet *)registeredObjects {
    NSMutableSet *result = [_inserted mutableCopy];
    [result unionSet:_updated];
    [result unionSet:_deleted];
    return result;
}

- (void)insertObject:(NSManagedObject *)object {
    if (object == nil) [NSException raise:NSInvalidArgumentException format:@"-insertObject: requires a non-nil argument"];
    object.managedObjectContext = self;
    object.inserted = YES;
    [_inserted addObject:object];
    [object awakeFromInsert];
}

- (void)deleteObject:(NSManagedObject *)object {
    if (object == nil || object.managedObjectContext != self) return;
    [object prepareForDeletion];
    // What no store has seen is gone at once.
    object.managedObjectContext = nil;
    object.inserted = NO;
    object.deleted = YES;
    [_inserted removeObject:object];
}

- (void)objectDidChange:(NSManagedObject *)object {
    if (!object.isInserted) [_updated addObject:object];
}

- (NSManagedObject *)objectRegisteredForID:(NSManagedObjectID *)objectID {
    for (NSManagedObject *object in self.registeredObjects) {
        if (object.objectID == objectID) return object;
    }
    return nil;
}

- (NSManagedObject *)objectWithID:(NSManagedObjectID *)objectID { return [self objectRegisteredForID:objectID]; }

- (NSManagedObject *)existingObjectWithID:(NSManagedObjectID *)objectID error:(NSError **)error {
    NSManagedObject *object = [self objectRegisteredForID:objectID];
    if (object == nil) fail_with_code(error, NSManagedObjectReferentialIntegrityError, withoutStores);
    return object;
}

- (NSArray *)executeFetchRequest:(NSFetchRequest *)request error:(NSError **)error {
    NOT_THERE_YET("NSManagedObjectContext", "fetching");
    if (request == nil) {
        [NSException raise:NSInvalidArgumentException format:@"executeFetchRequest:error: A fetch request must be given."];
    }
    fail_with_code(error, NSPersistentStoreOperationError, withoutStores);
    return nil;
}

- (NSUInteger)countForFetchRequest:(NSFetchRequest *)request error:(NSError **)error {
    NOT_THERE_YET("NSManagedObjectContext", "fetching");
    fail_with_code(error, NSPersistentStoreOperationError, withoutStores);
    return NSNotFound;
}

- (BOOL)save:(NSError **)error {
    if (!self.hasChanges) return YES;
    NOT_THERE_YET("NSManagedObjectContext", "saving");
    return fail_with_code(error, NSPersistentStoreSaveError, withoutStores);
}

- (BOOL)obtainPermanentIDsForObjects:(NSArray *)objects error:(NSError **)error {
    return [objects count] == 0 || fail_with_code(error, NSPersistentStoreOperationError, withoutStores);
}

- (void)refreshObject:(NSManagedObject *)object mergeChanges:(BOOL)mergesChanges {
}

- (void)detectConflictsForObject:(NSManagedObject *)object {
}

- (void)observeValueForKeyPath:(NSString *)keyPath
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
}

- (void)processPendingChanges {
}

- (void)assignObject:(id)object toPersistentStore:(NSPersistentStore *)store {
}

- (void)mergeChangesFromContextDidSaveNotification:(NSNotification *)notification {
}

- (void)undo { [_undoManager undo]; }
- (void)redo { [_undoManager redo]; }

- (void)reset {
    [self forget:self.registeredObjects];
    [_inserted removeAllObjects];
    [_updated removeAllObjects];
    [_deleted removeAllObjects];
}

- (void)rollback {
    [self forget:_inserted];
    [_inserted removeAllObjects];
}

- (void)lock { [_lock lock]; }
- (void)unlock { [_lock unlock]; }
- (BOOL)tryLock { return [_lock tryLock]; }

@end
