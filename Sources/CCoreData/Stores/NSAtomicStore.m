// Stores that are completely in memory, with a cache node for each object.

#import "Errors/Failures.h"
#import "Model/EntityOwnership.h"
#import "Objects/ManagedObject.h"
#import "Requests/MemoryFetch.h"
#import "Stores/AtomicStores.h"
#import "Stores/StoreMetadata.h"
#import "Stores/StoreRequests.h"

@implementation NSAtomicStoreCacheNode {
    NSManagedObjectID *_nodeID;
  @package
    int64_t _version;
}

- (id)initWithObjectID:(NSManagedObjectID *)objectID {
    if ((self = [super init])) {
        _nodeID = objectID;
        _version = 1;
    }
    return self;
}

- (NSManagedObjectID *)objectID {
    return _nodeID;
}
- (id)valueForKey:(NSString *)key {
    return [_propertyCache objectForKey:key];
}

- (void)setValue:(id)value forKey:(NSString *)key {
    if (_propertyCache == nil) _propertyCache = [[NSMutableDictionary alloc] init];
    if (value) {
        [_propertyCache setObject:value forKey:key];
    } else {
        [_propertyCache removeObjectForKey:key];
    }
}

@end

@implementation NSAtomicStore {
    NSMutableDictionary *_nodes;
    NSMutableDictionary *_identifiers;
    int64_t _lastReference;
}

- (id)initWithPersistentStoreCoordinator:(NSPersistentStoreCoordinator *)coordinator
                       configurationName:(NSString *)configurationName
                                     URL:(NSURL *)url
                                 options:(NSDictionary *)options {
    self = [super initWithPersistentStoreCoordinator:coordinator
                                   configurationName:configurationName
                                                 URL:url
                                             options:options];
    if (self) {
        _nodes = [[NSMutableDictionary alloc] init];
        _identifiers = [[NSMutableDictionary alloc] init];
    }
    return self;
}

#pragma mark What subclasses do

- (BOOL)load:(NSError **)error {
    return YES;
}
- (BOOL)save:(NSError **)error {
    return YES;
}

/// The value of a property for a cache node: cache nodes, or sets of them, for relationships.
- (id)nodeValueOf:(NSManagedObject *)object slot:(NSUInteger)index {
    PropertySlot *slot = &object->_layout->slots[index];
    id value = property_value(object, index);
    if (slot->kind == AttributeSlot || value == nil) return value;
    if (slot->kind == ToOneSlot) return [self cacheNodeForObjectID:[value objectID]];
    NSMutableOrderedSet *nodes = [NSMutableOrderedSet orderedSet];
    for (NSManagedObject *each in value) {
        NSAtomicStoreCacheNode *node = [self cacheNodeForObjectID:each->_identifier];
        if (node) [nodes addObject:node];
    }
    return slot->is_ordered ? (id)nodes : [NSMutableSet setWithSet:[nodes set]];
}

- (void)fillNode:(NSAtomicStoreCacheNode *)node from:(NSManagedObject *)object {
    for (NSUInteger i = 0; i < object->_layout->count; i++) {
        PropertySlot *slot = &object->_layout->slots[i];
        if (slot->is_transient || slot->kind == FetchedSlot) continue;
        [node setValue:[self nodeValueOf:object slot:i] forKey:slot->name];
    }
}

- (NSAtomicStoreCacheNode *)newCacheNodeForManagedObject:(NSManagedObject *)managedObject {
    return [[NSAtomicStoreCacheNode alloc] initWithObjectID:[managedObject objectID]];
}

- (void)updateCacheNode:(NSAtomicStoreCacheNode *)node fromManagedObject:(NSManagedObject *)managedObject {
    [self fillNode:node from:managedObject];
}

- (id)newReferenceObjectForManagedObject:(NSManagedObject *)managedObject {
    return [NSNumber numberWithLongLong:++_lastReference];
}

#pragma mark Nodes

- (NSSet *)cacheNodes {
    return [NSSet setWithArray:[_nodes allValues]];
}

