// Migration in three passes: creation of objects, relationships, validation. The policies of entity mappings perform
// them.

#import "Errors/Failures.h"
#import "Migration/MigrationValues.h"

@implementation NSMigrationManager {
    /// The associations of source and destination objects, by the name of the entity mapping, in both directions.
    NSMutableDictionary *_destinations, *_sources;
    NSMapTable *_allDestinations;
    NSMutableDictionary *_policies;
    NSError *_cancellation;
    NSEntityMapping *_currentEntityMapping;
    float _migrationProgress;
}

- (id)initWithSourceModel:(NSManagedObjectModel *)sourceModel
         destinationModel:(NSManagedObjectModel *)destinationModel {
    if ((self = [super init])) {
        _sourceModel = sourceModel;
        _destinationModel = destinationModel;
        _usesStoreSpecificMigrationManager = YES;
        [self reset];
    }
    return self;
}

- (void)dealloc {
    NSFreeMapTable(_allDestinations);
}

- (NSEntityMapping *)currentEntityMapping {
    return _currentEntityMapping;
}
- (float)migrationProgress {
    return _migrationProgress;
}

- (void)reset {
    _destinations = [[NSMutableDictionary alloc] init];
    _sources = [[NSMutableDictionary alloc] init];
    _policies = [[NSMutableDictionary alloc] init];
    if (_allDestinations) NSFreeMapTable(_allDestinations);
    _allDestinations = NSCreateMapTable(NSObjectMapKeyCallBacks, NSObjectMapValueCallBacks, 64);
    _sourceContext = nil;
    _destinationContext = nil;
    _currentEntityMapping = nil;
    _cancellation = nil;
    _migrationProgress = 0;
}

- (NSEntityDescription *)sourceEntityForEntityMapping:(NSEntityMapping *)mapping {
    return mapping.sourceEntityName ? [_sourceModel.entitiesByName objectForKey:mapping.sourceEntityName] : nil;
}

- (NSEntityDescription *)destinationEntityForEntityMapping:(NSEntityMapping *)mapping {
    return mapping.destinationEntityName ? [_destinationModel.entitiesByName objectForKey:mapping.destinationEntityName]
                                         : nil;
}

#pragma mark Associations

static void add_association(NSMutableDictionary *all, NSString *name, NSManagedObject *key, NSManagedObject *value) {
    NSMapTable *table = [all objectForKey:name];
    if (table == nil) {
        table = [NSMapTable mapTableWithStrongToStrongObjects];
        [all setObject:table forKey:name];
    }
    NSMutableArray *list = [table objectForKey:key];
    if (list == nil) [table setObject:(list = [NSMutableArray array]) forKey:key];
    [list addObject:value];
}

- (void)associateSourceInstance:(NSManagedObject *)sourceInstance
        withDestinationInstance:(NSManagedObject *)destinationInstance
               forEntityMapping:(NSEntityMapping *)mapping {
    if (sourceInstance == nil || destinationInstance == nil || mapping.name == nil) return;
    add_association(_destinations, mapping.name, sourceInstance, destinationInstance);
    add_association(_sources, mapping.name, destinationInstance, sourceInstance);
    NSMutableArray *list = (__bridge NSMutableArray *)NSMapGet(_allDestinations, (__bridge void *)sourceInstance);
    if (list == nil) {
        list = [NSMutableArray array];
        NSMapInsert(_allDestinations, (__bridge void *)sourceInstance, (__bridge void *)list);
    }
    [list addObject:destinationInstance];
}

static NSArray *associated(NSMutableDictionary *all, NSString *name, NSArray *keys) {
    NSMapTable *table = name ? [all objectForKey:name] : nil;
    NSMutableArray *result = [NSMutableArray array];
    if (keys == nil) {
        for (NSArray *list in [table objectEnumerator]) [result addObjectsFromArray:list];
        return result;
    }
    for (id key in keys) {
        NSArray *list = [table objectForKey:key];
        if (list) [result addObjectsFromArray:list];
    }
    return result;
}

/// The objects of an expression's value: mapping models pass on what a relationship has, one object or none if it is to
/// one.
static NSArray *listed(id value) {
    return [value isKindOfClass:[NSManagedObject class]] ? [NSArray arrayWithObject:value] : value ?: [NSArray array];
}

- (NSArray *)destinationInstancesForEntityMappingNamed:(NSString *)name sourceInstances:(NSArray *)sourceInstances {
    return associated(_destinations, name, listed(sourceInstances));
}

- (NSArray *)sourceInstancesForEntityMappingNamed:(NSString *)name
                             destinationInstances:(NSArray *)destinationInstances {
    return associated(_sources, name, listed(destinationInstances));
}

