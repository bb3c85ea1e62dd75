// A model that most programs use, made in code: a library of books, authors, and places.
//
//     Author (name, born, rating) <->> Book (title, pages, price, isRead, published, notes, cover)
//     Book <<->> Tag (name)      Author >-> Place (name), Place ->> ordered authors
//     Novel is below Book (genre)
#import <CoreData/CoreData.h>

static NSAttributeDescription *attribute(NSString *name, NSAttributeType type) {
    NSAttributeDescription *made = [[[NSAttributeDescription alloc] init] autorelease];
    [made setName:name];
    [made setAttributeType:type];
    return made;
}

static NSEntityDescription *entity(NSString *name) {
    NSEntityDescription *made = [[[NSEntityDescription alloc] init] autorelease];
    [made setName:name];
    if (NSClassFromString(name)) [made setManagedObjectClassName:name];
    return made;
}

static void relate(NSEntityDescription *a, NSString *nameA, int maximumA, NSDeleteRule ruleA, NSEntityDescription *b,
                   NSString *nameB, int maximumB, NSDeleteRule ruleB) {
    NSRelationshipDescription *there = [[[NSRelationshipDescription alloc] init] autorelease];
    NSRelationshipDescription *back = [[[NSRelationshipDescription alloc] init] autorelease];
    [there setName:nameA];
    [there setDestinationEntity:b];
    [there setMaxCount:maximumA];
    [there setDeleteRule:ruleA];
    [there setInverseRelationship:back];
    [back setName:nameB];
    [back setDestinationEntity:a];
    [back setMaxCount:maximumB];
    [back setDeleteRule:ruleB];
    [back setInverseRelationship:there];
    [a setProperties:[[a properties] arrayByAddingObject:there]];
    [b setProperties:[[b properties] arrayByAddingObject:back]];
}

__attribute__((unused)) static NSManagedObjectModel *library_model(void) {
    NSEntityDescription *author = entity(@"Author"), *book = entity(@"Book"), *tag = entity(@"Tag"), *place = entity(@"Place"),
                        *novel = entity(@"Novel");
    NSAttributeDescription *name = attribute(@"name", NSStringAttributeType);
    [name setOptional:NO];
    [author setProperties:[NSArray arrayWithObjects:name, attribute(@"born", NSInteger16AttributeType),
                                                    attribute(@"rating", NSDoubleAttributeType), nil]];
    NSAttributeDescription *pages = attribute(@"pages", NSInteger32AttributeType);
    [pages setDefaultValue:[NSNumber numberWithInt:100]];
    NSAttributeDescription *note = attribute(@"note", NSStringAttributeType);
    [note setTransient:YES];
    [book setProperties:[NSArray arrayWithObjects:attribute(@"title", NSStringAttributeType), pages,
                                                  attribute(@"price", NSDecimalAttributeType),
                                                  attribute(@"isRead", NSBooleanAttributeType),
                                                  attribute(@"published", NSDateAttributeType),
                                                  attribute(@"cover", NSBinaryDataAttributeType),
                                                  attribute(@"shape", NSTransformableAttributeType),
                                                  attribute(@"isbn", NSInteger64AttributeType),
                                                  attribute(@"weight", NSFloatAttributeType), note, nil]];
    [novel setProperties:[NSArray arrayWithObject:attribute(@"genre", NSStringAttributeType)]];
    [tag setProperties:[NSArray arrayWithObject:attribute(@"name", NSStringAttributeType)]];
    [place setProperties:[NSArray arrayWithObject:attribute(@"name", NSStringAttributeType)]];
    relate(author, @"books", 0, NSCascadeDeleteRule, book, @"author", 1, NSNullifyDeleteRule);
    relate(book, @"tags", 0, NSNullifyDeleteRule, tag, @"books", 0, NSNullifyDeleteRule);
    relate(author, @"home", 1, NSNullifyDeleteRule, place, @"authors", 0, NSDenyDeleteRule);
    [[[place relationshipsByName] objectForKey:@"authors"] setOrdered:YES];
    [book setSubentities:[NSArray arrayWithObject:novel]];
    NSManagedObjectModel *model = [[[NSManagedObjectModel alloc] init] autorelease];
    [model setEntities:[NSArray arrayWithObjects:author, book, tag, place, nil]];
    return model;
}

__attribute__((unused)) static NSString *store_path(NSString *name) {
    return [NSTemporaryDirectory() stringByAppendingPathComponent:name];
}

__attribute__((unused)) static NSPersistentStoreCoordinator *coordinator_of_type(NSString *type, NSString *name) {
    NSPersistentStoreCoordinator *made =
        [[[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:library_model()] autorelease];
    NSError *error = nil;
    NSURL *url = name ? [NSURL fileURLWithPath:store_path(name)] : nil;
    if (![made addPersistentStoreWithType:type configuration:nil URL:url options:nil error:&error]) {
        printf("not opened: %s\n", [[error description] UTF8String]);
        exit(1);
    }
    return made;
}

__attribute__((unused)) static NSManagedObjectContext *context_of(NSPersistentStoreCoordinator *coordinator) {
    NSManagedObjectContext *context = [[[NSManagedObjectContext alloc] init] autorelease];
    [context setPersistentStoreCoordinator:coordinator];
    return context;
}

__attribute__((unused)) static NSManagedObjectContext *open_store(NSString *name) {
    return context_of(coordinator_of_type(NSSQLiteStoreType, name));
}

__attribute__((unused)) static id insert(NSManagedObjectContext *context, NSString *name) {
    return [NSEntityDescription insertNewObjectForEntityForName:name inManagedObjectContext:context];
}

__attribute__((unused)) static NSArray *fetch(NSManagedObjectContext *context, NSString *name, NSString *sortKey,
                                              NSPredicate *predicate) {
    NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:name];
    [request setPredicate:predicate];
    if (sortKey) {
        NSSortDescriptor *order = [[[NSSortDescriptor alloc] initWithKey:sortKey ascending:YES] autorelease];
        [request setSortDescriptors:[NSArray arrayWithObject:order]];
    }
    NSError *error = nil;
    NSArray *found = [context executeFetchRequest:request error:&error];
    if (found == nil) printf("fetch failed: %s\n", [[error description] UTF8String]);
    return found;
}

/// The values of a key, in order, as one text.
__attribute__((unused)) static const char *list(id objects, NSString *key) {
    NSMutableArray *texts = [NSMutableArray array];
    for (id each in objects) [texts addObject:[[each valueForKey:key] description] ?: @"nil"];
    if ([objects isKindOfClass:[NSSet class]]) [texts sortUsingSelector:@selector(compare:)];
    return [[texts componentsJoinedByString:@", "] UTF8String];
}

__attribute__((unused)) static void save(NSManagedObjectContext *context) {
    NSError *error = nil;
    if (![context save:&error]) printf("not saved: %d %s\n", (int)[error code], [[error localizedDescription] UTF8String]);
}
