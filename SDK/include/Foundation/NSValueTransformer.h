#pragma once

// GNUstep's NSValueTransformer.h, and the transformer that reads keyed archives.

#include_next <Foundation/NSValueTransformer.h>

FOUNDATION_EXPORT NSString *const NSKeyedUnarchiveFromDataTransformerName;
