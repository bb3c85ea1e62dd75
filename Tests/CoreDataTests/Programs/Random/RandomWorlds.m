// Random operations on contexts and stores, compared with plain collections that do the same: inserting, changing,
// relating, deleting, undo and redo, saving, refaulting, opening again, a second context, nested contexts, migration
// to another version of the model and back.
//
// VERGER_OPERATIONS and VERGER_SEED give another length and another beginning; VERGER_TRACE prints each operation.
// flags: -fobjc-arc
// > no difference

#import "World.h"

static uint64_t state = 1;
static BOOL traces;
static int version = 1, operation;
static int64_t lastKey;
static NSString *storePath;

static unsigned next(unsigned limit) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(state >> 33) % limit;
}

static void trace(NSString *format, ...) {
    if (!traces) return;
    va_list arguments;
    va_start(arguments, format);
    printf("%d: %s\n", operation, [[[NSString alloc] initWithFormat:format arguments:arguments] UTF8String]);
    va_end(arguments);
}

static id random_value(NSString *name) {
    if (next(8) == 0) return nil;
    if ([name isEqual:@"born"]) return @((int)next(30000));
    if ([name isEqual:@"rating"]) return @(next(1000) / 8.0);
    if ([name isEqual:@"pages"]) return @((int)next(2000000) - 1000000);
    if ([name isEqual:@"price"]) return [NSDecimalNumber decimalNumberWithMantissa:next(100000) exponent:-2 isNegative:next(2)];
    if ([name isEqual:@"isRead"]) return @((BOOL)next(2));
    if ([name isEqual:@"published"]) return [NSDate dateWithTimeIntervalSinceReferenceDate:next(1000000) / 4.0];
    if ([name isEqual:@"cover"]) return [NSMutableData dataWithLength:next(4) ? next(20) : next(9000)];
    if ([name isEqual:@"shape"]) return @[ @(next(100)), @"shape" ];
    if ([name isEqual:@"isbn"] || [name isEqual:@"stamp"]) return @((long long)next(1 << 30) * next(1 << 30));
    if ([name isEqual:@"weight"]) return @((float)next(1000) / 4);
    NSArray *words = @[ @"", @"plain", @"Ünïcode", @"日本語", @"it's", @"\"quoted\"", @"100%", @"😀", @"two\nlines", @"*?[" ];
    return [NSString stringWithFormat:@"%@%u", [words objectAtIndex:next((unsigned)[words count])], next(20)];
}

/// A context with what it should hold. The test's operations are done to both.
@interface Pair : NSObject
@property (nonatomic, strong) NSManagedObjectContext *context;
@property (nonatomic, strong) World *world;
@end

@implementation Pair
@synthesize context, world;

- (NSManagedObject *)object:(NSNumber *)key {
    if (key == nil) return nil;
    NSString *entity = [[world.things objectForKey:key] kind];
    NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:entity];
    request.predicate = [NSPredicate predicateWithFormat:@"key == %@", key];
    NSArray *found = [context executeFetchRequest:request error:NULL];
    if ([found count] == 1) return [found lastObject];
    printf("%d objects with key %d after %d operations\n", (int)[found count], [key intValue], operation);
    exit(1);
}

- (NSNumber *)anyOf:(NSString *)entity {
    NSArray *keys = [world keysOfEntity:entity];
    return [keys count] ? [keys objectAtIndex:next((unsigned)[keys count])] : nil;
}

- (void)insert {
    NSArray *entities = @[ @"Author", @"Author", @"Book", @"Book", @"Novel", @"Tag", @"Place", @"Card" ];
    NSString *entity = [entities objectAtIndex:next((unsigned)[entities count])];
    if ([world.things count] > 60) return;
    NSNumber *key = @(++lastKey);
    trace(@"insert %@ %@", entity, key);
    NSManagedObject *object = [NSEntityDescription insertNewObjectForEntityForName:entity inManagedObjectContext:context];
    [object setValue:key forKey:@"key"];
    [world addEntity:entity key:key];
}

- (void)change {
    NSArray *keys = [[world.things allKeys] sortedArrayUsingSelector:@selector(compare:)];
    NSNumber *key = [keys objectAtIndex:next((unsigned)[keys count])];
    NSArray *names = attributes_of([[world.things objectForKey:key] kind], version);
    NSString *name = [names objectAtIndex:next((unsigned)[names count])];
    id value = random_value(name);
    trace(@"set %@ of %@ to %@", name, key, value);
    [[self object:key] setValue:value forKey:name];
    [world setValue:value of:key name:name];
}

