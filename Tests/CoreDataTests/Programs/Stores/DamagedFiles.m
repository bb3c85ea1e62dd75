// Damaged stores and models are refused with an error that has a domain, a code and a sentence, or read without a crash
// and without exceptions. `FoundationFuzz foundation-store` and `foundation-model` do this for as long as one likes.
// flags: -lsqlite3
// > stores: nothing found
// > models: nothing found
// > a truncated store: NSCocoaErrorDomain 259
// > no database: NSCocoaErrorDomain 259
// > a folder: NSCocoaErrorDomain 256
// > hostile statements: nothing found
// > hostile lists: nothing found

#import "../../../../Benchmarks/Fuzz/Foundation/Mutation.m"
#import "../../../../Benchmarks/Fuzz/Foundation/Stores.m"
#import "../../../../Benchmarks/Fuzz/Foundation/Samples.m"
#import <sqlite3.h>

/// What somebody might do to a store: rows of other entities, values of other types, numbers without an end.
static NSString *const hostile[] = {
    @"UPDATE ZBOOK SET Z_ENT = (SELECT Z_ENT FROM Z_PRIMARYKEY WHERE Z_NAME = 'Novel')",
    @"UPDATE ZBOOK SET Z_ENT = (SELECT Z_ENT FROM Z_PRIMARYKEY WHERE Z_NAME = 'Author')",
    @"UPDATE ZBOOK SET Z_ENT = 99",
    @"UPDATE ZBOOK SET ZAUTHOR = 9223372036854775807",
    @"UPDATE ZBOOK SET ZTITLE = x'ff00', ZPUBLISHED = 'never', ZCOVER = 5, ZPRICE = 'cheap', ZSHAPE = 'round', "
    @"ZAUTHOR = 'somebody', ZPAGES = 1e300, ZISREAD = x''",
    @"UPDATE ZBOOK SET Z_OPT = NULL",
    @"UPDATE Z_PRIMARYKEY SET Z_MAX = 9223372036854775807",
    @"UPDATE Z_PRIMARYKEY SET Z_MAX = -5",
    @"UPDATE Z_PRIMARYKEY SET Z_MAX = 0",
    @"UPDATE Z_PRIMARYKEY SET Z_ENT = Z_ENT + 7",
    @"DELETE FROM Z_PRIMARYKEY",
    @"DELETE FROM Z_METADATA",
    @"UPDATE Z_METADATA SET Z_PLIST = 'no list'",
    @"DROP TABLE ZBOOK",
    @"DROP TABLE Z_METADATA",
    @"ALTER TABLE ZBOOK RENAME TO ZOTHER; CREATE VIEW ZBOOK AS WITH RECURSIVE C(N) AS (SELECT 1 UNION ALL SELECT N + 1 FROM C) "
    @"SELECT N AS Z_PK, 1 AS Z_ENT, 1 AS Z_OPT FROM C",
    @"CREATE TRIGGER BAD AFTER UPDATE ON ZBOOK BEGIN SELECT RAISE(ABORT, 'no'); END",
    @"CREATE TRIGGER BAD BEFORE INSERT ON ZBOOK BEGIN DELETE FROM ZAUTHOR; END",
};

static void try_hostile(void) {
    for (size_t i = 0; i < sizeof hostile / sizeof hostile[0]; i++) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        NSString *path = scratch(@"hostile");
        [[store_samples() objectAtIndex:0] writeToFile:path atomically:NO];
        sqlite3 *database;
        sqlite3_open([path fileSystemRepresentation], &database);
        if (sqlite3_exec(database, [hostile[i] UTF8String], NULL, NULL, NULL) != SQLITE_OK) {
            printf("%s: %s\n", [hostile[i] UTF8String], sqlite3_errmsg(database));
        }
        sqlite3_close(database);
        NSString *finding = store_exercise([NSData dataWithContentsOfFile:path]);
        if (finding) printf("%s: %s\n", [hostile[i] UTF8String], [finding UTF8String]);
        [pool drain];
    }
    printf("hostile statements: nothing found\n");
}

