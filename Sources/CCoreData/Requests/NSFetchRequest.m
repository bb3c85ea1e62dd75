#import "Errors/Failures.h"
#import "Model/VersionHash.h"

@implementation NSPersistentStoreRequest {
    NSArray *_affectedStores;
}

- (NSArray *)affectedStores {
    return _affectedStores;
}
- (void)setAffectedStores:(NSArray *)stores {
    _affectedStores = stores;
}
// Overridden by subclasses.
- (NSPersistentStoreRequestType)requestType {
    return 0;
}

- (id)copyWithZone:(NSZone *)zone {
    NSPersistentStoreRequest *copy = [[[self class] alloc] init];
    copy.affectedStores = _affectedStores;
    return copy;
}

@end

@implementation NSSaveChangesRequest {
    NSSet *_inserted, *_updated, *_deleted, *_locked;
}

- (id)initWithInsertedObjects:(NSSet *)insertedObjects
               updatedObjects:(NSSet *)updatedObjects
               deletedObjects:(NSSet *)deletedObjects
                lockedObjects:(NSSet *)lockedObjects {
    if ((self = [super init])) {
        _inserted = [insertedObjects copy];
        _updated = [updatedObjects copy];
        _deleted = [deletedObjects copy];
        _locked = [lockedObjects copy];
    }
    return self;
}

- (NSPersistentStoreRequestType)requestType {
    return NSSaveRequestType;
}
- (NSSet *)insertedObjects {
    return _inserted;
}
- (NSSet *)updatedObjects {
    return _updated;
}
- (NSSet *)deletedObjects {
    return _deleted;
}
- (NSSet *)lockedObjects {
    return _locked;
}

@end

@implementation NSFetchRequest {
    NSString *_entityName;
}

+ (NSFetchRequest *)fetchRequestWithEntityName:(NSString *)entityName {
    return [[self alloc] initWithEntityName:entityName];
}

/// The defaults are there before `-init`, which some libraries leave out.
+ (id)allocWithZone:(NSZone *)zone {
    NSFetchRequest *request = [super allocWithZone:zone];
    request->_includesSubentities = YES;
    request->_includesPropertyValues = YES;
    request->_returnsObjectsAsFaults = YES;
    request->_includesPendingChanges = YES;
    return request;
}

- (id)initWithEntityName:(NSString *)entityName {
    if ((self = [super init])) _entityName = [entityName copy];
    return self;
}

- (id)initWithCoder:(NSCoder *)coder {
    NSString *name = decoded_of_class(coder, @"NSEntityName", [NSString class]);
    NSEntityDescription *entity = decoded_of_class(coder, @"NSEntity", [NSEntityDescription class]);
    if (!(self = [self initWithEntityName:name ?: entity.name])) return nil;
    _entity = entity;
    _predicate = decoded_of_class(coder, @"NSPredicate", [NSPredicate class]);
    _sortDescriptors = decoded_elements(coder, @"NSSortDescriptors", [NSSortDescriptor class]);
    _fetchLimit = (NSUInteger)MAX(0, [coder decodeIntegerForKey:@"NSFetchLimit"]);
    _fetchOffset = (NSUInteger)MAX(0, [coder decodeIntegerForKey:@"NSFetchOffset"]);
    _fetchBatchSize = (NSUInteger)MAX(0, [coder decodeIntegerForKey:@"NSFetchBatchSize"]);
    _resultType = (NSFetchRequestResultType)[coder decodeIntegerForKey:@"NSResultType"];
    // The defaults for missing keys are those of a new request.
    if ([coder containsValueForKey:@"NSIncludesSubentities"]) {
        _includesSubentities = [coder decodeBoolForKey:@"NSIncludesSubentities"];
    }
    if ([coder containsValueForKey:@"NSIncludesPropertyValues"]) {
        _includesPropertyValues = [coder decodeBoolForKey:@"NSIncludesPropertyValues"];
    }
    if ([coder containsValueForKey:@"NSReturnsObjectsAsFaults"]) {
        _returnsObjectsAsFaults = [coder decodeBoolForKey:@"NSReturnsObjectsAsFaults"];
    }
    if ([coder containsValueForKey:@"NSIncludesPendingChanges"]) {
        _includesPendingChanges = [coder decodeBoolForKey:@"NSIncludesPendingChanges"];
    }
    _returnsDistinctResults = [coder decodeBoolForKey:@"NSReturnsDistinctResults"];
    _relationshipKeyPathsForPrefetching =
        decoded_elements(coder, @"NSRelationshipKeyPathsForPrefetching", [NSString class]);
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.entityName forKey:@"NSEntityName"];
    [coder encodeObject:_predicate forKey:@"NSPredicate"];
    [coder encodeObject:_sortDescriptors forKey:@"NSSortDescriptors"];
    [coder encodeInteger:(NSInteger)_fetchLimit forKey:@"NSFetchLimit"];
    [coder encodeInteger:(NSInteger)_fetchOffset forKey:@"NSFetchOffset"];
    [coder encodeInteger:(NSInteger)_fetchBatchSize forKey:@"NSFetchBatchSize"];
    [coder encodeInteger:(NSInteger)_resultType forKey:@"NSResultType"];
    [coder encodeBool:_includesSubentities forKey:@"NSIncludesSubentities"];
    [coder encodeBool:_includesPropertyValues forKey:@"NSIncludesPropertyValues"];
    [coder encodeBool:_returnsObjectsAsFaults forKey:@"NSReturnsObjectsAsFaults"];
    [coder encodeBool:_includesPendingChanges forKey:@"NSIncludesPendingChanges"];
    [coder encodeBool:_returnsDistinctResults forKey:@"NSReturnsDistinctResults"];
    [coder encodeObject:_relationshipKeyPathsForPrefetching forKey:@"NSRelationshipKeyPathsForPrefetching"];
}

