#import "Stores/AutomaticMigration.h"
#import "Errors/Failures.h"
#import "Model/ModelCompatibility.h"
#import "Model/EntityOwnership.h"
#import "SQLite/ExternalValues.h"

static NSArray *all_models(void) {
    NSMutableArray *models = [NSMutableArray array];
    NSArray *bundles =
        [[NSBundle allBundles] arrayByAddingObjectsFromArray:[NSArray arrayWithObject:[NSBundle mainBundle]]];
    NSMutableSet *seen = [NSMutableSet set];
    for (NSString *path in [NSManagedObjectModel pathsOfModelsInBundles:bundles allVersions:YES]) {
        if ([seen containsObject:path]) continue;
        [seen addObject:path];
        NSManagedObjectModel *model = [NSManagedObjectModel modelAtPath:path];
        if (model) [models addObject:model];
    }
    return models;
}

static NSMappingModel *mapping_between(NSManagedObjectModel *source, NSManagedObjectModel *destination,
                                       NSDictionary *options, NSError **error) {
    NSMappingModel *mapping = [NSMappingModel mappingModelFromBundles:nil
                                                       forSourceModel:source
                                                     destinationModel:destination];
    if (mapping) return mapping;
    if ([[options objectForKey:NSInferMappingModelAutomaticallyOption] boolValue]) {
        return [NSMappingModel inferredMappingModelForSourceModel:source destinationModel:destination error:error];
    }
    fail_with_code(error, NSMigrationMissingMappingModelError, @"Can't find mapping model for migration");
    return nil;
}

/// Removes a database and the journal files beside it.
static void remove_with_journals(NSString *path) {
    NSFileManager *files = [NSFileManager defaultManager];
    for (NSString *suffix in [NSArray arrayWithObjects:@"", @"-journal", @"-wal", @"-shm", nil]) {
        [files removeItemAtPath:[path stringByAppendingString:suffix] error:NULL];
    }
}

/// Removes all files of a folder but those with the names.
static void remove_all_but(NSArray *names, NSString *folder) {
    NSFileManager *files = [NSFileManager defaultManager];
    for (NSString *name in [files contentsOfDirectoryAtPath:folder error:NULL]) {
        if (![names containsObject:name]) [files removeItemAtPath:[folder stringByAppendingPathComponent:name] error:NULL];
    }
}

BOOL migrate_store_in_place(NSURL *url, NSString *type, NSDictionary *options, NSDictionary *metadata,
                            NSManagedObjectModel *model, NSError **error) {
    NSManagedObjectModel *source = model_merged_for_metadata(all_models(), metadata);
    if (source == nil) {
        return fail_with_code(error, NSMigrationMissingSourceModelError, @"Can't find model for source store");
    }
    NSMappingModel *mapping = mapping_between(source, model, options, error);
    if (mapping == nil) return NO;
    NSString *path = [url path];
    NSString *name = [NSString stringWithFormat:@".%@.migrated", [path lastPathComponent]];
    NSString *made = [[path stringByDeletingLastPathComponent] stringByAppendingPathComponent:name];
    remove_with_journals(made);
    // Large values of the old store and of the new one are in one folder, so that one renaming replaces the store whole.
    NSFileManager *files = [NSFileManager defaultManager];
    NSString *folder = external_folder(path);
    NSArray *old = [files contentsOfDirectoryAtPath:folder error:NULL] ?: [NSArray array];
    NSMigrationManager *manager = [[NSMigrationManager alloc] initWithSourceModel:source destinationModel:model];
    BOOL isMigrated = [manager migrateStoreFromURL:url
                                              type:type
                                           options:nil
                                  withMappingModel:mapping
                                  toDestinationURL:[NSURL fileURLWithPath:made]
                                   destinationType:type
                                destinationOptions:[NSDictionary dictionaryWithObject:folder forKey:StoreExternalFolderKey]
                                             error:error];
    if (isMigrated && rename([made fileSystemRepresentation], [path fileSystemRepresentation]) != 0) {
        isMigrated =
            fail_with_code(error, NSMigrationError, @"The migrated store could not take the place of the old one.");
    }
    if (!isMigrated) {
        remove_with_journals(made);
        remove_all_but(old, folder);
        return NO;
    }
    for (NSString *suffix in [NSArray arrayWithObjects:@"-journal", @"-wal", @"-shm", nil]) {
        remove([[path stringByAppendingString:suffix] fileSystemRepresentation]);
    }
    for (NSString *name in old) [files removeItemAtPath:[folder stringByAppendingPathComponent:name] error:NULL];
    return YES;
}

BOOL store_copy_objects(NSPersistentStore *source, NSPersistentStore *destination, NSError **error) {
    NSPersistentStoreCoordinator *coordinator = source.persistentStoreCoordinator;
    NSManagedObjectContext *context = [[NSManagedObjectContext alloc] init];
    context.persistentStoreCoordinator = coordinator;
    NSMapTable *copies = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSObjectMapValueCallBacks, 64);
    NSMutableArray *objects = [NSMutableArray array];
    for (NSEntityDescription *entity in
         [coordinator.managedObjectModel entitiesForConfiguration:source.configurationName]) {
        NSFetchRequest *request = [[NSFetchRequest alloc] init];
        request.entity = entity;
        request.includesSubentities = NO;
        request.affectedStores = [NSArray arrayWithObject:source];
        NSArray *found = [context executeFetchRequest:request error:error];
        if (found == nil) return NO;
        [objects addObjectsFromArray:found];
    }
    for (NSManagedObject *object in objects) {
        NSManagedObject *copy = [[NSManagedObject alloc] initWithEntity:object.entity
                                         insertIntoManagedObjectContext:context];
        [context assignObject:copy toPersistentStore:destination];
        for (NSString *key in object.entity.attributesByName) {
            if (![[object.entity.attributesByName objectForKey:key] isTransient]) {
                [copy setPrimitiveValue:[object primitiveValueForKey:key] forKey:key];
            }
        }
        NSMapInsert(copies, (__bridge void *)object, (__bridge void *)copy);
    }
    for (NSManagedObject *object in objects) {
        NSManagedObject *copy = (__bridge NSManagedObject *)NSMapGet(copies, (__bridge void *)object);
        NSDictionary *relationships = object.entity.relationshipsByName;
        for (NSString *key in relationships) {
            NSRelationshipDescription *relationship = [relationships objectForKey:key];
            id value = [object primitiveValueForKey:key];
            if (value == nil || relationship.isTransient) continue;
            if (!relationship.isToMany) {
                [copy setValue:(__bridge id)NSMapGet(copies, (__bridge void *)value) forKey:key];
                continue;
            }
            NSMutableOrderedSet *others = [NSMutableOrderedSet orderedSet];
            for (id each in value) [others addObject:(__bridge id)NSMapGet(copies, (__bridge void *)each)];
            [copy setValue:relationship.isOrdered ? (id)others : [others set] forKey:key];
        }
    }
    NSFreeMapTable(copies);
    return [context save:error];
}
