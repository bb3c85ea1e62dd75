#pragma once
#import <CoreData/CoreDataDefines.h>

@class NSEntityDescription, NSEntityMapping, NSManagedObject, NSManagedObjectContext, NSManagedObjectModel, NSMappingModel;

@interface NSMigrationManager : NSObject
- (id)initWithSourceModel:(NSManagedObjectModel *)sourceModel destinationModel:(NSManagedObjectModel *)destinationModel;
/// Copies a store's objects as the mapping says into a store of the destination model; the source is only read.
- (BOOL)migrateStoreFromURL:(NSURL *)sourceURL
                       type:(NSString *)sourceType
                    options:(NSDictionary *)sourceOptions
           withMappingModel:(NSMappingModel *)mappings
           toDestinationURL:(NSURL *)destinationURL
            destinationType:(NSString *)destinationType
         destinationOptions:(NSDictionary *)destinationOptions
                      error:(NSError **)error;
- (void)reset;
@property (nonatomic, readonly) NSMappingModel *mappingModel;
@property (nonatomic, readonly) NSManagedObjectModel *sourceModel;
@property (nonatomic, readonly) NSManagedObjectModel *destinationModel;
@property (nonatomic, readonly) NSManagedObjectContext *sourceContext;
@property (nonatomic, readonly) NSManagedObjectContext *destinationContext;
- (NSEntityDescription *)sourceEntityForEntityMapping:(NSEntityMapping *)mapping;
- (NSEntityDescription *)destinationEntityForEntityMapping:(NSEntityMapping *)mapping;
- (void)associateSourceInstance:(NSManagedObject *)sourceInstance
        withDestinationInstance:(NSManagedObject *)destinationInstance
               forEntityMapping:(NSEntityMapping *)mapping;
- (NSArray *)destinationInstancesForEntityMappingNamed:(NSString *)name sourceInstances:(NSArray *)sourceInstances;
- (NSArray *)sourceInstancesForEntityMappingNamed:(NSString *)name destinationInstances:(NSArray *)destinationInstances;
@property (nonatomic, readonly) NSEntityMapping *currentEntityMapping;
@property (nonatomic, readonly) float migrationProgress;
@property (nonatomic, retain) NSDictionary *userInfo;
- (void)cancelMigrationWithError:(NSError *)error;
/// Since iOS 5.
@property (nonatomic) BOOL usesStoreSpecificMigrationManager;
@end
