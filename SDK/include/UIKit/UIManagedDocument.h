#pragma once
#import <UIKit/UIDocument.h>

@class NSManagedObjectContext, NSManagedObjectModel;

/// A document whose contents are Core Data's (iOS 5). There is no Core Data yet: it says so, and opening fails.
///
/// - Status: stub
@interface UIManagedDocument : UIDocument
/// "persistentStore".
+ (NSString *)persistentStoreName;
/// nil.
/// - Status: stub
@property (nonatomic, readonly) NSManagedObjectContext *managedObjectContext;
/// nil.
/// - Status: stub
@property (nonatomic, readonly) NSManagedObjectModel *managedObjectModel;
@property (nonatomic, copy) NSDictionary *persistentStoreOptions;
@property (nonatomic, copy) NSString *modelConfiguration;
/// NO and an error.
/// - Status: stub
- (BOOL)configurePersistentStoreCoordinatorForURL:(NSURL *)storeURL
                                           ofType:(NSString *)fileType
                               modelConfiguration:(NSString *)configuration
                                     storeOptions:(NSDictionary *)storeOptions
                                            error:(NSError **)error;
- (NSString *)persistentStoreTypeForFileType:(NSString *)fileType;
- (BOOL)readAdditionalContentFromURL:(NSURL *)absoluteURL error:(NSError **)error;
- (id)additionalContentForURL:(NSURL *)absoluteURL error:(NSError **)error;
- (BOOL)writeAdditionalContent:(id)content
                         toURL:(NSURL *)absoluteURL
           originalContentsURL:(NSURL *)absoluteOriginalContentsURL
                         error:(NSError **)error;
@end
