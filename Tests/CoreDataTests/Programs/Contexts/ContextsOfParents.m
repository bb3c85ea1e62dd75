// Chains of contexts: objects whose IDs become permanent while others know them by temporary ones.
// > saved twice: Oslo, 1 stored
// > the middle asked for its ID: Bern, same ID 1, 1 stored
// > the child asked for its ID: Rome, same ID 1, 1 stored
// > an insertion that is deleted before it is merged: 0
// > a changed copy of a model: 5 entities, 4 before
// > a request without -init: 1 found
// > assigned: 1 before, 1 after
// > after a reset: Lima
// > a folder for large values: 1
// > nothing there: 1 0
// > the policy is a constant: 1, 1 after another one
#include "../TestModel.h"

static NSManagedObjectContext *child_of(NSManagedObjectContext *parent) {
    NSManagedObjectContext *child =
        [[[NSManagedObjectContext alloc] initWithConcurrencyType:NSMainQueueConcurrencyType] autorelease];
    [child setParentContext:parent];
    return child;
}

static NSManagedObjectContext *root_of(NSString *name) {
    NSManagedObjectContext *root =
        [[[NSManagedObjectContext alloc] initWithConcurrencyType:NSPrivateQueueConcurrencyType] autorelease];
    [root setPersistentStoreCoordinator:coordinator_of_type(NSSQLiteStoreType, name)];
    return root;
}

static void save_there(NSManagedObjectContext *context) {
    [context performBlockAndWait:^{ save(context); }];
}

static void report(const char *what, NSString *name, int same) {
    NSArray *stored = fetch(open_store(name), @"Place", nil, nil);
    printf("%s: %s%s, %d stored\n", what, [[[stored lastObject] valueForKey:@"name"] UTF8String],
           same < 0 ? "" : same ? ", same ID 1" : ", same ID 0", (int)[stored count]);
}

static NSManagedObject *place(NSManagedObjectContext *context, NSString *name) {
    NSManagedObject *place = insert(context, @"Place");
    [place setValue:name forKey:@"name"];
    return place;
}

static void chains(void) {
    NSManagedObjectContext *root = root_of(@"One.sqlite"), *main = child_of(root);
    NSManagedObject *one = place(main, @"Paris");
    save(main);
    save_there(root);
    [one setValue:@"Oslo" forKey:@"name"];
    save(main);
    save_there(root);
    report("saved twice", @"One.sqlite", -1);

    root = root_of(@"Two.sqlite");
    NSManagedObjectContext *middle = child_of(root), *leaf = child_of(middle);
    NSManagedObject *two = place(leaf, @"Paris");
    save(leaf);
    NSManagedObject *counterpart = [middle objectWithID:[two objectID]];
    [middle obtainPermanentIDsForObjects:[NSArray arrayWithObject:counterpart] error:NULL];
    [leaf obtainPermanentIDsForObjects:[NSArray arrayWithObject:two] error:NULL];
    BOOL isSame = [[two objectID] isEqual:[counterpart objectID]] && ![[two objectID] isTemporaryID];
    save(middle);
    save_there(root);
    [two setValue:@"Bern" forKey:@"name"];
    save(leaf);
    save(middle);
    save_there(root);
    report("the middle asked for its ID", @"Two.sqlite", isSame);

    root = root_of(@"Three.sqlite");
    middle = child_of(root);
    leaf = child_of(middle);
    NSManagedObject *three = place(leaf, @"Paris");
    save(leaf);
    [leaf obtainPermanentIDsForObjects:[NSArray arrayWithObject:three] error:NULL];
    [three setValue:@"Rome" forKey:@"name"];
    save(leaf);
    isSame = [[[[middle insertedObjects] anyObject] objectID] isEqual:[three objectID]];
    save(middle);
    save_there(root);
    report("the child asked for its ID", @"Three.sqlite", isSame);
}

static NSNotification *kept;
@interface Keeper : NSObject
@end
@implementation Keeper
+ (void)keep:(NSNotification *)notification {
    if (kept == nil) kept = [notification retain];
}
@end