- (void)addCacheNodes:(NSSet *)cacheNodes {
    for (NSAtomicStoreCacheNode *node in cacheNodes) {
        NSAtomicStoreCacheNode *former = [_nodes objectForKey:node.objectID];
        if (former != node) former.propertyCache = nil;
        [_nodes setObject:node forKey:node.objectID];
        id reference = node.objectID->_reference;
        if ([reference isKindOfClass:[NSNumber class]]) _lastReference = MAX(_lastReference, [reference longLongValue]);
    }
}

- (void)willRemoveCacheNodes:(NSSet *)cacheNodes {
}

- (NSAtomicStoreCacheNode *)cacheNodeForObjectID:(NSManagedObjectID *)objectID {
    return objectID ? [_nodes objectForKey:objectID] : nil;
}

- (NSManagedObjectID *)objectIDForEntity:(NSEntityDescription *)entity referenceObject:(id)data {
    if (data == nil) refuse_argument(@"An object ID needs a reference object.");
    NSArray *key = [NSArray arrayWithObjects:entity.name, data, nil];
    NSManagedObjectID *known = [_identifiers objectForKey:key];
    if (known) return known;
    NSManagedObjectID *made = object_id_of_reference(entity, self, data);
    [_identifiers setObject:made forKey:key];
    return made;
}

- (id)referenceObjectForObjectID:(NSManagedObjectID *)objectID {
    return objectID->_reference;
}

/// The object ID for a URI's text.
- (NSManagedObjectID *)objectIDForEntity:(NSEntityDescription *)entity text:(NSString *)text {
    for (NSManagedObjectID *each in _nodes) {
        if ([[each->_reference description] isEqualToString:text] && each->_entity == entity) return each;
    }
    return nil;
}

- (void)closeStore {
    // Nodes with relationships to each other would keep each other.
    for (NSAtomicStoreCacheNode *node in [_nodes allValues]) node.propertyCache = nil;
    [_nodes removeAllObjects];
    [_identifiers removeAllObjects];
}

#pragma mark Requests

- (BOOL)openStore:(NSError **)error {
    if (![self loadMetadata:error]) return NO;
    return [self load:error];
}

- (StoredRow *)rowOfNode:(NSAtomicStoreCacheNode *)node {
    NSManagedObjectID *objectID = node.objectID;
    EntityLayout *layout = objectID->_entity.layout;
    StoredRow *row = row_of_values(objectID, layout, node->_version);
    for (NSUInteger i = 0; i < layout->count; i++) {
        PropertySlot *slot = &layout->slots[i];
        if (slot->is_transient || slot->kind == ToManySlot || slot->kind == FetchedSlot) continue;
        id value = [node valueForKey:slot->name];
        if (slot->kind == ToOneSlot && [value isKindOfClass:[NSAtomicStoreCacheNode class]]) value = [value objectID];
        row->values[i] = value == [NSNull null] ? nil : value;
    }
    return row;
}

- (NSArray *)resultsOfRequest:(NSFetchRequest *)request
                      context:(NSManagedObjectContext *)context
                        error:(NSError **)error {
    NSMutableArray *rows = [NSMutableArray array];
    NSArray *nodes =
        [[_nodes allValues] sortedArrayUsingComparator:^(NSAtomicStoreCacheNode *a, NSAtomicStoreCacheNode *b) {
            id first = a.objectID->_reference, second = b.objectID->_reference;
            BOOL areNumbers = [first isKindOfClass:[NSNumber class]] && [second isKindOfClass:[NSNumber class]];
            return areNumbers ? [first compare:second] : [[first description] compare:[second description]];
        }];
    for (NSAtomicStoreCacheNode *node in nodes) {
        NSEntityDescription *entity = node.objectID->_entity;
        BOOL isOne = request.includesSubentities ? [entity isKindOfEntity:request.entity] : entity == request.entity;
        if (isOne) [rows addObject:[self rowOfNode:node]];
    }
    return memory_results(rows, request, context);
}

