// Properties that are not stored: fetched properties, and expressions in requests.

#import "Model/EntityOwnership.h"
#import "Model/VersionHash.h"

@implementation NSFetchedPropertyDescription

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super initWithCoder:coder])) {
        _fetchRequest = decoded_of_class(coder, @"NSFetchRequest", [NSFetchRequest class]);
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [super encodeWithCoder:coder];
    [coder encodeObject:_fetchRequest forKey:@"NSFetchRequest"];
}

- (id)copyWithZone:(NSZone *)zone {
    NSFetchedPropertyDescription *copy = [super copyWithZone:zone];
    copy->_fetchRequest = [_fetchRequest copy];
    return copy;
}

@end

@implementation NSExpressionDescription

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super initWithCoder:coder])) {
        _expression = decoded_of_class(coder, @"NSExpression", [NSExpression class]);
        _expressionResultType = (NSAttributeType)[coder decodeIntegerForKey:@"NSExpressionResultType"];
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [super encodeWithCoder:coder];
    [coder encodeObject:_expression forKey:@"NSExpression"];
    [coder encodeInteger:(NSInteger)_expressionResultType forKey:@"NSExpressionResultType"];
}

- (id)copyWithZone:(NSZone *)zone {
    NSExpressionDescription *copy = [super copyWithZone:zone];
    copy->_expression = _expression;
    copy->_expressionResultType = _expressionResultType;
    return copy;
}

@end