/// Expressions of compiled mapping models send this message.
- (NSFetchRequest *)fetchRequestForSourceEntityNamed:(NSString *)name predicateString:(NSString *)format {
    NSEntityDescription *entity = [_sourceModel.entitiesByName objectForKey:name];
    if (entity == nil) refuse_argument(@"There is no entity “%@” in the source model", name);
    NSFetchRequest *request = [[NSFetchRequest alloc] init];
    request.entity = entity;
    request.predicate = [NSPredicate predicateWithFormat:format];
    request.includesSubentities = NO;
    return request;
}

NSArray *migration_instances(NSMigrationManager *manager, NSManagedObject *source) {
    return (__bridge NSArray *)NSMapGet(manager->_allDestinations, (__bridge void *)source);
}

id migration_value(NSPropertyMapping *property, NSEntityMigrationPolicy *policy, NSMigrationManager *manager,
                   NSEntityMapping *mapping, NSManagedObject *source, NSManagedObject *destination) {
    NSMutableDictionary *bindings = [NSMutableDictionary dictionary];
    [bindings setValue:manager forKey:NSMigrationManagerKey];
    [bindings setValue:source forKey:NSMigrationSourceObjectKey];
    [bindings setValue:destination forKey:NSMigrationDestinationObjectKey];
    [bindings setValue:mapping forKey:NSMigrationEntityMappingKey];
    [bindings setValue:property forKey:NSMigrationPropertyMappingKey];
    [bindings setValue:policy forKey:NSMigrationEntityPolicyKey];
    return [property.valueExpression expressionValueWithObject:source context:bindings];
}

- (void)cancelMigrationWithError:(NSError *)error {
    _cancellation = error ?: [NSError errorWithDomain:NSCocoaErrorDomain code:NSMigrationCancelledError userInfo:nil];
}

#pragma mark Migrating

