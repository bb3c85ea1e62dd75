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

/// A new one for an object that no store has seen.
NSManagedObjectID *object_id_temporary(NSEntityDescription *entity);
NSManagedObjectID *object_id_of_row(NSEntityDescription *entity, NSPersistentStore *store, int64_t number);
NSManagedObjectID *object_id_of_reference(NSEntityDescription *entity, NSPersistentStore *store, id reference);
