#import "SenTestSelection.h"
#include <stdlib.h>

/// What the lines that begin with a word name, read once.
static NSSet *named(NSString *word) {
    static NSMutableDictionary *sets;
    if (sets == nil) {
        sets = [NSMutableDictionary new];
        const char *path = getenv("VERGER_TEST_SELECTION");
        NSString *text = path ? [NSString stringWithContentsOfFile:[NSString stringWithUTF8String:path]
                                                          encoding:NSUTF8StringEncoding
                                                             error:NULL]
                              : nil;
        for (NSString *line in [text componentsSeparatedByString:@"\n"]) {
            NSRange space = [line rangeOfString:@" "];
            if (space.length == 0) continue;
            NSString *first = [line substringToIndex:space.location];
            NSMutableSet *set = [sets objectForKey:first];
            if (set == nil) [sets setObject:(set = [NSMutableSet set]) forKey:first];
            [set addObject:[line substringFromIndex:NSMaxRange(space)]];
        }
    }
    return [sets objectForKey:word];
}

BOOL tests_are_selected(void) { return [named(@"only") count] > 0 || [named(@"skip") count] > 0; }

BOOL test_is_selected(NSString *class, NSString *method) {
    NSString *test = [NSString stringWithFormat:@"%@/%@", class, method];
    NSSet *only = named(@"only"), *skipped = named(@"skip");
    if ([only count] && ![only containsObject:class] && ![only containsObject:test]) return NO;
    return ![skipped containsObject:class] && ![skipped containsObject:test];
}
