// Requests of contexts to stores, through their coordinator.

#import "Errors/Failures.h"
#import "Stores/StoreRequests.h"

StoredRow *coordinator_row(NSPersistentStoreCoordinator *coordinator, NSManagedObjectID *objectID,
                           NSManagedObjectContext *context, NSError **error) {
    NSPersistentStore *store = objectID->_store;
    // The store may have been removed since the ID was made.
    if (store == nil || ![[coordinator persistentStores] containsObject:store]) return nil;
    [coordinator lock];
    StoredRow *row = [store rowForID:objectID context:context error:error];
    [coordinator unlock];
    return row;
}

NSArray *coordinator_related(NSPersistentStoreCoordinator *coordinator, NSManagedObject *owner, NSUInteger index,
                             NSManagedObjectContext *context, NSError **error) {
    NSPersistentStore *store = owner->_identifier->_store;
    if (store == nil || ![[coordinator persistentStores] containsObject:store]) return nil;
    NSRelationshipDescription *relationship = (NSRelationshipDescription *)owner->_layout->slots[index].description;
    [coordinator lock];
    NSArray *results = [store resultsOfRelationship:relationship ofID:owner->_identifier context:context error:error];
    [coordinator unlock];
    return results;
}

static BOOL store_has_entity(NSPersistentStore *store, NSEntityDescription *entity) {
    if (store.configurationName == nil) return YES;
    NSArray *entities =
        [store.persistentStoreCoordinator.managedObjectModel entitiesForConfiguration:store.configurationName];
    for (NSEntityDescription *each in entities) {
        if ([entity isKindOfEntity:each]) return YES;
    }
    return NO;
}

NSArray *coordinator_fetch(NSPersistentStoreCoordinator *coordinator, NSFetchRequest *request,
                           NSManagedObjectContext *context, NSError **error) {
    NSMutableArray *all = nil;
    NSArray *only = nil;
    NSArray *stores = request.affectedStores ?: [coordinator persistentStores];
    [coordinator lock];
    @try {
        for (NSPersistentStore *store in stores) {
            if (!store_has_entity(store, request.entity)) continue;
            NSArray *found = [store resultsOfRequest:request context:context error:error];
            if (found == nil) return nil;
            if (only == nil) {
                only = found;
                continue;
            }
            if (all == nil) all = [NSMutableArray arrayWithArray:only];
            [all addObjectsFromArray:found];
        }
    } @finally {
        [coordinator unlock];
    }
    return all ?: only ?: [NSArray array];
}

NSPersistentStore *coordinator_store_for_entity(NSPersistentStoreCoordinator *coordinator,
                                                NSEntityDescription *entity) {
    for (NSPersistentStore *store in [coordinator persistentStores]) {
        if (!store.isReadOnly && store_has_entity(store, entity)) return store;
    }
    return nil;
}

NSArray *coordinator_permanent_ids(NSPersistentStoreCoordinator *coordinator, NSArray *objects, NSMapTable *assigned,
                                   NSError **error) {
    NSArray *all = [coordinator persistentStores];
    NSPersistentStore *only = [all count] == 1 ? [all lastObject] : nil;
    if (only && only.configurationName == nil && !only.isReadOnly) {
        [coordinator lock];
        NSArray *identifiers = [only permanentIDsForObjects:objects error:error];
        [coordinator unlock];
        return [identifiers count] == [objects count] ? identifiers : nil;
    }
    NSMutableArray *result = [NSMutableArray array];
    NSMutableArray *stores = [NSMutableArray array], *groups = [NSMutableArray array], *places = [NSMutableArray array];
    for (NSUInteger i = 0; i < [objects count]; i++) {
        NSManagedObject *object = [objects objectAtIndex:i];
        [result addObject:[NSNull null]];
        NSManagedObjectID *objectID = object->_identifier;
        NSPersistentStore *store =
            assigned ? (__bridge NSPersistentStore *)NSMapGet(assigned, (__bridge void *)objectID) : nil;
        if (store == nil) store = coordinator_store_for_entity(coordinator, objectID->_entity);
        if (store == nil) {
            fail_with_code(error, NSPersistentStoreSaveError, @"There is no store that takes the object's entity.");
            return nil;
        }
        NSUInteger known = [stores indexOfObjectIdenticalTo:store];
        if (known == NSNotFound) {
            known = [stores count];
            [stores addObject:store];
            [groups addObject:[NSMutableArray array]];
            [places addObject:[NSMutableArray array]];
        }
        [[groups objectAtIndex:known] addObject:object];
        [[places objectAtIndex:known] addObject:[NSNumber numberWithUnsignedInteger:i]];
    }
    [coordinator lock];
    BOOL isWhole = YES;
    for (NSUInteger i = 0; isWhole && i < [stores count]; i++) {
        NSArray *identifiers = [[stores objectAtIndex:i] permanentIDsForObjects:[groups objectAtIndex:i] error:error];
        isWhole = [identifiers count] == [[groups objectAtIndex:i] count];
        for (NSUInteger j = 0; isWhole && j < [identifiers count]; j++) {
            NSUInteger place = [[[places objectAtIndex:i] objectAtIndex:j] unsignedIntegerValue];
            [result replaceObjectAtIndex:place withObject:[identifiers objectAtIndex:j]];
        }
    }
    [coordinator unlock];
    return isWhole ? result : nil;
}
