#import <MediaPlayer/MediaPlayer.h>

@implementation MPMediaPredicate

- (id)initWithCoder:(NSCoder *)coder { return [self init]; }

- (void)encodeWithCoder:(NSCoder *)coder {
}

@end

@implementation MPMediaPropertyPredicate

+ (MPMediaPropertyPredicate *)predicateWithValue:(id)value forProperty:(NSString *)property {
    return [self predicateWithValue:value forProperty:property comparisonType:MPMediaPredicateComparisonEqualTo];
}

+ (MPMediaPropertyPredicate *)predicateWithValue:(id)value
                                     forProperty:(NSString *)property
                                  comparisonType:(MPMediaPredicateComparison)comparisonType {
    MPMediaPropertyPredicate *predicate = [[self alloc] init];
    predicate->_value = [value copy];
    predicate->_property = [property copy];
    predicate->_comparisonType = comparisonType;
    return predicate;
}

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super initWithCoder:coder])) {
        _value = [coder decodeObjectForKey:@"value"];
        _property = [coder decodeObjectForKey:@"property"];
        _comparisonType = [coder decodeIntegerForKey:@"comparisonType"];
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [super encodeWithCoder:coder];
    [coder encodeObject:_value forKey:@"value"];
    [coder encodeObject:_property forKey:@"property"];
    [coder encodeInteger:_comparisonType forKey:@"comparisonType"];
}

- (BOOL)isEqual:(id)other {
    if (![other isKindOfClass:[MPMediaPropertyPredicate class]]) return NO;
    MPMediaPropertyPredicate *predicate = other;
    return _comparisonType == predicate.comparisonType && [_property isEqual:predicate.property] &&
           [_value isEqual:predicate.value];
}

- (NSUInteger)hash { return [_property hash] ^ [_value hash]; }

@end
