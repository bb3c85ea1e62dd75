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

/// The key that a method of an observing class changes, and the implementation that it takes the place of.
NSString *observed_key(const ObservingClass *observing, SEL selector);
IMP observed_original(const ObservingClass *observing, SEL selector);

/// Puts announcing methods in place of what the original class has for a key.
void observing_class_add_methods(ObservingClass *observing, NSString *key);
/// Puts one in place of a method that the original class has.
void observing_class_add_method(ObservingClass *observing, SEL selector, IMP implementation, NSString *key);

/// Those of dictionaries and user defaults, all keys of which are changed by the same methods.
void observing_class_add_dictionary_methods(ObservingClass *observing);
