#pragma once
#import <CoreData/CoreData.h>

// The version hash of an entity, by which stores are compared with models. Apple's algorithm is not documented; this
// one has the same length and depends on the same properties (names, types, storage, ends of relationships, hash
// modifiers).

NSData *hash_of_text(NSString *text);
NSString *property_hash_text(NSPropertyDescription *property);
NSString *entity_hash_text(NSEntityDescription *entity);

/// The value of a key in an archive, if it has the class; otherwise nil.
id decoded_of_class(NSCoder *coder, NSString *key, Class class);
/// The value of a key in an archive, if it has the class and is of texts, numbers, dates and data in collections that do
/// not contain themselves; otherwise nil. Whoever describes, compares or archives it then comes to an end.
id decoded_plain(NSCoder *coder, NSString *key, Class class);
/// The array of a key, if all elements have the class; otherwise nil.
NSArray *decoded_elements(NSCoder *coder, NSString *key, Class class);