static void late_merge(void) {
    NSPersistentStoreCoordinator *coordinator = coordinator_of_type(NSSQLiteStoreType, @"Late.sqlite");
    NSManagedObjectContext *one = context_of(coordinator), *other = context_of(coordinator);
    [[NSNotificationCenter defaultCenter] addObserver:[Keeper class]
                                             selector:@selector(keep:)
                                                 name:NSManagedObjectContextDidSaveNotification
                                               object:one];
    NSManagedObject *short_lived = place(one, @"Paris");
    save(one);
    [one deleteObject:short_lived];
    save(one);
    [other mergeChangesFromContextDidSaveNotification:kept];
    printf("an insertion that is deleted before it is merged: %d\n", (int)[[other registeredObjects] count]);
}

static void models_and_requests(void) {
    NSManagedObjectContext *context = open_store(@"Pool.sqlite");
    place(context, @"Paris");
    save(context);
    NSManagedObjectModel *model = library_model(), *copy = [[model mutableCopy] autorelease];
    NSUInteger before = [[model entities] count];
    [copy setEntities:[[copy entities] arrayByAddingObject:entity(@"Shelf")]];
    printf("a changed copy of a model: %d entities, %d before\n", (int)[[copy entities] count] - 1, (int)before - 1);

    NSFetchRequest *request = [NSFetchRequest alloc];
    [request setEntity:[NSEntityDescription entityForName:@"Place" inManagedObjectContext:context]];
    printf("a request without -init: %d found\n", (int)[[context executeFetchRequest:request error:NULL] count]);
    NSPersistentStore *store = [[[context persistentStoreCoordinator] persistentStores] lastObject];
    NSManagedObject *assigned = place(context, @"Bonn");
    [context assignObject:assigned toPersistentStore:store];
    BOOL isAssigned = [[assigned objectID] persistentStore] == store && [[assigned objectID] isTemporaryID];
    save(context);
    printf("assigned: %d before, %d after\n", isAssigned, [[assigned objectID] persistentStore] == store);

    NSManagedObject *lost = place(context, @"Quito");
    [lost retain];
    [context reset];
    [lost setValue:@"Lima" forKey:@"name"];
    printf("after a reset: %s\n", [[lost valueForKey:@"name"] UTF8String]);
    [lost release];
}

static void policies(void) {
    NSManagedObjectContext *context = [[NSManagedObjectContext new] autorelease];
    id usual = [context mergePolicy];
    BOOL isConstant = usual == NSErrorMergePolicy;
    [context setMergePolicy:NSOverwriteMergePolicy];
    [context setMergePolicy:usual];
    printf("the policy is a constant: %d, %d after another one\n", isConstant, [context mergePolicy] == NSErrorMergePolicy);
}

static void folders(void) {
    NSEntityDescription *picture = entity(@"Picture");
    NSAttributeDescription *pixels = attribute(@"pixels", NSBinaryDataAttributeType);
    [pixels setAllowsExternalBinaryDataStorage:YES];
    [picture setProperties:[NSArray arrayWithObject:pixels]];
    NSManagedObjectModel *model = [[NSManagedObjectModel new] autorelease];
    [model setEntities:[NSArray arrayWithObject:picture]];
    NSPersistentStoreCoordinator *coordinator =
        [[[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:model] autorelease];
    NSURL *url = [NSURL fileURLWithPath:store_path(@"Pictures.sqlite")];
    [coordinator addPersistentStoreWithType:NSSQLiteStoreType configuration:nil URL:url options:nil error:NULL];
    NSString *folder = store_path(@".Pictures_SUPPORT/_EXTERNAL_DATA");
    printf("a folder for large values: %d\n", [[NSFileManager defaultManager] fileExistsAtPath:folder]);
    NSError *error = (NSError *)@"something";
    NSURL *nowhere = [NSURL fileURLWithPath:store_path(@"Nowhere.sqlite")];
    NSDictionary *metadata = [NSPersistentStoreCoordinator metadataForPersistentStoreOfType:NSSQLiteStoreType
                                                                                        URL:nowhere
                                                                                      error:&error];
    printf("nothing there: %d %d\n", metadata == nil, error != nil);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    chains();
    late_merge();
    models_and_requests();
    folders();
    policies();
    [pool drain];
    return 0;
}