- (StoredRow *)rowForID:(NSManagedObjectID *)objectID
                context:(NSManagedObjectContext *)context
                  error:(NSError **)error {
    NSAtomicStoreCacheNode *node = [self cacheNodeForObjectID:objectID];
    return node ? [self rowOfNode:node] : nil;
}

- (NSArray *)resultsOfRelationship:(NSRelationshipDescription *)relationship
                              ofID:(NSManagedObjectID *)objectID
                           context:(NSManagedObjectContext *)context
                             error:(NSError **)error {
    NSMutableArray *identifiers = [NSMutableArray array];
    id value = [[self cacheNodeForObjectID:objectID] valueForKey:relationship.name];
    for (id each in value) {
        if ([each isKindOfClass:[NSAtomicStoreCacheNode class]]) [identifiers addObject:[each objectID]];
    }
    return identifiers;
}

- (NSArray *)permanentIDsForObjects:(NSArray *)objects error:(NSError **)error {
    NSMutableArray *identifiers = [NSMutableArray array];
    for (NSManagedObject *object in objects) {
        id reference = [self newReferenceObjectForManagedObject:object];
        [identifiers addObject:[self objectIDForEntity:object->_identifier->_entity referenceObject:reference]];
    }
    return identifiers;
}

- (BOOL)saveInserted:(NSSet *)inserted
             updated:(NSSet *)updated
             deleted:(NSSet *)deleted
             context:(NSManagedObjectContext *)context
           conflicts:(NSMutableArray *)conflicts
               error:(NSError **)error {
    if (self.isReadOnly)
        return fail_with_code(error, NSPersistentStoreSaveError, @"Attempt to save to a read-only store.");
    for (NSManagedObject *object in updated) {
        NSAtomicStoreCacheNode *node = [self cacheNodeForObjectID:object->_identifier];
        BOOL isCurrent = node && object_has_row(object) && object_row_version(object, 0) == node->_version;
        if (object->_values && !isCurrent) {
            [conflicts addObject:[RowConflict conflictOfObject:object persisted:node ? [self rowOfNode:node] : nil]];
        }
    }
    if ([conflicts count]) return NO;
    NSMutableSet *added = [NSMutableSet set], *removed = [NSMutableSet set];
    /// The property caches of changed nodes by ID, for a save that fails.
    NSMutableDictionary *former = [NSMutableDictionary dictionary];
    for (NSManagedObject *object in inserted) {
        NSAtomicStoreCacheNode *node = [self newCacheNodeForManagedObject:object];
        if (node) [added addObject:node];
    }
    [self addCacheNodes:added];
    for (NSSet *each in [NSArray arrayWithObjects:inserted, updated, nil]) {
        for (NSManagedObject *object in each) {
            if (object->_values == NULL) continue;
            NSAtomicStoreCacheNode *node = [self cacheNodeForObjectID:object->_identifier];
            if (object_has_row(object)) [former setObject:[node.propertyCache copy] ?: @{} forKey:object->_identifier];
            [self updateCacheNode:node fromManagedObject:object];
            if (object_has_row(object)) node->_version++;
        }
    }
    for (NSManagedObject *object in deleted) {
        NSAtomicStoreCacheNode *node = [self cacheNodeForObjectID:object->_identifier];
        if (node) [removed addObject:node];
    }
    if ([removed count]) [self willRemoveCacheNodes:removed];
    for (NSAtomicStoreCacheNode *node in removed) [_nodes removeObjectForKey:node.objectID];
    if ([self save:error]) {
        for (NSAtomicStoreCacheNode *node in removed) node.propertyCache = nil;
        return YES;
    }
    for (NSAtomicStoreCacheNode *node in added) [_nodes removeObjectForKey:node.objectID];
    for (NSAtomicStoreCacheNode *node in removed) [_nodes setObject:node forKey:node.objectID];
    for (NSManagedObjectID *each in former) {
        NSAtomicStoreCacheNode *node = [_nodes objectForKey:each];
        node.propertyCache = [[former objectForKey:each] mutableCopy];
        node->_version--;
    }
    return NO;
}

@end
