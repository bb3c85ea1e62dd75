#pragma once

// GNUstep's NSString.h, and members of Apple's that it lacks.

#include_next <Foundation/NSString.h>

/// Characters have 16 bits.
#define NS_UNICHAR_IS_EIGHT_BIT 0

@interface NSString (AppleMembers)
- (BOOL)getBytes:(void *)buffer
         maxLength:(NSUInteger)maxBufferCount
        usedLength:(NSUInteger *)usedBufferCount
          encoding:(NSStringEncoding)encoding
           options:(NSStringEncodingConversionOptions)options
             range:(NSRange)range
    remainingRange:(NSRangePointer)leftover;
@end
