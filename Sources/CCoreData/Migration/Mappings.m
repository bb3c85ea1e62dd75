#import "Errors/Failures.h"
#import "Migration/InferredMapping.h"
#import "Migration/MappingFile.h"
#import "Model/EntityOwnership.h"
#import "Model/VersionHash.h"
#import <Verger/FilePaths.h>

@implementation NSPropertyMapping

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super init])) {
        _name = decoded_of_class(coder, @"NSDestinationPropertyName", [NSString class]);
        _valueExpression = decoded_of_class(coder, @"NSValueExpression", [NSExpression class]);
        _userInfo = decoded_plain(coder, @"NSUserInfo", [NSDictionary class]);
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:_name forKey:@"NSDestinationPropertyName"];
    [coder encodeObject:_valueExpression forKey:@"NSValueExpression"];
    [coder encodeObject:_userInfo forKey:@"NSUserInfo"];
}

@end

@implementation NSEntityMapping

- (id)initWithCoder:(NSCoder *)coder {
    if (!(self = [super init])) return nil;
    _name = decoded_of_class(coder, @"NSMappingName", [NSString class]);
    _mappingType = (NSEntityMappingType)[coder decodeIntegerForKey:@"NSMappingType"];
    _sourceEntityName = decoded_of_class(coder, @"NSSourceEntityName", [NSString class]);
    _sourceEntityVersionHash = decoded_of_class(coder, @"NSSourceEntityVersionHash", [NSData class]);
    _destinationEntityName = decoded_of_class(coder, @"NSDestinationEntityName", [NSString class]);
    _destinationEntityVersionHash = decoded_of_class(coder, @"NSDestinationEntityVersionHash", [NSData class]);
    _attributeMappings = decoded_elements(coder, @"NSAttributeMappings", [NSPropertyMapping class]);
    _relationshipMappings = decoded_elements(coder, @"NSRelationshipMappings", [NSPropertyMapping class]);
    _sourceExpression = decoded_of_class(coder, @"NSSourceExpression", [NSExpression class]);
    _userInfo = decoded_plain(coder, @"NSUserInfo", [NSDictionary class]);
    _entityMigrationPolicyClassName = decoded_of_class(coder, @"NSEntityMigrationPolicyClassName", [NSString class]);
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:_name forKey:@"NSMappingName"];
    [coder encodeInteger:(NSInteger)_mappingType forKey:@"NSMappingType"];
    [coder encodeObject:_sourceEntityName forKey:@"NSSourceEntityName"];
    [coder encodeObject:_sourceEntityVersionHash forKey:@"NSSourceEntityVersionHash"];
    [coder encodeObject:_destinationEntityName forKey:@"NSDestinationEntityName"];
    [coder encodeObject:_destinationEntityVersionHash forKey:@"NSDestinationEntityVersionHash"];
    [coder encodeObject:_attributeMappings forKey:@"NSAttributeMappings"];
    [coder encodeObject:_relationshipMappings forKey:@"NSRelationshipMappings"];
    [coder encodeObject:_sourceExpression forKey:@"NSSourceExpression"];
    [coder encodeObject:_userInfo forKey:@"NSUserInfo"];
    [coder encodeObject:_entityMigrationPolicyClassName forKey:@"NSEntityMigrationPolicyClassName"];
}

@end

@implementation NSMappingModel

/// Whether the mapping maps the entities of one model to those of the other.
static BOOL suits(NSMappingModel *mapping, NSManagedObjectModel *source, NSManagedObjectModel *destination) {
    for (NSEntityMapping *each in mapping.entityMappings) {
        NSEntityDescription *from =
            each.sourceEntityName ? [source.entitiesByName objectForKey:each.sourceEntityName] : nil;
        NSEntityDescription *to =
            each.destinationEntityName ? [destination.entitiesByName objectForKey:each.destinationEntityName] : nil;
        if (each.sourceEntityName && from == nil) return NO;
        if (each.destinationEntityName && to == nil) return NO;
        if (from && each.sourceEntityVersionHash && ![each.sourceEntityVersionHash isEqual:from.versionHash]) return NO;
        if (to && each.destinationEntityVersionHash && ![each.destinationEntityVersionHash isEqual:to.versionHash])
            return NO;
    }
    return [mapping.entityMappings count] > 0;
}

+ (NSMappingModel *)mappingModelFromBundles:(NSArray *)bundles
                             forSourceModel:(NSManagedObjectModel *)sourceModel
                           destinationModel:(NSManagedObjectModel *)destinationModel {
    if (sourceModel == nil || destinationModel == nil) return nil;
    for (NSBundle *bundle in bundles ?: [NSArray arrayWithObject:[NSBundle mainBundle]]) {
        for (NSString *path in [bundle pathsForResourcesOfType:@"cdm" inDirectory:nil]) {
            NSMappingModel *mapping = [[NSMappingModel alloc] initWithContentsOfURL:[NSURL fileURLWithPath:path]];
            if (mapping && suits(mapping, sourceModel, destinationModel)) return mapping;
        }
    }
    return nil;
}

+ (NSMappingModel *)inferredMappingModelForSourceModel:(NSManagedObjectModel *)sourceModel
                                      destinationModel:(NSManagedObjectModel *)destinationModel
                                                 error:(NSError **)error {
    return inferred_mapping(sourceModel, destinationModel, error);
}

- (id)initWithContentsOfURL:(NSURL *)url {
    NSString *path = VergerFilePath(url);
    return path ? read_mapping_model(path) : nil;
}

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super init])) {
        _entityMappings = decoded_elements(coder, @"NSEntityMappings", [NSEntityMapping class]);
        _compiledSource = decoded_of_class(coder, @"VergerSourceModel", [NSManagedObjectModel class]);
        _compiledDestination = decoded_of_class(coder, @"VergerDestinationModel", [NSManagedObjectModel class]);
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:_entityMappings forKey:@"NSEntityMappings"];
}

- (NSDictionary *)entityMappingsByName {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    for (NSEntityMapping *mapping in _entityMappings) {
        if (mapping.name) [result setObject:mapping forKey:mapping.name];
    }
    return result;
}

@end
