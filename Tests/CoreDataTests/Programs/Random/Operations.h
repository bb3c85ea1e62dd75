// The operations of the random test, each done to a context and to plain collections.
#import "World.h"

static uint64_t state = 1;
static BOOL traces;
/// The version of the model, the number of the operation, and the key of the last object.
static int version = 1, operation;
static int64_t lastKey;

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
