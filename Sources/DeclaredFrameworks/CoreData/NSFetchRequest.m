#import "Failures.h"
#import "KeyedState.h"

@implementation NSPersistentStoreRequest {
    NSArray *_affectedStores;
}

- (NSArray *)affectedStores { return _affectedStores; }
- (void)setAffectedStores:(NSArray *)stores { _affectedStores = stores; }
// Subclasses are of one type or the other.
- (NSPersistentStoreRequestType)requestType { return 0; }

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

- (NSPersistentStoreRequestType)requestType { return NSSaveRequestType; }
- (NSSet *)insertedObjects { return _inserted; }
- (NSSet *)updatedObjects { return _updated; }
- (NSSet *)deletedObjects { return _deleted; }
- (NSSet *)lockedObjects { return _locked; }

@end

@implementation NSFetchRequest {
    NSString *_entityName;
}

+ (NSFetchRequest *)fetchRequestWithEntityName:(NSString *)entityName {
    return [[self alloc] initWithEntityName:entityName];
}

/// The entity belongs to its model; archives hold its name only.
+ (NSArray *)stateKeys {
    return [NSArray arrayWithObjects:@"predicate", @"sortDescriptors", @"fetchLimit", @"affectedStores", @"resultType",
                                     @"includesSubentities", @"includesPropertyValues", @"returnsObjectsAsFaults",
                                     @"relationshipKeyPathsForPrefetching", @"includesPendingChanges",
                                     @"returnsDistinctResults", @"propertiesToFetch", @"fetchOffset", @"fetchBatchSize",
                                     @"shouldRefreshRefetchedObjects", @"propertiesToGroupBy", @"havingPredicate", nil];
}

- (id)init {
    if ((self = [super init])) {
        _includesSubentities = YES;
        _includesPropertyValues = YES;
        _returnsObjectsAsFaults = YES;
        _includesPendingChanges = YES;
    }
    return self;
}

- (id)initWithEntityName:(NSString *)entityName {
    if ((self = [self init])) _entityName = [entityName copy];
    return self;
}

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [self initWithEntityName:[coder decodeObjectForKey:@"entityName"]])) {
        decode_values(self, [NSFetchRequest stateKeys], coder);
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.entityName forKey:@"entityName"];
    encode_values(self, [NSFetchRequest stateKeys], coder);
}

- (id)copyWithZone:(NSZone *)zone {
    NSFetchRequest *copy = [[[self class] alloc] initWithEntityName:_entityName];
    copy.entity = _entity;
    copy_values(self, copy, [NSFetchRequest stateKeys]);
    return copy;
}

- (NSPersistentStoreRequestType)requestType { return NSFetchRequestType; }
- (NSString *)entityName { return _entity ? _entity.name : _entityName; }

@end

@implementation NSFetchRequestExpression

+ (NSExpression *)expressionForFetch:(NSExpression *)fetch context:(NSExpression *)context countOnly:(BOOL)countOnly {
    NSFetchRequestExpression *expression = [[self alloc] init];
    expression->_requestExpression = fetch;
    expression->_contextExpression = context;
    expression->_countOnlyRequest = countOnly;
    return expression;
}

@end
