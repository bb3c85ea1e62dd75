#import "MatchedPattern.h"
#import "../Strings/Units.h"

enum { MostKept = 32, LongestMatch = 2000, ShortestLimit = 5 };

@implementation MatchedPattern

- (id)initWithPattern:(NSString *)pattern flags:(uint32_t)flags {
    if ((self = [super init]) == nil) return nil;
    int32_t length;
    const UChar *units = units_of(pattern, &length);
    UErrorCode status = U_ZERO_ERROR;
    UParseError place;
    // ICU refuses an empty pattern, which matches an empty text.
    _expression = length ? uregex_open(units, length, flags, &place, &status) : uregex_openC("(?:)", 0, &place, &status);
    _limit = LongestMatch;
    if (U_SUCCESS(status)) return self;
    [self release];
    return nil;
}

- (void)dealloc {
    if (_expression) uregex_close(_expression);
    [super dealloc];
}

+ (MatchedPattern *)matchedPattern:(NSString *)pattern ignoresCase:(BOOL)ignoresCase {
    static NSMutableDictionary *kept;
    NSString *key = [(ignoresCase ? @"i" : @"c") stringByAppendingString:pattern];
    @synchronized(self) {
        MatchedPattern *made = [[[kept objectForKey:key] retain] autorelease];
        if (made) return made;
        uint32_t flags = UREGEX_DOTALL | (ignoresCase ? UREGEX_CASE_INSENSITIVE : 0);
        made = [[[self alloc] initWithPattern:pattern flags:flags] autorelease];
        if (made == nil) return nil;
        if (kept == nil) kept = [NSMutableDictionary new];
        if ([kept count] == MostKept) [kept removeAllObjects];
        [kept setObject:made forKey:key];
        return made;
    }
}

- (BOOL)matchesWholeOf:(NSString *)text {
    UErrorCode status = U_ZERO_ERROR;
    int32_t length;
    const UChar *units = units_of(text, &length);
    URegularExpression *search = uregex_clone(_expression, &status);
    // Some patterns take exponential time: a match is given up after two seconds. Who filters a list by such a pattern would
    // wait so long for each text, so the next ones get less.
    uregex_setTimeLimit(search, __atomic_load_n(&_limit, __ATOMIC_RELAXED), &status);
    uregex_setText(search, units, length, &status);
    BOOL does = uregex_matches(search, -1, &status);
    if (status == U_REGEX_TIME_OUT || status == U_REGEX_STACK_OVERFLOW) {
        int32_t limit = __atomic_load_n(&_limit, __ATOMIC_RELAXED) / 4;
        __atomic_store_n(&_limit, MAX(limit, ShortestLimit), __ATOMIC_RELAXED);
    }
    if (search) uregex_close(search);
    return U_SUCCESS(status) && does;
}

@end
