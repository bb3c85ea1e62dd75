#pragma once

// Key-value observing, after Apple's "Key-Value Observing Programming Guide".
//
// An *observance* is one registration: an observer, the observed object and a key path. It holds a tree of *watches*,
// each for one key of one object: the keys along the path, and those that they depend on. A watched object is given an
// *observing class*, a subclass of its own class made once, whose setters announce their changes.

#import <Foundation/Foundation.h>

@class Watch;

@interface Observance : NSObject {
@public
    id observer, object; // neither is retained
    NSString *path;
    NSKeyValueObservingOptions options;
    void *context;
    Watch *first;
    BOOL has_ended;
}
- (NSDictionary *)initialChange;
- (void)sendChange:(NSDictionary *)change;
@end

@interface Watch : NSObject {
@public
    Observance *observance; // not retained: its tree has this watch
    id object;              // not retained; nil once the object is gone
    NSString *key, *rest;   // of the path; `rest` is nil for the last key
    Watch *next;            // for `rest`, at the value of the key
    NSMutableArray *affecting;
    Watch *dependent; // whose key depends on this one, and leads elsewhere when it changes; it has this watch
    BOOL is_on_path; // false for keys that others depend on
}
/// Watches a path from an object on; nil for objects that do not change.
/// - depth: how many dependences of keys led here.
+ (Watch *)watchAtObject:(id)object path:(NSString *)path observance:(Observance *)observance depth:(int)depth;
- (void)watchNext;
- (void)unwatchNext;
- (void)unwatch;
@end

/// The observations of an object.
@interface ObservationInfo : NSObject {
@public
    NSMutableDictionary *watches; // arrays of them by key
    NSMutableArray *observances;
}
@end

// All of these are called with the lock held.

void observation_lock(void);
void observation_unlock(void);
ObservationInfo *observation_info(id object);
ObservationInfo *observation_info_made(id object);
/// Removes the record of an object without observations.
void observation_info_tidy(id object);
void observation_info_forget(const void *address);

/// Gives an object its observing class, whose methods announce changes of the key.
/// - Returns: NO for objects that are not changed by key, such as strings and numbers.
BOOL observing_class_prepare(id object, NSString *key);
/// Sets the object's class back to its own.
void observing_class_leave(id object);

/// The class that an object had before it was observed.
Class class_before_observing(id object);

/// True if the object is observed and its class has changes of the key announced automatically.
BOOL change_is_announced_for_key(id object, NSString *key);

/// Drops this thread's pending changes of a deallocated object.
void pending_changes_forget(const void *address);

/// The keys and paths that a class declares a key to depend on.
NSSet *paths_affecting_key(Class class, NSString *key);
