#pragma once
#import <CoreData/CoreDataDefines.h>

@class NSPersistentStoreCoordinator;

@interface NSPersistentStore : NSObject
+ (NSDictionary *)metadataForPersistentStoreWithURL:(NSURL *)url error:(NSError **)error;
+ (BOOL)setMetadata:(NSDictionary *)metadata forPersistentStoreWithURL:(NSURL *)url error:(NSError **)error;
+ (Class)migrationManagerClass;
- (id)initWithPersistentStoreCoordinator:(NSPersistentStoreCoordinator *)coordinator
                       configurationName:(NSString *)name
                                     URL:(NSURL *)url
                                 options:(NSDictionary *)options;
- (BOOL)loadMetadata:(NSError **)error;
@property (nonatomic, readonly, assign) NSPersistentStoreCoordinator *persistentStoreCoordinator;
@property (nonatomic, readonly) NSString *configurationName;
@property (nonatomic, readonly) NSDictionary *options;
@property (nonatomic, retain) NSURL *URL;
@property (nonatomic, copy) NSString *identifier;
@property (nonatomic, readonly) NSString *type;
@property (nonatomic, getter=isReadOnly) BOOL readOnly;
@property (nonatomic, retain) NSDictionary *metadata;
- (void)didAddToPersistentStoreCoordinator:(NSPersistentStoreCoordinator *)coordinator;
- (void)willRemoveFromPersistentStoreCoordinator:(NSPersistentStoreCoordinator *)coordinator;
@end
