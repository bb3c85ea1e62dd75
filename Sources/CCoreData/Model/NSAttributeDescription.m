#import "Errors/Failures.h"
#import "Model/EntityOwnership.h"
#import "Model/VersionHash.h"

@implementation NSAttributeDescription

- (id)initWithCoder:(NSCoder *)coder {
    if (!(self = [super initWithCoder:coder])) return nil;
    self.attributeType = (NSAttributeType)[coder decodeIntegerForKey:@"NSAttributeType"];
    _attributeValueClassName =
        decoded_of_class(coder, @"NSAttributeValueClassName", [NSString class]) ?: _attributeValueClassName;
    _defaultValue = decoded_plain(coder, @"NSDefaultValue", [NSObject class]);
    if (_attributeType == NSDecimalAttributeType && [_defaultValue isKindOfClass:[NSString class]]) {
        _defaultValue = [NSDecimalNumber decimalNumberWithString:_defaultValue locale:nil];
    }
    // Objects would start with a value that cannot be saved.
    Class class = _attributeType == NSTransformableAttributeType ? Nil : NSClassFromString(_attributeValueClassName);
    if (class && ![_defaultValue isKindOfClass:class]) _defaultValue = nil;
    _valueTransformerName = decoded_of_class(coder, @"NSValueTransformerName", [NSString class]);
    _allowsExternalBinaryDataStorage = [coder decodeBoolForKey:@"NSAllowsExternalBinaryDataStorage"];
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [super encodeWithCoder:coder];
    [coder encodeInteger:(NSInteger)_attributeType forKey:@"NSAttributeType"];
    [coder encodeObject:_attributeValueClassName forKey:@"NSAttributeValueClassName"];
    [coder encodeObject:_defaultValue forKey:@"NSDefaultValue"];
    [coder encodeObject:_valueTransformerName forKey:@"NSValueTransformerName"];
    [coder encodeBool:_allowsExternalBinaryDataStorage forKey:@"NSAllowsExternalBinaryDataStorage"];
}

- (id)copyWithZone:(NSZone *)zone {
    NSAttributeDescription *copy = [super copyWithZone:zone];
    copy->_attributeType = _attributeType;
    copy->_attributeValueClassName = _attributeValueClassName;
    copy->_defaultValue = _defaultValue;
    copy->_valueTransformerName = _valueTransformerName;
    copy->_allowsExternalBinaryDataStorage = _allowsExternalBinaryDataStorage;
    return copy;
}

- (void)setAttributeType:(NSAttributeType)attributeType {
    [self.entity willChangeDescription];
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

- (void)setDefaultValue:(id)defaultValue {
    [self.entity willChangeDescription];
    _defaultValue = defaultValue;
}

- (NSString *)description {
    return [NSString stringWithFormat:@"%@, attributeType %lu , attributeValueClassName %@, defaultValue %@",
                                      [super description], (unsigned long)_attributeType, _attributeValueClassName,
                                      _defaultValue];
}

@end
