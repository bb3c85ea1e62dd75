#pragma once

// GNUstep's NSData.h, and members of Apple's that it lacks.

#include_next <Foundation/NSData.h>
// As Apple's does by NSRange.h.
#import <Foundation/NSValue.h>

enum {
    NSDataWritingFileProtectionNone = 0x10000000,
    NSDataWritingFileProtectionComplete = 0x20000000,
    NSDataWritingFileProtectionCompleteUnlessOpen = 0x30000000,
    NSDataWritingFileProtectionCompleteUntilFirstUserAuthentication = 0x40000000,
    NSDataWritingFileProtectionMask = 0xf0000000
};
typedef NSUInteger NSDataWritingOptions;

/// Bytes that may be discarded while nobody reads them.
@interface NSPurgeableData : NSMutableData <NSDiscardableContent> {
@private
    NSMutableData *content;
    NSUInteger accesses;
    BOOL is_discarded;
}
@end
