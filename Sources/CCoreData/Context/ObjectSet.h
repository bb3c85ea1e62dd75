#pragma once
#import <CoreData/CoreData.h>

/// A set of managed objects, which are equal only to themselves, in the order in which they were added. It retains its
/// objects, and sends them no messages: a context with 100,000 changes asks its sets several times for each of them.
@interface ObjectSet : NSMutableSet
@end

/// Adds an object, unless the set contains it.
void object_set_add(ObjectSet *set, id object);
BOOL object_set_contains(ObjectSet *set, id object);
