#pragma once

// The classes that observed objects are given.

#import <Foundation/Foundation.h>

/// A class whose objects announce their changes: a subclass of the class that they had before.
typedef struct ObservingClass {
    struct ObservingClass *next;
    Class class, original;
    NSMutableSet *prepared_keys;
    NSMapTable *keys; // by the number of a selector that announces changes: the key that it changes
} ObservingClass;

/// The observing class of an object, NULL for those that are not observed.
const ObservingClass *observing_class_of(id object);

/// The key that a method of an observing class changes, and the implementation that it replaces.
NSString *observed_key(const ObservingClass *observing, SEL selector);
IMP observed_original(const ObservingClass *observing, SEL selector);

/// Overrides the original class's methods for a key by announcing ones.
void observing_class_add_methods(ObservingClass *observing, NSString *key);
/// Overrides one method of the original class.
void observing_class_add_method(ObservingClass *observing, SEL selector, IMP implementation, NSString *key);

/// Overrides the methods of dictionaries and user defaults, where the same methods change all keys.
void observing_class_add_dictionary_methods(ObservingClass *observing);
