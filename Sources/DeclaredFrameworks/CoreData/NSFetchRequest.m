#import "Failures.h"
#import "KeyedState.h"

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
                                     nil];
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
