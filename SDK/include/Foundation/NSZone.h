#pragma once

// GNUstep's NSZone.h, without the options of the garbage collector, which the phone never had: apps declare them.

#define NSScannedOption GSScannedOption
#define NSCollectorDisabledOption GSCollectorDisabledOption
#define NSAllocateCollectable GSAllocateCollectable
#define NSReallocateCollectable GSReallocateCollectable
#include_next <Foundation/NSZone.h>
#undef NSScannedOption
#undef NSCollectorDisabledOption
#undef NSAllocateCollectable
#undef NSReallocateCollectable
