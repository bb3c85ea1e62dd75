// Property lists in Apple's binary format, version 00. References of keyed archives are dictionaries with the key
// CF$UID.

#import <Foundation/Foundation.h>

/// Whether data begins as a binary list does; the rest may be broken.
BOOL is_binary_property_list(NSData *data);

/// - Returns: nil if anything in the list is broken, refers to itself or is nested deeper than 512 levels.
id property_list_of_binary(NSData *data, NSPropertyListReadOptions options);

/// - list: one without a defect (`property_list_defect`).
NSData *binary_of_property_list(id list);
