// A store is brought to another model: by a mapping that names tell, and by one of the app's with a policy of its own.
// > inferred: Copy Place, Remove Tag, Transform Author, Transform Book, Transform Novel
// > migrated 1: Ada wrote A, B; A has 1 shelf; copies 1, genre fantasy
// > by the policy: ADA
// > not inferable: 134190

#include "../TestModel.h"

@interface Shouting : NSEntityMigrationPolicy
@end

@implementation Shouting
- (BOOL)createDestinationInstancesForSourceInstance:(NSManagedObject *)source
                                      entityMapping:(NSEntityMapping *)mapping
                                            manager:(NSMigrationManager *)manager
                                              error:(NSError **)error {
    NSManagedObject *made = [NSEntityDescription insertNewObjectForEntityForName:[mapping destinationEntityName]
                                                          inManagedObjectContext:[manager destinationContext]];
    [made setValue:[[source valueForKey:@"name"] uppercaseString] forKey:@"fullName"];
    [manager associateSourceInstance:source withDestinationInstance:made forEntityMapping:mapping];
    return YES;
}
@end

/// Authors have a full name, books copies and no tags; tags are gone.
static NSManagedObjectModel *new_model(void) {
    NSManagedObjectModel *model = library_model();
    NSDictionary *entities = [model entitiesByName];
    NSPropertyDescription *name = [[[entities objectForKey:@"Author"] propertiesByName] objectForKey:@"name"];
    [name setName:@"fullName"];
    [name setRenamingIdentifier:@"name"];
    NSEntityDescription *book = [entities objectForKey:@"Book"];
    NSMutableArray *properties = [NSMutableArray arrayWithArray:[book properties]];
    [properties removeObject:[[book propertiesByName] objectForKey:@"tags"]];
    NSAttributeDescription *copies = attribute(@"copies", NSInteger16AttributeType);
    [copies setDefaultValue:[NSNumber numberWithInt:1]];
    [copies setOptional:NO];
    [properties addObject:copies];
    [book setProperties:properties];
    NSMutableArray *kept = [NSMutableArray array];
    for (NSEntityDescription *each in [model entities]) {
        if (![[each name] isEqual:@"Tag"]) [kept addObject:each];
    }
    [model setEntities:kept];
    return model;
}

static BOOL migrate(NSMappingModel *mapping, NSString *to) {
    NSMigrationManager *manager = [[[NSMigrationManager alloc] initWithSourceModel:library_model()
                                                                  destinationModel:new_model()] autorelease];
    NSError *error = nil;
    BOOL isMigrated = [manager migrateStoreFromURL:[NSURL fileURLWithPath:store_path(@"Old.sqlite")]
                                              type:NSSQLiteStoreType
                                           options:nil
                                  withMappingModel:mapping
                                  toDestinationURL:[NSURL fileURLWithPath:store_path(to)]
                                   destinationType:NSSQLiteStoreType
                                destinationOptions:nil
                                             error:&error];
    if (!isMigrated) printf("not migrated: %s\n", [[error description] UTF8String]);
    return isMigrated;
}

static NSManagedObjectContext *open_new(NSString *name) {
    NSPersistentStoreCoordinator *made =
        [[[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:new_model()] autorelease];
    NSError *error = nil;
    if (![made addPersistentStoreWithType:NSSQLiteStoreType
                            configuration:nil
                                      URL:[NSURL fileURLWithPath:store_path(name)]
                                  options:nil
                                    error:&error]) {
        printf("not opened: %s\n", [[error description] UTF8String]);
    }
    return context_of(made);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSManagedObjectContext *old = open_store(@"Old.sqlite");
    NSManagedObject *ada = insert(old, @"Author"), *a = insert(old, @"Book"), *b = insert(old, @"Novel"),
                    *turin = insert(old, @"Place");
    [ada setValue:@"Ada" forKey:@"name"];
    [a setValue:@"A" forKey:@"title"];
    [b setValue:@"B" forKey:@"title"];
    [b setValue:@"fantasy" forKey:@"genre"];
    [ada setValue:[NSSet setWithObjects:a, b, nil] forKey:@"books"];
    [turin setValue:@"Turin" forKey:@"name"];
    [ada setValue:turin forKey:@"home"];
    [[a mutableSetValueForKey:@"tags"] addObject:insert(old, @"Tag")];
    save(old);
    NSError *error = nil;
    NSMappingModel *mapping = [NSMappingModel inferredMappingModelForSourceModel:library_model()
                                                                destinationModel:new_model()
                                                                           error:&error];
    NSMutableArray *names = [NSMutableArray array];
    for (NSEntityMapping *each in [mapping entityMappings]) {
        NSString *name = [[[each name] substringFromIndex:4] stringByReplacingOccurrencesOfString:@"_" withString:@" "];
        [names addObject:name];
    }
    [names sortUsingSelector:@selector(compare:)];
    printf("inferred: %s\n", [[names componentsJoinedByString:@", "] UTF8String]);
    BOOL isMigrated = migrate(mapping, @"New.sqlite");
    NSManagedObjectContext *new = open_new(@"New.sqlite");
    NSManagedObject *author = [fetch(new, @"Author", nil, nil) lastObject],
                    *novel = [fetch(new, @"Novel", nil, nil) lastObject];
    printf("migrated %d: %s wrote %s; A has 1 shelf; copies %d, genre %s\n", isMigrated,
           [[author valueForKey:@"fullName"] UTF8String], list([author valueForKey:@"books"], @"title"),
           [[novel valueForKey:@"copies"] intValue], [[novel valueForKey:@"genre"] UTF8String]);
    for (NSEntityMapping *each in [mapping entityMappings]) {
        if ([[each destinationEntityName] isEqual:@"Author"]) [each setEntityMigrationPolicyClassName:@"Shouting"];
    }
    migrate(mapping, @"Loud.sqlite");
    printf("by the policy: %s\n", list(fetch(open_new(@"Loud.sqlite"), @"Author", nil, nil), @"fullName"));
    NSManagedObjectModel *strict = library_model();
    NSAttributeDescription *needed = attribute(@"needed", NSStringAttributeType);
    [needed setOptional:NO];
    NSEntityDescription *tag = [[strict entitiesByName] objectForKey:@"Tag"];
    [tag setProperties:[[tag properties] arrayByAddingObject:needed]];
    [NSMappingModel inferredMappingModelForSourceModel:library_model() destinationModel:strict error:&error];
    printf("not inferable: %d\n", (int)[error code]);
    [pool drain];
    return 0;
}
