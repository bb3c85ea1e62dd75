// The attributes of a text that is edited at random are those of a model that keeps them character by character; neighbouring
// runs differ. New characters have the attributes of the first one that they replace, else of the one before, else of the one
// behind.
// > done

#import "../Expect.h"

static uint32_t state = 1;

static NSUInteger below(NSUInteger limit) {
    state = state * 1664525 + 1013904223;
    return (state >> 8) % limit;
}

static NSDictionary *attributes(void) {
    NSUInteger number = below(4);
    if (number == 0) return nil;
    return [NSMutableDictionary dictionaryWithObject:[NSNumber numberWithUnsignedInteger:number] forKey:@"n"];
}

static BOOL matches(NSAttributedString *text, NSArray *model) {
    if ([text length] != [model count]) return NO;
    NSDictionary *former = nil;
    for (NSUInteger place = 0; place < [text length];) {
        NSRange run;
        NSDictionary *found = [text attributesAtIndex:place effectiveRange:&run];
        if (run.location != place || run.length == 0 || [found isEqual:former]) return NO;
        for (; place < NSMaxRange(run); place++) {
            if (![[model objectAtIndex:place] isEqual:found]) return NO;
        }
        // From anywhere within.
        NSRange again;
        if ([text attributesAtIndex:run.location + run.length / 2 effectiveRange:&again] != found) return NO;
        if (!NSEqualRanges(run, again)) return NO;
        former = found;
    }
    return YES;
}

static NSRange range_below(NSUInteger length) {
    NSUInteger start = below(length + 1);
    return NSMakeRange(start, below(length - start + 1));
}

static void edit(NSMutableAttributedString *text, NSMutableArray *model) {
    NSRange range = range_below([model count]);
    if (below(2)) {
        NSDictionary *wanted = attributes();
        [text setAttributes:wanted range:range];
        for (NSUInteger i = range.location; i < NSMaxRange(range); i++) {
            [model replaceObjectAtIndex:i withObject:wanted ?: [NSDictionary dictionary]];
        }
        return;
    }
    NSUInteger length = below(6), giver = range.length == 0 && range.location > 0 ? range.location - 1 : range.location;
    NSDictionary *inherited = [model count] > 0 ? [model objectAtIndex:giver] : [NSDictionary dictionary];
    NSMutableArray *added = [NSMutableArray array];
    for (NSUInteger i = 0; i < length; i++) [added addObject:inherited];
    [model replaceObjectsInRange:range withObjectsFromArray:added];
    [text replaceCharactersInRange:range withString:[@"abcdef" substringToIndex:length]];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    for (int round = 0; round < 60; round++) {
        NSAutoreleasePool *inner = [NSAutoreleasePool new];
        NSMutableAttributedString *text = [[[NSMutableAttributedString alloc] initWithString:@""] autorelease];
        NSMutableArray *model = [NSMutableArray array];
        for (int step = 0; step < 150; step++) {
            edit(text, model);
            if (matches(text, model)) continue;
            printf("round %d, step %d\n", round, step);
            return 1;
        }
        IS(matches([[text copy] autorelease], model));
        IS([[[text mutableCopy] autorelease] isEqual:text]);
        NSRange part = range_below([model count]);
        IS(matches([text attributedSubstringFromRange:part], [model subarrayWithRange:part]));
        id read = [NSKeyedUnarchiver unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:text]];
        SAME(read, text);
        IS([read isKindOfClass:[NSMutableAttributedString class]]);
        [inner drain];
    }
    NSMutableAttributedString *text = [[[NSMutableAttributedString alloc] initWithString:@"abc"] autorelease];
    RAISES(NSRangeException, [text setAttributes:nil range:NSMakeRange(2, 2)]);
    RAISES(NSRangeException, [text replaceCharactersInRange:NSMakeRange(4, 0) withString:@"d"]);
    RAISES(NSRangeException, [text attributesAtIndex:4 effectiveRange:NULL]);
    RAISES(NSInvalidArgumentException, [[NSAttributedString alloc] initWithString:nil]);
    puts("done");
    [pool drain];
    return 0;
}
