#import "StoreTool.h"

static NSString *identifier_of(NSManagedObject *object) {
    return [[[object.objectID URIRepresentation] lastPathComponent] substringFromIndex:1];
}

/// A relationship in words: the objects at the other end by their numbers.
static NSString *words_of_relationship(NSManagedObject *object, NSRelationshipDescription *relationship) {
    @try {
        id value = [object valueForKey:relationship.name];
        if (!relationship.isToMany) {
            return value ? [NSString stringWithFormat:@"%@ %@", [[value entity] name], identifier_of(value)] : @"nothing";
        }
        NSMutableArray *numbers = [NSMutableArray array];
        for (NSManagedObject *each in value) [numbers addObject:identifier_of(each)];
        if (!relationship.isOrdered) {
            [numbers sortUsingComparator:^(NSString *a, NSString *b) { return [a compare:b options:NSNumericSearch]; }];
        }
        NSUInteger count = [numbers count];
        if (count == 0) return @"none";
        if (count > 10) numbers = [[[numbers subarrayWithRange:NSMakeRange(0, 10)] arrayByAddingObject:@"…"] mutableCopy];
        return [NSString stringWithFormat:@"%lu (%@)", (unsigned long)count, [numbers componentsJoinedByString:@", "]];
    } @catch (NSException *exception) {
        return @"an object that is not there";
    }
}

static NSString *words_of_object(NSManagedObject *object) {
    NSMutableArray *parts = [NSMutableArray array];
    NSEntityDescription *entity = object.entity;
    for (NSString *name in [[[entity propertiesByName] allKeys] sortedArrayUsingSelector:@selector(compare:)]) {
        NSPropertyDescription *property = [[entity propertiesByName] objectForKey:name];
        if (property.isTransient || [property isKindOfClass:[NSFetchedPropertyDescription class]]) continue;
        NSString *words = [property isKindOfClass:[NSRelationshipDescription class]]
                              ? words_of_relationship(object, (NSRelationshipDescription *)property)
                              : words_of([object valueForKey:name]);
        [parts addObject:[NSString stringWithFormat:@"%@: %@", name, words]];
    }
    return [parts componentsJoinedByString:@", "];
}

void show_objects(NSString *store, NSManagedObjectModel *model, NSUInteger rows) {
    NSManagedObjectContext *context = open_store(store, model);
    NSString *type = [[[context.persistentStoreCoordinator persistentStores] lastObject] type];
    NSArray *names = [[[model entitiesByName] allKeys] sortedArrayUsingSelector:@selector(compare:)];
    printf("%s: a store of type %s with %lu entities\n", [[store lastPathComponent] UTF8String], [type UTF8String],
           (unsigned long)[names count]);
    for (NSString *name in names) {
        NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:name];
        request.includesSubentities = NO;
        NSError *error = nil;
        NSUInteger count = [context countForFetchRequest:request error:&error];
        if (count == NSNotFound) stop([error localizedDescription], @"The store is damaged.");
        NSEntityDescription *above = [[[model entitiesByName] objectForKey:name] superentity];
        printf("\n%s: %lu object%s%s%s\n", [name UTF8String], (unsigned long)count, count == 1 ? "" : "s",
               above ? ", a kind of " : "", above ? [above.name UTF8String] : "");
        request.fetchLimit = rows;
        for (NSManagedObject *each in rows ? [context executeFetchRequest:request error:NULL] : nil) {
            printf("  %s  %s\n", [identifier_of(each) UTF8String], [words_of_object(each) UTF8String]);
        }
        if (rows && count > rows) printf("  and %lu more\n", (unsigned long)(count - rows));
    }
}

void show_statements(NSString *store, NSManagedObjectModel *model, NSFetchRequest *request) {
    // As developers set it by their app's arguments.
    [[NSUserDefaults standardUserDefaults] registerDefaults:@{@"com.apple.CoreData.SQLDebug" : @"1"}];
    NSManagedObjectContext *context = open_store(store, model);
    // What comes before is the opening of the store.
    fprintf(stderr, "StoreTool: fetch\n");
    NSError *error = nil;
    @try {
        NSArray *found = [context executeFetchRequest:request error:&error];
        if (found == nil) stop([error localizedDescription], @"The store is damaged.");
        printf("%lu object%s\n", (unsigned long)[found count], [found count] == 1 ? "" : "s");
    } @catch (NSException *exception) {
        stop([exception reason], @"Name properties of the entity in --where and --sort.");
    }
}
