#pragma once

// GNUstep's NSFileWrapper.h. Wrappers can be archived.

#include_next <Foundation/NSFileWrapper.h>

@interface NSFileWrapper (AppleMembers) <NSCoding>
@end
