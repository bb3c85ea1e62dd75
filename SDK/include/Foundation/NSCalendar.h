#pragma once

// GNUstep's NSCalendar.h, and members of Apple's that it lacks.

#include_next <Foundation/NSCalendar.h>
#import <Foundation/NSObject.h>

enum { NSCalendarCalendarUnit = 1 << 20, NSTimeZoneCalendarUnit = 1 << 21 };

@interface NSCalendar (AppleMembers)
- (NSRange)minimumRangeOfUnit:(NSCalendarUnit)unit;
@end

@interface NSDateComponents (AppleMembers) <NSCoding>
@end
