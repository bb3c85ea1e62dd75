// The encodings of CGPoint, CGSize and CGRect, which values of geometry have whoever makes them. GNUstep's own, and
// those of this library's code, name its structures (`_NSPoint`).

#pragma once
#import <Foundation/Foundation.h>

extern const char point_type[];
extern const char size_type[];
extern const char rect_type[];
