#import "PropertyListReference.h"

@implementation PropertyListReference

+ (PropertyListReference *)referenceToPlace:(unsigned long long)place {
    PropertyListReference *reference = [[self new] autorelease];
    reference->place = place;
    return reference;
}

- (BOOL)isEqual:(id)other {
    return [other isKindOfClass:[PropertyListReference class]] && ((PropertyListReference *)other)->place == place;
}

- (NSUInteger)hash { return (NSUInteger)place; }

- (NSString *)description {
    return [NSString stringWithFormat:@"<CFKeyedArchiverUID %p>{value = %llu}", self, place];
}

@end
