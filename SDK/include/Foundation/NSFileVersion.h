#pragma once

// GNUstep's NSFileVersion.h, and properties of Apple's that it lacks.

#include_next <Foundation/NSFileVersion.h>

@interface NSFileVersion (AppleMembers)
@property (readonly, getter=isConflict) BOOL conflict;
@property (getter=isResolved) BOOL resolved;
@end
