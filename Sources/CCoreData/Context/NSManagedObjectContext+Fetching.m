#import "Context/ContextState.h"
#import "Context/BatchArray.h"
#import "Errors/Failures.h"
#import "Model/EntityOwnership.h"
#import "Objects/RelationshipSets.h"
#import "Requests/MemoryFetch.h"
#import "Stores/StoreRequests.h"

@implementation NSManagedObjectContext (FetchingObjects)

- (NSArray *)objectsForResults:(NSArray *)results request:(NSFetchRequest *)request {
    NSMutableArray *objects = [NSMutableArray arrayWithCapacity:[results count]];
    BOOL fires = request && !request.returnsObjectsAsFaults, refreshes = request.shouldRefreshRefetchedObjects;
    registry_reserve(&_objects, [results count]);
    for (__unsafe_unretained id result in results) {
        __unsafe_unretained StoredRow *row = value_is_row(result) ? result : nil;
        if (row == nil && !value_is_object_id(result)) {
            [objects addObject:result];
            continue;
        }
        __unsafe_unretained NSManagedObjectID *objectID = row ? row->objectID : result;
        NSManagedObject *object = registry_find(&_objects, objectID);
        if (object == nil) object = object_make_fault(objectID, self);
        if (row && !row_suits(row, object->_identifier->_entity)) continue;
        if (row && object->_values == NULL) object_set_row(object, row);
        if (row && refreshes && object->_values && !object->_inserted) [self refreshObject:object mergeChanges:YES];
        if (fires) object_fire_if_needed(object);
        [objects addObject:object];
    }
    return objects;
}

#pragma mark Pending changes

static BOOL is_of_entity(NSManagedObject *object, NSFetchRequest *request) {
    NSEntityDescription *entity = object->_identifier->_entity;
    if ([entity.name isEqualToString:request.entity.name]) return YES;
    return request.includesSubentities && [entity isKindOfEntity:request.entity];
}

/// Whether unsaved changes may affect the results of a request.
- (BOOL)hasChangesForRequest:(NSFetchRequest *)request {
    if (!request.includesPendingChanges || !self.hasChanges) return NO;
    for (NSSet *each in [NSArray arrayWithObjects:_inserted, _updated, _deleted, nil]) {
        for (NSManagedObject *object in each) {
            if (is_of_entity(object, request)) return YES;
        }
    }
    // A predicate or sort descriptor may refer to objects of other entities.
    NSString *format = [request.predicate predicateFormat];
    if ([format rangeOfString:@"."].location != NSNotFound || [format rangeOfString:@"SUBQUERY"].location != NSNotFound)
        return YES;
    for (NSSortDescriptor *descriptor in request.sortDescriptors) {
        if ([[descriptor key] rangeOfString:@"."].location != NSNotFound) return YES;
    }
    return NO;
}

/// The store's results combined with unsaved changes: changed objects are evaluated again.
- (NSArray *)mergedObjects:(NSArray *)found request:(NSFetchRequest *)request {
    NSMutableArray *objects = [NSMutableArray array];
    NSMutableSet *known = [NSMutableSet set];
    NSPredicate *predicate = request.predicate;
    NSString *format = [predicate predicateFormat];
    // Objects that the predicate refers to by key path may have changed, so all results are evaluated.
    BOOL judgesAll =
        [format rangeOfString:@"."].location != NSNotFound || [format rangeOfString:@"SUBQUERY"].location != NSNotFound;
    for (NSManagedObject *object in found) {
        [known addObject:object];
        if (object->_deleted || object->_isGone) continue;
        BOOL isChanged = object->_updated || judgesAll;
        if (isChanged && predicate && ![predicate evaluateWithObject:object]) continue;
        [objects addObject:object];
    }
    for (NSSet *each in [NSArray arrayWithObjects:_updated, _inserted, nil]) {
        for (NSManagedObject *object in each) {
            if (object->_deleted || [known containsObject:object] || !is_of_entity(object, request)) continue;
            if (predicate && ![predicate evaluateWithObject:object]) continue;
            [objects addObject:object];
        }
    }
    if ([request.sortDescriptors count]) [objects sortUsingDescriptors:request.sortDescriptors];
    return request_cut(objects, request);
}

