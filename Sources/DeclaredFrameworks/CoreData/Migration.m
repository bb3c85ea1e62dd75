#import "Failures.h"
#import "Notice/NotThereYet.h"

@implementation NSEntityMapping
@end

@implementation NSPropertyMapping
@end

@implementation NSMappingModel

+ (NSMappingModel *)mappingModelFromBundles:(NSArray *)bundles
                             forSourceModel:(NSManagedObjectModel *)sourceModel
                           destinationModel:(NSManagedObjectModel *)destinationModel {
    return nil;
}

+ (NSMappingModel *)inferredMappingModelForSourceModel:(NSManagedObjectModel *)sourceModel
                                      destinationModel:(NSManagedObjectModel *)destinationModel
                                                 error:(NSError **)error {
    NOT_THERE_YET("NSMappingModel", "inferring a mapping");
    fail_with_code(error, NSInferredMappingModelError, @"Mappings cannot be inferred yet.");
    return nil;
}

- (id)initWithContentsOfURL:(NSURL *)url { return nil; }

- (NSDictionary *)entityMappingsByName {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    for (NSEntityMapping *mapping in _entityMappings) {
        if (mapping.name) [result setObject:mapping forKey:mapping.name];
    }
    return result;
}

@end

@implementation NSMigrationManager

- (id)initWithSourceModel:(NSManagedObjectModel *)sourceModel destinationModel:(NSManagedObjectModel *)destinationModel {
    if ((self = [super init])) {
        _sourceModel = sourceModel;
        _destinationModel = destinationModel;
    }
    return self;
}

- (BOOL)migrateStoreFromURL:(NSURL *)sourceURL
                       type:(NSString *)sourceType
                    options:(NSDictionary *)sourceOptions
           withMappingModel:(NSMappingModel *)mappings
           toDestinationURL:(NSURL *)destinationURL
            destinationType:(NSString *)destinationType
         destinationOptions:(NSDictionary *)destinationOptions
                      error:(NSError **)error {
    NOT_THERE_YET("NSMigrationManager", "migrating a store");
    _mappingModel = mappings;
    return fail_with_code(error, NSMigrationManagerSourceStoreError, @"Stores cannot be opened yet.");
}

- (void)reset {
}

- (NSEntityDescription *)sourceEntityForEntityMapping:(NSEntityMapping *)mapping {
    return mapping.sourceEntityName ? [_sourceModel.entitiesByName objectForKey:mapping.sourceEntityName] : nil;
}

- (NSEntityDescription *)destinationEntityForEntityMapping:(NSEntityMapping *)mapping {
    return mapping.destinationEntityName ? [_destinationModel.entitiesByName objectForKey:mapping.destinationEntityName] : nil;
}

- (void)associateSourceInstance:(NSManagedObject *)sourceInstance
        withDestinationInstance:(NSManagedObject *)destinationInstance
               forEntityMapping:(NSEntityMapping *)mapping {
}

- (NSArray *)destinationInstancesForEntityMappingNamed:(NSString *)name sourceInstances:(NSArray *)sourceInstances {
    return [NSArray array];
}

- (NSArray *)sourceInstancesForEntityMappingNamed:(NSString *)name destinationInstances:(NSArray *)destinationInstances {
    return [NSArray array];
}

- (void)cancelMigrationWithError:(NSError *)error {
}

@end

@implementation NSEntityMigrationPolicy

- (BOOL)beginEntityMapping:(NSEntityMapping *)mapping manager:(NSMigrationManager *)manager error:(NSError **)error {
    return YES;
}

- (BOOL)createDestinationInstancesForSourceInstance:(NSManagedObject *)sourceInstance
                                      entityMapping:(NSEntityMapping *)mapping
                                            manager:(NSMigrationManager *)manager
                                              error:(NSError **)error {
    return fail_with_code(error, NSEntityMigrationPolicyError, @"Objects cannot be migrated yet.");
}

- (BOOL)endInstanceCreationForEntityMapping:(NSEntityMapping *)mapping
                                    manager:(NSMigrationManager *)manager
                                      error:(NSError **)error {
    return YES;
}

- (BOOL)createRelationshipsForDestinationInstance:(NSManagedObject *)destinationInstance
                                    entityMapping:(NSEntityMapping *)mapping
                                          manager:(NSMigrationManager *)manager
                                            error:(NSError **)error {
    return fail_with_code(error, NSEntityMigrationPolicyError, @"Objects cannot be migrated yet.");
}

- (BOOL)endRelationshipCreationForEntityMapping:(NSEntityMapping *)mapping
                                        manager:(NSMigrationManager *)manager
                                          error:(NSError **)error {
    return YES;
}

- (BOOL)performCustomValidationForEntityMapping:(NSEntityMapping *)mapping
                                        manager:(NSMigrationManager *)manager
                                          error:(NSError **)error {
    return YES;
}

- (BOOL)endEntityMapping:(NSEntityMapping *)mapping manager:(NSMigrationManager *)manager error:(NSError **)error {
    return YES;
}

@end
