// Incremental stores: an app's own stores, which answer individual requests.

#import "Errors/Failures.h"
#import "Model/EntityOwnership.h"
#import "Objects/ManagedObject.h"
#import "Stores/StoreMetadata.h"
#import "Stores/StoreRequests.h"

@implementation NSIncrementalStoreNode {
    NSManagedObjectID *_nodeID;
    NSDictionary *_values;
    uint64_t _version;
}

- (id)initWithObjectID:(NSManagedObjectID *)objectID withValues:(NSDictionary *)values version:(uint64_t)version {
    if ((self = [super init])) {
        _nodeID = objectID;
        [self updateWithValues:values version:version];
    }
    return self;
}

- (void)updateWithValues:(NSDictionary *)values version:(uint64_t)version {
    _values = [values copy];
    _version = version;
}

- (NSManagedObjectID *)objectID {
    return _nodeID;
}
- (uint64_t)version {
    return _version;
}
- (id)valueForPropertyDescription:(NSPropertyDescription *)prop {
    return [_values objectForKey:prop.name];
}

@end

@implementation NSIncrementalStore {
    NSMutableDictionary *_identifiers;
}

+ (id)identifierForNewStoreAtURL:(NSURL *)storeURL {
    return [[NSProcessInfo processInfo] globallyUniqueString];
}

#pragma mark What subclasses answer

static id must_override(id store, SEL selector) {
    refuse_state(@"%@ must override %@", [store class], NSStringFromSelector(selector));
}

- (BOOL)loadMetadata:(NSError **)error {
    return must_override(self, _cmd) != nil;
}

- (id)executeRequest:(NSPersistentStoreRequest *)request
         withContext:(NSManagedObjectContext *)context
               error:(NSError **)error {
    return must_override(self, _cmd);
}

- (NSIncrementalStoreNode *)newValuesForObjectWithID:(NSManagedObjectID *)objectID
                                         withContext:(NSManagedObjectContext *)context
                                               error:(NSError **)error {
    return must_override(self, _cmd);
}

- (id)newValueForRelationship:(NSRelationshipDescription *)relationship
              forObjectWithID:(NSManagedObjectID *)objectID
                  withContext:(NSManagedObjectContext *)context
                        error:(NSError **)error {
    return must_override(self, _cmd);
}

- (NSArray *)obtainPermanentIDsForObjects:(NSArray *)array error:(NSError **)error {
    return must_override(self, _cmd);
}

- (void)managedObjectContextDidRegisterObjectsWithIDs:(NSArray *)objectIDs {
}

- (void)managedObjectContextDidUnregisterObjectsWithIDs:(NSArray *)objectIDs {
}

#pragma mark Object IDs

- (NSManagedObjectID *)newObjectIDForEntity:(NSEntityDescription *)entity referenceObject:(id)data {
    if (data == nil) refuse_argument(@"An object ID needs a reference object.");
    if (_identifiers == nil) _identifiers = [[NSMutableDictionary alloc] init];
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

/// A URI contains the reference object as text; strings and numbers are distinguished.
- (NSManagedObjectID *)objectIDForEntity:(NSEntityDescription *)entity text:(NSString *)text {
    for (NSArray *key in _identifiers) {
        BOOL isOne = [[key objectAtIndex:0] isEqualToString:entity.name] &&
                     [[[key objectAtIndex:1] description] isEqualToString:text];
        if (isOne) return [_identifiers objectForKey:key];
    }
    return [self newObjectIDForEntity:entity referenceObject:text];
}

- (void)closeStore {
    [_identifiers removeAllObjects];
}

#pragma mark Requests of contexts

- (NSArray *)resultsOfRequest:(NSFetchRequest *)request
                      context:(NSManagedObjectContext *)context
                        error:(NSError **)error {
    id results = [self executeRequest:request withContext:context error:error];
    return [results isKindOfClass:[NSNumber class]] ? [NSArray arrayWithObject:results] : results;
}

- (StoredRow *)rowForID:(NSManagedObjectID *)objectID
                context:(NSManagedObjectContext *)context
                  error:(NSError **)error {
    NSIncrementalStoreNode *node = [self newValuesForObjectWithID:objectID withContext:context error:error];
    if (node == nil) return nil;
    EntityLayout *layout = objectID->_entity.layout;
    StoredRow *row = row_of_values(objectID, layout, (int64_t)[node version]);
    for (NSUInteger i = 0; i < layout->count; i++) {
        PropertySlot *slot = &layout->slots[i];
        if (slot->is_transient || slot->kind == ToManySlot || slot->kind == FetchedSlot) continue;
        id value = [node valueForPropertyDescription:slot->description];
        // The app's store is asked for a to-one relationship that the node does not contain.
        if (value == nil && slot->kind == ToOneSlot) {
            value = [self newValueForRelationship:(NSRelationshipDescription *)slot->description
                                  forObjectWithID:objectID
                                      withContext:context
                                            error:NULL];
        }
        row->values[i] = value == [NSNull null] ? nil : value;
    }
    return row;
}

- (NSArray *)resultsOfRelationship:(NSRelationshipDescription *)relationship
                              ofID:(NSManagedObjectID *)objectID
                           context:(NSManagedObjectContext *)context
                             error:(NSError **)error {
    id value = [self newValueForRelationship:relationship forObjectWithID:objectID withContext:context error:error];
    NSMutableArray *identifiers = [NSMutableArray array];
    for (id each in [value isKindOfClass:[NSNull class]] ? nil : value) [identifiers addObject:each];
    return identifiers;
}

- (NSArray *)permanentIDsForObjects:(NSArray *)objects error:(NSError **)error {
    return [self obtainPermanentIDsForObjects:objects error:error];
}

- (BOOL)saveInserted:(NSSet *)inserted
             updated:(NSSet *)updated
             deleted:(NSSet *)deleted
             context:(NSManagedObjectContext *)context
           conflicts:(NSMutableArray *)conflicts
               error:(NSError **)error {
    NSSaveChangesRequest *request = [[NSSaveChangesRequest alloc] initWithInsertedObjects:inserted
                                                                           updatedObjects:updated
                                                                           deletedObjects:deleted
                                                                            lockedObjects:nil];
    return [self executeRequest:request withContext:context error:error] != nil;
}

@end
