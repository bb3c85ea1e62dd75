// Saving: changed objects are validated, get permanent IDs, and are sent to the stores or the parent context.

#import "Context/ContextState.h"
#import "Context/Conflicts.h"
#import "Errors/Failures.h"
#import "Objects/RelationshipSets.h"
#import "Objects/Validation.h"
#import "Stores/StoreRequests.h"
#include <objc/runtime.h>

enum { MaximumRoundsOfWillSave = 1000 };

@implementation NSManagedObjectContext (Saving)

#pragma mark Before

/// Sends `-willSave`, also to objects that are changed in it.
- (void)sendWillSave {
    ObjectSet *told = [[ObjectSet alloc] init];
    // Most classes do not override it.
    IMP plain = [NSManagedObject instanceMethodForSelector:@selector(willSave)];
    Class plainClass = Nil;
    for (int round = 0; round < MaximumRoundsOfWillSave; round++) {
        [self processPendingChanges];
        NSMutableArray *pending = [NSMutableArray array];
        for (NSSet *each in [NSArray arrayWithObjects:_inserted, _updated, _deleted, nil]) {
            for (__unsafe_unretained NSManagedObject *object in each) {
                Class class = object_getClass(object);
                if (class == plainClass) continue;
                if (class_getMethodImplementation(class, @selector(willSave)) == plain) {
                    plainClass = class;
                } else if (!object_set_contains(told, object)) {
                    [pending addObject:object];
                }
            }
        }
        if ([pending count] == 0) return;
        [told addObjectsFromArray:pending];
        for (NSManagedObject *object in pending) [object willSave];
    }
    refuse_state(
        @"Failed to process pending changes before save. The context is still dirty after %d attempts. Typically "
        @"this recursive dirtying is caused by a bad validation method, -willSave, or notification handler.",
        MaximumRoundsOfWillSave);
}

- (BOOL)validateObjects:(NSError **)error {
    NSMutableArray *errors = [NSMutableArray array];
    for (NSManagedObject *object in [_deleted copy]) {
        NSError *problem = nil;
        if (![object validateForDelete:&problem] && problem) [errors addObject:problem];
    }
    for (NSManagedObject *object in [_inserted copy]) {
        NSError *problem = nil;
        if (![object validateForInsert:&problem] && problem) [errors addObject:problem];
    }
    for (NSManagedObject *object in [_updated copy]) {
        if (object->_values == NULL) continue;
        NSError *problem = nil;
        if (![object validateForUpdate:&problem] && problem) [errors addObject:problem];
    }
    if ([errors count] == 0) return YES;
    // Several errors of an object are one error with details, which are counted separately.
    NSMutableArray *all = [NSMutableArray array];
    for (NSError *each in errors) {
        NSArray *parts =
            each.code == NSValidationMultipleErrorsError ? [[each userInfo] objectForKey:NSDetailedErrorsKey] : nil;
        if (parts) {
            [all addObjectsFromArray:parts];
        } else {
            [all addObject:each];
        }
    }
    if (error) *error = validation_error_of(all);
    return NO;
}

- (BOOL)obtainPermanentIDsForObjects:(NSArray *)objects error:(NSError **)error {
    return [self obtainPermanentIDsFor:objects error:error];
}

- (BOOL)obtainPermanentIDsFor:(id<NSFastEnumeration>)objects error:(NSError **)error {
    NSMutableArray *temporary = [NSMutableArray array];
    for (__unsafe_unretained NSManagedObject *object in objects) {
        if (object->_identifier->_isTemporary) [temporary addObject:object];
    }
    if (_parent && [temporary count] && ![self takePermanentIDsOfParentFor:temporary error:error]) return NO;
    if ([temporary count] == 0) return YES;
    NSArray *identifiers =
        coordinator_permanent_ids(self.persistentStoreCoordinator, temporary, _assignedStores, error);
    if (identifiers == nil) return NO;
    NSUInteger next = 0;
    for (__unsafe_unretained NSManagedObject *object in temporary) {
        context_change_id(object->_context ?: self, object, [identifiers objectAtIndex:next++]);
    }
    return YES;
}

