#pragma once
#import "Objects/ManagedObject.h"
#include "include/CoreDataObjects.h"

// Managed objects of Swift apps. Each has at most one Swift object, its peer, whose reference count is its own.

/// An object of an entity without a Swift class of its own.
@interface SwiftManagedObject : NSManagedObject {
  @package
    /// Not retained: the peer owns this object. NULL until Swift first sees the object.
    void *_peer;
}
@end

/// An object of an entity with a Swift class, which is told of its life and validates it.
@interface SwiftSubclassObject : SwiftManagedObject
@end

/// The functions of the Swift module; all NULL before `core_data_start`.
extern CoreDataHost core_data_host;

/// Gives the classes above their reference counting.
void swift_managed_objects_install(void);
