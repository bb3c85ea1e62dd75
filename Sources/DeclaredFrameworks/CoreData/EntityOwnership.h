#pragma once
#import <CoreData/CoreData.h>

// Who belongs to whom is written by the owner alone.

@interface NSPropertyDescription ()
@property (nonatomic, readwrite, assign) NSEntityDescription *entity;
@end

@interface NSEntityDescription ()
@property (nonatomic, readwrite, assign) NSManagedObjectModel *managedObjectModel;
@property (nonatomic, readwrite, assign) NSEntityDescription *superentity;
@end

@interface NSManagedObject ()
/// Nil once the object has left its context.
@property (nonatomic, readwrite, assign) NSManagedObjectContext *managedObjectContext;
@property (nonatomic, readwrite, getter=isInserted) BOOL inserted;
@property (nonatomic, readwrite, getter=isUpdated) BOOL updated;
@property (nonatomic, readwrite, getter=isDeleted) BOOL deleted;
@end

@interface NSManagedObjectContext ()
- (void)objectDidChange:(NSManagedObject *)object;
@end

@interface NSManagedObjectID ()
- (id)initWithEntity:(NSEntityDescription *)entity;
@end