#pragma mark Requests

/// A copy of the request, with its entity from this context's model.
- (NSFetchRequest *)requestForExecuting:(NSFetchRequest *)request {
    if (request == nil) refuse_argument(@"executeFetchRequest:error: A fetch request must have an entity.");
    NSFetchRequest *copy = [request copy];
    NSManagedObjectModel *model = self.persistentStoreCoordinator.managedObjectModel;
    NSEntityDescription *entity = request.entity;
    NSString *name = entity.name ?: request.entityName;
    if (name == nil) refuse_argument(@"executeFetchRequest:error: A fetch request must have an entity.");
    entity = [model.entitiesByName objectForKey:name];
    if (entity == nil) {
        refuse_argument(
            @"The fetch request's entity %p '%@' appears to be from a different NSManagedObjectModel than this "
            @"context's",
            request.entity, name);
    }
    copy.entity = entity;
    return copy;
}

/// Reads the objects of relationships for all objects at once.
- (void)prefetch:(NSArray *)keyPaths of:(NSArray *)objects {
    for (NSString *path in keyPaths) {
        NSArray *level = objects;
        for (NSString *key in [path componentsSeparatedByString:@"."]) {
            NSMutableSet *next = [NSMutableSet set];
            for (NSManagedObject *object in level) {
                NSUInteger index = layout_index(object->_layout, key);
                if (index == NoSlot) continue;
                PropertySlot *slot = &object->_layout->slots[index];
                id value = slot->kind == ToOneSlot || slot->kind == ToManySlot ? property_value(object, index) : nil;
                if (slot->kind == ToOneSlot && value) [next addObject:value];
                if (slot->kind == ToManySlot) {
                    for (id each in value) [next addObject:each];
                }
            }
            [self readRowsOf:next];
            level = [next allObjects];
        }
    }
}

/// Reads the rows of faults in batches.
- (void)readRowsOf:(NSSet *)objects {
    enum { RowsAtOnce = 500 };
    NSMutableDictionary *byEntity = [NSMutableDictionary dictionary];
    for (NSManagedObject *object in objects) {
        if (object->_values || object_has_row(object) || object->_identifier->_isTemporary) continue;
        NSString *name = object->_identifier->_entity.name;
        NSMutableArray *list = [byEntity objectForKey:name];
        if (list == nil) [byEntity setObject:(list = [NSMutableArray array]) forKey:name];
        [list addObject:object];
    }
    for (NSString *name in byEntity) {
        NSArray *list = [byEntity objectForKey:name];
        for (NSUInteger i = 0; i < [list count]; i += RowsAtOnce) {
            NSArray *part = [list subarrayWithRange:NSMakeRange(i, MIN((NSUInteger)RowsAtOnce, [list count] - i))];
            NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:name];
            request.predicate = [NSPredicate predicateWithFormat:@"SELF IN %@", part];
            request.includesPendingChanges = NO;
            [self executeFetchRequest:request error:NULL];
        }
    }
}

/// The results of the parent context or of the stores.
- (NSArray *)resultsForRequest:(NSFetchRequest *)request error:(NSError **)error {
    if (_parent == nil) return coordinator_fetch(_coordinator, request, self, error);
    __block NSArray *results = nil;
    __block NSError *problem = nil;
    [_parent performBlockAndWait:^{
        NSFetchRequest *theirs = [request copy];
        NSFetchRequestResultType type = request.resultType;
        if (type == NSManagedObjectResultType) theirs.resultType = NSManagedObjectResultType;
        theirs.fetchBatchSize = 0;
        theirs.relationshipKeyPathsForPrefetching = nil;
        NSArray *found = [_parent executeFetchRequest:theirs error:&problem];
        if (type != NSManagedObjectResultType || found == nil) {
            results = found;
            return;
        }
        NSMutableArray *identifiers = [NSMutableArray array];
        for (NSManagedObject *object in found) [identifiers addObject:object->_identifier];
        results = identifiers;
    }];
    if (error) *error = problem;
    return results;
}