/// Objects that the parent knows, too, get the IDs that they have there, and leave the list.
- (BOOL)takePermanentIDsOfParentFor:(NSMutableArray *)temporary error:(NSError **)error {
    NSManagedObjectContext *parent = _parent;
    NSMutableArray *identifiers = [NSMutableArray array];
    __block NSError *problem = nil;
    [parent performBlockAndWait:^{
        NSMutableArray *counterparts = [NSMutableArray array];
        for (NSManagedObject *object in temporary) {
            NSManagedObject *counterpart = context_registered_object(parent, object->_identifier);
            if (counterpart) [counterparts addObject:counterpart];
        }
        if (![parent obtainPermanentIDsFor:counterparts error:&problem]) return;
        for (NSManagedObject *object in temporary) {
            NSManagedObject *counterpart = context_registered_object(parent, object->_identifier);
            [identifiers addObject:counterpart ? (id)counterpart->_identifier : [NSNull null]];
        }
    }];
    if (problem || [identifiers count] != [temporary count]) {
        if (error) *error = problem;
        return NO;
    }
    for (NSUInteger i = [temporary count]; i-- > 0;) {
        id identifier = [identifiers objectAtIndex:i];
        if (identifier == [NSNull null]) continue;
        context_change_id(self, [temporary objectAtIndex:i], identifier);
        [temporary removeObjectAtIndex:i];
    }
    return YES;
}

#pragma mark To the stores

static NSSet *objects_of_store(NSSet *objects, NSPersistentStore *store) {
    BOOL areAll = YES;
    for (__unsafe_unretained NSManagedObject *object in objects) {
        areAll = object->_identifier->_store == store;
        if (!areAll) break;
    }
    if (areAll) return objects;
    ObjectSet *result = [[ObjectSet alloc] init];
    for (NSManagedObject *object in objects) {
        if (object->_identifier->_store == store) object_set_add(result, object);
    }
    return result;
}

- (BOOL)saveToStores:(NSError **)error {
    if ([[_coordinator persistentStores] count] == 0) {
        refuse_state(
            @"This NSPersistentStoreCoordinator has no persistent stores.  It cannot perform a save operation.");
    }
    if (![self obtainPermanentIDsFor:_inserted error:error]) return NO;
    enum { MaximumAttempts = 16 };
    for (NSPersistentStore *store in [_coordinator persistentStores]) {
        for (int attempt = 0;; attempt++) {
            NSSet *inserted = objects_of_store(_inserted, store), *updated = objects_of_store(_updated, store);
            NSSet *deleted = objects_of_store(_deleted, store);
            if ([inserted count] + [updated count] + [deleted count] == 0) break;
            NSMutableArray *conflicts = [NSMutableArray array];
            [_coordinator lock];
            BOOL isSaved = [store saveInserted:inserted
                                       updated:updated
                                       deleted:deleted
                                       context:self
                                     conflicts:conflicts
                                         error:error];
            [_coordinator unlock];
            if (isSaved) break;
            if ([conflicts count] == 0 || attempt == MaximumAttempts) return NO;
            if (!conflicts_resolve(self, conflicts, error)) return NO;
        }
    }
    return YES;
}

#pragma mark To the parent

/// A value for another context: objects are replaced by those of that context.
static id value_in_context(id value, PropertySlot *slot, NSManagedObjectContext *context) {
    if (value == nil || slot->kind == AttributeSlot) return value;
    if (slot->kind == ToOneSlot) {
        BOOL isObject = !value_is_object_id(value);
        return context_object_for_id(context, isObject ? [(NSManagedObject *)value objectID] : value);
    }
    NSMutableOrderedSet *result = [NSMutableOrderedSet orderedSet];
    for (NSManagedObject *each in value) [result addObject:context_object_for_id(context, each->_identifier)];
    return slot->is_ordered ? (id)result : [result set];
}

