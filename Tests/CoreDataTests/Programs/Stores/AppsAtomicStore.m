// An app's own atomic store, as Apple's "Atomic Store Programming Topics" describes them: objects in a property list.
// flags: -fobjc-arc
// > opened with 0 nodes
// > saved 3 nodes: {(1, Ann, -), (2, Bob, 1), (3, Cy, 1)}
// > opened with 3 nodes
// > people: Ann, Bob, Cy; Bob's boss Ann, who leads Bob, Cy
// > removing 1 node: Cy
// > a full disk: saved 0, ListDomain 8, still 3 nodes, Bob is Bob
// > removing 1 node: Cy
// > saved 2 nodes: {(1, Ann, -), (2, Robert, 1)}
// > a reference gives its object back: Robert, the same ID 1
// > people named R: 1 of 2
// > the node of Robert: name Robert, cached 1; without the name: nothing
// > a store that cannot be read: ListDomain 7

#import <CoreData/CoreData.h>

@interface ListStore : NSAtomicStore
@end

static NSManagedObjectModel *model(void);

@implementation ListStore

/// Whether the next save fails, as on a full disk.
static BOOL is_full;

+ (NSDictionary *)metadataForPersistentStoreWithURL:(NSURL *)url error:(NSError **)error {
    NSDictionary *hashes = [model() entityVersionHashesByName];
    return @{NSStoreTypeKey : @"ListStore", NSStoreUUIDKey : @"list", NSStoreModelVersionHashesKey : hashes};
}

- (NSString *)type {
    return @"ListStore";
}

- (NSString *)identifier {
    return @"list";
}

- (BOOL)loadMetadata:(NSError **)error {
    self.metadata = @{NSStoreTypeKey : @"ListStore", NSStoreUUIDKey : @"list"};
    return YES;
}

- (BOOL)load:(NSError **)error {
    NSString *path = [self.URL path];
    NSArray *list = [NSArray arrayWithContentsOfFile:path];
    if (list == nil && [[NSFileManager defaultManager] fileExistsAtPath:path]) {
        if (error) *error = [NSError errorWithDomain:@"ListDomain" code:7 userInfo:nil];
        return NO;
    }
    NSEntityDescription *entity = [[self.persistentStoreCoordinator.managedObjectModel entitiesByName] objectForKey:@"Person"];
    NSMutableDictionary *nodes = [NSMutableDictionary dictionary];
    for (NSDictionary *each in list) {
        NSManagedObjectID *objectID = [self objectIDForEntity:entity referenceObject:[each objectForKey:@"number"]];
        NSAtomicStoreCacheNode *node = [[NSAtomicStoreCacheNode alloc] initWithObjectID:objectID];
        [node setValue:[each objectForKey:@"name"] forKey:@"name"];
        [nodes setObject:node forKey:[each objectForKey:@"number"]];
    }
    for (NSDictionary *each in list) {
        NSAtomicStoreCacheNode *node = [nodes objectForKey:[each objectForKey:@"number"]];
        NSAtomicStoreCacheNode *boss = [nodes objectForKey:[each objectForKey:@"boss"] ?: @0];
        [node setValue:boss forKey:@"boss"];
        NSMutableSet *team = [boss valueForKey:@"team"] ?: [NSMutableSet set];
        [team addObject:node];
        [boss setValue:team forKey:@"team"];
    }
    [self addCacheNodes:[NSSet setWithArray:[nodes allValues]]];
    printf("opened with %d nodes\n", (int)[[self cacheNodes] count]);
    return YES;
}

- (id)newReferenceObjectForManagedObject:(NSManagedObject *)managedObject {
    static int last;
    if (last == 0) last = (int)[[self cacheNodes] count];
    return @(++last);
}

- (NSAtomicStoreCacheNode *)newCacheNodeForManagedObject:(NSManagedObject *)managedObject {
    NSAtomicStoreCacheNode *node = [[NSAtomicStoreCacheNode alloc] initWithObjectID:[managedObject objectID]];
    [self updateCacheNode:node fromManagedObject:managedObject];
    return node;
}

- (void)updateCacheNode:(NSAtomicStoreCacheNode *)node fromManagedObject:(NSManagedObject *)managedObject {
    [node setValue:[managedObject valueForKey:@"name"] forKey:@"name"];
    [node setValue:[self cacheNodeForObjectID:[[managedObject valueForKey:@"boss"] objectID]] forKey:@"boss"];
}

- (void)willRemoveCacheNodes:(NSSet *)cacheNodes {
    printf("removing %d node: %s\n", (int)[cacheNodes count], [[[cacheNodes anyObject] valueForKey:@"name"] UTF8String]);
}

- (BOOL)save:(NSError **)error {
    if (is_full) {
        if (error) *error = [NSError errorWithDomain:@"ListDomain" code:8 userInfo:nil];
        return NO;
    }
    NSMutableArray *list = [NSMutableArray array], *texts = [NSMutableArray array];
    NSArray *nodes = [[[self cacheNodes] allObjects] sortedArrayUsingComparator:^(NSAtomicStoreCacheNode *a, NSAtomicStoreCacheNode *b) {
        return [[self referenceObjectForObjectID:a.objectID] compare:[self referenceObjectForObjectID:b.objectID]];
    }];
    for (NSAtomicStoreCacheNode *node in nodes) {
        NSMutableDictionary *each = [NSMutableDictionary dictionary];
        [each setObject:[self referenceObjectForObjectID:node.objectID] forKey:@"number"];
        [each setObject:[node valueForKey:@"name"] forKey:@"name"];
        NSAtomicStoreCacheNode *boss = [node valueForKey:@"boss"];
        if (boss) [each setObject:[self referenceObjectForObjectID:boss.objectID] forKey:@"boss"];
        [list addObject:each];
        [texts addObject:[NSString stringWithFormat:@"(%@, %@, %@)", [each objectForKey:@"number"], [each objectForKey:@"name"],
                                                    [each objectForKey:@"boss"] ?: @"-"]];
    }
    printf("saved %d nodes: {%s}\n", (int)[nodes count], [[texts componentsJoinedByString:@", "] UTF8String]);
    return [list writeToFile:[self.URL path] atomically:YES];
}

