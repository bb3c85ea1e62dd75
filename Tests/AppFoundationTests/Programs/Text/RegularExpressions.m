// Regular expressions: errors, templates, flags, progress, subclasses, archives.

#import <UIKit/UIKit.h>

#define PRINT(...) printf("%s\n", [[NSString stringWithFormat:__VA_ARGS__] UTF8String])

/// Numbers only if they are even.
@interface EvenNumbers : NSRegularExpression
@end

@implementation EvenNumbers
- (void)enumerateMatchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range
                      usingBlock:(void (^)(NSTextCheckingResult *result, NSMatchingFlags flags, BOOL *stop))block {
    [super enumerateMatchesInString:string options:options range:range
                         usingBlock:^(NSTextCheckingResult *result, NSMatchingFlags flags, BOOL *stop) {
                             int number = result ? [[string substringWithRange:[result range]] intValue] : 0;
                             if (number % 2 == 0) block(result, flags, stop);
                         }];
}
@end

static NSRegularExpression *expression(NSString *pattern, NSRegularExpressionOptions options) {
    return [NSRegularExpression regularExpressionWithPattern:pattern options:options error:NULL];
}

static NSUInteger count(NSString *pattern, NSRegularExpressionOptions options, NSString *text) {
    return [expression(pattern, options) numberOfMatchesInString:text options:0 range:NSMakeRange(0, [text length])];
}

static NSString *replaced(NSString *pattern, NSString *text, NSString *template) {
    return [expression(pattern, 0) stringByReplacingMatchesInString:text options:0 range:NSMakeRange(0, [text length])
                                                       withTemplate:template];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSError *error = nil;
    NSRegularExpression *none = [NSRegularExpression regularExpressionWithPattern:@"(" options:0 error:&error];
    PRINT(@"%@ %@ %ld %@", none, [error domain], (long)[error code], [[error userInfo] objectForKey:@"NSInvalidValue"]);
    PRINT(@"%@", replaced(@"(.)at", @"cat hat", @"$1unk"));
    PRINT(@"%@ %@ %@", replaced(@"(.)at", @"cat", @"$ 1$1"), replaced(@"b", @"abc", @"\\$1\\\\$"), replaced(@"(a)", @"a", @"$12$9"));
    PRINT(@"%@ %@", replaced(@"x*", @"abc", @"-"), replaced(@"none", @"abc", @"-"));
    NSMutableString *text = [NSMutableString stringWithString:@"1 2 3 4"];
    PRINT(@"%lu %@", (unsigned long)[expression(@"\\d", 0) replaceMatchesInString:text options:0 range:NSMakeRange(2, 3)
                                                                     withTemplate:@"<$0>"], text);
    PRINT(@"%lu %lu %lu %lu", (unsigned long)count(@"a.c", NSRegularExpressionIgnoreMetacharacters, @"abc a.c"),
          (unsigned long)count(@"^b$", NSRegularExpressionAnchorsMatchLines, @"a\nb\nc"),
          (unsigned long)count(@"A", NSRegularExpressionCaseInsensitive, @"aAa"), (unsigned long)count(@"", 0, @"ab"));
    __block int progress = 0, completed = 0, matches = 0;
    NSString *line = @"cats bats hats";
    [expression(@"[a-z]ats", 0) enumerateMatchesInString:line
                                                 options:NSMatchingReportCompletion | NSMatchingReportProgress
                                                   range:NSMakeRange(0, [line length])
                                              usingBlock:^(NSTextCheckingResult *result, NSMatchingFlags flags, BOOL *stop) {
                                                  if (flags & NSMatchingProgress) progress++;
                                                  if (flags & NSMatchingCompleted) completed++;
                                                  if (result) matches++;
                                              }];
    PRINT(@"%d %d %d", progress, completed, matches);
    NSTextCheckingResult *match = [expression(@"(a)|(b)", 0) firstMatchInString:@"xb" options:0 range:NSMakeRange(0, 2)];
    PRINT(@"%lu %d %@", (unsigned long)[match numberOfRanges], [match rangeAtIndex:1].location == NSNotFound,
          NSStringFromRange([match rangeAtIndex:2]));
    PRINT(@"%@ %@", [expression(@"a", 0) firstMatchInString:@"ba" options:NSMatchingAnchored range:NSMakeRange(0, 2)],
          NSStringFromRange([expression(@"^a$", 0) rangeOfFirstMatchInString:@"bac" options:0 range:NSMakeRange(1, 1)]));
    EvenNumbers *even = [[[EvenNumbers alloc] initWithPattern:@"\\d+" options:0 error:NULL] autorelease];
    line = @"1 2 3 44";
    PRINT(@"%lu %@", (unsigned long)[even numberOfMatchesInString:line options:0 range:NSMakeRange(0, 8)],
          [even stringByReplacingMatchesInString:line options:0 range:NSMakeRange(0, 8) withTemplate:@"#"]);
    NSArray *kept = [NSArray arrayWithObjects:expression(@"a+", NSRegularExpressionCaseInsensitive), match, nil];
    kept = [NSKeyedUnarchiver unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:kept]];
    PRINT(@"%d %@", [[kept objectAtIndex:0] isEqual:expression(@"a+", NSRegularExpressionCaseInsensitive)],
          NSStringFromRange([[kept objectAtIndex:1] range]));
    @try {
        [expression(@"a", 0) numberOfMatchesInString:@"a" options:0 range:NSMakeRange(0, 5)];
    } @catch (NSException *exception) {
        PRINT(@"%@", [exception name]);
    }
    PRINT(@"%@", [@"2012-05-06" stringByReplacingOccurrencesOfString:@"(\\d+)-(\\d+)-(\\d+)" withString:@"$3.$2.$1"
                                                             options:NSRegularExpressionSearch range:NSMakeRange(0, 10)]);
    [pool drain];
    return 0;
}

// > (null) NSCocoaErrorDomain 2048 (
// > cunk hunk
// > $ 1c a$1\$c a2
// > -a-b-c- abc
// > 2 1 <2> <3> 4
// > 1 1 3 3
// > 2 1 3
// > 3 1 {1, 1}
// > (null) {1, 1}
// > 2 1 # 3 #
// > 1 {1, 1}
// > NSRangeException
// > 06.05.2012
