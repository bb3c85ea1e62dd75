#pragma once

// GNUstep's NSUserDefaults.h, and members of Apple's that it lacks.

#include_next <Foundation/NSUserDefaults.h>

@interface NSUserDefaults (AppleMembers)
- (BOOL)objectIsForcedForKey:(NSString *)key;
- (BOOL)objectIsForcedForKey:(NSString *)key inDomain:(NSString *)domain;
@end
