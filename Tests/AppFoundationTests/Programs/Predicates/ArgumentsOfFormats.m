// Arguments of all formats, what is nested too deeply, patterns that would take for ever.
// > done

#import "../Expect.h"

static BOOL holds(NSString *format, ...) {
    va_list list;
    va_start(list, format);
    NSPredicate *predicate = [NSPredicate predicateWithFormat:format arguments:list];
    va_end(list);
    NSDictionary *object = [NSDictionary dictionaryWithObjectsAndKeys:[NSNumber numberWithInt:65], @"x", @"A", @"text",
                                                                      [NSNumber numberWithDouble:0.5], @"half",
                                                                      [NSNumber numberWithInt:1], @"size", nil];
    NSPredicate *again = [NSPredicate predicateWithFormat:[predicate predicateFormat]];
    IS([predicate evaluateWithObject:object] == [again evaluateWithObject:object]);
    return [predicate evaluateWithObject:object];
}

static void formats(void) {
    IS(holds(@"x == %d AND x == %i AND x == %D", 65, 65, 65));
    IS(holds(@"x == %u AND x == %x AND x == %X AND x == %o", 65, 65, 65, 65));
    IS(holds(@"x == %ld AND x == %lu AND x == %lld AND x == %llu AND x == %qi", 65L, 65UL, 65LL, 65ULL, 65LL));
    IS(holds(@"x == %zd AND x == %zu AND x == %hd AND x == %hhd", (size_t)65, (size_t)65, 65, 65));
    IS(holds(@"x == %c AND x == %C", 'A', 'A'));
    IS(holds(@"half == %f AND half == %g AND half == %e AND half == %lf AND half == %a", .5, .5, .5, .5, .5));
    IS(holds(@"text == %s AND text == %@ AND %@ == text", "A", @"A", @"A"));
    IS(holds(@"%K == %@ AND %K == %@", @"text", @"A", @"x", [NSNumber numberWithInt:65]));
    IS(holds(@"nothing == %@ AND text != %@ AND text != %s", nil, nil, NULL));
    IS(holds(@"text != '%@' AND text != \"%d\" AND text == %@", @"A"));
    IS(holds(@"x IN %@ AND x IN %@", [NSArray arrayWithObject:[NSNumber numberWithInt:65]],
             [NSSet setWithObject:[NSNumber numberWithInt:65]]));
    IS(holds(@"x BETWEEN %@", [NSArray arrayWithObjects:[NSNumber numberWithInt:60], [NSNumber numberWithInt:70], nil]));
    IS(holds(@"%K == 1 AND #size == 1", @"size"));
    SAME(([[NSPredicate predicateWithFormat:@"%K == 1", @"size"] predicateFormat]), @"#size == 1");
    SAME([[NSPredicate predicateWithFormat:@"a.size == 1"] predicateFormat], @"a.size == 1");
    NSPredicate *inner = [NSPredicate predicateWithFormat:@"x == 65"];
    IS(holds(@"%@ AND NOT %@", inner, [NSPredicate predicateWithValue:NO]));
    IS(holds(@"%K == %@ AND NOT %K == 1", nil, nil, nil));
    RAISES(NSInvalidArgumentException, [NSPredicate predicateWithFormat:@"%K == 1", [NSNumber numberWithInt:1]]);
    RAISES(NSInvalidArgumentException, [NSPredicate predicateWithFormat:nil]);
}

