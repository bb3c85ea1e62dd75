#pragma once
#import <CoreData/CoreDataDefines.h>

@class NSEntityDescription, NSPersistentStore;

@interface NSManagedObjectID : NSObject <NSCopying>
@property (nonatomic, readonly, retain) NSEntityDescription *entity;
/// Nil: no object comes from a store yet.
@property (nonatomic, readonly, assign) NSPersistentStore *persistentStore;
@property (nonatomic, readonly, getter=isTemporaryID) BOOL temporaryID;
- (NSURL *)URIRepresentation;
@end
