#pragma once
#import <CoreData/CoreData.h>

@interface NSManagedObjectID () {
  @package
    NSEntityDescription *_entity;
    /// The store; nil for an object that was not saved. Set to nil when the store is closed.
    NSPersistentStore *_store;
    /// The row number in an SQLite store. For a temporary ID, a number that is unique in this process.
    int64_t _number;
    /// The reference object of an atomic or incremental store; nil if the row number identifies the object.
    id _reference;
    BOOL _isTemporary;
}
@end

/// Marks functions whose caller keeps the arguments until they return, which saves retaining them in the functions that
/// are called for each value of each object.
#define BORROWS_ARGUMENTS __attribute__((objc_externally_retained))

/// Marks functions that return a retained object, which saves an autorelease when many objects are made.
#define RETURNS_RETAINED __attribute__((ns_returns_retained))

/// Base's NSAllocateObject, whose declaration cannot be used with automatic reference counting: an object with further
/// bytes behind its instance variables, all zero.
RETURNS_RETAINED id object_allocate(Class class, NSUInteger extraBytes, void *zone) __asm__("NSAllocateObject");

/// Whether a value of a to-one relationship is an object ID, not yet an object.
BOOL value_is_object_id(id value);

/// Makes a temporary ID for a new object.
RETURNS_RETAINED NSManagedObjectID *object_id_temporary(NSEntityDescription *entity);
RETURNS_RETAINED NSManagedObjectID *object_id_of_row(NSEntityDescription *entity, NSPersistentStore *store,
                                                     int64_t number);
RETURNS_RETAINED NSManagedObjectID *object_id_of_reference(NSEntityDescription *entity, NSPersistentStore *store,
                                                           id reference);
