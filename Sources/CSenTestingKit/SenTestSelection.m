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

/// Whether a list names a class, or a test of it by one of the test's names.
static BOOL names(NSSet *list, NSString *class, NSArray *methods) {
    if ([list containsObject:class]) return YES;
    for (NSString *method in methods) {
        if ([list containsObject:[NSString stringWithFormat:@"%@/%@", class, method]]) return YES;
    }
    return NO;
}

BOOL test_is_selected(NSString *class, NSArray *methods) {
    NSSet *only = named(@"only");
    if ([only count] && !names(only, class, methods)) return NO;
    return !names(named(@"skip"), class, methods);
}
