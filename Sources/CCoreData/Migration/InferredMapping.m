#import "Migration/InferredMapping.h"
#import "Errors/Failures.h"
#import "Model/EntityOwnership.h"

/// The corresponding description in the other model, by renaming identifier.
static id counterpart(NSDictionary *byName, NSPropertyDescription *description) {
    id found = [byName objectForKey:description.renamingIdentifier];
    if (found) return found;
    for (NSPropertyDescription *each in [byName allValues]) {
        if ([each.renamingIdentifier isEqualToString:description.renamingIdentifier]) return each;
    }
    return nil;
}

static BOOL refuse(NSError **error, NSString *reason, NSEntityDescription *entity, NSString *property) {
    NSMutableDictionary *info = [NSMutableDictionary dictionaryWithObject:reason forKey:@"reason"];
    if (entity.name) [info setObject:entity.name forKey:@"entity"];
    if (property) [info setObject:property forKey:@"property"];
    return fail_with_info(error, NSInferredMappingModelError, info);
}

static NSPropertyMapping *mapping_named(NSString *name, NSString *sourceName) {
    NSPropertyMapping *mapping = [[NSPropertyMapping alloc] init];
    mapping.name = name;
    if (sourceName) mapping.valueExpression = [NSExpression expressionWithFormat:@"$source.%K", sourceName];
    return mapping;
}

/// Whether values of one attribute type can be stored as another.
static BOOL is_convertible(NSAttributeType from, NSAttributeType to) {
    if (from == to) return YES;
    BOOL isNumber = from >= NSInteger16AttributeType && from <= NSFloatAttributeType;
    return (isNumber || from == NSBooleanAttributeType) && to >= NSInteger16AttributeType && to <= NSFloatAttributeType;
}

static BOOL map_properties(NSEntityMapping *mapping, NSEntityDescription *source, NSEntityDescription *destination,
                           NSError **error) {
    NSMutableArray *attributes = [NSMutableArray array], *relationships = [NSMutableArray array];
    NSDictionary *properties = destination.propertiesByName;
    for (NSString *name in [[properties allKeys] sortedArrayUsingSelector:@selector(compare:)]) {
        NSPropertyDescription *property = [properties objectForKey:name];
        if (property.isTransient) continue;
        if ([property isKindOfClass:[NSAttributeDescription class]]) {
            NSAttributeDescription *attribute = (NSAttributeDescription *)property;
            NSAttributeDescription *from = counterpart(source.attributesByName, attribute);
            if (from && (from.isTransient || !is_convertible(from.attributeType, attribute.attributeType))) {
                if (!from.isTransient)
                    return refuse(error, @"Can't infer a mapping: the attribute's type differs", destination, name);
                from = nil;
            }
            if (!property.isOptional && attribute.defaultValue == nil && (from == nil || from.isOptional) && source) {
                return refuse(error, @"Validation error missing attribute values on mandatory destination attribute",
                              destination, name);
            }
            [attributes addObject:mapping_named(name, from.name)];
        } else if ([property isKindOfClass:[NSRelationshipDescription class]]) {
            NSRelationshipDescription *from = counterpart(source.relationshipsByName, property);
            BOOL becomesOne = from && from.isToMany && ![(NSRelationshipDescription *)property isToMany];
            if (becomesOne)
                return refuse(error, @"Can't infer a mapping from a to-many to a to-one relationship", destination,
                              name);
            [relationships addObject:mapping_named(name, from.name)];
        }
    }
    mapping.attributeMappings = attributes;
    mapping.relationshipMappings = relationships;
    return YES;
}

NSMappingModel *inferred_mapping(NSManagedObjectModel *source, NSManagedObjectModel *destination, NSError **error) {
    if (source == nil || destination == nil) refuse_argument(@"Can't infer a mapping without both models");
    NSMutableArray *mappings = [NSMutableArray array];
    NSMutableSet *used = [NSMutableSet set];
    for (NSEntityDescription *entity in destination.entities) {
        NSEntityDescription *from = counterpart(source.entitiesByName, (NSPropertyDescription *)entity);
        NSEntityMapping *mapping = [[NSEntityMapping alloc] init];
        mapping.destinationEntityName = entity.name;
        mapping.destinationEntityVersionHash = entity.versionHash;
        if (from) {
            [used addObject:from.name];
            mapping.sourceEntityName = from.name;
            mapping.sourceEntityVersionHash = from.versionHash;
            BOOL isSame = [from.versionHash isEqual:entity.versionHash];
            mapping.mappingType = isSame ? NSCopyEntityMappingType : NSTransformEntityMappingType;
            mapping.name = [NSString stringWithFormat:@"IEM_%@_%@", isSame ? @"Copy" : @"Transform", entity.name];
            if (!map_properties(mapping, from, entity, error)) return nil;
        } else {
            mapping.mappingType = NSAddEntityMappingType;
            mapping.name = [@"IEM_Add_" stringByAppendingString:entity.name];
        }
        [mappings addObject:mapping];
    }
    for (NSEntityDescription *entity in source.entities) {
        if ([used containsObject:entity.name]) continue;
        NSEntityMapping *mapping = [[NSEntityMapping alloc] init];
        mapping.mappingType = NSRemoveEntityMappingType;
        mapping.sourceEntityName = entity.name;
        mapping.sourceEntityVersionHash = entity.versionHash;
        mapping.name = [@"IEM_Remove_" stringByAppendingString:entity.name];
        [mappings addObject:mapping];
    }
    NSMappingModel *model = [[NSMappingModel alloc] init];
    model.entityMappings = mappings;
    return model;
}
