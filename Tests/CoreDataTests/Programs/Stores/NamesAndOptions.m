// What models, stores and contexts tell of each other, by the keys of Core Data's notifications, options and errors.
// > done

#include "../../../AppFoundationTests/Programs/Expect.h"
#include "../TestModel.h"

#define number_of(value) [NSNumber numberWithInt:value]

static NSMutableArray *heard;

@interface Ear : NSObject
@end
@implementation Ear
- (void)hear:(NSNotification *)notification { [heard addObject:notification]; }
@end

static Ear *ear;
static void listen(NSString *name, id object) {
    [[NSNotificationCenter defaultCenter] addObserver:ear selector:@selector(hear:) name:name object:object];
}

static void models(void) {
    NSManagedObjectModel *model = library_model();
    NSPersistentStoreCoordinator *coordinator =
        [[[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:model] autorelease];
    IS([coordinator managedObjectModel] == model);
    NSEntityDescription *book = [[model entitiesByName] objectForKey:@"Book"];
    IS([book managedObjectModel] == model);
    IS([[[book attributesByName] objectForKey:@"pages"] entity] == book);
    IS([[[NSEntityDescription alloc] init] managedObjectModel] == nil);
    // A model is an archive, which can be read from a file.
    NSURL *url = [NSURL fileURLWithPath:store_path(@"Library.mom")];
    [NSKeyedArchiver archiveRootObject:model toFile:[url path]];
    NSManagedObjectModel *read = [[[NSManagedObjectModel alloc] initWithContentsOfURL:url] autorelease];
    SAME(read, model);
    IS([[NSManagedObjectModel alloc] initWithContentsOfURL:[NSURL fileURLWithPath:@"/no/such.mom"]] == nil);
    // All models of a bundle are one; without any it is empty.
    NSString *folder = store_path(@"Models.bundle");
    NSFileManager *files = [NSFileManager defaultManager];
    [files createDirectoryAtPath:folder withIntermediateDirectories:YES attributes:nil error:NULL];
    [NSKeyedArchiver archiveRootObject:model toFile:[folder stringByAppendingPathComponent:@"Library.mom"]];
    NSManagedObjectModel *other = [[[NSManagedObjectModel alloc] init] autorelease];
    NSEntityDescription *alone = entity(@"Alone");
    [other setEntities:[NSArray arrayWithObject:alone]];
    [NSKeyedArchiver archiveRootObject:other toFile:[folder stringByAppendingPathComponent:@"Other.mom"]];
    NSArray *bundles = [NSArray arrayWithObject:[NSBundle bundleWithPath:folder]];
    NSManagedObjectModel *merged = [NSManagedObjectModel mergedModelFromBundles:bundles];
    COUNT([[merged entities] count], 6);
    IS([[merged entitiesByName] objectForKey:@"Alone"] && [[merged entitiesByName] objectForKey:@"Novel"]);
}

static void *takesLock(void *context) {
    return (void *)(long)[(id)context tryLock];
}
static BOOL isFree(id object) {
    pthread_t thread;
    void *result;
    pthread_create(&thread, NULL, takesLock, object);
    pthread_join(thread, &result);
    return (long)result;
}

static void locks(void) {
    NSManagedObjectContext *context = open_store(@"locks.sqlite");
    NSPersistentStoreCoordinator *coordinator = [context persistentStoreCoordinator];
    [context lock];
    IS(!isFree(context));
    // The same thread may lock it again.
    [context lock];
    [context unlock];
    [context unlock];
    [coordinator lock];
    IS(!isFree(coordinator));
    [coordinator unlock];
    IS(isFree(coordinator));
}

static void contexts(void) {
    NSManagedObjectContext *main = [NSManagedObjectContext alloc], *child = [NSManagedObjectContext alloc];
    main = [[main initWithConcurrencyType:NSMainQueueConcurrencyType] autorelease];
    child = [[child initWithConcurrencyType:NSPrivateQueueConcurrencyType] autorelease];
    COUNT([main concurrencyType], NSMainQueueConcurrencyType);
    COUNT([child concurrencyType], NSPrivateQueueConcurrencyType);
    COUNT([[[[NSManagedObjectContext alloc] init] autorelease] concurrencyType], NSConfinementConcurrencyType);
    IS([child parentContext] == nil);
    [child setParentContext:main];
    IS([child parentContext] == main);
    NSManagedObjectContext *context = open_store(@"results.sqlite");
    NSFetchRequest *request = [[[NSFetchRequest alloc] init] autorelease];
    [request setEntity:[NSEntityDescription entityForName:@"Author" inManagedObjectContext:context]];
    NSSortDescriptor *order = [NSSortDescriptor sortDescriptorWithKey:@"name" ascending:YES];
    [request setSortDescriptors:[NSArray arrayWithObject:order]];
    NSFetchedResultsController *controller = [[[NSFetchedResultsController alloc] initWithFetchRequest:request
        managedObjectContext:context sectionNameKeyPath:nil cacheName:nil] autorelease];
    IS(controller.managedObjectContext == context && controller.fetchRequest == request);
}

static void notifications(void) {
    NSManagedObjectContext *context = open_store(@"heard.sqlite");
    NSManagedObject *author = insert(context, @"Author");
    [author setValue:@"Ada" forKey:@"name"];
    listen(NSManagedObjectContextWillSaveNotification, context);
    listen(NSManagedObjectContextDidSaveNotification, context);
    save(context);
    SAME([heard valueForKey:@"name"], ([NSArray arrayWithObjects:NSManagedObjectContextWillSaveNotification,
                                                                NSManagedObjectContextDidSaveNotification, nil]));
    [heard removeAllObjects];
    listen(NSManagedObjectContextObjectsDidChangeNotification, context);
    [context refreshObject:author mergeChanges:YES];
    [context processPendingChanges];
    NSDictionary *info = [[heard lastObject] userInfo];
    SAME([info objectForKey:NSRefreshedObjectsKey], [NSSet setWithObject:author]);
    [heard removeAllObjects];
    [context reset];
    IS([[[heard lastObject] userInfo] objectForKey:NSInvalidatedAllObjectsKey] != nil);
    IS(![NSInvalidatedObjectsKey isEqual:NSInvalidatedAllObjectsKey]);
}

static void stores(void) {
    NSPersistentStoreCoordinator *coordinator =
        [[[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:library_model()] autorelease];
    [heard removeAllObjects];
    listen(NSPersistentStoreCoordinatorStoresDidChangeNotification, coordinator);
    listen(NSPersistentStoreCoordinatorWillRemoveStoreNotification, nil);
    NSDictionary *options = [NSDictionary dictionaryWithObjectsAndKeys:
        [NSDictionary dictionaryWithObject:@"DELETE" forKey:@"journal_mode"], NSSQLitePragmasOption,
        number_of(YES), NSSQLiteAnalyzeOption, number_of(YES), NSSQLiteManualVacuumOption, number_of(5),
        NSPersistentStoreTimeoutOption, NSFileProtectionComplete, NSPersistentStoreFileProtectionKey, number_of(YES),
        NSMigratePersistentStoresAutomaticallyOption, number_of(YES), NSInferMappingModelAutomaticallyOption, nil];
    NSURL *url = [NSURL fileURLWithPath:store_path(@"options.sqlite")];
    NSError *error = nil;
    NSPersistentStore *store = [coordinator addPersistentStoreWithType:NSSQLiteStoreType configuration:nil URL:url
                                                               options:options error:&error];
    SAME([[store options] objectForKey:NSPersistentStoreTimeoutOption], number_of(5));
    SAME([[[heard lastObject] userInfo] objectForKey:NSAddedPersistentStoresKey], [NSArray arrayWithObject:store]);
    NSDictionary *metadata = [coordinator metadataForPersistentStore:store];
    SAME([metadata objectForKey:NSStoreTypeKey], NSSQLiteStoreType);
    IS([[metadata objectForKey:NSStoreModelVersionIdentifiersKey] isKindOfClass:[NSArray class]]);
    NSManagedObjectContext *context = context_of(coordinator);
    [insert(context, @"Place") setValue:@"Turin" forKey:@"name"];
    save(context);
    // An SQLite's own pragma was heeded: no journal is left beside the file.
    IS(![[NSFileManager defaultManager] fileExistsAtPath:[[url path] stringByAppendingString:@"-wal"]]);
    [heard removeAllObjects];
    IS([coordinator removePersistentStore:store error:&error]);
    COUNT([heard count], 2);
    SAME([[heard objectAtIndex:0] name], NSPersistentStoreCoordinatorWillRemoveStoreNotification);
    IS([[heard objectAtIndex:0] object] == store);
    SAME([[[heard lastObject] userInfo] objectForKey:NSRemovedPersistentStoresKey], [NSArray arrayWithObject:store]);

    // What may only be read is not written.
    options = [NSDictionary dictionaryWithObject:number_of(YES) forKey:NSReadOnlyPersistentStoreOption];
    store = [coordinator addPersistentStoreWithType:NSSQLiteStoreType configuration:nil URL:url options:options
                                              error:&error];
    IS([store isReadOnly]);
    context = context_of(coordinator);
    COUNT([fetch(context, @"Place", nil, nil) count], 1);
    [insert(context, @"Place") setValue:@"Rome" forKey:@"name"];
    error = nil;
    IS(![context save:&error] && error != nil);
    IS([coordinator removePersistentStore:store error:NULL]);

    // Another model is refused, unless versions are not looked at.
    NSManagedObjectModel *model = library_model();
    [[[model entitiesByName] objectForKey:@"Place"] setVersionHashModifier:@"another"];
    coordinator = [[[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:model] autorelease];
    store = [coordinator addPersistentStoreWithType:NSSQLiteStoreType configuration:nil URL:url options:nil
                                              error:&error];
    IS(store == nil);
    COUNT([error code], NSPersistentStoreIncompatibleVersionHashError);
    options = [NSDictionary dictionaryWithObject:number_of(YES) forKey:NSIgnorePersistentStoreVersioningOption];
    store = [coordinator addPersistentStoreWithType:NSSQLiteStoreType configuration:nil URL:url options:options
                                              error:&error];
    IS(store != nil);
}

static void errors(void) {
    NSManagedObjectContext *context = open_store(@"errors.sqlite");
    NSManagedObject *author = insert(context, @"Author");
    NSError *error = nil;
    IS(![context save:&error]);
    COUNT([error code], NSValidationMissingMandatoryPropertyError);
    IS([[error userInfo] objectForKey:NSValidationObjectErrorKey] == author);
    SAME([[error userInfo] objectForKey:NSValidationKeyErrorKey], @"name");
    NSAttributeDescription *name = [[[author entity] attributesByName] objectForKey:@"name"];
    IS(name != nil);
    // A value that breaks a rule is told with the rule.
    NSManagedObjectModel *model = library_model();
    NSEntityDescription *tag = [[model entitiesByName] objectForKey:@"Tag"];
    NSAttributeDescription *title = [[tag attributesByName] objectForKey:@"name"];
    NSPredicate *rule = [NSPredicate predicateWithFormat:@"length > 3"];
    NSArray *warnings = [NSArray arrayWithObject:@"too short"];
    [title setValidationPredicates:[NSArray arrayWithObject:rule] withValidationWarnings:warnings];
    NSPersistentStoreCoordinator *coordinator =
        [[[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:model] autorelease];
    [coordinator addPersistentStoreWithType:NSInMemoryStoreType configuration:nil URL:nil options:nil error:NULL];
    context = context_of(coordinator);
    [insert(context, @"Tag") setValue:@"ab" forKey:@"name"];
    IS(![context save:&error]);
    SAME([[error userInfo] objectForKey:NSValidationValueErrorKey], @"ab");
    SAME([[error userInfo] objectForKey:NSValidationPredicateErrorKey], rule);
    // Two sides that changed the same row.
    NSPersistentStoreCoordinator *shared = coordinator_of_type(NSSQLiteStoreType, @"conflict.sqlite");
    NSManagedObjectContext *a = context_of(shared), *b = context_of(shared);
    NSManagedObject *place = insert(a, @"Place");
    [place setValue:@"one" forKey:@"name"];
    save(a);
    NSManagedObject *same = [b objectWithID:[place objectID]];
    [same setValue:@"two" forKey:@"name"];
    [place setValue:@"three" forKey:@"name"];
    save(a);
    IS(![b save:&error]);
    COUNT([error code], NSManagedObjectMergeError);
    IS(![NSSQLiteErrorDomain isEqual:NSCocoaErrorDomain] && [NSSQLiteErrorDomain length] > 0);
    NSSet *keys = [NSSet setWithObjects:NSAffectedObjectsErrorKey, NSAffectedStoresErrorKey, NSValidationObjectErrorKey,
        NSUUIDChangedPersistentStoresKey, NSAddedPersistentStoresKey, NSRemovedPersistentStoresKey, nil];
    COUNT([keys count], 6);
    IS(NSCoreDataVersionNumber >= 320);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    heard = [[NSMutableArray alloc] init];
    ear = [[Ear alloc] init];
    models();
    locks();
    contexts();
    notifications();
    stores();
    errors();
    puts("done");
    [pool release];
    return 0;
}
