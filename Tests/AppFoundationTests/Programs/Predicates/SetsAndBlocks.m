// Expressions of sets, of blocks and of messages; formats with their arguments in a list; texts that are normalised already.
// > done

#import "../Expect.h"

static NSExpression *constant(id value) { return [NSExpression expressionForConstantValue:value]; }

static NSExpression *listed(NSString *format, ...) {
    va_list list;
    va_start(list, format);
    NSExpression *expression = [NSExpression expressionWithFormat:format arguments:list];
    va_end(list);
    return expression;
}

static void sets(void) {
    NSExpression *left = constant([NSSet setWithObjects:@"a", @"b", nil]);
    NSExpression *right = constant([NSArray arrayWithObjects:@"b", @"c", nil]);
    NSExpression *joined = [NSExpression expressionForUnionSet:left with:right];
    SAME([joined expressionValueWithObject:nil context:nil], ([NSSet setWithObjects:@"a", @"b", @"c", nil]));
    SAME([[NSExpression expressionForIntersectSet:left with:right] expressionValueWithObject:nil context:nil],
         [NSSet setWithObject:@"b"]);
    SAME([[NSExpression expressionForMinusSet:left with:right] expressionValueWithObject:nil context:nil],
         [NSSet setWithObject:@"a"]);
    COUNT([joined expressionType], NSUnionSetExpressionType);
    SAME([joined leftExpression], left);
    SAME([joined rightExpression], right);
    RAISES(NSInvalidArgumentException, [left leftExpression]);
    RAISES(NSInvalidArgumentException, [[NSExpression expressionForMinusSet:left with:constant(@"text")]
                                           expressionValueWithObject:nil
                                                             context:nil]);
    NSData *data = [NSKeyedArchiver archivedDataWithRootObject:joined];
    SAME([NSKeyedUnarchiver unarchiveObjectWithData:data], joined);
    NSPredicate *holds = [NSComparisonPredicate predicateWithLeftExpression:[NSExpression expressionForEvaluatedObject]
                                                            rightExpression:joined
                                                                   modifier:NSDirectPredicateModifier
                                                                       type:NSInPredicateOperatorType
                                                                    options:0];
    IS([holds evaluateWithObject:@"c"] && ![holds evaluateWithObject:@"d"]);
}

static void blocks(void) {
    NSExpression *expression = [NSExpression
        expressionForBlock:^id(id object, NSArray *values, NSMutableDictionary *context) {
            return [NSString stringWithFormat:@"%@ %@", object, [values componentsJoinedByString:@"+"]];
        }
                 arguments:[NSArray arrayWithObjects:constant(@"x"), [NSExpression expressionForKeyPath:@"length"], nil]];
    COUNT([expression expressionType], NSBlockExpressionType);
    SAME([expression expressionValueWithObject:@"four" context:nil], @"four x+4");
    IS([expression expressionBlock] != nil && [[expression arguments] count] == 2);
    SAME([expression expressionBlock](@"o", [NSArray arrayWithObject:@"v"], nil), @"o v");
    RAISES(NSInvalidArgumentException, [NSKeyedArchiver archivedDataWithRootObject:expression]);
}

static void messages(void) {
    NSExpression *expression = [NSExpression expressionForFunction:[NSExpression expressionForEvaluatedObject]
                                                      selectorName:@"stringByAppendingString:"
                                                         arguments:[NSArray arrayWithObject:constant(@"!")]];
    SAME([expression expressionValueWithObject:@"hello" context:nil], @"hello!");
    SAME([expression function], @"stringByAppendingString:");
    SAME([expression operand], [NSExpression expressionForEvaluatedObject]);
    SAME([expression description], @"FUNCTION(SELF, \"stringByAppendingString:\", \"!\")");
    RAISES(NSInvalidArgumentException, [expression expressionValueWithObject:[NSArray array] context:nil]);
    NSExpression *ofNumber = [NSExpression expressionForFunction:constant(@"a") selectorName:@"length" arguments:nil];
    RAISES(NSInvalidArgumentException, [ofNumber expressionValueWithObject:nil context:nil]);
    SAME([[NSExpression expressionWithFormat:@"FUNCTION('ab', 'uppercaseString')"] expressionValueWithObject:nil
                                                                                                    context:nil],
         @"AB");
}

static void formats(void) {
    NSArray *arguments = [NSArray arrayWithObjects:@"length", [NSNumber numberWithInt:2], nil];
    SAME([[NSExpression expressionWithFormat:@"%K * %@" argumentArray:arguments] expressionValueWithObject:@"abc"
                                                                                                  context:nil],
         [NSNumber numberWithInt:6]);
    SAME([listed(@"%K + %d", @"length", 5) expressionValueWithObject:@"abc" context:nil], [NSNumber numberWithInt:8]);
}

/// [n] compares letter by letter, and wins over [cd].
static void normalised(void) {
    NSPredicate *plain = [NSPredicate predicateWithFormat:@"SELF ==[n] 'a'"];
    IS([plain evaluateWithObject:@"a"] && ![plain evaluateWithObject:@"A"]);
    SAME([plain predicateFormat], @"SELF ==[n] \"a\"");
    COUNT([(NSComparisonPredicate *)plain options], NSNormalizedPredicateOption);
    NSUInteger all = NSNormalizedPredicateOption | NSCaseInsensitivePredicateOption;
    NSPredicate *both = [NSComparisonPredicate predicateWithLeftExpression:[NSExpression expressionForEvaluatedObject]
                                                           rightExpression:constant(@"abc")
                                                                  modifier:NSDirectPredicateModifier
                                                                      type:NSBeginsWithPredicateOperatorType
                                                                   options:all];
    IS([both evaluateWithObject:@"abcd"] && ![both evaluateWithObject:@"ABCD"]);
    IS([[NSPredicate predicateWithFormat:@"SELF LIKE[n] 'a*'"] evaluateWithObject:@"ab"]);
}

int main(void) {
    @autoreleasepool {
        sets();
        blocks();
        messages();
        formats();
        normalised();
        printf("done\n");
    }
    return 0;
}
