// Random operations on contexts and stores, compared with plain collections that do the same: inserting, changing,
// relating, deleting, undo and redo, saving, refaulting, opening again, a second context, nested contexts, migration
// to another version of the model and back.
//
// VERGER_OPERATIONS and VERGER_SEED give another length and another beginning; VERGER_TRACE prints each operation.
// flags: -fobjc-arc
// > no difference

#import "Operations.h"

static NSString *storePath;

#pragma mark Contexts

/// The context with undo, in which most operations are done, and what is saved.
static Pair *own;
static World *saved;
/// What undo and redo lead to.
static NSMutableArray *undone, *redone;

static NSPersistentStoreCoordinator *open_coordinator(NSString *type) {
    NSPersistentStoreCoordinator *made = [[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:world_model(version)];
    NSError *error = nil;
    if ([made addPersistentStoreWithType:type configuration:nil URL:[NSURL fileURLWithPath:storePath] options:nil error:&error]) {
        return made;
    }
    printf("not opened after %d operations: %s\n", operation, [[error description] UTF8String]);
    exit(1);
}

static void open_own(NSString *type) {
    own.context = nil;
    NSManagedObjectContext *context =
        [[NSManagedObjectContext alloc] initWithConcurrencyType:NSMainQueueConcurrencyType];
    context.persistentStoreCoordinator = open_coordinator(type);
    context.undoManager = [[NSUndoManager alloc] init];
    context.undoManager.groupsByEvent = NO;
    own.context = context;
    own.world = [saved duplicate];
    [undone removeAllObjects];
    [redone removeAllObjects];
}

/// Makes the store one of the other version of the model.
static void migrate(void) {
    own.context = nil;
    NSManagedObjectModel *from = world_model(version), *to = world_model(3 - version);
    NSError *error = nil;
    NSMappingModel *mapping = [NSMappingModel inferredMappingModelForSourceModel:from destinationModel:to error:&error];
    NSMigrationManager *manager = [[NSMigrationManager alloc] initWithSourceModel:from destinationModel:to];
    NSString *path = [storePath stringByAppendingString:@"-new"];
    BOOL isDone = mapping && [manager migrateStoreFromURL:[NSURL fileURLWithPath:storePath]
                                                     type:NSSQLiteStoreType
                                                  options:nil
                                         withMappingModel:mapping
                                         toDestinationURL:[NSURL fileURLWithPath:path]
                                          destinationType:NSSQLiteStoreType
                                       destinationOptions:nil
                                                    error:&error];
    if (!isDone || rename([path fileSystemRepresentation], [storePath fileSystemRepresentation]) != 0) {
        printf("not migrated after %d operations: %s\n", operation, [[error description] UTF8String]);
        exit(1);
    }
    version = 3 - version;
    if (version == 2) return;
    for (NSNumber *key in saved.things) [saved setValue:nil of:key name:@"nick"];
}

/// One group of undo. The clock is set each time, so that no group is empty.
static void in_group(void (^work)(void)) {
    [undone addObject:[own.world duplicate]];
    [redone removeAllObjects];
    [own.context.undoManager beginUndoGrouping];
    work();
    NSNumber *stamp = @(operation);
    [[own object:@0] setValue:stamp forKey:@"stamp"];
    [own.world setValue:stamp of:@0 name:@"stamp"];
    [own.context processPendingChanges];
    [own.context.undoManager endUndoGrouping];
}

static void save_own(void) {
    [own save];
    saved = [own.world duplicate];
}

static void undo_some(void) {
    for (unsigned count = next(4) + 1; count > 0 && [undone count]; count--) {
        trace(@"undo");
        [redone addObject:[own.world duplicate]];
        [own.context undo];
        own.world = [undone lastObject];
        [undone removeLastObject];
    }
    for (unsigned count = next(4); count > 0 && [redone count]; count--) {
        trace(@"redo");
        [undone addObject:[own.world duplicate]];
        [own.context redo];
        own.world = [redone lastObject];
        [redone removeLastObject];
    }
}

/// Another context changes what is saved, and the first one merges that.
static void change_elsewhere(void) {
    save_own();
    Pair *other = [[Pair alloc] init];
    other.context = [[NSManagedObjectContext alloc] init];
    other.context.persistentStoreCoordinator = own.context.persistentStoreCoordinator;
    other.world = [saved duplicate];
    [other expectSame:@"another context"];
    trace(@"elsewhere");
    for (unsigned count = next(6) + 1; count > 0; count--) [other operate];
    id observer = [[NSNotificationCenter defaultCenter]
        addObserverForName:NSManagedObjectContextDidSaveNotification
                    object:other.context
                     queue:nil
                usingBlock:^(NSNotification *notification) {
                    [own.context mergeChangesFromContextDidSaveNotification:notification];
                }];
    [other save];
    [[NSNotificationCenter defaultCenter] removeObserver:observer];
    trace(@"merged");
    saved = [other.world duplicate];
    own.world = [saved duplicate];
    [own.context.undoManager removeAllActions];
    [undone removeAllObjects];
    [redone removeAllObjects];
}

/// A nested context changes what the first one holds, and saves to it or is thrown away.
static void change_nested(void) {
    Pair *nested = [[Pair alloc] init];
    nested.context = [[NSManagedObjectContext alloc] initWithConcurrencyType:NSConfinementConcurrencyType];
    nested.context.parentContext = own.context;
    nested.world = [own.world duplicate];
    trace(@"nested");
    for (unsigned count = next(6) + 1; count > 0; count--) [nested operate];
    [nested expectSame:@"a nested context"];
    if (next(3) == 0) return;
    in_group(^{
        [nested save];
        own.world = [nested.world duplicate];
        trace(@"nested saved");
    });
}

static void step(void) {
    switch (next(60)) {
    case 0: save_own(); break;
    case 1: undo_some(); break;
    case 2: undo_some(); break;
    case 3:
        trace(@"rollback");
        [own.context rollback];
        own.world = [saved duplicate];
        [undone removeAllObjects];
        [redone removeAllObjects];
        break;
    case 4:
        save_own();
        trace(@"reset");
        [own.context reset];
        [undone removeAllObjects];
        [redone removeAllObjects];
        break;
    case 5: change_elsewhere(); break;
    case 6: change_nested(); break;
    case 7:
        if (next(3)) break;
        save_own();
        trace(@"open again");
        open_own(NSSQLiteStoreType);
        break;
    case 8:
        if (next(10)) break;
        save_own();
        trace(@"migrate");
        migrate();
        open_own(NSSQLiteStoreType);
        break;
    case 9:
    case 10: [own expectSame:@"own context"]; break;
    default: in_group(^{ [own operate]; }); break;
    }
}

int main(void) {
    @autoreleasepool {
        const char *count = getenv("VERGER_OPERATIONS"), *seed = getenv("VERGER_SEED");
        traces = getenv("VERGER_TRACE") != NULL;
        if (seed) state = strtoull(seed, NULL, 10);
        setvbuf(stdout, NULL, _IOLBF, 0);
        storePath = [NSTemporaryDirectory() stringByAppendingPathComponent:@"Worlds.sqlite"];
        saved = [[World alloc] init];
        undone = [NSMutableArray array];
        redone = [NSMutableArray array];
        own = [[Pair alloc] init];
        open_own(NSSQLiteStoreType);
        [own.context.undoManager beginUndoGrouping];
        [[NSEntityDescription insertNewObjectForEntityForName:@"Clock" inManagedObjectContext:own.context] setValue:@0 forKey:@"key"];
        [own.world addEntity:@"Clock" key:@0];
        save_own();
        [own.context.undoManager endUndoGrouping];
        [own.context.undoManager removeAllActions];
        int operations = count ? atoi(count) : 3000;
        for (operation = 1; operation <= operations; operation++) {
            @autoreleasepool {
                step();
            }
        }
        save_own();
        open_own(NSSQLiteStoreType);
        [own expectSame:@"at the end"];
        printf("no difference\n");
    }
    return 0;
}
