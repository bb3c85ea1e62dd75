#pragma once
#import <Foundation/Foundation.h>

/// Releases all objects associated with an object. Called when any object is deallocated.
void objc_removeAssociatedObjects(id object);

/// - policy: 01401 to retain the value, 0 to keep it unretained; the other values of `objc_AssociationPolicy`.
void objc_setAssociatedObject(id object, const void *key, id value, uintptr_t policy);
id objc_getAssociatedObject(id object, const void *key);
