// The string constants of the headers, in a file without classes, which is loaded at launch.

#import <CoreData/CoreData.h>

NSString *const NSManagedObjectContextWillSaveNotification = @"NSManagingContextWillSaveChangesNotification";
NSString *const NSManagedObjectContextDidSaveNotification = @"NSManagingContextDidSaveChangesNotification";
NSString *const NSManagedObjectContextObjectsDidChangeNotification = @"NSObjectsChangedInManagingContextNotification";
NSString *const NSInsertedObjectsKey = @"inserted";
NSString *const NSUpdatedObjectsKey = @"updated";
NSString *const NSDeletedObjectsKey = @"deleted";
NSString *const NSRefreshedObjectsKey = @"refreshed";
NSString *const NSInvalidatedObjectsKey = @"invalidated";
NSString *const NSInvalidatedAllObjectsKey = @"invalidatedAll";
// Strings until the class NSMergePolicy is loaded, which replaces them by policies.
id NSErrorMergePolicy = @"NSErrorMergePolicy";
id NSMergeByPropertyStoreTrumpMergePolicy = @"NSMergeByPropertyStoreTrumpMergePolicy";
id NSMergeByPropertyObjectTrumpMergePolicy = @"NSMergeByPropertyObjectTrumpMergePolicy";
id NSOverwriteMergePolicy = @"NSOverwriteMergePolicy";
id NSRollbackMergePolicy = @"NSRollbackMergePolicy";

NSString *const NSSQLiteStoreType = @"SQLite";
NSString *const NSBinaryStoreType = @"Binary";
NSString *const NSInMemoryStoreType = @"InMemory";
NSString *const NSStoreTypeKey = @"NSStoreType";
NSString *const NSStoreUUIDKey = @"NSStoreUUID";
NSString *const NSPersistentStoreCoordinatorStoresDidChangeNotification =
    @"_NSPersistentStoreCoordinatorStoresDidChangeNotification";
NSString *const NSPersistentStoreCoordinatorWillRemoveStoreNotification =
    @"_NSPersistentStoreCoordinatorWillRemoveStoreNotification";
NSString *const NSAddedPersistentStoresKey = @"added";
NSString *const NSRemovedPersistentStoresKey = @"removed";
NSString *const NSUUIDChangedPersistentStoresKey = @"changed";
NSString *const NSReadOnlyPersistentStoreOption = @"NSReadOnlyPersistentStoreOption";
NSString *const NSPersistentStoreTimeoutOption = @"NSPersistentStoreTimeoutOption";
NSString *const NSSQLitePragmasOption = @"NSSQLitePragmasOption";
NSString *const NSSQLiteAnalyzeOption = @"NSSQLiteAnalyzeOption";
NSString *const NSSQLiteManualVacuumOption = @"NSSQLiteManualVacuumOption";
NSString *const NSIgnorePersistentStoreVersioningOption = @"NSIgnorePersistentStoreVersioningOption";
NSString *const NSMigratePersistentStoresAutomaticallyOption = @"NSMigratePersistentStoresAutomaticallyOption";
NSString *const NSInferMappingModelAutomaticallyOption = @"NSInferMappingModelAutomaticallyOption";
NSString *const NSStoreModelVersionHashesKey = @"NSStoreModelVersionHashes";
NSString *const NSStoreModelVersionIdentifiersKey = @"NSStoreModelVersionIdentifiers";
NSString *const NSPersistentStoreOSCompatibility = @"NSPersistentStoreOSCompatibility";
NSString *const NSPersistentStoreFileProtectionKey = @"NSPersistentStoreFileProtectionKey";

NSString *const NSMigrationManagerKey = @"manager";
NSString *const NSMigrationSourceObjectKey = @"source";
NSString *const NSMigrationDestinationObjectKey = @"destination";
NSString *const NSMigrationEntityMappingKey = @"entityMapping";
NSString *const NSMigrationPropertyMappingKey = @"propertyMapping";
NSString *const NSMigrationEntityPolicyKey = @"entityPolicy";

NSString *const NSDetailedErrorsKey = @"NSDetailedErrors";
NSString *const NSValidationObjectErrorKey = @"NSValidationErrorObject";
NSString *const NSValidationKeyErrorKey = @"NSValidationErrorKey";
NSString *const NSValidationPredicateErrorKey = @"NSValidationErrorPredicate";
NSString *const NSValidationValueErrorKey = @"NSValidationErrorValue";
NSString *const NSAffectedStoresErrorKey = @"NSAffectedStoresErrorKey";
NSString *const NSAffectedObjectsErrorKey = @"NSAffectedObjectsErrorKey";
NSString *const NSSQLiteErrorDomain = @"NSSQLiteErrorDomain";

// The version of iOS 5.1, like NSFoundationVersionNumber.
double NSCoreDataVersionNumber = 386.5;

// CoreDataErrors.h
NSString *const NSPersistentStoreSaveConflictsErrorKey = @"NSPersistentStoreSaveConflictsErrorKey";

// NSPersistentStoreCoordinator.h
NSString *const NSPersistentStoreUbiquitousContentNameKey = @"NSPersistentStoreUbiquitousContentNameKey";
NSString *const NSPersistentStoreUbiquitousContentURLKey = @"NSPersistentStoreUbiquitousContentURLKey";
NSString *const NSPersistentStoreDidImportUbiquitousContentChangesNotification =
    @"NSPersistentStoreDidImportUbiquitousContentChangesNotification";
