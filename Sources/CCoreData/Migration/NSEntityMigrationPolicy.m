#import "Errors/Failures.h"
#import "Migration/MigrationValues.h"

@implementation NSEntityMigrationPolicy

- (BOOL)beginEntityMapping:(NSEntityMapping *)mapping manager:(NSMigrationManager *)manager error:(NSError **)error {
    return YES;
}

- (BOOL)createDestinationInstancesForSourceInstance:(NSManagedObject *)sourceInstance
                                      entityMapping:(NSEntityMapping *)mapping
                                            manager:(NSMigrationManager *)manager
                                              error:(NSError **)error {
    NSEntityDescription *entity = [manager destinationEntityForEntityMapping:mapping];
    if (entity == nil) return YES;
    NSManagedObject *made = [NSEntityDescription insertNewObjectForEntityForName:entity.name
                                                          inManagedObjectContext:manager.destinationContext];
    for (NSPropertyMapping *each in mapping.attributeMappings) {
        if (each.valueExpression == nil) continue;
        id value = migration_value(each, self, manager, mapping, sourceInstance, made);
        NSAttributeDescription *attribute = [entity.attributesByName objectForKey:each.name];
        if (value == nil && !attribute.isOptional && attribute.defaultValue) continue;
        [made setValue:value forKey:each.name];
    }
    [manager associateSourceInstance:sourceInstance withDestinationInstance:made forEntityMapping:mapping];
    return YES;
}

- (BOOL)endInstanceCreationForEntityMapping:(NSEntityMapping *)mapping
                                    manager:(NSMigrationManager *)manager
                                      error:(NSError **)error {
    return YES;
}

/// The destination objects for the source objects in a relationship.
static NSArray *counterparts(NSMigrationManager *manager, id value) {
    NSMutableArray *sources = [NSMutableArray array], *result = [NSMutableArray array];
    if ([value isKindOfClass:[NSManagedObject class]]) value = [NSArray arrayWithObject:value];
    for (id each in value) [sources addObject:each];
    for (NSManagedObject *each in sources) {
        // An expression may itself return destination objects.
        if (each.managedObjectContext == manager.destinationContext) {
            [result addObject:each];
            continue;
        }
        NSArray *made = migration_instances(manager, each);
        if ([made count]) [result addObject:[made objectAtIndex:0]];
    }
    return result;
}

- (BOOL)createRelationshipsForDestinationInstance:(NSManagedObject *)destinationInstance
                                    entityMapping:(NSEntityMapping *)mapping
                                          manager:(NSMigrationManager *)manager
                                            error:(NSError **)error {
    NSArray *sources = [manager sourceInstancesForEntityMappingNamed:mapping.name
                                                destinationInstances:[NSArray arrayWithObject:destinationInstance]];
    NSManagedObject *source = [sources count] ? [sources objectAtIndex:0] : nil;
    NSDictionary *relationships = destinationInstance.entity.relationshipsByName;
    for (NSPropertyMapping *each in source ? mapping.relationshipMappings : nil) {
        NSRelationshipDescription *relationship = [relationships objectForKey:each.name];
        if (each.valueExpression == nil || relationship == nil) continue;
        NSArray *others =
            counterparts(manager, migration_value(each, self, manager, mapping, source, destinationInstance));
        if (!relationship.isToMany) {
            [destinationInstance setValue:[others lastObject] forKey:each.name];
        } else {
            id set =
                relationship.isOrdered ? (id)[NSOrderedSet orderedSetWithArray:others] : [NSSet setWithArray:others];
            [destinationInstance setValue:set forKey:each.name];
        }
    }
    return YES;
}

- (BOOL)endRelationshipCreationForEntityMapping:(NSEntityMapping *)mapping
                                        manager:(NSMigrationManager *)manager
                                          error:(NSError **)error {
    return YES;
}

- (BOOL)performCustomValidationForEntityMapping:(NSEntityMapping *)mapping
                                        manager:(NSMigrationManager *)manager
                                          error:(NSError **)error {
    return YES;
}

- (BOOL)endEntityMapping:(NSEntityMapping *)mapping manager:(NSMigrationManager *)manager error:(NSError **)error {
    return YES;
}

@end
