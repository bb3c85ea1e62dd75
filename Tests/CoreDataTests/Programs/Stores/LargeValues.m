// Large values of attributes that allow external storage are files beside the store; the app sees no difference.
// flags: -lsqlite3
// > small: 0 files, 100 bytes of 7
// > large: 1 file, 2000000 bytes of 1
// > opened again: 2000000 bytes of 1
// > the same by a predicate: 1, by another value: 0, none: 0
// > as a dictionary: 2000000 bytes
// > refused by a conflict: 1 file, 2000000 bytes of 1
// > changed: 1 file, 3000000 bytes of 2
// > in a context that knew the old one: 3000000 bytes of 2
// > made small: 0 files, 10 bytes of 3
// > migrated: 1 file, 2000000 bytes of 4
// > deleted: 0 files
// > a name that leads out of the folder: 38 bytes of 115
// > a file that is gone: nothing

#include "../TestModel.h"
#include <sqlite3.h>

static NSManagedObjectModel *model_with(NSString *modifier) {
    NSManagedObjectModel *model = library_model();
    NSEntityDescription *book = [[model entitiesByName] objectForKey:@"Book"];
    [[[book attributesByName] objectForKey:@"cover"] setAllowsExternalBinaryDataStorage:YES];
    [book setVersionHashModifier:modifier];
    return model;
}

static NSManagedObjectContext *open_with(NSString *modifier) {
    NSManagedObjectModel *model = model_with(modifier);
    NSPersistentStoreCoordinator *coordinator =
        [[[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:model] autorelease];
    NSNumber *yes = [NSNumber numberWithBool:YES];
    NSDictionary *options =
        [NSDictionary dictionaryWithObjectsAndKeys:yes, NSMigratePersistentStoresAutomaticallyOption, yes,
                                                   NSInferMappingModelAutomaticallyOption, nil];
    NSError *error = nil;
    if (![coordinator addPersistentStoreWithType:NSSQLiteStoreType
                                   configuration:nil
                                             URL:[NSURL fileURLWithPath:store_path(@"Covers.sqlite")]
                                         options:options
                                           error:&error]) {
        printf("not opened: %s\n", [[error description] UTF8String]);
    }
    return context_of(coordinator);
}

static NSData *cover(NSUInteger length, char byte) {
    NSMutableData *made = [NSMutableData dataWithLength:length];
    memset([made mutableBytes], byte, length);
    return made;
}

static NSString *folder(void) { return store_path(@".Covers_SUPPORT/_EXTERNAL_DATA"); }

static void tell_files(const char *what) {
    int count = (int)[[[NSFileManager defaultManager] contentsOfDirectoryAtPath:folder() error:NULL] count];
    printf("%s: %d file%s", what, count, count == 1 ? "" : "s");
}

static void tell_cover(NSManagedObject *book) {
    NSData *data = [book valueForKey:@"cover"];
    if (data == nil) {
        puts("nothing");
        return;
    }
    printf("%d bytes of %d\n", (int)[data length], (int)((const char *)[data bytes])[[data length] - 1]);
}

static void tell(const char *what, NSManagedObject *book) {
    tell_files(what);
    printf(", ");
    tell_cover(book);
}

static id first_book(NSManagedObjectContext *context) { return [fetch(context, @"Book", @"title", nil) lastObject]; }

static void set_cover(NSManagedObject *book, NSData *data) {
    [book setValue:data forKey:@"cover"];
    save([book managedObjectContext]);
}

static int count_of(NSManagedObjectContext *context, NSData *data) {
    NSPredicate *predicate = [NSPredicate predicateWithFormat:@"cover == %@", data];
    return (int)[fetch(context, @"Book", @"title", predicate) count];
}

/// Writes bytes into the column as a damaged store may have them.
static void set_column(const char *bytes, int length) {
    sqlite3 *database = NULL;
    sqlite3_stmt *statement = NULL;
    sqlite3_open([store_path(@"Covers.sqlite") fileSystemRepresentation], &database);
    sqlite3_prepare_v2(database, "UPDATE ZBOOK SET ZCOVER = ?", -1, &statement, NULL);
    sqlite3_bind_blob(statement, 1, bytes, length, SQLITE_STATIC);
    sqlite3_step(statement);
    sqlite3_finalize(statement);
    sqlite3_close(database);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSManagedObjectContext *context = open_with(@"1");
    NSManagedObject *book = insert(context, @"Book");
    [book setValue:@"A" forKey:@"title"];
    set_cover(book, cover(100, 7));
    [context refreshObject:book mergeChanges:NO];
    tell("small", book);
    set_cover(book, cover(2000000, 1));
    [context refreshObject:book mergeChanges:NO];
    tell("large", book);
    context = open_with(@"1");
    printf("opened again: ");
    book = first_book(context);
    tell_cover(book);
    printf("the same by a predicate: %d, by another value: %d, none: %d\n", count_of(context, cover(2000000, 1)),
           count_of(context, cover(2000000, 2)), count_of(context, nil));
    NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:@"Book"];
    [request setResultType:NSDictionaryResultType];
    NSDictionary *row = [[context executeFetchRequest:request error:NULL] lastObject];
    printf("as a dictionary: %d bytes\n", (int)[[row objectForKey:@"cover"] length]);
    NSManagedObjectContext *other = open_with(@"1");
    NSManagedObject *same = first_book(other);
    [same setValue:@"B" forKey:@"title"];
    save(other);
    NSError *error = nil;
    [book setValue:cover(3000000, 2) forKey:@"cover"];
    if ([context save:&error]) puts("no conflict");
    [context refreshObject:book mergeChanges:NO];
    tell("refused by a conflict", book);
    // A fault with the row of the old value, which is not decoded yet.
    NSManagedObject *known = first_book(open_with(@"1"));
    set_cover(book, cover(3000000, 2));
    [context refreshObject:book mergeChanges:NO];
    tell("changed", book);
    printf("in a context that knew the old one: ");
    tell_cover(known);
    set_cover(book, cover(10, 3));
    [context refreshObject:book mergeChanges:NO];
    tell("made small", book);
    set_cover(book, cover(2000000, 4));
    NSString *resources = [[NSBundle mainBundle] resourcePath];
    [[NSFileManager defaultManager] createDirectoryAtPath:resources
                              withIntermediateDirectories:YES
                                               attributes:nil
                                                    error:NULL];
    [[NSKeyedArchiver archivedDataWithRootObject:model_with(@"1")]
        writeToFile:[resources stringByAppendingPathComponent:@"Old.mom"]
         atomically:NO];
    context = open_with(@"2");
    book = first_book(context);
    tell("migrated", book);
    [context deleteObject:book];
    save(context);
    tell_files("deleted");
    puts("");
    book = insert(context, @"Book");
    set_cover(book, cover(2000000, 5));
    [context refreshObject:book mergeChanges:NO];
    set_column("\2../../../../../../../../../../etc/passwd", 38);
    printf("a name that leads out of the folder: ");
    tell_cover(book);
    [context refreshObject:book mergeChanges:NO];
    set_column("\2" "01234567-89AB-CDEF-0123-456789ABCDEF", 38);
    printf("a file that is gone: ");
    tell_cover(book);
    [pool release];
    return 0;
}