static NSManagedObjectContext *context_for(NSManagedObjectModel *model, NSString *type, NSURL *url,
                                           NSDictionary *options, NSInteger code, NSError **error) {
    NSPersistentStoreCoordinator *coordinator = [[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:model];
    NSError *problem = nil;
    if (![coordinator addPersistentStoreWithType:type configuration:nil URL:url options:options error:&problem]) {
        fail_with_info(error, code,
                       problem ? [NSDictionary dictionaryWithObject:problem forKey:NSUnderlyingErrorKey] : nil);
        return nil;
    }
    NSManagedObjectContext *context = [[NSManagedObjectContext alloc] init];
    context.persistentStoreCoordinator = coordinator;
    context.undoManager = nil;
    return context;
}

- (NSEntityMigrationPolicy *)policyForMapping:(NSEntityMapping *)mapping {
    NSEntityMigrationPolicy *policy = [_policies objectForKey:mapping.name ?: @""];
    if (policy) return policy;
    NSString *name = mapping.entityMigrationPolicyClassName;
    Class class = [name length] ? NSClassFromString(name) : [NSEntityMigrationPolicy class];
    if (class == Nil) refuse_argument(@"There is no class “%@” for the policy of the mapping “%@”", name, mapping.name);
    policy = [[class alloc] init];
    [_policies setObject:policy forKey:mapping.name ?: @""];
    return policy;
}

/// The source objects of a mapping: the result of its expression, otherwise the objects of exactly its entity.
- (NSArray *)sourceObjectsOfMapping:(NSEntityMapping *)mapping error:(NSError **)error {
    NSEntityDescription *entity = [self sourceEntityForEntityMapping:mapping];
    if (mapping.sourceExpression) {
        NSMutableDictionary *bindings = [NSMutableDictionary dictionaryWithObject:self forKey:NSMigrationManagerKey];
        id found = [mapping.sourceExpression expressionValueWithObject:self context:bindings];
        if ([found isKindOfClass:[NSArray class]]) return found;
        // Otherwise the objects of the old store would be lost.
        fail_with_code(error, NSMigrationError,
                       [NSString stringWithFormat:@"The source expression of “%@” gives no objects", mapping.name]);
        return nil;
    }
    if (entity == nil || entity.isAbstract) return [NSArray array];
    NSFetchRequest *request = [[NSFetchRequest alloc] init];
    request.entity = entity;
    request.includesSubentities = NO;
    return [_sourceContext executeFetchRequest:request error:error];
}

- (BOOL)isCancelled:(NSError **)error {
    if (_cancellation && error) *error = _cancellation;
    return _cancellation != nil;
}

- (BOOL)createObjects:(NSError **)error {
    NSArray *mappings = _mappingModel.entityMappings;
    NSUInteger done = 0;
    for (NSEntityMapping *mapping in mappings) {
        if (mapping.mappingType == NSAddEntityMappingType || mapping.mappingType == NSRemoveEntityMappingType) continue;
        self->_currentEntityMapping = mapping;
        NSEntityMigrationPolicy *policy = [self policyForMapping:mapping];
        if (![policy beginEntityMapping:mapping manager:self error:error]) return NO;
        NSArray *objects = [self sourceObjectsOfMapping:mapping error:error];
        if (objects == nil) return NO;
        for (NSManagedObject *object in objects) {
            if ([self isCancelled:error]) return NO;
            @autoreleasepool {
                NSError *problem = nil;
                BOOL isMade = [policy createDestinationInstancesForSourceInstance:object
                                                                    entityMapping:mapping
                                                                          manager:self
                                                                            error:&problem];
                if (!isMade) {
                    if (error) *error = problem;
                    return NO;
                }
            }
        }
        if (![policy endInstanceCreationForEntityMapping:mapping manager:self error:error]) return NO;
        _migrationProgress = 0.5f * ++done / [mappings count];
    }
    return YES;
}

- (BOOL)createRelationships:(NSError **)error {
    NSArray *mappings = _mappingModel.entityMappings;
    NSUInteger done = 0;
    for (NSEntityMapping *mapping in mappings) {
        if (mapping.mappingType == NSAddEntityMappingType || mapping.mappingType == NSRemoveEntityMappingType) continue;
        self->_currentEntityMapping = mapping;
        NSEntityMigrationPolicy *policy = [self policyForMapping:mapping];
        for (NSManagedObject *object in associated(_destinations, mapping.name, nil)) {
            if ([self isCancelled:error]) return NO;
            if (![policy createRelationshipsForDestinationInstance:object
                                                     entityMapping:mapping
                                                           manager:self
                                                             error:error])
                return NO;
        }
        if (![policy endRelationshipCreationForEntityMapping:mapping manager:self error:error]) return NO;
        _migrationProgress = 0.5f + 0.4f * ++done / [mappings count];
    }
    return YES;
}

- (BOOL)validate:(NSError **)error {
    for (NSEntityMapping *mapping in _mappingModel.entityMappings) {
        if (mapping.mappingType == NSAddEntityMappingType || mapping.mappingType == NSRemoveEntityMappingType) continue;
        self->_currentEntityMapping = mapping;
        NSEntityMigrationPolicy *policy = [self policyForMapping:mapping];
        if (![policy performCustomValidationForEntityMapping:mapping manager:self error:error]) return NO;
        if (![policy endEntityMapping:mapping manager:self error:error]) return NO;
    }
    return YES;
}

- (BOOL)migrateStoreFromURL:(NSURL *)sourceURL
                       type:(NSString *)sourceType
                    options:(NSDictionary *)sourceOptions
           withMappingModel:(NSMappingModel *)mappings
           toDestinationURL:(NSURL *)destinationURL
            destinationType:(NSString *)destinationType
         destinationOptions:(NSDictionary *)destinationOptions
                      error:(NSError **)error {
    [self reset];
    _mappingModel = mappings;
    NSMutableDictionary *readOnly = [NSMutableDictionary dictionaryWithDictionary:sourceOptions];
    [readOnly setObject:[NSNumber numberWithBool:YES] forKey:NSReadOnlyPersistentStoreOption];
    _sourceContext =
        context_for(_sourceModel, sourceType, sourceURL, readOnly, NSMigrationManagerSourceStoreError, error);
    if (_sourceContext == nil) return NO;
    _destinationContext = context_for(_destinationModel, destinationType, destinationURL, destinationOptions,
                                      NSMigrationManagerDestinationStoreError, error);
    if (_destinationContext == nil) return NO;
    BOOL isMigrated = [self createObjects:error] && [self createRelationships:error] && [self validate:error] &&
                      [_destinationContext save:error];
    if (isMigrated) [self keepMetadata];
    _currentEntityMapping = nil;
    for (NSManagedObjectContext *each in [NSArray arrayWithObjects:_sourceContext, _destinationContext, nil]) {
        NSPersistentStoreCoordinator *coordinator = each.persistentStoreCoordinator;
        [each reset];
        for (NSPersistentStore *store in coordinator.persistentStores)
            [coordinator removePersistentStore:store error:NULL];
    }
    if (isMigrated) _migrationProgress = 1;
    return isMigrated;
}

/// Copies the app's entries in the old store's metadata.
- (void)keepMetadata {
    NSPersistentStore *from = [[_sourceContext.persistentStoreCoordinator persistentStores] objectAtIndex:0];
    NSPersistentStore *to = [[_destinationContext.persistentStoreCoordinator persistentStores] objectAtIndex:0];
    NSMutableDictionary *metadata = [NSMutableDictionary dictionaryWithDictionary:to.metadata];
    for (NSString *key in from.metadata) {
        if ([metadata objectForKey:key] == nil) [metadata setObject:[from.metadata objectForKey:key] forKey:key];
    }
    NSString *type = to.type;
    NSURL *url = to.URL;
    [_destinationContext.persistentStoreCoordinator removePersistentStore:to error:NULL];
    [NSPersistentStoreCoordinator setMetadata:metadata forPersistentStoreOfType:type URL:url error:NULL];
}

@end
