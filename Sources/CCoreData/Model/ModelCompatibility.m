#import "Model/ModelCompatibility.h"
#import "Model/EntityOwnership.h"
#import "SQLite/StoreSchema.h"

NSString *const StoreTablesKey = @"VergerStoreTables";
NSString *const StoreHashesAreOursKey = @"VergerStoreModelVersionHashes";

static BOOL has_hashes(NSArray *entities, NSDictionary *hashes) {
    if ([entities count] != [hashes count]) return NO;
    for (NSEntityDescription *entity in entities) {
        if (![[hashes objectForKey:entity.name] isEqual:entity.versionHash]) return NO;
    }
    return YES;
}

static BOOL has_names(NSArray *entities, NSDictionary *hashes) {
    if ([hashes count] == 0) return YES;
    NSSet *names = [NSSet setWithArray:[entities valueForKey:@"name"]];
    return [names isEqualToSet:[NSSet setWithArray:[hashes allKeys]]];
}

BOOL metadata_hashes_are_ours(NSDictionary *metadata) {
    id mark = [metadata objectForKey:StoreHashesAreOursKey];
    return [mark isKindOfClass:[NSNumber class]] && [mark boolValue];
}

BOOL model_suits_metadata(NSManagedObjectModel *model, NSString *configuration, NSDictionary *metadata) {
    NSArray *entities = [model entitiesForConfiguration:configuration];
    NSDictionary *hashes = [metadata objectForKey:NSStoreModelVersionHashesKey];
    if (entities == nil || ![hashes isKindOfClass:[NSDictionary class]]) return NO;
    if (has_hashes(entities, hashes)) return YES;
    NSDictionary *tables = [metadata objectForKey:StoreTablesKey];
    if (metadata_hashes_are_ours(metadata) || ![tables isKindOfClass:[NSDictionary class]]) return NO;
    return has_names(entities, hashes) && schema_suits_tables(entities, tables);
}

NSManagedObjectModel *model_merged_for_metadata(NSArray *models, NSDictionary *metadata) {
    for (NSManagedObjectModel *model in models) {
        if (model_suits_metadata(model, nil, metadata)) return model;
    }
    // Each model may contain some of the store's entities.
    NSDictionary *hashes = [metadata objectForKey:NSStoreModelVersionHashesKey];
    if (![hashes isKindOfClass:[NSDictionary class]]) return nil;
    NSMutableArray *parts = [NSMutableArray array];
    NSMutableSet *names = [NSMutableSet set];
    for (NSManagedObjectModel *model in models) {
        BOOL isPart = [model.entities count] > 0;
        for (NSEntityDescription *entity in model.entities) {
            BOOL isNew = ![names containsObject:entity.name];
            isPart = isPart && isNew && [[hashes objectForKey:entity.name] isEqual:entity.versionHash];
        }
        if (!isPart) continue;
        [parts addObject:model];
        [names addObjectsFromArray:[model.entities valueForKey:@"name"]];
    }
    if ([hashes count] == 0 || [names count] != [hashes count]) return nil;
    return [NSManagedObjectModel modelByMergingModels:parts];
}
