#pragma once

// GNUstep's NSProxy.h, and members of Apple's that it lacks.

#include_next <Foundation/NSProxy.h>

@interface NSProxy (AppleMembers)
- (void)finalize;
- (NSString *)debugDescription;
/// Asked before a weak reference to the object is made.
- (BOOL)allowsWeakReference;
/// Asked when a weak reference is read: retains the object and answers YES, or NO, and the reader gets nil.
- (BOOL)retainWeakReference;
@end
