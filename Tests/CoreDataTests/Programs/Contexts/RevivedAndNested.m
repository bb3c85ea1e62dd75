// What random operations found: an object whose deletion was saved and undone has its relationships again, a nested
// context deletes what it has inserted, and decimals have no digits that were never written.
// flags: -fobjc-arc
// > revived: friends of a: b; friends of b: a
// > saved and opened: friends of a: b; friends of b: a
// > nested: 0 shelves before saving, 0 after
// > 533.32

#import <CoreData/CoreData.h>

static NSManagedObjectModel *model(void) {
    NSEntityDescription *person = [[NSEntityDescription alloc] init], *shelf = [[NSEntityDescription alloc] init];
    person.name = @"Person";
    shelf.name = @"Shelf";
    NSAttributeDescription *name = [[NSAttributeDescription alloc] init], *price = [[NSAttributeDescription alloc] init];
    name.name = @"name";
    name.attributeType = NSStringAttributeType;
    price.name = @"price";
    price.attributeType = NSDecimalAttributeType;
    NSRelationshipDescription *friends = [[NSRelationshipDescription alloc] init];
    friends.name = @"friends";
    friends.destinationEntity = person;
    friends.maxCount = 0;
    friends.inverseRelationship = friends;
    NSRelationshipDescription *people = [[NSRelationshipDescription alloc] init], *place = [[NSRelationshipDescription alloc] init];
    people.name = @"people";
    people.destinationEntity = person;
    people.maxCount = 0;
    people.ordered = YES;
    people.inverseRelationship = place;
    place.name = @"shelf";
    place.destinationEntity = shelf;
    place.maxCount = 1;
    place.inverseRelationship = people;
    person.properties = @[ name, price, friends, place ];
    shelf.properties = @[ people ];
    NSManagedObjectModel *made = [[NSManagedObjectModel alloc] init];
    made.entities = @[ person, shelf ];
    return made;
}

static NSManagedObjectContext *open_store(void) {
    NSPersistentStoreCoordinator *coordinator = [[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:model()];
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"Revived.sqlite"];
    [coordinator addPersistentStoreWithType:NSSQLiteStoreType
                              configuration:nil
                                        URL:[NSURL fileURLWithPath:path]
                                    options:nil
                                      error:NULL];
    NSManagedObjectContext *context =
        [[NSManagedObjectContext alloc] initWithConcurrencyType:NSMainQueueConcurrencyType];
    context.persistentStoreCoordinator = coordinator;
    return context;
}

static NSArray *people(NSManagedObjectContext *context) {
    NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:@"Person"];
    request.sortDescriptors = @[ [NSSortDescriptor sortDescriptorWithKey:@"name" ascending:YES] ];
    return [context executeFetchRequest:request error:NULL];
}

static void tell_friends(const char *when, NSManagedObjectContext *context) {
    NSMutableArray *texts = [NSMutableArray array];
    for (NSManagedObject *each in people(context)) {
        NSArray *names = [[[each valueForKey:@"friends"] valueForKey:@"name"] allObjects];
        [texts addObject:[NSString stringWithFormat:@"friends of %@: %@", [each valueForKey:@"name"],
                                                    [names componentsJoinedByString:@", "]]];
    }
    printf("%s: %s\n", when, [[texts componentsJoinedByString:@"; "] UTF8String]);
}

int main(void) {
    @autoreleasepool {
        NSManagedObjectContext *context = open_store();
        for (NSString *name in @[ @"a", @"b" ]) {
            NSManagedObject *person = [NSEntityDescription insertNewObjectForEntityForName:@"Person" inManagedObjectContext:context];
            [person setValue:name forKey:@"name"];
            [person setValue:[NSDecimalNumber decimalNumberWithString:@"533.32"] forKey:@"price"];
        }
        [[[people(context) objectAtIndex:0] mutableSetValueForKey:@"friends"] addObject:[people(context) objectAtIndex:1]];
        [context save:NULL];
        context.undoManager = [[NSUndoManager alloc] init];
        context.undoManager.groupsByEvent = NO;
        [context.undoManager beginUndoGrouping];
        [context deleteObject:[people(context) objectAtIndex:1]];
        [context processPendingChanges];
        [context.undoManager endUndoGrouping];
        [context save:NULL];
        [context undo];
        tell_friends("revived", context);
        [context save:NULL];
        NSManagedObjectContext *again = open_store();
        tell_friends("saved and opened", again);

        NSManagedObjectContext *nested = [[NSManagedObjectContext alloc] init];
        nested.parentContext = again;
        NSManagedObject *shelf = [NSEntityDescription insertNewObjectForEntityForName:@"Shelf" inManagedObjectContext:nested];
        [nested processPendingChanges];
        [nested deleteObject:shelf];
        [nested processPendingChanges];
        NSFetchRequest *shelves = [NSFetchRequest fetchRequestWithEntityName:@"Shelf"];
        int before = (int)[nested countForFetchRequest:shelves error:NULL];
        [nested save:NULL];
        printf("nested: %d shelves before saving, %d after\n", before, (int)[again countForFetchRequest:shelves error:NULL]);
        printf("%s\n", [[[[people(again) objectAtIndex:0] valueForKey:@"price"] description] UTF8String]);
    }
    return 0;
}