- (NSArray *)executeFetchRequest:(NSFetchRequest *)request error:(NSError **)error {
    if (error) *error = nil;
    NSFetchRequest *copy = [self requestForExecuting:request];
    [self processPendingChanges];
    if (![self hasChangesForRequest:copy] || copy.resultType == NSDictionaryResultType) {
        BOOL isBatched = copy.fetchBatchSize > 0 && copy.resultType == NSManagedObjectResultType && _parent == nil;
        if (isBatched) copy.resultType = NSManagedObjectIDResultType;
        NSArray *results = [self resultsForRequest:copy error:error];
        if (results == nil) return nil;
        if (copy.affectedStores == nil && [[_coordinator persistentStores] count] > 1) {
            results = [self resultsOfSeveralStores:results request:copy];
        }
        if (isBatched) return batch_array(results, copy.fetchBatchSize, self);
        if (copy.resultType != NSManagedObjectResultType) return results;
        NSArray *objects = [self objectsForResults:results request:copy];
        [self prefetch:copy.relationshipKeyPathsForPrefetching of:objects];
        return objects;
    }
    NSFetchRequestResultType type = copy.resultType;
    NSFetchRequest *wide = [copy copy];
    wide.resultType = NSManagedObjectResultType;
    wide.fetchLimit = 0;
    wide.fetchOffset = 0;
    NSString *format = [wide.predicate predicateFormat];
    // Unsaved changes of related objects may make further objects match.
    if ([format rangeOfString:@"."].location != NSNotFound ||
        [format rangeOfString:@"SUBQUERY"].location != NSNotFound) {
        wide.predicate = nil;
    }
    NSArray *results = [self resultsForRequest:wide error:error];
    if (results == nil) return nil;
    NSArray *objects = [self mergedObjects:[self objectsForResults:results request:copy] request:copy];
    if (type == NSCountResultType)
        return [NSArray arrayWithObject:[NSNumber numberWithUnsignedInteger:[objects count]]];
    if (type == NSManagedObjectIDResultType) return [objects valueForKey:@"objectID"];
    [self prefetch:copy.relationshipKeyPathsForPrefetching of:objects];
    return objects;
}

/// Merges the results of several stores, each of which is sorted.
- (NSArray *)resultsOfSeveralStores:(NSArray *)results request:(NSFetchRequest *)request {
    if (request.resultType == NSCountResultType) {
        long long sum = 0;
        for (NSNumber *each in results) sum += [each longLongValue];
        return [NSArray arrayWithObject:[NSNumber numberWithLongLong:sum]];
    }
    if (request.resultType == NSDictionaryResultType) {
        return request_cut(
            [request.sortDescriptors count] ? [results sortedArrayUsingDescriptors:request.sortDescriptors] : results,
            request);
    }
    NSArray *objects = [self objectsForResults:results request:nil];
    if ([request.sortDescriptors count]) objects = [objects sortedArrayUsingDescriptors:request.sortDescriptors];
    objects = request_cut(objects, request);
    return request.resultType == NSManagedObjectIDResultType ? [objects valueForKey:@"objectID"] : objects;
}

- (NSUInteger)countForFetchRequest:(NSFetchRequest *)request error:(NSError **)error {
    NSFetchRequest *copy = [request copy];
    copy.resultType = NSCountResultType;
    NSArray *results = [self executeFetchRequest:copy error:error];
    return results == nil ? NSNotFound : [results count] ? [[results objectAtIndex:0] unsignedIntegerValue] : 0;
}

@end
