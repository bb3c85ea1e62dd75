#pragma once
#import <CoreData/CoreData.h>

// The hash of an entity says whether a store's rows are those of a model. Apple's own is not documented: this one is of
// the same length and of the same facts (names, types, what is stored, ends of relationships, the app's modifier).

NSData *hash_of_text(NSString *text);
NSString *property_hash_text(NSPropertyDescription *property);
NSString *entity_hash_text(NSEntityDescription *entity);

/// What an archive holds under a key if it is of that class, else nil.
id decoded_of_class(NSCoder *coder, NSString *key, Class class);
/// The array under a key if all elements are of that class, else nil.
NSArray *decoded_elements(NSCoder *coder, NSString *key, Class class);