@end

static NSManagedObjectModel *model(void) {
    NSEntityDescription *person = [[NSEntityDescription alloc] init];
    person.name = @"Person";
    NSAttributeDescription *name = [[NSAttributeDescription alloc] init];
    name.name = @"name";
    name.attributeType = NSStringAttributeType;
    NSRelationshipDescription *boss = [[NSRelationshipDescription alloc] init], *team = [[NSRelationshipDescription alloc] init];
    boss.name = @"boss";
    boss.destinationEntity = person;
    boss.maxCount = 1;
    boss.inverseRelationship = team;
    team.name = @"team";
    team.destinationEntity = person;
    team.maxCount = 0;
    team.inverseRelationship = boss;
    person.properties = @[ name, boss, team ];
    NSManagedObjectModel *made = [[NSManagedObjectModel alloc] init];
    made.entities = @[ person ];
    return made;
}

static NSManagedObjectContext *open_list(NSString *name, NSError **error) {
    NSPersistentStoreCoordinator *coordinator = [[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:model()];
    NSURL *url = [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:name]];
    if (![coordinator addPersistentStoreWithType:@"ListStore" configuration:nil URL:url options:nil error:error]) return nil;
    NSManagedObjectContext *context = [[NSManagedObjectContext alloc] init];
    context.persistentStoreCoordinator = coordinator;
    return context;
}

static NSArray *people(NSManagedObjectContext *context, NSPredicate *predicate) {
    NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:@"Person"];
    request.predicate = predicate;
    request.sortDescriptors = @[ [NSSortDescriptor sortDescriptorWithKey:@"name" ascending:YES] ];
    return [context executeFetchRequest:request error:NULL];
}

static void use(void) {
    NSManagedObjectContext *context = open_list(@"people.plist", NULL);
    NSMutableArray *made = [NSMutableArray array];
    for (NSString *name in @[ @"Ann", @"Bob", @"Cy" ]) {
        NSManagedObject *person = [NSEntityDescription insertNewObjectForEntityForName:@"Person" inManagedObjectContext:context];
        [person setValue:name forKey:@"name"];
        if ([made count]) [person setValue:[made objectAtIndex:0] forKey:@"boss"];
        [made addObject:person];
        // References are given in the order in which objects get their IDs.
        [context obtainPermanentIDsForObjects:@[ person ] error:NULL];
    }
    [context save:NULL];

    context = open_list(@"people.plist", NULL);
    NSArray *found = people(context, nil);
    NSManagedObject *ann = [found objectAtIndex:0], *bob = [found objectAtIndex:1];
    NSArray *team = [[[[ann valueForKey:@"team"] valueForKey:@"name"] allObjects] sortedArrayUsingSelector:@selector(compare:)];
    printf("people: %s; Bob's boss %s, who leads %s\n", [[[found valueForKey:@"name"] componentsJoinedByString:@", "] UTF8String],
           [[bob valueForKeyPath:@"boss.name"] UTF8String], [[team componentsJoinedByString:@", "] UTF8String]);
    [bob setValue:@"Robert" forKey:@"name"];
    [context deleteObject:[found objectAtIndex:2]];
    NSError *error = nil;
    is_full = YES;
    BOOL isSaved = [context save:&error];
    is_full = NO;
    ListStore *full = [[context.persistentStoreCoordinator persistentStores] lastObject];
    NSAtomicStoreCacheNode *former = [full cacheNodeForObjectID:bob.objectID];
    printf("a full disk: saved %d, %s %d, still %d nodes, Bob is %s\n", isSaved, [[error domain] UTF8String], (int)[error code],
           (int)[[full cacheNodes] count], [[former valueForKey:@"name"] UTF8String]);
    [context save:NULL];

    ListStore *store = [[context.persistentStoreCoordinator persistentStores] lastObject];
    NSManagedObjectID *same = [store objectIDForEntity:bob.entity referenceObject:@2];
    printf("a reference gives its object back: %s, the same ID %d\n",
           [[[context objectWithID:same] valueForKey:@"name"] UTF8String], [same isEqual:bob.objectID]);
    printf("people named R: %d of %d\n", (int)[people(context, [NSPredicate predicateWithFormat:@"name BEGINSWITH 'R'"]) count],
           (int)[people(context, nil) count]);
    NSAtomicStoreCacheNode *node = [store cacheNodeForObjectID:bob.objectID];
    printf("the node of Robert: name %s, cached %d; ", [[node valueForKey:@"name"] UTF8String],
           [[node propertyCache] objectForKey:@"name"] != nil);
    node.propertyCache = [NSMutableDictionary dictionary];
    printf("without the name: %s\n", [node valueForKey:@"name"] ? "something" : "nothing");
}

int main(void) {
    @autoreleasepool {
        [NSPersistentStoreCoordinator registerStoreClass:[ListStore class] forStoreType:@"ListStore"];
        use();
        NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"torn.plist"];
        [@"( torn" writeToFile:path atomically:YES encoding:NSUTF8StringEncoding error:NULL];
        NSError *error = nil;
        if (open_list(@"torn.plist", &error)) printf("opened\n");
        printf("a store that cannot be read: %s %d\n", [[error domain] UTF8String], (int)[error code]);
    }
    return 0;
}
