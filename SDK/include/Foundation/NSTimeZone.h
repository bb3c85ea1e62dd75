#pragma once

// GNUstep's NSTimeZone.h, and members of Apple's that it lacks.

#include_next <Foundation/NSTimeZone.h>

enum { NSTimeZoneNameStyleGeneric = 4, NSTimeZoneNameStyleShortGeneric = 5 };

@interface NSTimeZone (AppleMembers) <NSCopying, NSCoding>
+ (void)setAbbreviationDictionary:(NSDictionary *)dict;
+ (NSString *)timeZoneDataVersion;
@end
