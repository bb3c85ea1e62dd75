#pragma once

// GNUstep's NSDate.h, and what Apple's has beyond it.

#include_next <Foundation/NSDate.h>

#define NSTimeIntervalSince1970 978307200.0
