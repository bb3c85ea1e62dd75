#pragma once

// GNUstep's NSError.h, and members of Apple's that it lacks.

#include_next <Foundation/NSError.h>

FOUNDATION_EXPORT NSString *const NSHelpAnchorErrorKey;

@interface NSError (AppleMembers)
- (NSString *)helpAnchor;
@end

@interface NSObject (NSErrorRecoveryAttempting)
- (void)attemptRecoveryFromError:(NSError *)error
                     optionIndex:(NSUInteger)recoveryOptionIndex
                        delegate:(id)delegate
              didRecoverSelector:(SEL)didRecoverSelector
                     contextInfo:(void *)contextInfo;
- (BOOL)attemptRecoveryFromError:(NSError *)error optionIndex:(NSUInteger)recoveryOptionIndex;
@end
