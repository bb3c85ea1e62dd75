#pragma once

// Numbers and structures as objects, for key-value coding: NSNumber for numbers, NSValue for structures.

#import <Foundation/Foundation.h>

/// Calls a getter of this type, and returns the result as an object.
id value_from_getter(id object, SEL getter, const char *type);

/// Sends a setter whose argument is of that type; sends `-setNilValueForKey:` for nil where a number has to be.
void value_to_setter(id object, SEL setter, const char *type, id value, NSString *key);

/// The value at an address, as an object.
id value_from_memory(const void *place, const char *type);

/// Stores a value; an object is retained and the former one released.
void value_to_memory(id object, void *place, const char *type, id value, NSString *key);
