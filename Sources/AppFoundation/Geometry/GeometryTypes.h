// The type encodings of CGPoint, CGSize and CGRect, which all NSValues of geometry report. Those made by GNUstep and by
// this library would name GNUstep's structures (`_NSPoint`).

#pragma once
#import <Foundation/Foundation.h>

extern const char point_type[];
extern const char size_type[];
extern const char rect_type[];
