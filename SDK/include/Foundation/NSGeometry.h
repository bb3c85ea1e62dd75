#pragma once

// GNUstep's NSGeometry.h, with the tags that the structures have on the device: what Foundation calls a point is a
// `struct CGPoint`, in `@encode` as well.

#define _NSPoint CGPoint
#define _NSSize CGSize
#define _NSRect CGRect
#include_next <Foundation/NSGeometry.h>
#undef _NSPoint
#undef _NSSize
#undef _NSRect
