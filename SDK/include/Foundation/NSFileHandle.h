#pragma once

// GNUstep's NSFileHandle.h, and members of Apple's that it lacks.

#include_next <Foundation/NSFileHandle.h>

@interface NSFileHandle (AppleMembers)
@property (copy) void (^readabilityHandler)(NSFileHandle *handle);
@property (copy) void (^writeabilityHandler)(NSFileHandle *handle);
@end
