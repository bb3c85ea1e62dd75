#pragma once

// GNUstep's NSUndoManager.h, and members of Apple's that it lacks.

#include_next <Foundation/NSUndoManager.h>

FOUNDATION_EXPORT NSString *const NSUndoManagerGroupIsDiscardableKey;
FOUNDATION_EXPORT NSString *const NSUndoManagerDidCloseUndoGroupNotification;

@interface NSUndoManager (AppleMembers)
- (void)setActionIsDiscardable:(BOOL)discardable;
- (BOOL)undoActionIsDiscardable;
- (BOOL)redoActionIsDiscardable;
@end
