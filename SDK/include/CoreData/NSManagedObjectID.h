#pragma once
#import <CoreData/CoreDataDefines.h>

@class NSEntityDescription, NSPersistentStore;

@interface NSManagedObjectID : NSObject <NSCopying>
@property (nonatomic, readonly, retain) NSEntityDescription *entity;
/// Nil for an object that no store has yet.
@property (nonatomic, readonly, assign) NSPersistentStore *persistentStore;
@property (nonatomic, readonly, getter=isTemporaryID) BOOL temporaryID;
- (NSURL *)URIRepresentation;
@end
