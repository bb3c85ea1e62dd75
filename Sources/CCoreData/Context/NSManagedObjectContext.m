#import "Context/ContextState.h"
#import "Context/EndOfEvent.h"
#import "Context/MergePolicies.h"
#import "Errors/Failures.h"
#import "Model/EntityOwnership.h"
#import "Stores/StoreRequests.h"
#include <objc/runtime.h>

@implementation NSManagedObjectContext

- (id)init {
    return [self initWithConcurrencyType:NSConfinementConcurrencyType];
}

- (id)initWithConcurrencyType:(NSManagedObjectContextConcurrencyType)ct {
    if (!(self = [super init])) return nil;
    _concurrencyType = ct;
    _inserted = [[ObjectSet alloc] init];
    _updated = [[ObjectSet alloc] init];
    _deleted = [[ObjectSet alloc] init];
    _eventObjects = [[NSMutableArray alloc] init];
    _eventInserted = [[ObjectSet alloc] init];
    _eventDeleted = [[ObjectSet alloc] init];
    _eventRefreshed = [[ObjectSet alloc] init];
    _lock = [[NSRecursiveLock alloc] init];
    _mergePolicy = merge_policy_for(nil);
    _propagatesDeletesAtEndOfEvent = YES;
    _stalenessInterval = -1;
    return self;
}

- (id)initWithCoder:(NSCoder *)coder {
    return [self init];
}

- (void)encodeWithCoder:(NSCoder *)coder {
}

- (void)dealloc {
    [_endOfEvent leave];
    NSSet *objects = registry_objects(&_objects);
    // Objects retain each other in cycles, which are broken here, since objects without a context cannot be used.
    for (NSManagedObject *object in objects) {
        object->_context = nil;
        if (object->_values == NULL) continue;
        for (NSUInteger i = 0; i < object->_layout->count; i++) {
            if (object->_layout->slots[i].kind != AttributeSlot) object->_values[i] = nil;
        }
    }
    registry_clear(&_objects);
}

#pragma mark Properties

- (NSManagedObjectContextConcurrencyType)concurrencyType {
    return _concurrencyType;
}

- (NSMutableDictionary *)userInfo {
    if (_userInfo == nil) _userInfo = [[NSMutableDictionary alloc] init];
    return _userInfo;
}

- (NSPersistentStoreCoordinator *)persistentStoreCoordinator {
    return _parent ? _parent.persistentStoreCoordinator : _coordinator;
}

- (void)setPersistentStoreCoordinator:(NSPersistentStoreCoordinator *)coordinator {
    if (_coordinator == coordinator) return;
    if (_coordinator && _objects.count) [self reset];
    _coordinator = coordinator;
}

- (NSManagedObjectContext *)parentContext {
    return _parent;
}

- (void)setParentContext:(NSManagedObjectContext *)parent {
    if (parent && _coordinator) {
        refuse_argument(@"Context already has a coordinator;  cannot replace.");
    }
    if (parent && parent.concurrencyType == NSConfinementConcurrencyType) {
        refuse_argument(@"Parent NSManagedObjectContext must use either NSPrivateQueueConcurrencyType or "
                        @"NSMainQueueConcurrencyType.");
    }
    for (NSManagedObjectContext *each = parent; each; each = each.parentContext) {
        if (each == self) refuse_argument(@"A context cannot be its own parent.");
    }
    _parent = parent;
    if (parent) parent->_isParent = YES;
}

- (void)setMergePolicy:(id)policy {
    _mergePolicy = merge_policy_for(policy);
}

- (BOOL)hasChanges {
    return [_inserted count] + [_updated count] + [_deleted count] > 0;
}
- (NSSet *)insertedObjects {
    return [_inserted copy];
}
- (NSSet *)updatedObjects {
    return [_updated copy];
}
- (NSSet *)deletedObjects {
    return [_deleted copy];
}

