#pragma once

// GNUstep's NSOrderedSet.h, and members of Apple's that it lacks.

#include_next <Foundation/NSOrderedSet.h>

@interface NSOrderedSet (AppleMembers)
+ (id)orderedSetWithOrderedSet:(NSOrderedSet *)set range:(NSRange)range copyItems:(BOOL)flag;
@end
