#pragma once
#import <CoreData/CoreData.h>

@interface NSManagedObjectID () {
  @package
    NSEntityDescription *_entity;
    /// Nil for an object that no store has. A closed store lets go of its IDs.
    NSPersistentStore *_store;
    /// The row's number in an SQLite store; of a temporary ID one that only this process knows.
    int64_t _number;
    /// What an atomic or incremental store calls the object; nil where the number does.
    id _reference;
    BOOL _isTemporary;
}
@end

/// What makes many objects hands them over instead of leaving them to a pool.
#define RETURNS_RETAINED __attribute__((ns_returns_retained))

/// A new one for an object that no store has seen.
RETURNS_RETAINED NSManagedObjectID *object_id_temporary(NSEntityDescription *entity);
RETURNS_RETAINED NSManagedObjectID *object_id_of_row(NSEntityDescription *entity, NSPersistentStore *store,
                                                     int64_t number);
RETURNS_RETAINED NSManagedObjectID *object_id_of_reference(NSEntityDescription *entity, NSPersistentStore *store,
                                                           id reference);
