#pragma once
#import <CoreData/CoreData.h>

// Values of transformable attributes stay the data that the store has until they are asked for.

/// Data that has not been transformed yet.
id transformable_value_of_data(NSData *data);
BOOL value_is_untransformed(id value);
/// The value for untransformed data, by the attribute's transformer; nil if that fails.
id transformable_value(id untransformed, NSPropertyDescription *attribute);
/// The data for a value of either kind.
NSData *transformable_data(id value, NSPropertyDescription *attribute);
