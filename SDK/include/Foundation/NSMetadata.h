#pragma once

// GNUstep's NSMetadata.h, and an attribute that it lacks.

#include_next <Foundation/NSMetadata.h>

/// How well a result fits, from 0 to 1.
FOUNDATION_EXPORT NSString *const NSMetadataQueryResultContentRelevanceAttribute;
