#pragma once

// GNUstep's NSSortDescriptor.h, and members of Apple's that it lacks.

#include_next <Foundation/NSSortDescriptor.h>

@interface NSSortDescriptor (AppleMembers)
- (NSComparator)comparator;
@end
