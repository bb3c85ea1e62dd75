#pragma once

// The accessors of a class for a key: the methods and instance variables that key-value coding uses, in the order of
// Apple's "Key-Value Coding Programming Guide" (Accessor Search Implementation Details). They are looked up once a
// class and key.

#import <Foundation/Foundation.h>
#include <objc/runtime.h>

/// A method found for a key: NULL as selector if the class has none. `type` is that of the value it takes or returns.
typedef struct {
    SEL selector;
    const char *type;
} KeyMethod;

typedef struct {
    ptrdiff_t offset;
    const char *type; // NULL if there is none
} KeyVariable;

/// The accessors of a relation to many objects, ordered or not.
typedef struct {
    SEL count;
    SEL object_at_index, objects_at_indexes; // of arrays and ordered sets
    SEL index_of_object;                     // of ordered sets
    SEL enumerator, member;                  // of sets
} CollectionReading;

typedef struct {
    SEL insert_object, insert_objects, remove_object, remove_objects, replace_object, replace_objects;
} ArrayWriting;

typedef struct {
    SEL add_object, add_set, remove_object, remove_set, intersect_set;
} SetWriting;

@interface KeyAccessors : NSObject {
@public
    KeyMethod getter, setter;
    KeyVariable variable;
    CollectionReading reading;
    ArrayWriting array;
    SetWriting set;
    SEL validate;
}

/// The accessors that instances of a class have for a key, which has to have a first character.
+ (KeyAccessors *)accessorsOfClass:(Class)class key:(NSString *)key;

@end

/// The key with a capital first letter, as in a method's name.
NSString *key_within_name(NSString *key);

/// The selector of this name, if instances of the class implement it. Does not register the name.
SEL selector_in_class(Class class, NSString *name);

/// True if the method of a class takes part in key-value coding: if its value is an object, a number or a structure.
BOOL is_key_value_type(const char *type);
