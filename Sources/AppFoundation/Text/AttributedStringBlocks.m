// Enumerating the attributes of a text with a block.

#import <Foundation/Foundation.h>

enum { Reverse = 1UL << 1, LongestEffectiveRangeNotRequired = 1UL << 20 };

@interface NSAttributedString (Blocks)
@end

@implementation NSAttributedString (Blocks)

/// Calls with one run of equal attributes after the other; each is asked for when its turn comes, as the block may
/// change the runs that are still to come.
/// - value: the attributes, or the one that is wanted, at a place, with the range where they stay the same.
- (void)enumerateRunsInRange:(NSRange)range
                     options:(NSUInteger)options
                       value:(id (^)(NSUInteger place, NSRange limits, NSRange *run))value
                  usingBlock:(void (^)(id value, NSRange run, BOOL *stop))block {
    if (range.location > [self length] || range.length > [self length] - range.location) {
        [NSException raise:NSRangeException format:@"NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds"];
    }
    BOOL stop = NO;
    NSUInteger start = range.location, end = NSMaxRange(range);
    while (start < end && !stop) {
        NSRange run;
        id found = value(options & Reverse ? end - 1 : start, NSMakeRange(start, end - start), &run);
        run = NSIntersectionRange(run, NSMakeRange(start, end - start));
        if (run.length == 0) break;
        NSUInteger former_length = [self length];
        block(found, run, &stop);
        // If the block changed the text's length in this run, the following runs have moved.
        NSUInteger length = [self length];
        if (options & Reverse) {
            end = MIN(run.location, length);
        } else {
            start = NSMaxRange(run) + length - former_length;
            end = MIN(end + length - former_length, length);
        }
    }
}

- (void)enumerateAttributesInRange:(NSRange)range
                           options:(NSUInteger)options
                        usingBlock:(void (^)(NSDictionary *attributes, NSRange range, BOOL *stop))block {
    [self enumerateRunsInRange:range
                       options:options
                         value:^id(NSUInteger place, NSRange limits, NSRange *run) {
                             return options & LongestEffectiveRangeNotRequired
                                        ? [self attributesAtIndex:place effectiveRange:run]
                                        : [self attributesAtIndex:place longestEffectiveRange:run inRange:limits];
                         }
                    usingBlock:block];
}

- (void)enumerateAttribute:(NSString *)name
                   inRange:(NSRange)range
                   options:(NSUInteger)options
                usingBlock:(void (^)(id value, NSRange range, BOOL *stop))block {
    [self enumerateRunsInRange:range
                       options:options
                         value:^id(NSUInteger place, NSRange limits, NSRange *run) {
                             return options & LongestEffectiveRangeNotRequired
                                        ? [self attribute:name atIndex:place effectiveRange:run]
                                        : [self attribute:name atIndex:place longestEffectiveRange:run inRange:limits];
                         }
                    usingBlock:block];
}

@end
