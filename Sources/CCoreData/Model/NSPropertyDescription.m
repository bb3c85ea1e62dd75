#import "Errors/Failures.h"
#import "Model/EntityOwnership.h"
#import "Model/VersionHash.h"

@implementation NSPropertyDescription

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
    if (!(self = [self init])) return nil;
    _name = decoded_of_class(coder, @"NSPropertyName", [NSString class]);
    _optional = [coder decodeBoolForKey:@"NSIsOptional"];
    _transient = [coder decodeBoolForKey:@"NSIsTransient"];
    _indexed = [coder decodeBoolForKey:@"NSIsIndexed"];
    _indexedBySpotlight = [coder decodeBoolForKey:@"NSIsIndexedBySpotlight"];
    _storedInExternalRecord = [coder decodeBoolForKey:@"NSIsStoredInExternalRecord"];
    _userInfo = decoded_plain(coder, @"NSUserInfo", [NSDictionary class]) ?: _userInfo;
    _versionHashModifier = decoded_of_class(coder, @"NSVersionHashModifier", [NSString class]);
    _renamingIdentifier = decoded_of_class(coder, @"NSRenamingIdentifier", [NSString class]);
    _validationPredicates =
        decoded_elements(coder, @"NSValidationPredicates", [NSPredicate class]) ?: _validationPredicates;
    _validationWarnings = decoded_plain(coder, @"NSValidationWarnings", [NSArray class]) ?: _validationWarnings;
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:_name forKey:@"NSPropertyName"];
    [coder encodeBool:_optional forKey:@"NSIsOptional"];
    [coder encodeBool:_transient forKey:@"NSIsTransient"];
    [coder encodeBool:_indexed forKey:@"NSIsIndexed"];
    [coder encodeBool:_indexedBySpotlight forKey:@"NSIsIndexedBySpotlight"];
    [coder encodeBool:_storedInExternalRecord forKey:@"NSIsStoredInExternalRecord"];
    [coder encodeObject:_userInfo forKey:@"NSUserInfo"];
    [coder encodeObject:_versionHashModifier forKey:@"NSVersionHashModifier"];
    [coder encodeObject:_renamingIdentifier forKey:@"NSRenamingIdentifier"];
    [coder encodeObject:_validationPredicates forKey:@"NSValidationPredicates"];
    [coder encodeObject:_validationWarnings forKey:@"NSValidationWarnings"];
}

- (id)copyWithZone:(NSZone *)zone {
    NSPropertyDescription *copy = [[[self class] alloc] init];
    copy->_name = _name;
    copy->_optional = _optional;
    copy->_transient = _transient;
    copy->_indexed = _indexed;
    copy->_indexedBySpotlight = _indexedBySpotlight;
    copy->_storedInExternalRecord = _storedInExternalRecord;
    copy->_userInfo = _userInfo;
    copy->_versionHashModifier = _versionHashModifier;
    copy->_renamingIdentifier = _renamingIdentifier;
    copy->_validationPredicates = _validationPredicates;
    copy->_validationWarnings = _validationWarnings;
    return copy;
}

- (void)setName:(NSString *)name {
    [_entity willChangeDescription];
    _name = [name copy];
}

- (void)setOptional:(BOOL)optional {
    [_entity willChangeDescription];
    _optional = optional;
}

- (void)setTransient:(BOOL)transient {
    [_entity willChangeDescription];
    _transient = transient;
}

- (NSString *)renamingIdentifier {
    return _renamingIdentifier ?: _name;
}

- (void)setValidationPredicates:(NSArray *)validationPredicates withValidationWarnings:(NSArray *)validationWarnings {
    if ([validationPredicates count] != [validationWarnings count]) {
        refuse_argument(@"Validation predicates and warnings must have the same number of elements.");
    }
    [_entity willChangeDescription];
    _validationPredicates = [validationPredicates copy] ?: [NSArray array];
    _validationWarnings = [validationWarnings copy] ?: [NSArray array];
}

- (NSData *)versionHash {
    return hash_of_text(property_hash_text(self));
}

/// Properties of different models can be equal.
- (BOOL)isEqual:(id)other {
    if (self == other) return YES;
    if (![other isMemberOfClass:[self class]]) return NO;
    NSPropertyDescription *property = other;
    return [property_hash_text(self) isEqualToString:property_hash_text(property)] &&
           (_entity.name == property.entity.name || [_entity.name isEqualToString:property.entity.name]);
}

- (NSUInteger)hash {
    return [_name hash];
}

- (NSString *)description {
    return [NSString
        stringWithFormat:@"(<%@: %p>), name %@, isOptional %d, isTransient %d, entity %@, renamingIdentifier %@, "
                         @"validation predicates %@, warnings %@, versionHashModifier %@\n userInfo %@",
                         [self class], self, _name, _optional, _transient, _entity.name, self.renamingIdentifier,
                         _validationPredicates, _validationWarnings, _versionHashModifier, _userInfo];
}

@end
