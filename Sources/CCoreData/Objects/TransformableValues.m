#import "Objects/TransformableValues.h"

@interface UntransformedValue : NSObject {
  @public
    NSData *data;
}
@end

@implementation UntransformedValue
- (BOOL)isEqual:(id)other {
    return [other isMemberOfClass:[self class]] && [data isEqual:((UntransformedValue *)other)->data];
}
- (NSUInteger)hash {
    return [data hash];
}
@end

id transformable_value_of_data(NSData *data) {
    UntransformedValue *made = [[UntransformedValue alloc] init];
    made->data = data;
    return made;
}

BOOL value_is_untransformed(id value) { return [value isMemberOfClass:[UntransformedValue class]]; }

/// The attribute's transformer; nil for the default, in which values are archived.
static NSValueTransformer *transformer_of(NSPropertyDescription *attribute, BOOL *isReversed) {
    *isReversed = NO;
    NSString *name = [(NSAttributeDescription *)attribute valueTransformerName];
    if ([name length] == 0 || [name isEqualToString:@"NSKeyedUnarchiveFromData"] ||
        [name isEqualToString:@"NSKeyedUnarchiveFromDataTransformerName"]) {
        return nil;
    }
    // The system's transformers convert data to objects, those of apps convert objects to data.
    *isReversed = [name hasPrefix:@"NS"] && NSClassFromString(name) == Nil;
    NSValueTransformer *transformer = [NSValueTransformer valueTransformerForName:name];
    if (transformer == nil) {
        Class class = NSClassFromString(name);
        if ([class isSubclassOfClass:[NSValueTransformer class]]) transformer = [[class alloc] init];
    }
    if (transformer == nil)
        NSLog(@"CoreData: no NSValueTransformer with class name '%@' was found for attribute '%@'", name,
              attribute.name);
    return transformer;
}

id transformable_value(id value, NSPropertyDescription *attribute) {
    if (!value_is_untransformed(value)) return value;
    NSData *data = ((UntransformedValue *)value)->data;
    BOOL isReversed;
    NSValueTransformer *transformer = transformer_of(attribute, &isReversed);
    if (transformer)
        return isReversed ? [transformer transformedValue:data] : [transformer reverseTransformedValue:data];
    @try {
        return [NSKeyedUnarchiver unarchiveObjectWithData:data];
    } @catch (NSException *exception) {
        NSLog(@"CoreData: the value of attribute '%@' cannot be unarchived: %@", attribute.name, [exception reason]);
        return nil;
    }
}

NSData *transformable_data(id value, NSPropertyDescription *attribute) {
    if (value == nil) return nil;
    if (value_is_untransformed(value)) return ((UntransformedValue *)value)->data;
    BOOL isReversed;
    NSValueTransformer *transformer = transformer_of(attribute, &isReversed);
    if (transformer == nil) return [NSKeyedArchiver archivedDataWithRootObject:value];
    id data = isReversed ? [transformer reverseTransformedValue:value] : [transformer transformedValue:value];
    return [data isKindOfClass:[NSData class]] ? data : nil;
}
