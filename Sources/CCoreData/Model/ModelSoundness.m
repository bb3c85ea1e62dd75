#import "Model/ModelSoundness.h"
#import "Model/EntityOwnership.h"

enum { MaximumHierarchyDepth = 100 };

/// False for a cycle in the entity hierarchy, and for one that leaves the model.
static BOOL hierarchy_is_sound(NSEntityDescription *entity, NSSet *entities, int depth) {
    if (depth > MaximumHierarchyDepth || ![entities containsObject:[NSValue valueWithNonretainedObject:entity]]) return NO;
    for (NSEntityDescription *each in entity.subentities) {
        if (each.superentity != entity || !hierarchy_is_sound(each, entities, depth + 1)) return NO;
    }
    NSEntityDescription *above = entity.superentity;
    if (above == nil) return YES;
    return [entities containsObject:[NSValue valueWithNonretainedObject:above]] &&
           [above.subentities indexOfObjectIdenticalTo:entity] != NSNotFound;
}

static BOOL relationship_is_sound(NSRelationshipDescription *relationship, NSSet *entities) {
    NSEntityDescription *destination = relationship.destinationEntity;
    NSRelationshipDescription *inverse = relationship.inverseRelationship;
    if (destination && ![entities containsObject:[NSValue valueWithNonretainedObject:destination]]) return NO;
    if (inverse == nil) return YES;
    if (destination == nil || inverse.name == nil) return NO;
    return [destination.propertiesByName objectForKey:inverse.name] == inverse &&
           [entities containsObject:[NSValue valueWithNonretainedObject:inverse.entity]] &&
           [inverse.destinationEntity isKindOfClass:[NSEntityDescription class]];
}

static NSString *entity_fault(NSEntityDescription *entity, NSSet *entities) {
    NSMutableSet *names = [NSMutableSet set];
    for (NSPropertyDescription *property in entity.properties) {
        // Apple's compiler lists what is inherited with the subentities, too.
        BOOL isOwned = property.entity && [entities containsObject:[NSValue valueWithNonretainedObject:property.entity]];
        if ([property.name length] == 0 || [names containsObject:property.name] || !isOwned) {
            return [NSString stringWithFormat:@"the properties of %@ are of no entity, or share a name", entity.name];
        }
        [names addObject:property.name];
        if ([property isKindOfClass:[NSRelationshipDescription class]] &&
            !relationship_is_sound((NSRelationshipDescription *)property, entities)) {
            return [NSString stringWithFormat:@"the ends of %@.%@ are not in the model", entity.name, property.name];
        }
    }
    return nil;
}

NSString *model_fault(NSManagedObjectModel *model) {
    NSMutableSet *entities = [NSMutableSet set], *names = [NSMutableSet set];
    for (NSEntityDescription *entity in model.entities) {
        if ([entity.name length] == 0 || [names containsObject:entity.name]) {
            return [NSString stringWithFormat:@"an entity has no name, or two are %@", entity.name];
        }
        [names addObject:entity.name];
        [entities addObject:[NSValue valueWithNonretainedObject:entity]];
    }
    for (NSEntityDescription *entity in model.entities) {
        if (!hierarchy_is_sound(entity, entities, 0)) {
            return [NSString stringWithFormat:@"the hierarchy of %@ is not in the model", entity.name];
        }
        int depth = 0;
        for (NSEntityDescription *each = entity; each; each = each.superentity) {
            if (++depth > MaximumHierarchyDepth) {
                return [NSString stringWithFormat:@"%@ has too many superentities", entity.name];
            }
        }
    }
    for (NSEntityDescription *entity in model.entities) {
        NSString *fault = entity_fault(entity, entities);
        if (fault) return fault;
    }
    return nil;
}

NSString *connect_read_model(NSManagedObjectModel *model) {
    // Names connect relationships whose other ends were not decoded; only then the ends can be judged.
    NSString *fault = model_fault(model);
    if (fault) return fault;
    [model resolveRelationships];
    return model_fault(model);
}
