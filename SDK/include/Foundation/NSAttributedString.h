#pragma once

// GNUstep's NSAttributedString.h, and members of Apple's that it lacks.

#include_next <Foundation/NSAttributedString.h>

enum {
    NSAttributedStringEnumerationReverse = 1UL << 1,
    NSAttributedStringEnumerationLongestEffectiveRangeNotRequired = 1UL << 20
};
typedef NSUInteger NSAttributedStringEnumerationOptions;

@interface NSAttributedString (AppleMembers)
- (void)enumerateAttributesInRange:(NSRange)enumerationRange
                           options:(NSAttributedStringEnumerationOptions)opts
                        usingBlock:(void (^)(NSDictionary *attrs, NSRange range, BOOL *stop))block;
- (void)enumerateAttribute:(NSString *)attrName
                   inRange:(NSRange)enumerationRange
                   options:(NSAttributedStringEnumerationOptions)opts
                usingBlock:(void (^)(id value, NSRange range, BOOL *stop))block;
@end
