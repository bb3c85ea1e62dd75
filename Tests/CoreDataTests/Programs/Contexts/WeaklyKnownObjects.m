// flags: -fobjc-arc
// What a context returns for an ID lives until the pool is drained, also for who refers to it only weakly.
// > with its ID 1, registered 1, existing 1
// > after the pool 0
#import <CoreData/CoreData.h>

int main(void) {
    NSManagedObjectContext *context = [[NSManagedObjectContext alloc] init];
    NSManagedObjectID *identifier;
    __weak NSManagedObject *weak;
    @autoreleasepool {
        NSAttributeDescription *name = [[NSAttributeDescription alloc] init];
        name.name = @"name";
        name.attributeType = NSStringAttributeType;
        NSEntityDescription *entity = [[NSEntityDescription alloc] init];
        entity.name = @"Place";
        entity.properties = @[ name ];
        NSManagedObjectModel *model = [[NSManagedObjectModel alloc] init];
        model.entities = @[ entity ];
        context.persistentStoreCoordinator = [[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:model];
        [context.persistentStoreCoordinator addPersistentStoreWithType:NSInMemoryStoreType
                                                         configuration:nil
                                                                   URL:nil
                                                               options:nil
                                                                 error:NULL];
        NSManagedObject *place = [NSEntityDescription insertNewObjectForEntityForName:@"Place"
                                                               inManagedObjectContext:context];
        [place setValue:@"Rome" forKey:@"name"];
        [context save:NULL];
        identifier = place.objectID;
    }
    [context reset];
    @autoreleasepool {
        weak = [context objectWithID:identifier];
        printf("with its ID %d", weak != nil);
    }
    @autoreleasepool {
        NSManagedObject *known = [context objectWithID:identifier];
        weak = [context objectRegisteredForID:identifier];
        known = nil;
        printf(", registered %d", weak != nil);
    }
    @autoreleasepool {
        weak = [context existingObjectWithID:identifier error:NULL];
        printf(", existing %d\n", weak != nil);
    }
    printf("after the pool %d\n", weak != nil);
    return 0;
}