- (void)changeOne:(const Relation *)relation of:(NSNumber *)key to:(NSNumber *)other {
    trace(@"%@ of %@ = %@", relation->name, key, other);
    [[self object:key] setValue:[self object:other] forKey:relation->name];
    [world setOne:other of:key relation:relation];
}

- (void)changeMany:(const Relation *)relation of:(NSNumber *)key with:(NSNumber *)other {
    NSManagedObject *object = [self object:key], *member = [self object:other];
    NSMutableOrderedSet *members = [[[world.things objectForKey:key] values] objectForKey:relation->name];
    BOOL isMember = [members containsObject:other];
    NSUInteger place = relation->isOrdered && [members count] ? next((unsigned)[members count] + 1) : NSUIntegerMax;
    if (isMember) {
        trace(@"%@ of %@ without %@", relation->name, key, other);
        if (relation->isOrdered) {
            [[object mutableOrderedSetValueForKey:relation->name] removeObject:member];
        } else {
            [[object mutableSetValueForKey:relation->name] removeObject:member];
        }
        [world remove:other from:key relation:relation];
        return;
    }
    trace(@"%@ of %@ with %@ at %d", relation->name, key, other, (int)place);
    if (relation->isOrdered && place <= [members count]) {
        [[object mutableOrderedSetValueForKey:relation->name] insertObject:member atIndex:place];
    } else if (relation->isOrdered) {
        [[object mutableOrderedSetValueForKey:relation->name] addObject:member];
    } else if (next(2)) {
        [[object mutableSetValueForKey:relation->name] addObject:member];
    } else {
        NSMutableSet *all = [NSMutableSet setWithSet:[object valueForKey:relation->name]];
        [all addObject:member];
        [object setValue:all forKey:relation->name];
    }
    [world add:other to:key relation:relation at:place];
}

- (void)relate {
    const Relation *relation = &relations[next((unsigned)relationCount)];
    NSNumber *key = [self anyOf:relation->entity], *other = next(6) ? [self anyOf:relation->destination] : nil;
    if (key == nil) return;
    if (!relation->isToMany) {
        [self changeOne:relation of:key to:other];
    } else if (other) {
        [self changeMany:relation of:key with:other];
    }
}

- (void)exchange {
    NSNumber *key = [self anyOf:@"Place"];
    NSMutableOrderedSet *members = [[[world.things objectForKey:key] values] objectForKey:@"authors"];
    if ([members count] < 2) return;
    NSUInteger a = next((unsigned)[members count]), b = next((unsigned)[members count]);
    trace(@"exchange %d and %d of %@", (int)a, (int)b, key);
    [[[self object:key] mutableOrderedSetValueForKey:@"authors"] exchangeObjectAtIndex:a withObjectAtIndex:b];
    [members exchangeObjectAtIndex:a withObjectAtIndex:b];
}

- (void)delete {
    NSArray *entities = @[ @"Author", @"Book", @"Book", @"Tag", @"Place", @"Card" ];
    NSNumber *key = [self anyOf:[entities objectAtIndex:next((unsigned)[entities count])]];
    if (key == nil) return;
    trace(@"delete %@", key);
    [context deleteObject:[self object:key]];
    [world deleteKey:key];
}

- (void)refault {
    NSArray *keys = [[world.things allKeys] sortedArrayUsingSelector:@selector(compare:)];
    NSNumber *key = [keys objectAtIndex:next((unsigned)[keys count])];
    NSManagedObject *object = [self object:key];
    BOOL merges = object.hasChanges || next(2);
    trace(@"refresh %@, merging %d", key, merges);
    [context refreshObject:object mergeChanges:merges];
}

- (void)operate {
    switch (next(14)) {
    case 0:
    case 1: [self insert]; break;
    case 2:
    case 3:
    case 4: [self change]; break;
    case 5:
    case 6:
    case 7:
    case 8: [self relate]; break;
    case 9: [self exchange]; break;
    case 10:
        if (next(2)) [self delete];
        break;
    default: [self refault]; break;
    }
    [context processPendingChanges];
}

- (void)expectSame:(NSString *)when {
    NSString *difference = [world differenceFrom:context version:version];
    if (difference == nil) return;
    printf("%s, after %d operations: %s\n", [when UTF8String], operation, [difference UTF8String]);
    exit(1);
}

- (void)save {
    trace(@"save");
    NSError *error = nil;
    if ([context save:&error]) return;
    printf("not saved after %d operations: %s\n", operation, [[error description] UTF8String]);
    exit(1);
}
@end

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
