// NSDataDetector: results of several kinds in the order of the text, where they overlap the longest.

#import "DataDetection.h"

@interface NSDataDetector : NSRegularExpression {
    NSTextCheckingTypes _checkingTypes;
}
@end

NSRegularExpression *detection_pattern(NSRegularExpression **kept, NSString *pattern) {
    @synchronized([NSDataDetector class]) {
        if (*kept == nil) {
            *kept = [[NSRegularExpression alloc] initWithPattern:pattern
                                                         options:NSRegularExpressionCaseInsensitive
                                                           error:NULL];
        }
    }
    return *kept;
}

NSString *detected_group(NSString *text, NSTextCheckingResult *match, NSUInteger group) {
    NSRange range = [match rangeAtIndex:group];
    return range.location == NSNotFound || range.length == 0 ? nil : [text substringWithRange:range];
}

static const NSTextCheckingTypes detectable = NSTextCheckingTypeDate | NSTextCheckingTypeAddress | NSTextCheckingTypeLink |
                                              NSTextCheckingTypePhoneNumber | NSTextCheckingTypeTransitInformation;

static NSComparisonResult by_place(id one, id other, void *unused) {
    NSRange first = [(NSTextCheckingResult *)one range], second = [(NSTextCheckingResult *)other range];
    if (first.location != second.location) return first.location < second.location ? NSOrderedAscending : NSOrderedDescending;
    return first.length > second.length ? NSOrderedAscending : first.length < second.length ? NSOrderedDescending : NSOrderedSame;
}

/// Those of the results, in order, that do not lie within what an earlier or longer one takes up.
static NSArray *without_overlaps(NSMutableArray *results) {
    [results sortUsingFunction:by_place context:NULL];
    NSMutableArray *kept = [NSMutableArray array];
    for (NSTextCheckingResult *result in results) {
        NSTextCheckingResult *last = [kept lastObject];
        if (last && [result range].location < NSMaxRange([last range])) {
            if ([result range].length > [last range].length) [kept replaceObjectAtIndex:[kept count] - 1 withObject:result];
            continue;
        }
        [kept addObject:result];
    }
    return kept;
}

@implementation NSDataDetector

+ (NSDataDetector *)dataDetectorWithTypes:(NSTextCheckingTypes)types error:(NSError **)error {
    return [[[self alloc] initWithTypes:types error:error] autorelease];
}

- (id)initWithTypes:(NSTextCheckingTypes)types error:(NSError **)error {
    if ((types & detectable) == 0) {
        if (error) {
            *error = [NSError errorWithDomain:NSCocoaErrorDomain
                                         code:2048
                                     userInfo:[NSDictionary dictionaryWithObject:[NSNumber numberWithUnsignedLongLong:types]
                                                                          forKey:@"NSCheckingTypes"]];
        }
        [self release];
        return nil;
    }
    // There is no pattern: GNUstep's own searches are all replaced below.
    self = [super init];
    if (self) _checkingTypes = types & detectable;
    return self;
}

- (NSTextCheckingTypes)checkingTypes { return _checkingTypes; }
- (NSString *)pattern { return nil; }
- (NSUInteger)numberOfCaptureGroups { return 0; }

- (BOOL)isEqual:(id)other {
    return [other isKindOfClass:[NSDataDetector class]] && [other checkingTypes] == _checkingTypes;
}

- (NSUInteger)hash { return (NSUInteger)_checkingTypes; }
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }

- (void)encodeWithCoder:(NSCoder *)coder { [coder encodeInt64:(int64_t)_checkingTypes forKey:@"NSTypes"]; }

- (id)initWithCoder:(NSCoder *)coder {
    return [self initWithTypes:(NSTextCheckingTypes)[coder decodeInt64ForKey:@"NSTypes"] error:NULL];
}

- (NSArray *)matchesInString:(NSString *)text options:(NSMatchingOptions)options range:(NSRange)range {
    if (range.location > [text length] || range.length > [text length] - range.location) {
        [NSException raise:NSRangeException format:@"-[%@ %@]: Range or index out of bounds", [self class],
                                                   NSStringFromSelector(_cmd)];
    }
    if (text == nil) return [NSArray array];
    NSMutableArray *results = [NSMutableArray array];
    if (_checkingTypes & NSTextCheckingTypeLink) detect_links(text, range, results);
    if (_checkingTypes & NSTextCheckingTypeAddress) detect_addresses(text, range, results);
    if (_checkingTypes & NSTextCheckingTypePhoneNumber) detect_phone_numbers(text, range, results);
    if (_checkingTypes & NSTextCheckingTypeDate) detect_dates(text, range, results);
    if (_checkingTypes & NSTextCheckingTypeTransitInformation) detect_flights(text, range, results);
    NSArray *matches = without_overlaps(results);
    if ((options & NSMatchingAnchored) == 0) return matches;
    BOOL is_anchored = [matches count] > 0 && [(NSTextCheckingResult *)[matches objectAtIndex:0] range].location == range.location;
    return is_anchored ? [NSArray arrayWithObject:[matches objectAtIndex:0]] : [NSArray array];
}

- (void)enumerateMatchesInString:(NSString *)text
                         options:(NSMatchingOptions)options
                           range:(NSRange)range
                      usingBlock:(GSRegexBlock)block {
    BOOL stop = NO;
    for (NSTextCheckingResult *match in [self matchesInString:text options:options range:range]) {
        block(match, 0, &stop);
        if (stop) return;
    }
    if (options & NSMatchingReportCompletion) block(nil, NSMatchingCompleted, &stop);
}

- (NSUInteger)numberOfMatchesInString:(NSString *)text options:(NSMatchingOptions)options range:(NSRange)range {
    return [[self matchesInString:text options:options range:range] count];
}

- (NSTextCheckingResult *)firstMatchInString:(NSString *)text options:(NSMatchingOptions)options range:(NSRange)range {
    NSArray *matches = [self matchesInString:text options:options range:range];
    return [matches count] > 0 ? [matches objectAtIndex:0] : nil;
}

- (NSRange)rangeOfFirstMatchInString:(NSString *)text options:(NSMatchingOptions)options range:(NSRange)range {
    NSTextCheckingResult *match = [self firstMatchInString:text options:options range:range];
    return match ? [match range] : NSMakeRange(NSNotFound, 0);
}

@end
