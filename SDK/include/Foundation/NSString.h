#pragma once

// GNUstep's NSString.h, and members of Apple's that it lacks.

#include_next <Foundation/NSString.h>

@interface NSString (AppleMembers)
- (BOOL)getBytes:(void *)buffer
         maxLength:(NSUInteger)maxBufferCount
        usedLength:(NSUInteger *)usedBufferCount
          encoding:(NSStringEncoding)encoding
           options:(NSStringEncodingConversionOptions)options
             range:(NSRange)range
    remainingRange:(NSRangePointer)leftover;
@end
