#import "AttributeTable.h"
#include <stdlib.h>

struct attribute_run {
    NSUInteger start;
    /// Retained.
    NSDictionary *attributes;
};

@implementation AttributeTable

static NSDictionary *copied(NSDictionary *attributes) {
    if (attributes == nil) return [[NSDictionary alloc] init];
    if (![attributes isKindOfClass:[NSDictionary class]]) {
        [NSException raise:NSInvalidArgumentException format:@"attributes of a text are a dictionary, not %@", [attributes class]];
    }
    return [attributes copy];
}

static BOOL are_same(NSDictionary *one, NSDictionary *other) { return one == other || [one isEqual:other]; }

// MARK: Making

- (id)initWithLength:(NSUInteger)textLength attributes:(NSDictionary *)attributes {
    if ((self = [super init]) == nil) return nil;
    NSDictionary *first;
    @try {
        first = copied(attributes);
    } @catch (NSException *exception) {
        [self release];
        @throw;
    }
    room = 1;
    runs = malloc(sizeof *runs);
    runs[0] = (struct attribute_run){0, first};
    count = 1;
    length = textLength;
    return self;
}

- (id)initWithText:(NSAttributedString *)text {
    NSUInteger end = [text length];
    NSRange run = NSMakeRange(0, end);
    NSDictionary *attributes = end > 0 ? [text attributesAtIndex:0 effectiveRange:&run] : nil;
    if ((self = [self initWithLength:end attributes:attributes]) == nil) return nil;
    for (NSUInteger place = NSMaxRange(run); place > 0 && place < end;) {
        attributes = [text attributesAtIndex:place effectiveRange:&run];
        NSUInteger next = NSMaxRange(run);
        // A subclass in the app may return any range.
        if (next <= place || next > end) next = end;
        [self setAttributes:attributes range:NSMakeRange(place, next - place)];
        place = next;
    }
    return self;
}

- (void)dealloc {
    for (NSUInteger i = 0; i < count; i++) [runs[i].attributes release];
    free(runs);
    [super dealloc];
}

// MARK: Runs

/// The run of the character at a place; the last one at the end of the text.
- (NSUInteger)runAt:(NSUInteger)place {
    NSUInteger low = 0, high = count - 1;
    while (low < high) {
        NSUInteger middle = (low + high + 1) / 2;
        if (runs[middle].start <= place) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    return low;
}

- (NSUInteger)endOfRun:(NSUInteger)index { return index + 1 < count ? runs[index + 1].start : length; }

/// Replaces runs. The old attributes are released when the table is consistent again, since they may be objects of the
/// app.
- (void)replaceRuns:(NSRange)replaced with:(const struct attribute_run *)others count:(NSUInteger)added {
    NSUInteger total = count - replaced.length + added;
    if (total > room) {
        room = MAX(total, 2 * room);
        runs = realloc(runs, room * sizeof *runs);
    }
    struct attribute_run *place = runs + replaced.location;
    struct attribute_run few[4], *former = replaced.length <= 4 ? few : malloc(replaced.length * sizeof *former);
    memcpy(former, place, replaced.length * sizeof *runs);
    memmove(place + added, place + replaced.length, (count - NSMaxRange(replaced)) * sizeof *runs);
    if (added > 0) memcpy(place, others, added * sizeof *runs);
    count = total;
    for (NSUInteger i = 0; i < replaced.length; i++) [former[i].attributes release];
    if (former != few) free(former);
}

- (NSDictionary *)attributesAtIndex:(NSUInteger)place range:(NSRange *)range {
    NSUInteger index = [self runAt:place];
    if (range) *range = NSMakeRange(runs[index].start, [self endOfRun:index] - runs[index].start);
    return [[runs[index].attributes retain] autorelease];
}

- (void)setAttributes:(NSDictionary *)attributes range:(NSRange)range {
    NSDictionary *wanted = [copied(attributes) autorelease];
    if (range.length == 0) return;
    NSUInteger first = [self runAt:range.location], last = [self runAt:NSMaxRange(range) - 1];
    // Comparing may raise; the table is unchanged until that is done.
    NSUInteger start = range.location, end = NSMaxRange(range);
    NSUInteger before = runs[first].start < start ? first : first - 1;
    if (start > 0 && are_same(runs[before].attributes, wanted)) {
        start = runs[before].start;
        first = before;
    }
    NSUInteger after = [self endOfRun:last] > end ? last : last + 1;
    if (end < length && are_same(runs[after].attributes, wanted)) {
        end = [self endOfRun:after];
        last = after;
    }
    struct attribute_run made[3];
    NSUInteger number = 0;
    if (runs[first].start < start) made[number++] = (struct attribute_run){runs[first].start, [runs[first].attributes retain]};
    made[number++] = (struct attribute_run){start, [wanted retain]};
    if ([self endOfRun:last] > end) made[number++] = (struct attribute_run){end, [runs[last].attributes retain]};
    [self replaceRuns:NSMakeRange(first, last - first + 1) with:made count:number];
}

- (void)replaceRange:(NSRange)range withLength:(NSUInteger)newLength {
    NSUInteger end = NSMaxRange(range), giver = range.length == 0 && range.location > 0 ? range.location - 1 : range.location;
    NSUInteger first = [self runAt:giver], last = range.length > 0 ? [self runAt:end - 1] : first;
    // What the first run has from now on, and what of the last one stands behind the range.
    NSUInteger kept = range.location - runs[first].start + newLength, rest = [self endOfRun:last] - end;
    if (first == last) {
        kept += rest;
        rest = 0;
    }
    struct attribute_run made[2];
    NSUInteger number = 0;
    if (length == 0 || length + newLength == range.length) {
        made[number++] = (struct attribute_run){0, [[NSDictionary alloc] init]};
    } else if (kept > 0) {
        made[number++] = (struct attribute_run){runs[first].start, [runs[first].attributes retain]};
    }
    if (rest > 0) made[number++] = (struct attribute_run){range.location + newLength, [runs[last].attributes retain]};
    [self replaceRuns:NSMakeRange(first, last - first + 1) with:made count:number];
    for (NSUInteger i = first + number; i < count; i++) runs[i].start = runs[i].start - range.length + newLength;
    length = length - range.length + newLength;
    // Merges runs that are neighbours now. If comparing values raises, two equal runs stay separate.
    NSUInteger seam = kept > 0 ? first + 1 : first;
    if (seam == 0 || seam >= count || !are_same(runs[seam - 1].attributes, runs[seam].attributes)) return;
    [self replaceRuns:NSMakeRange(seam, 1) with:NULL count:0];
}

@end
