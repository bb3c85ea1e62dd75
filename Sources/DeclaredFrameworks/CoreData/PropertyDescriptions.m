#import "EntityOwnership.h"
#import "KeyedState.h"

@implementation NSPropertyDescription

/// What archives and copies hold, subclasses' too. Other descriptions are kept out: they belong to their model.
+ (NSArray *)stateKeys {
    return [NSArray arrayWithObjects:@"name", @"optional", @"transient", @"indexed", @"userInfo", @"versionHashModifier",
                                     @"indexedBySpotlight", @"storedInExternalRecord", @"renamingIdentifier", nil];
}

- (id)init {
    if ((self = [super init])) {
        _optional = YES;
        _userInfo = [[NSDictionary alloc] init];
        _validationPredicates = [[NSArray alloc] init];
        _validationWarnings = [[NSArray alloc] init];
    }
    return self;
}

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [self init])) decode_values(self, [[self class] stateKeys], coder);
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder { encode_values(self, [[self class] stateKeys], coder); }

- (id)copyWithZone:(NSZone *)zone {
    NSPropertyDescription *copy = [[[self class] alloc] init];
    copy_values(self, copy, [[self class] stateKeys]);
    [copy setValidationPredicates:_validationPredicates withValidationWarnings:_validationWarnings];
    return copy;
}

- (void)setValidationPredicates:(NSArray *)validationPredicates withValidationWarnings:(NSArray *)validationWarnings {
    _validationPredicates = [validationPredicates copy];
    _validationWarnings = [validationWarnings copy];
}

- (NSData *)versionHash { return nil; }

- (NSString *)description {
    return [NSString stringWithFormat:@"<%@: %p> name %@, isOptional %d, isTransient %d, entity %@", [self class], self, _name,
                                      _optional, _transient, _entity.name];
}

@end

@implementation NSAttributeDescription

+ (NSArray *)stateKeys {
    NSArray *own = [NSArray arrayWithObjects:@"attributeType", @"attributeValueClassName", @"defaultValue",
                                             @"valueTransformerName", @"allowsExternalBinaryDataStorage", nil];
    return [[super stateKeys] arrayByAddingObjectsFromArray:own];
}

- (void)setAttributeType:(NSAttributeType)attributeType {
    _attributeType = attributeType;
    switch (attributeType) {
    case NSInteger16AttributeType:
    case NSInteger32AttributeType:
    case NSInteger64AttributeType:
    case NSDoubleAttributeType:
    case NSFloatAttributeType:
    case NSBooleanAttributeType: _attributeValueClassName = @"NSNumber"; break;
    case NSDecimalAttributeType: _attributeValueClassName = @"NSDecimalNumber"; break;
    case NSStringAttributeType: _attributeValueClassName = @"NSString"; break;
    case NSDateAttributeType: _attributeValueClassName = @"NSDate"; break;
    case NSBinaryDataAttributeType: _attributeValueClassName = @"NSData"; break;
    case NSObjectIDAttributeType: _attributeValueClassName = @"NSManagedObjectID"; break;
    default: _attributeValueClassName = nil;
    }
}

@end

@implementation NSRelationshipDescription

+ (NSArray *)stateKeys {
    NSArray *own = [NSArray arrayWithObjects:@"maxCount", @"minCount", @"deleteRule", @"ordered", nil];
    return [[super stateKeys] arrayByAddingObjectsFromArray:own];
}

- (id)init {
    if ((self = [super init])) {
        _deleteRule = NSNullifyDeleteRule;
        _maxCount = 1;
    }
    return self;
}

- (BOOL)isToMany { return _maxCount != 1; }

@end

@implementation NSFetchedPropertyDescription
@end

@implementation NSExpressionDescription
@end