- (NSSet *)registeredObjects {
    return registry_objects(&_objects);
}

- (void)setRetainsRegisteredObjects:(BOOL)retains {
    _retainsRegisteredObjects = retains;
    _retained = retains ? [self.registeredObjects mutableCopy] : nil;
}

#pragma mark Objects by ID

BORROWS_ARGUMENTS void context_register(NSManagedObjectContext *context, NSManagedObject *object) {
    registry_add(&context->_objects, object);
    if (context->_retained) [context->_retained addObject:object];
}

BORROWS_ARGUMENTS void context_unregister(NSManagedObjectContext *context, NSManagedObject *object) {
    registry_remove(&context->_objects, object);
}

void context_drop(NSManagedObjectContext *context, NSManagedObject *object) {
    context_unregister(context, object);
    [context->_retained removeObject:object];
    object->_context = nil;
    object->_inserted = object->_updated = object->_deleted = NO;
}

BORROWS_ARGUMENTS NSManagedObjectID *context_known_id(NSManagedObjectContext *context, NSManagedObjectID *objectID) {
    NSManagedObjectID *known = objectID;
    while (known->_isTemporary && context->_permanentIDs) {
        // An assigned store exchanges a temporary ID for another one.
        NSManagedObjectID *next = [context->_permanentIDs objectForKey:known];
        if (next == nil) break;
        known = next;
    }
    return known;
}

NSManagedObject *context_registered_object(NSManagedObjectContext *context, NSManagedObjectID *objectID) {
    return registry_find(&context->_objects, context_known_id(context, objectID));
}

NSManagedObject *context_object_for_id(NSManagedObjectContext *context, NSManagedObjectID *objectID) {
    return context_registered_object(context, objectID)
               ?: object_make_fault(context_known_id(context, objectID), context);
}

BORROWS_ARGUMENTS void context_change_id(NSManagedObjectContext *context, NSManagedObject *object, NSManagedObjectID *objectID) {
    context_unregister(context, object);
    // Children go on with the temporary ID.
    if (context->_isParent && object->_identifier->_isTemporary) {
        if (context->_permanentIDs == nil) context->_permanentIDs = [[NSMutableDictionary alloc] init];
        [context->_permanentIDs setObject:objectID forKey:object->_identifier];
    }
    BOOL isObserved = object_is_observed(object);
    if (isObserved) [object willChangeValueForKey:@"objectID"];
    object->_identifier = objectID;
    if (isObserved) [object didChangeValueForKey:@"objectID"];
    context_register(context, object);
}

/// Keeps an object until the pool is drained, as Apple's methods do: apps that count references automatically may refer to the
/// result only weakly.
static id kept_in_pool(NSManagedObject *object) {
    if (object == nil) return nil;
    CFBridgingRetain(object);
    ((id(*)(id, SEL))[object methodForSelector:sel_registerName("autorelease")])(object, sel_registerName("autorelease"));
    return object;
}

- (NSManagedObject *)objectRegisteredForID:(NSManagedObjectID *)objectID {
    return objectID ? kept_in_pool(context_registered_object(self, objectID)) : nil;
}

- (NSManagedObject *)objectWithID:(NSManagedObjectID *)objectID {
    if (objectID == nil) refuse_argument(@"-objectWithID: requires a non-nil argument");
    return kept_in_pool(context_object_for_id(self, objectID));
}

- (NSManagedObject *)existingObjectWithID:(NSManagedObjectID *)objectID error:(NSError **)error {
    NSManagedObject *known = [self objectRegisteredForID:objectID];
    if (known && !known.isFault && !known->_isGone) return known;
    StoredRow *row = objectID ? context_row(self, objectID, error) : nil;
    if (row == nil) {
        if (error == NULL || *error == nil) {
            fail_with_code(error, NSManagedObjectReferentialIntegrityError, @"There is no such object.");
        }
        return nil;
    }
    NSManagedObject *object = context_object_for_id(self, objectID);
    if (object->_values == NULL) object_take_row(object, row);
    return kept_in_pool(object);
}

