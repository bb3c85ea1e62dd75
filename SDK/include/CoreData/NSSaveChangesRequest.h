#pragma once
#import <CoreData/NSPersistentStoreRequest.h>

/// What a context saves. Since iOS 5.
@interface NSSaveChangesRequest : NSPersistentStoreRequest
- (id)initWithInsertedObjects:(NSSet *)insertedObjects
               updatedObjects:(NSSet *)updatedObjects
               deletedObjects:(NSSet *)deletedObjects
                lockedObjects:(NSSet *)lockedObjects;
- (NSSet *)insertedObjects;
- (NSSet *)updatedObjects;
- (NSSet *)deletedObjects;
- (NSSet *)lockedObjects;
@end
