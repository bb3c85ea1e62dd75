#import "Model/EntityOwnership.h"
#import "Model/VersionHash.h"

@implementation NSRelationshipDescription

- (id)init {
    if ((self = [super init])) {
        _deleteRule = NSNullifyDeleteRule;
        _maxCount = 1;
    }
    return self;
}

- (id)initWithCoder:(NSCoder *)coder {
    if (!(self = [super initWithCoder:coder])) return nil;
    NSInteger rule = [coder decodeIntegerForKey:@"NSDeleteRule"];
    _deleteRule = rule >= NSNoActionDeleteRule && rule <= NSDenyDeleteRule ? (NSDeleteRule)rule : NSNullifyDeleteRule;
    _minCount = (NSUInteger)MAX(0, [coder decodeIntegerForKey:@"NSMinCount"]);
    _maxCount = (NSUInteger)MAX(0, [coder decodeIntegerForKey:@"NSMaxCount"]);
    _ordered = [coder decodeBoolForKey:@"NSIsOrdered"];
    // By name: the ends are connected after all entities of the model were decoded.
    _destinationName = decoded_of_class(coder, @"_NSDestinationEntityName", [NSString class]);
    _inverseName = decoded_of_class(coder, @"_NSInverseRelationshipName", [NSString class]);
    _destinationEntity = decoded_of_class(coder, @"NSDestinationEntity", [NSEntityDescription class]);
    _inverseRelationship = decoded_of_class(coder, @"NSInverseRelationship", [NSRelationshipDescription class]);
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [super encodeWithCoder:coder];
    [coder encodeInteger:(NSInteger)_deleteRule forKey:@"NSDeleteRule"];
    [coder encodeInteger:(NSInteger)_minCount forKey:@"NSMinCount"];
    [coder encodeInteger:(NSInteger)_maxCount forKey:@"NSMaxCount"];
    [coder encodeBool:_ordered forKey:@"NSIsOrdered"];
    [coder encodeObject:self.destinationName forKey:@"_NSDestinationEntityName"];
    [coder encodeObject:self.inverseName forKey:@"_NSInverseRelationshipName"];
}

- (id)copyWithZone:(NSZone *)zone {
    NSRelationshipDescription *copy = [super copyWithZone:zone];
    copy->_destinationName = self.destinationName;
    copy->_inverseName = self.inverseName;
    copy->_destinationEntity = _destinationEntity;
    copy->_inverseRelationship = _inverseRelationship;
    copy->_maxCount = _maxCount;
    copy->_minCount = _minCount;
    copy->_deleteRule = _deleteRule;
    copy->_ordered = _ordered;
    return copy;
}

- (NSString *)destinationName {
    return _destinationEntity.name ?: _destinationName;
}
- (NSString *)inverseName {
    return _inverseRelationship.name ?: _inverseName;
}
- (BOOL)isToMany {
    return _maxCount != 1;
}

- (NSString *)description {
    return [NSString stringWithFormat:@"%@, destination entity %@, inverseRelationship %@, minCount %lu, maxCount %lu, "
                                      @"isOrdered %d, deleteRule %lu",
                                      [super description], self.destinationName, self.inverseName,
                                      (unsigned long)_minCount, (unsigned long)_maxCount, _ordered,
                                      (unsigned long)_deleteRule];
}

@end