/// Objects of another entity than a relationship leads to.
static NSData *store_with_wrong_books(void) {
    NSData *sample = [store_samples() lastObject];
    NSMutableDictionary *contents = [NSPropertyListSerialization propertyListWithData:sample
                                                                              options:NSPropertyListMutableContainersAndLeaves
                                                                               format:NULL
                                                                                error:NULL];
    NSMutableDictionary *objects = [contents objectForKey:@"NSObjects"];
    for (NSString *name in [objects allKeys]) {
        NSMutableDictionary *values = [objects objectForKey:name];
        if ([values objectForKey:@"books"]) [values setObject:[NSArray arrayWithObject:name] forKey:@"books"];
    }
    return [NSPropertyListSerialization dataWithPropertyList:contents format:NSPropertyListBinaryFormat_v1_0 options:0 error:NULL];
}

/// A value of another kind in a store's metadata.
static NSData *store_with_metadata(id value, NSString *key) {
    NSString *path = scratch(@"hostile");
    [[store_samples() objectAtIndex:0] writeToFile:path atomically:NO];
    NSData *list = [NSPropertyListSerialization dataWithPropertyList:[NSDictionary dictionaryWithObject:value forKey:key]
                                                              format:NSPropertyListBinaryFormat_v1_0
                                                             options:0
                                                               error:NULL];
    sqlite3 *database;
    sqlite3_stmt *update;
    sqlite3_open([path fileSystemRepresentation], &database);
    sqlite3_prepare_v2(database, "UPDATE Z_METADATA SET Z_PLIST = ?", -1, &update, NULL);
    sqlite3_bind_blob(update, 1, [list bytes], (int)[list length], SQLITE_TRANSIENT);
    if (sqlite3_step(update) != SQLITE_DONE) printf("%s\n", sqlite3_errmsg(database));
    sqlite3_finalize(update);
    sqlite3_close(database);
    return [NSData dataWithContentsOfFile:path];
}

static void try_hostile_lists(void) {
    NSArray *stores = [NSArray
        arrayWithObjects:store_with_wrong_books(),
                         store_with_metadata([NSData dataWithBytes:"x" length:1], @"VergerStoreModelVersionHashes"),
                         store_with_metadata(@"no hashes", @"NSStoreModelVersionHashes"), nil];
    for (NSUInteger i = 0; i < [stores count]; i++) {
        NSString *finding = store_exercise([stores objectAtIndex:i]);
        if (finding) printf("hostile list %d: %s\n", (int)i, [finding UTF8String]);
    }
    printf("hostile lists: nothing found\n");
}

static void try_damaged(const char *name, NSArray *samples, NSArray *words, NSString *(*exercise)(NSData *), int count) {
    mutation_begin(5);
    for (int i = 0; i < count; i++) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        NSString *finding = exercise(mutation_damage([samples objectAtIndex:(NSUInteger)i % [samples count]], words));
        if (finding) printf("%s: %d: %s\n", name, i, [finding UTF8String]);
        [pool drain];
    }
    printf("%s: nothing found\n", name);
}

static void tell_refusal(const char *what, NSString *path) {
    NSError *error = nil;
    if (open_context(NSSQLiteStoreType, path, sample_model(), &error)) {
        printf("%s: opened\n", what);
    } else {
        printf("%s: %s %d\n", what, [[error domain] UTF8String], (int)[error code]);
    }
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    try_damaged("stores", store_samples(), store_words(), store_exercise, 300);
    try_damaged("models", model_samples(), model_words(), model_exercise, 600);
    NSString *path = scratch(@"refused");
    [[[store_samples() objectAtIndex:0] subdataWithRange:NSMakeRange(0, 3000)] writeToFile:path atomically:NO];
    tell_refusal("a truncated store", path);
    [bytes_of(@"This is a letter, longer than the header of a database, which has a hundred bytes. It is no database, "
              @"though, and says so to whoever reads it.") writeToFile:path atomically:NO];
    tell_refusal("no database", path);
    tell_refusal("a folder", NSTemporaryDirectory());
    try_hostile();
    try_hostile_lists();
    [pool drain];
    return 0;
}
