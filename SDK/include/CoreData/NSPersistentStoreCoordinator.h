#pragma once
#import <CoreData/CoreDataDefines.h>

@class NSManagedObjectContext, NSPersistentStoreRequest;

@class NSManagedObjectID, NSManagedObjectModel, NSPersistentStore;

/// - Status: stub
COREDATA_EXTERN NSString *const NSPersistentStoreUbiquitousContentNameKey;
/// - Status: stub
COREDATA_EXTERN NSString *const NSPersistentStoreUbiquitousContentURLKey;
/// - Status: stub
COREDATA_EXTERN NSString *const NSPersistentStoreDidImportUbiquitousContentChangesNotification;
COREDATA_EXTERN NSString *const NSSQLiteStoreType;
COREDATA_EXTERN NSString *const NSBinaryStoreType;
COREDATA_EXTERN NSString *const NSInMemoryStoreType;
COREDATA_EXTERN NSString *const NSStoreTypeKey;
COREDATA_EXTERN NSString *const NSStoreUUIDKey;
COREDATA_EXTERN NSString *const NSPersistentStoreCoordinatorStoresDidChangeNotification;
COREDATA_EXTERN NSString *const NSPersistentStoreCoordinatorWillRemoveStoreNotification;
COREDATA_EXTERN NSString *const NSAddedPersistentStoresKey;
COREDATA_EXTERN NSString *const NSRemovedPersistentStoresKey;
COREDATA_EXTERN NSString *const NSUUIDChangedPersistentStoresKey;
COREDATA_EXTERN NSString *const NSReadOnlyPersistentStoreOption;
COREDATA_EXTERN NSString *const NSPersistentStoreTimeoutOption;
COREDATA_EXTERN NSString *const NSSQLitePragmasOption;
COREDATA_EXTERN NSString *const NSSQLiteAnalyzeOption;
COREDATA_EXTERN NSString *const NSSQLiteManualVacuumOption;
COREDATA_EXTERN NSString *const NSIgnorePersistentStoreVersioningOption;
COREDATA_EXTERN NSString *const NSMigratePersistentStoresAutomaticallyOption;
COREDATA_EXTERN NSString *const NSInferMappingModelAutomaticallyOption;
COREDATA_EXTERN NSString *const NSStoreModelVersionHashesKey;
COREDATA_EXTERN NSString *const NSStoreModelVersionIdentifiersKey;
COREDATA_EXTERN NSString *const NSPersistentStoreOSCompatibility;
COREDATA_EXTERN NSString *const NSPersistentStoreFileProtectionKey;

@interface NSPersistentStoreCoordinator : NSObject <NSLocking>
+ (NSDictionary *)registeredStoreTypes;
+ (void)registerStoreClass:(Class)storeClass forStoreType:(NSString *)storeType;
/// What a store says of itself, without opening it; nil and an error if it cannot be read.
+ (NSDictionary *)metadataForPersistentStoreOfType:(NSString *)storeType URL:(NSURL *)url error:(NSError **)error;
+ (BOOL)setMetadata:(NSDictionary *)metadata
    forPersistentStoreOfType:(NSString *)storeType
                         URL:(NSURL *)url
                       error:(NSError **)error;
- (void)setMetadata:(NSDictionary *)metadata forPersistentStore:(NSPersistentStore *)store;
- (NSDictionary *)metadataForPersistentStore:(NSPersistentStore *)store;
/// Raises NSInvalidArgumentException without a model.
- (id)initWithManagedObjectModel:(NSManagedObjectModel *)model;
@property (nonatomic, readonly) NSManagedObjectModel *managedObjectModel;
@property (nonatomic, readonly) NSArray *persistentStores;
- (NSPersistentStore *)persistentStoreForURL:(NSURL *)url;
- (NSURL *)URLForPersistentStore:(NSPersistentStore *)store;
- (BOOL)setURL:(NSURL *)url forPersistentStore:(NSPersistentStore *)store;
/// Opens a store, or begins one where there is no file; migrates it first if the options say so. Nil and an error if it cannot be
/// opened, or its model is another.
- (NSPersistentStore *)addPersistentStoreWithType:(NSString *)storeType
                                    configuration:(NSString *)configuration
                                              URL:(NSURL *)storeURL
                                          options:(NSDictionary *)options
                                            error:(NSError **)error;
- (BOOL)removePersistentStore:(NSPersistentStore *)store error:(NSError **)error;
- (NSPersistentStore *)migratePersistentStore:(NSPersistentStore *)store
                                        toURL:(NSURL *)url
                                      options:(NSDictionary *)options
                                     withType:(NSString *)storeType
                                        error:(NSError **)error;
- (NSManagedObjectID *)managedObjectIDForURIRepresentation:(NSURL *)url;
- (void)lock;
- (void)unlock;
- (BOOL)tryLock;
/// Since iOS 5.
- (id)executeRequest:(NSPersistentStoreRequest *)request
         withContext:(NSManagedObjectContext *)context
               error:(NSError **)error;
@end
