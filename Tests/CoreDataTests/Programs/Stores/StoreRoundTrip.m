// A model made in code, its objects in an SQLite store, and found there again by another coordinator.
// > inserted: 3 objects, hasChanges 1
// > saved 1, error (null), hasChanges 0, temporary 0
// > in SQLite: ZDEPARTMENT ZEMPLOYEE Z_METADATA Z_PRIMARYKEY
// > Ada 36 Research
// > Charles 44 Research
// > Grace 61 -
// > employees of Research: Ada, Charles
// > older than 40: Charles, Grace
// > of Research: Ada, Charles
// > count: 2
// > after deletion: Ada, Grace; Research has 1
// > again: Ada, Grace

#import <CoreData/CoreData.h>

static NSAttributeDescription *attribute(NSString *name, NSAttributeType type) {
    NSAttributeDescription *made = [[[NSAttributeDescription alloc] init] autorelease];
    [made setName:name];
    [made setAttributeType:type];
    return made;
}

static NSManagedObjectModel *make_model(void) {
    NSEntityDescription *department = [[[NSEntityDescription alloc] init] autorelease];
    NSEntityDescription *employee = [[[NSEntityDescription alloc] init] autorelease];
    [department setName:@"Department"];
    [employee setName:@"Employee"];
    NSRelationshipDescription *employees = [[[NSRelationshipDescription alloc] init] autorelease];
    NSRelationshipDescription *home = [[[NSRelationshipDescription alloc] init] autorelease];
    [employees setName:@"employees"];
    [employees setDestinationEntity:employee];
    [employees setMaxCount:0];
    [home setName:@"department"];
    [home setDestinationEntity:department];
    [employees setInverseRelationship:home];
    [home setInverseRelationship:employees];
    [department setProperties:[NSArray arrayWithObjects:attribute(@"name", NSStringAttributeType), employees, nil]];
    [employee setProperties:[NSArray arrayWithObjects:attribute(@"name", NSStringAttributeType),
                                                      attribute(@"age", NSInteger32AttributeType), home, nil]];
    NSManagedObjectModel *model = [[[NSManagedObjectModel alloc] init] autorelease];
    [model setEntities:[NSArray arrayWithObjects:department, employee, nil]];
    return model;
}

static NSManagedObjectContext *open_context(NSString *path) {
    NSPersistentStoreCoordinator *coordinator =
        [[[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:make_model()] autorelease];
    NSError *error = nil;
    if (![coordinator addPersistentStoreWithType:NSSQLiteStoreType
                                   configuration:nil
                                             URL:[NSURL fileURLWithPath:path]
                                         options:nil
                                           error:&error]) {
        printf("not opened: %s\n", [[error description] UTF8String]);
        exit(1);
    }
    NSManagedObjectContext *context = [[[NSManagedObjectContext alloc] init] autorelease];
    [context setPersistentStoreCoordinator:coordinator];
    return context;
}

static NSArray *find(NSManagedObjectContext *context, NSPredicate *predicate) {
    NSFetchRequest *request = [[[NSFetchRequest alloc] init] autorelease];
    [request setEntity:[NSEntityDescription entityForName:@"Employee" inManagedObjectContext:context]];
    [request setPredicate:predicate];
    NSSortDescriptor *byName = [[[NSSortDescriptor alloc] initWithKey:@"name" ascending:YES] autorelease];
    [request setSortDescriptors:[NSArray arrayWithObject:byName]];
    NSError *error = nil;
    NSArray *found = [context executeFetchRequest:request error:&error];
    if (found == nil) printf("error: %s\n", [[error description] UTF8String]);
    return found;
}

static void print_names(const char *title, NSArray *objects) {
    printf("%s: %s\n", title, [[[objects valueForKey:@"name"] componentsJoinedByString:@", "] UTF8String]);
}

static NSManagedObject *add(NSManagedObjectContext *context, NSString *name, int age, NSManagedObject *department) {
    NSManagedObject *made = [NSEntityDescription insertNewObjectForEntityForName:@"Employee"
                                                          inManagedObjectContext:context];
    [made setValue:name forKey:@"name"];
    [made setValue:[NSNumber numberWithInt:age] forKey:@"age"];
    [made setValue:department forKey:@"department"];
    return made;
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"Store.sqlite"];
    NSManagedObjectContext *context = open_context(path);
    NSManagedObject *research = [NSEntityDescription insertNewObjectForEntityForName:@"Department"
                                                              inManagedObjectContext:context];
    [research setValue:@"Research" forKey:@"name"];
    NSManagedObject *ada = add(context, @"Ada", 36, research);
    add(context, @"Grace", 61, nil);
    [[research mutableSetValueForKey:@"employees"] addObject:add(context, @"Charles", 44, nil)];
    printf("inserted: %d objects, hasChanges %d\n", (int)[find(context, nil) count], [context hasChanges]);
    NSError *error = nil;
    BOOL isSaved = [context save:&error];
    printf("saved %d, error %s, hasChanges %d, temporary %d\n", isSaved,
           [[NSString stringWithFormat:@"%@", error] UTF8String], [context hasChanges], [[ada objectID] isTemporaryID]);
    printf("in SQLite:");
    fflush(stdout);
    system([[NSString
        stringWithFormat:
            @"sqlite3 '%@' '.tables' | tr -s ' \\n' '\\n\\n' | sort | tr '\\n' ' ' | sed 's/^/ /; s/ $//'; echo", path]
        UTF8String]);

    NSManagedObjectContext *other = open_context(path);
    for (NSManagedObject *each in find(other, nil)) {
        printf("%s %d %s\n", [[each valueForKey:@"name"] UTF8String], [[each valueForKey:@"age"] intValue],
               [([each valueForKeyPath:@"department.name"] ?: @"-") UTF8String]);
    }
    NSManagedObject *again = [[find(other, nil) objectAtIndex:0] valueForKey:@"department"];
    NSArray *names = [[[again valueForKey:@"employees"] valueForKey:@"name"] allObjects];
    printf("employees of Research: %s\n",
           [[[names sortedArrayUsingSelector:@selector(compare:)] componentsJoinedByString:@", "] UTF8String]);
    print_names("older than 40", find(other, [NSPredicate predicateWithFormat:@"age > %d", 40]));
    print_names("of Research", find(other, [NSPredicate predicateWithFormat:@"department.name BEGINSWITH[c] 'rese'"]));
    NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:@"Employee"];
    [request setPredicate:[NSPredicate predicateWithFormat:@"department == %@", again]];
    printf("count: %d\n", (int)[other countForFetchRequest:request error:NULL]);
    [other deleteObject:[find(other, [NSPredicate predicateWithFormat:@"name == 'Charles'"]) lastObject]];
    [other processPendingChanges];
    NSString *left = [[find(other, nil) valueForKey:@"name"] componentsJoinedByString:@", "];
    printf("after deletion: %s; Research has %d\n", [left UTF8String], (int)[[again valueForKey:@"employees"] count]);
    [other save:NULL];
    print_names("again", find(open_context(path), nil));
    [pool drain];
    return 0;
}
