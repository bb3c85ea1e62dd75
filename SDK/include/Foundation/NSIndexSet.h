#pragma once

// GNUstep's NSIndexSet.h, and members of Apple's that it lacks.

#include_next <Foundation/NSIndexSet.h>

@interface NSIndexSet (AppleMembers)
- (NSUInteger)indexPassingTest:(BOOL (^)(NSUInteger idx, BOOL *stop))predicate;
- (NSUInteger)indexWithOptions:(NSEnumerationOptions)opts passingTest:(BOOL (^)(NSUInteger idx, BOOL *stop))predicate;
- (NSUInteger)indexInRange:(NSRange)range
                   options:(NSEnumerationOptions)opts
               passingTest:(BOOL (^)(NSUInteger idx, BOOL *stop))predicate;
- (NSIndexSet *)indexesPassingTest:(BOOL (^)(NSUInteger idx, BOOL *stop))predicate;
- (NSIndexSet *)indexesWithOptions:(NSEnumerationOptions)opts
                       passingTest:(BOOL (^)(NSUInteger idx, BOOL *stop))predicate;
- (NSIndexSet *)indexesInRange:(NSRange)range
                       options:(NSEnumerationOptions)opts
                   passingTest:(BOOL (^)(NSUInteger idx, BOOL *stop))predicate;
- (void)enumerateRangesUsingBlock:(void (^)(NSRange range, BOOL *stop))block;
- (void)enumerateRangesWithOptions:(NSEnumerationOptions)opts usingBlock:(void (^)(NSRange range, BOOL *stop))block;
- (void)enumerateRangesInRange:(NSRange)range
                       options:(NSEnumerationOptions)opts
                    usingBlock:(void (^)(NSRange range, BOOL *stop))block;
@end
