#pragma once
#import <CoreData/CoreData.h>

// Values of transformable attributes, which stay untransformed data until they are accessed.

/// A placeholder with untransformed data.
id transformable_value_of_data(NSData *data);
BOOL value_is_untransformed(id value);
/// The transformed value of a placeholder, by the attribute's transformer; nil on failure.
id transformable_value(id untransformed, NSPropertyDescription *attribute);
/// The data of a value or a placeholder.
NSData *transformable_data(id value, NSPropertyDescription *attribute);