static void push_values(NSManagedObject *object, NSManagedObject *counterpart) {
    for (NSUInteger i = 0; i < object->_layout->count; i++) {
        PropertySlot *slot = &object->_layout->slots[i];
        if (slot->kind == FetchedSlot || (!object->_inserted && !object_has_changed(object, i))) continue;
        id value = value_in_context(property_value(object, i), slot, counterpart->_context);
        object_will_change(counterpart, i);
        property_set_value(counterpart, i, value);
        object_did_change(counterpart, i);
    }
}

- (BOOL)saveToParent {
    NSManagedObjectContext *parent = _parent;
    [parent performBlockAndWait:^{
        NSMutableArray *counterparts = [NSMutableArray array];
        NSArray *inserted = [_inserted allObjects];
        for (NSManagedObject *object in inserted) {
            NSManagedObject *made = object_make_fault(object->_identifier, parent);
            made->_values = (__strong id *)calloc(made->_layout->count + 1, sizeof(id));
            made->_inserted = YES;
            [parent->_inserted addObject:made];
            [parent->_eventInserted addObject:made];
            made->_isInEvent = YES;
            [parent->_eventObjects addObject:made];
            [counterparts addObject:made];
        }
        for (NSUInteger i = 0; i < [inserted count]; i++)
            push_values([inserted objectAtIndex:i], [counterparts objectAtIndex:i]);
        for (NSManagedObject *object in _updated) {
            push_values(object, context_object_for_id(parent, object->_identifier));
        }
        for (NSManagedObject *object in _deleted) {
            NSManagedObject *counterpart = context_object_for_id(parent, object->_identifier);
            [parent deleteObject:counterpart];
        }
        [parent processPendingChanges];
    }];
    return YES;
}

#pragma mark After

BORROWS_ARGUMENTS static void settle(NSManagedObject *object, int64_t version) {
    object->_inserted = object->_updated = NO;
    if (object->_values) object_set_saved(object, version);
    object_forget_changes(object);
}

/// Sends `-didSave` to the objects whose class overrides it.
static void tell_did_save(NSSet *objects) {
    IMP plain = [NSManagedObject instanceMethodForSelector:@selector(didSave)];
    __unsafe_unretained Class plainClass = Nil;
    for (__unsafe_unretained NSManagedObject *object in objects) {
        Class class = object_getClass(object);
        if (class == plainClass) continue;
        if (class_getMethodImplementation(class, @selector(didSave)) == plain) {
            plainClass = class;
        } else {
            [object didSave];
        }
    }
}

- (BOOL)save:(NSError **)error {
    if (error) *error = nil;
    [self processPendingChanges];
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    if (!self.hasChanges) return YES;
    [center postNotificationName:NSManagedObjectContextWillSaveNotification object:self];
    [self sendWillSave];
    if (![self validateObjects:error]) return NO;
    [self processPendingChanges];
    _isSaving = YES;
    BOOL isSaved = NO;
    @try {
        isSaved = _parent ? [self saveToParent] : [self saveToStores:error];
    } @finally {
        _isSaving = NO;
    }
    if (!isSaved) return NO;
    NSSet *inserted = _inserted, *updated = _updated, *deleted = _deleted;
    _inserted = [[ObjectSet alloc] init];
    _updated = [[ObjectSet alloc] init];
    _deleted = [[ObjectSet alloc] init];
    for (__unsafe_unretained NSManagedObject *object in inserted) settle(object, 1);
    for (__unsafe_unretained NSManagedObject *object in updated) settle(object, object_row_version(object, 0) + 1);
    if (_assignedStores) NSResetMapTable(_assignedStores);
    NSMutableDictionary *info = [NSMutableDictionary dictionary];
    [info setObject:inserted forKey:NSInsertedObjectsKey];
    [info setObject:updated forKey:NSUpdatedObjectsKey];
    [info setObject:deleted forKey:NSDeletedObjectsKey];
    tell_did_save(inserted);
    tell_did_save(updated);
    tell_did_save(deleted);
    [center postNotificationName:NSManagedObjectContextDidSaveNotification object:self userInfo:info];
    for (NSManagedObject *object in deleted) {
        object->_isGone = YES;
        object_forget_changes(object);
        context_drop(self, object);
    }
    return YES;
}

@end
