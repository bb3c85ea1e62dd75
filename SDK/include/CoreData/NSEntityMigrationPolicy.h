#pragma once
#import <CoreData/CoreDataDefines.h>

@class NSEntityMapping, NSManagedObject, NSMigrationManager;

COREDATA_EXTERN NSString *const NSMigrationManagerKey;
COREDATA_EXTERN NSString *const NSMigrationSourceObjectKey;
COREDATA_EXTERN NSString *const NSMigrationDestinationObjectKey;
COREDATA_EXTERN NSString *const NSMigrationEntityMappingKey;
COREDATA_EXTERN NSString *const NSMigrationPropertyMappingKey;
COREDATA_EXTERN NSString *const NSMigrationEntityPolicyKey;

/// How the objects of an entity are migrated. An app subclasses it for what a mapping cannot say.
@interface NSEntityMigrationPolicy : NSObject
- (BOOL)beginEntityMapping:(NSEntityMapping *)mapping manager:(NSMigrationManager *)manager error:(NSError **)error;
- (BOOL)createDestinationInstancesForSourceInstance:(NSManagedObject *)sourceInstance
                                      entityMapping:(NSEntityMapping *)mapping
                                            manager:(NSMigrationManager *)manager
                                              error:(NSError **)error;
- (BOOL)endInstanceCreationForEntityMapping:(NSEntityMapping *)mapping
                                    manager:(NSMigrationManager *)manager
                                      error:(NSError **)error;
- (BOOL)createRelationshipsForDestinationInstance:(NSManagedObject *)destinationInstance
                                    entityMapping:(NSEntityMapping *)mapping
                                          manager:(NSMigrationManager *)manager
                                            error:(NSError **)error;
- (BOOL)endRelationshipCreationForEntityMapping:(NSEntityMapping *)mapping
                                        manager:(NSMigrationManager *)manager
                                          error:(NSError **)error;
- (BOOL)performCustomValidationForEntityMapping:(NSEntityMapping *)mapping
                                        manager:(NSMigrationManager *)manager
                                          error:(NSError **)error;
- (BOOL)endEntityMapping:(NSEntityMapping *)mapping manager:(NSMigrationManager *)manager error:(NSError **)error;
@end