StoredRow *context_row(NSManagedObjectContext *context, NSManagedObjectID *unknownID, NSError **error) {
    NSManagedObjectID *objectID = context_known_id(context, unknownID);
    if (context->_parent == nil) return coordinator_row(context->_coordinator, objectID, context, error);
    __block StoredRow *row = nil;
    __block NSError *problem = nil;
    [context->_parent performBlockAndWait:^{
        NSManagedObject *object = context_registered_object(context->_parent, objectID);
        if (object == nil || object->_values == NULL) {
            row = context_row(context->_parent, objectID, &problem);
        } else if (!object->_deleted && !object->_isGone) {
            row = object_make_row(object, object_row_version(object, 1));
        }
    }];
    if (error) *error = problem;
    return row;
}

NSArray *context_related_objects(NSManagedObjectContext *context, NSManagedObject *owner, NSUInteger index) {
    NSMutableArray *objects = [NSMutableArray array];
    if (context->_parent) {
        __block NSArray *identifiers = nil;
        NSManagedObjectID *objectID = owner->_identifier;
        [context->_parent performBlockAndWait:^{
            NSManagedObject *counterpart = context_object_for_id(context->_parent, objectID);
            NSMutableArray *found = [NSMutableArray array];
            for (NSManagedObject *each in property_value(counterpart, index)) [found addObject:each->_identifier];
            identifiers = found;
        }];
        for (NSManagedObjectID *each in identifiers) [objects addObject:context_object_for_id(context, each)];
        return objects;
    }
    if (owner->_identifier->_isTemporary) return objects;
    NSArray *results = coordinator_related(context->_coordinator, owner, index, context, NULL);
    return [context objectsForResults:results request:nil];
}

#pragma mark Locking and events

- (void)lock {
    [_lock lock];
}
- (void)unlock {
    [_lock unlock];
}
- (BOOL)tryLock {
    return [_lock tryLock];
}

BORROWS_ARGUMENTS void context_schedule_end_of_event(NSManagedObjectContext *context) {
    if (context->_isEndScheduled || context->_isProcessing) return;
    context->_isEndScheduled = YES;
    if (context->_endOfEvent == nil) context->_endOfEvent = [[EndOfEvent alloc] initWithContext:context];
    [context->_endOfEvent schedule];
}

- (void)observeValueForKeyPath:(NSString *)keyPath
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
    if ([object isKindOfClass:[NSManagedObject class]]) return;
    [super observeValueForKeyPath:keyPath ofObject:object change:change context:context];
}

- (void)undo {
    [self processPendingChanges];
    [_undoManager undo];
    [self processPendingChanges];
}

- (void)redo {
    [self processPendingChanges];
    [_undoManager redo];
    [self processPendingChanges];
}

- (void)assignObject:(id)object toPersistentStore:(NSPersistentStore *)store {
    if (![object isKindOfClass:[NSManagedObject class]] || store == nil) return;
    NSManagedObject *it = object;
    if (!it->_identifier->_isTemporary && it->_identifier->_store != store) {
        refuse_argument(@"Can't reassign an object to a different store once it has been saved.");
    }
    if (_assignedStores == nil) {
        _assignedStores = NSCreateMapTable(NSObjectMapKeyCallBacks, NSObjectMapValueCallBacks, 8);
    }
    if (it->_identifier->_isTemporary && it->_identifier->_store != store) {
        // The ID tells the store from now on.
        NSMapRemove(_assignedStores, (__bridge void *)it->_identifier);
        NSManagedObjectID *identifier = object_id_temporary(it->_identifier->_entity);
        identifier->_store = store;
        context_change_id(self, it, identifier);
    }
    NSMapInsert(_assignedStores, (__bridge void *)it->_identifier, (__bridge void *)store);
}

@end
