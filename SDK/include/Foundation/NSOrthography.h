#pragma once

// GNUstep's NSOrthography.h, with the name of a member as Apple spells it.

#include_next <Foundation/NSOrthography.h>

@interface NSOrthography (AppleMembers)
@property (readonly) NSDictionary *languageMap;
@end
