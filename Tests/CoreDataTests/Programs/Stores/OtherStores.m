// Binary, XML and in-memory stores keep what an SQLite store keeps; an app's metadata; values of all types.
// > SQLite: Ada A 300 12.5 1 5000 3 9000000000 1.50 {x, y} red
// > Binary: Ada A 300 12.5 1 5000 3 9000000000 1.50 {x, y} red
// > XML: Ada A 300 12.5 1 5000 3 9000000000 1.50 {x, y} red
// > in memory: 1 authors, other coordinator 0
// > metadata: note SQLite, UUID 1, hashes 5
// > metadata: note Binary, UUID 1, hashes 5
// > after deletion: 0 authors, 0 books, 2 tags
// > wrong type: 134000
// > broken: 259
// > other model: 134100

#include "../TestModel.h"

static void fill(NSManagedObjectContext *context) {
    NSManagedObject *ada = insert(context, @"Author"), *a = insert(context, @"Book"), *x = insert(context, @"Tag"),
                    *y = insert(context, @"Tag");
    [ada setValue:@"Ada" forKey:@"name"];
    [a setValue:@"A" forKey:@"title"];
    [a setValue:[NSNumber numberWithInt:300] forKey:@"pages"];
    [a setValue:[NSDecimalNumber decimalNumberWithString:@"12.5"] forKey:@"price"];
    [a setValue:[NSNumber numberWithBool:YES] forKey:@"isRead"];
    [a setValue:[NSDate dateWithTimeIntervalSinceReferenceDate:5000] forKey:@"published"];
    [a setValue:[NSData dataWithBytes:"abc" length:3] forKey:@"cover"];
    [a setValue:[NSNumber numberWithLongLong:9000000000] forKey:@"isbn"];
    [a setValue:[NSNumber numberWithFloat:1.5f] forKey:@"weight"];
    [a setValue:[NSArray arrayWithObject:@"red"] forKey:@"shape"];
    [a setValue:ada forKey:@"author"];
    [x setValue:@"x" forKey:@"name"];
    [y setValue:@"y" forKey:@"name"];
    [a setValue:[NSSet setWithObjects:x, y, nil] forKey:@"tags"];
    save(context);
}

static void try(NSString *type, NSString *name) {
    fill(context_of(coordinator_of_type(type, name)));
    NSManagedObjectContext *context = context_of(coordinator_of_type(type, name));
    NSManagedObject *book = [fetch(context, @"Book", nil, nil) lastObject];
    printf("%s: %s %s %d %s %d %.0f %d %lld %.2f {%s} %s\n", [type UTF8String],
           [[book valueForKeyPath:@"author.name"] UTF8String], [[book valueForKey:@"title"] UTF8String],
           [[book valueForKey:@"pages"] intValue], [[[book valueForKey:@"price"] description] UTF8String],
           [[book valueForKey:@"isRead"] boolValue], [[book valueForKey:@"published"] timeIntervalSinceReferenceDate],
           (int)[[book valueForKey:@"cover"] length], [[book valueForKey:@"isbn"] longLongValue],
           [[book valueForKey:@"weight"] floatValue], list([book valueForKey:@"tags"], @"name"),
           [[[book valueForKey:@"shape"] lastObject] UTF8String]);
}

static void try_metadata(NSString *type, NSString *name) {
    NSPersistentStoreCoordinator *coordinator = coordinator_of_type(type, name);
    NSPersistentStore *store = [[coordinator persistentStores] lastObject];
    NSMutableDictionary *metadata = [[[coordinator metadataForPersistentStore:store] mutableCopy] autorelease];
    [metadata setObject:type forKey:@"note"];
    [coordinator setMetadata:metadata forPersistentStore:store];
    NSManagedObjectContext *context = context_of(coordinator);
    [insert(context, @"Place") setValue:@"Turin" forKey:@"name"];
    save(context);
    NSDictionary *read = [NSPersistentStoreCoordinator metadataForPersistentStoreOfType:type
                                                                                    URL:[store URL]
                                                                                  error:NULL];
    printf("metadata: note %s, UUID %d, hashes %d\n", [[read objectForKey:@"note"] UTF8String],
           [[read objectForKey:NSStoreUUIDKey] isEqual:[store identifier]],
           (int)[[read objectForKey:NSStoreModelVersionHashesKey] count]);
}

static int code_of_opening(NSManagedObjectModel *model, NSString *type, NSString *name) {
    NSPersistentStoreCoordinator *made =
        [[[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:model] autorelease];
    NSError *error = nil;
    [made addPersistentStoreWithType:type
                       configuration:nil
                                 URL:[NSURL fileURLWithPath:store_path(name)]
                             options:nil
                               error:&error];
    return (int)[error code];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    try(NSSQLiteStoreType, @"Library.sqlite");
    try(NSBinaryStoreType, @"Library.binary");
    try(@"XML", @"Library.xml");
    NSManagedObjectContext *memory = context_of(coordinator_of_type(NSInMemoryStoreType, nil));
    fill(memory);
    [memory reset];
    printf("in memory: %d authors, other coordinator %d\n", (int)[fetch(memory, @"Author", nil, nil) count],
           (int)[fetch(context_of(coordinator_of_type(NSInMemoryStoreType, nil)), @"Author", nil, nil) count]);
    try_metadata(NSSQLiteStoreType, @"Library.sqlite");
    try_metadata(NSBinaryStoreType, @"Library.binary");
    NSManagedObjectContext *binary = context_of(coordinator_of_type(NSBinaryStoreType, @"Library.binary"));
    [binary deleteObject:[fetch(binary, @"Author", nil, nil) lastObject]];
    save(binary);
    binary = context_of(coordinator_of_type(NSBinaryStoreType, @"Library.binary"));
    printf("after deletion: %d authors, %d books, %d tags\n", (int)[fetch(binary, @"Author", nil, nil) count],
           (int)[fetch(binary, @"Book", nil, nil) count], (int)[fetch(binary, @"Tag", nil, nil) count]);
    printf("wrong type: %d\n", code_of_opening(library_model(), @"Paper", @"Library.paper"));
    [@"This is no database, but it is long enough to look at." writeToFile:store_path(@"Broken.sqlite") atomically:YES];
    printf("broken: %d\n", code_of_opening(library_model(), NSSQLiteStoreType, @"Broken.sqlite"));
    NSManagedObjectModel *other = library_model();
    NSEntityDescription *tag = [[other entitiesByName] objectForKey:@"Tag"];
    [tag setProperties:[[tag properties] arrayByAddingObject:attribute(@"colour", NSStringAttributeType)]];
    printf("other model: %d\n", code_of_opening(other, NSSQLiteStoreType, @"Library.sqlite"));
    [pool drain];
    return 0;
}
