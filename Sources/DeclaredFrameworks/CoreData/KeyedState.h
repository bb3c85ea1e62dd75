#pragma once
#import <Foundation/Foundation.h>

// Objects that are only what their properties hold are archived and copied by the names of those.

/// Encodes the values of the keys, those of structures and numbers boxed.
void encode_values(id object, NSArray *keys, NSCoder *coder);
/// Sets the values that the coder has for the keys.
void decode_values(id object, NSArray *keys, NSCoder *coder);
/// Sets the other object's values.
void copy_values(id source, id destination, NSArray *keys);