/// Numbers keep their value in the text, and a division its kind.
static void texts(void) {
    NSNumber *tenth = [NSNumber numberWithDouble:.1 + .2], *single = [NSNumber numberWithFloat:1.1f];
    SAME(([[NSPredicate predicateWithFormat:@"a == %@", tenth] predicateFormat]), @"a == 0.30000000000000004");
    SAME(([[NSPredicate predicateWithFormat:@"a == %@", single] predicateFormat]), @"a == 1.100000023841858");
    SAME([[NSPredicate predicateWithFormat:@"a / 2.0 == 1"] predicateFormat], @"a / 2.0 == 1");
    SAME(([[NSPredicate predicateWithFormat:@"a == %@", [NSDecimalNumber decimalNumberWithString:@"12.50"]] predicateFormat]),
         @"a == 12.5");
    SAME([[NSPredicate predicateWithFormat:@"a + b - (c - d) * e / (f * g) > 1"] predicateFormat],
         @"a + b - (c - d) * e / (f * g) > 1");
    SAME([[NSPredicate predicateWithFormat:@"(a + b).c[0].d == {1}[0]"] predicateFormat], @"(a + b).c[0].d == {1}[0]");
    SAME([[NSPredicate predicateWithFormat:@"a[FIRST].b == c['x y']"] predicateFormat], @"a[FIRST].b == c[\"x y\"]");
    SAME([[NSPredicate predicateWithFormat:@"FUNCTION(a, 'b:', 1) == CAST(c, 'NSDate')"] predicateFormat],
         @"FUNCTION(a, \"b:\", 1) == CAST(c, \"NSDate\")");
    SAME([[NSPredicate predicateWithFormat:@"a ==[l] 'x' AND b LIKE[cdnl] 'y'"] predicateFormat],
         @"a ==[l] \"x\" AND b LIKE[cdnl] \"y\"");
}

static NSString *repeated(NSString *text, NSUInteger count) {
    return [@"" stringByPaddingToLength:[text length] * count withString:text startingAtIndex:0];
}

/// Parses and evaluates, or raises; neither hangs nor crashes.
static void bounds(void) {
    NSString *open = repeated(@"(", 100), *closed = repeated(@")", 100);
    IS([[NSPredicate predicateWithFormat:[NSString stringWithFormat:@"%@1 == 1%@", open, closed]] evaluateWithObject:nil]);
    IS([[NSPredicate predicateWithFormat:[NSString stringWithFormat:@"%@1%@ == 1", open, closed]] evaluateWithObject:nil]);
    // Each parenthesis may begin a predicate or an expression: nothing is read twice for that.
    NSString *subqueries = repeated(@"(SUBQUERY(a,$b,", 60);
    RAISES(NSInvalidArgumentException, [NSPredicate predicateWithFormat:subqueries]);
    NSString *const deep[] = {@"(", @"NOT ", @"!", @"-", @"{", @"a[", @"sqrt(", @"SUBQUERY(a,$b,", @"1+", @"1**", @"a UNION "};
    for (size_t i = 0; i < sizeof deep / sizeof *deep; i++) {
        RAISES(NSInvalidArgumentException, [NSPredicate predicateWithFormat:repeated(deep[i], 100000)]);
    }
    NSString *many = [repeated(@"a == 1 OR ", 20000) stringByAppendingString:@"1 == 1"];
    NSPredicate *wide = [NSPredicate predicateWithFormat:many];
    SAME([[NSPredicate predicateWithFormat:[wide predicateFormat]] predicateFormat], [wide predicateFormat]);
    NSString *list = [NSString stringWithFormat:@"1 IN {%@1}", repeated(@"2,", 30000)];
    IS([[NSPredicate predicateWithFormat:list] evaluateWithObject:nil]);
    // Exponential for ICU: given up, for each further text sooner.
    NSMutableArray *hostile = [NSMutableArray array];
    for (int i = 0; i < 60; i++) [hostile addObject:[repeated(@"a", 40) stringByAppendingFormat:@"%d!", i]];
    NSPredicate *pattern = [NSPredicate predicateWithFormat:@"SELF MATCHES '((a+)+)+'"];
    COUNT([[hostile filteredArrayUsingPredicate:pattern] count], 0);
    NSString *stars = [repeated(@"*a", 2000) stringByAppendingString:@"b"];
    IS(![[NSPredicate predicateWithFormat:@"%@ LIKE %@", repeated(@"a", 20000), stars] evaluateWithObject:nil]);
}

int main(void) {
    @autoreleasepool {
        formats();
        texts();
        bounds();
        puts("done");
    }
    return 0;
}