- (id)copyWithZone:(NSZone *)zone {
    NSFetchRequest *copy = [super copyWithZone:zone];
    copy->_entityName = _entityName;
    copy->_entity = _entity;
    copy->_predicate = _predicate;
    copy->_sortDescriptors = _sortDescriptors;
    copy->_fetchLimit = _fetchLimit;
    copy->_resultType = _resultType;
    copy->_includesSubentities = _includesSubentities;
    copy->_includesPropertyValues = _includesPropertyValues;
    copy->_returnsObjectsAsFaults = _returnsObjectsAsFaults;
    copy->_relationshipKeyPathsForPrefetching = _relationshipKeyPathsForPrefetching;
    copy->_includesPendingChanges = _includesPendingChanges;
    copy->_returnsDistinctResults = _returnsDistinctResults;
    copy->_propertiesToFetch = _propertiesToFetch;
    copy->_fetchOffset = _fetchOffset;
    copy->_fetchBatchSize = _fetchBatchSize;
    copy->_shouldRefreshRefetchedObjects = _shouldRefreshRefetchedObjects;
    copy->_propertiesToGroupBy = _propertiesToGroupBy;
    copy->_havingPredicate = _havingPredicate;
    return copy;
}

- (NSPersistentStoreRequestType)requestType {
    return NSFetchRequestType;
}
- (NSString *)entityName {
    return _entity ? _entity.name : _entityName;
}

- (BOOL)isEqual:(id)other {
    if (self == other) return YES;
    if (![other isKindOfClass:[NSFetchRequest class]]) return NO;
    NSFetchRequest *it = other;
    return [self.entityName isEqual:it.entityName] &&
           (_predicate == it.predicate || [_predicate isEqual:it.predicate]) &&
           (_sortDescriptors == it.sortDescriptors || [_sortDescriptors isEqual:it.sortDescriptors]) &&
           _fetchLimit == it.fetchLimit && _fetchOffset == it.fetchOffset && _resultType == it.resultType;
}

- (NSUInteger)hash {
    return [self.entityName hash];
}

- (NSString *)description {
    return [NSString
        stringWithFormat:@"<NSFetchRequest: %p> (entity: %@; predicate: (%@); sortDescriptors: (%@); type: %lu; "
                         @"limit: %lu; offset: %lu)",
                         self, self.entityName, _predicate, _sortDescriptors, (unsigned long)_resultType,
                         (unsigned long)_fetchLimit, (unsigned long)_fetchOffset];
}

@end

@implementation NSFetchRequestExpression

+ (NSExpression *)expressionForFetch:(NSExpression *)fetch context:(NSExpression *)context countOnly:(BOOL)countOnly {
    NSFetchRequestExpression *expression = [[self alloc] init];
    expression->_requestExpression = fetch;
    expression->_contextExpression = context;
    expression->_countOnlyRequest = countOnly;
    return expression;
}

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super init])) {
        _requestExpression = decoded_of_class(coder, @"NSFRExpression", [NSExpression class]);
        _contextExpression = decoded_of_class(coder, @"NSMOCExpression", [NSExpression class]);
        _countOnlyRequest = [coder decodeBoolForKey:@"NSCountOnly"];
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeInteger:NSFetchRequestExpressionType forKey:@"NSExpressionType"];
    [coder encodeObject:_requestExpression forKey:@"NSFRExpression"];
    [coder encodeObject:_contextExpression forKey:@"NSMOCExpression"];
    [coder encodeBool:_countOnlyRequest forKey:@"NSCountOnly"];
}

- (NSExpressionType)expressionType {
    return (NSExpressionType)NSFetchRequestExpressionType;
}

- (id)expressionValueWithObject:(id)object context:(NSMutableDictionary *)bindings {
    NSFetchRequest *request = [_requestExpression expressionValueWithObject:object context:bindings];
    NSManagedObjectContext *context = [_contextExpression expressionValueWithObject:object context:bindings];
    if (!_countOnlyRequest) return [context executeFetchRequest:request error:NULL];
    return [NSNumber numberWithUnsignedInteger:[context countForFetchRequest:request error:NULL]];
}

@end
