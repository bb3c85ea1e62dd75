// Predicates and expressions put together by code: their parts, what they evaluate to, copies, variables, functions.
// > done

#import "../Expect.h"

#define ARRAY(...) [NSArray arrayWithObjects:__VA_ARGS__, nil]

static NSNumber *n(int value) { return [NSNumber numberWithInt:value]; }

static NSPredicate *formatted(NSString *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    NSPredicate *made = [NSPredicate predicateWithFormat:format arguments:arguments];
    va_end(arguments);
    return made;
}

static void comparisons(void) {
    NSExpression *name = [NSExpression expressionForKeyPath:@"name"],
                 *anna = [NSExpression expressionForConstantValue:@"Anna"];
    NSDictionary *person = [NSDictionary dictionaryWithObjectsAndKeys:@"ANNA", @"name", n(30), @"age", nil];
    NSComparisonPredicate *p =
        (NSComparisonPredicate *)[NSComparisonPredicate predicateWithLeftExpression:name
                                                                    rightExpression:anna
                                                                           modifier:NSDirectPredicateModifier
                                                                               type:NSEqualToPredicateOperatorType
                                                                            options:NSCaseInsensitivePredicateOption];
    IS([p leftExpression] == name && [p rightExpression] == anna && [p options] == NSCaseInsensitivePredicateOption);
    IS([p predicateOperatorType] == NSEqualToPredicateOperatorType &&
        [p comparisonPredicateModifier] == NSDirectPredicateModifier && [p customSelector] == NULL);
    IS([p evaluateWithObject:person]);
    SAME([p predicateFormat], @"name ==[c] \"Anna\"");
    p = [[[NSComparisonPredicate alloc] initWithLeftExpression:name
                                               rightExpression:anna
                                                      modifier:NSDirectPredicateModifier
                                                          type:NSEqualToPredicateOperatorType
                                                       options:0] autorelease];
    IS(![p evaluateWithObject:person] && [p isEqual:[NSPredicate predicateWithFormat:@"name == 'Anna'"]] &&
        [[[p copy] autorelease] isEqual:p]);
    p = (NSComparisonPredicate *)[NSComparisonPredicate predicateWithLeftExpression:name
                                                                    rightExpression:anna
                                                                     customSelector:@selector(isEqualToString:)];
    IS([p customSelector] == @selector(isEqualToString:) &&
        [p predicateOperatorType] == NSCustomSelectorPredicateOperatorType && ![p evaluateWithObject:person]);
    p = [[[NSComparisonPredicate alloc] initWithLeftExpression:name
                                               rightExpression:[NSExpression expressionForConstantValue:@"AN"]
                                                customSelector:@selector(hasPrefix:)] autorelease];
    IS([p evaluateWithObject:person]);
    struct { NSPredicateOperatorType type; id left, right; BOOL holds;
    } table[] = {{NSLessThanPredicateOperatorType, n(1), n(2), YES},
        {NSLessThanOrEqualToPredicateOperatorType, n(2), n(2), YES},
        {NSGreaterThanPredicateOperatorType, n(1), n(2), NO},
        {NSGreaterThanOrEqualToPredicateOperatorType, n(2), n(2), YES},
        {NSNotEqualToPredicateOperatorType, n(1), n(2), YES}, {NSMatchesPredicateOperatorType, @"aab", @"a+b", YES},
        {NSMatchesPredicateOperatorType, @"aabc", @"a+b", NO}, {NSLikePredicateOperatorType, @"hello", @"h?l*", YES},
        {NSBeginsWithPredicateOperatorType, @"hello", @"he", YES},
        {NSEndsWithPredicateOperatorType, @"hello", @"lo", YES},
        {NSInPredicateOperatorType, n(2), ARRAY(n(1), n(2)), YES},
        {NSContainsPredicateOperatorType, ARRAY(n(1)), n(1), YES},
        {NSContainsPredicateOperatorType, @"hello", @"ell", YES},
        {NSBetweenPredicateOperatorType, n(3), ARRAY(n(1), n(3)), YES},
        {NSInPredicateOperatorType, @"ell", @"hello", YES},
        {NSBetweenPredicateOperatorType, n(4), ARRAY(n(1), n(3)), NO}};
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        NSPredicate *each =
            [NSComparisonPredicate predicateWithLeftExpression:[NSExpression expressionForConstantValue:table[i].left]
                                               rightExpression:[NSExpression expressionForConstantValue:table[i].right]
                                                      modifier:NSDirectPredicateModifier
                                                          type:table[i].type
                                                       options:0];
        IS([each evaluateWithObject:nil] == table[i].holds || !printf("%zu ", i));
    }
    NSDictionary *group = [NSDictionary dictionaryWithObject:ARRAY(n(1), n(5)) forKey:@"ages"];
    NSExpression *ages = [NSExpression expressionForKeyPath:@"ages"],
                 *three = [NSExpression expressionForConstantValue:n(3)];
    IS([[NSComparisonPredicate predicateWithLeftExpression:ages
                                           rightExpression:three
                                                  modifier:NSAnyPredicateModifier
                                                      type:NSGreaterThanPredicateOperatorType
                                                   options:0] evaluateWithObject:group]);
    IS(![[NSComparisonPredicate predicateWithLeftExpression:ages
                                            rightExpression:three
                                                   modifier:NSAllPredicateModifier
                                                       type:NSGreaterThanPredicateOperatorType
                                                    options:0] evaluateWithObject:group]);
    IS([formatted(@"age > %d AND %K BEGINSWITH[c] %@", 20, @"name", @"an") evaluateWithObject:person]);
}

static void compounds(void) {
    NSPredicate *yes = [NSPredicate predicateWithValue:YES], *no = [NSPredicate predicateWithValue:NO];
    NSCompoundPredicate *and =
        (NSCompoundPredicate *)[NSCompoundPredicate andPredicateWithSubpredicates:ARRAY(yes, no)];
    NSCompoundPredicate *or = (NSCompoundPredicate *)[NSCompoundPredicate orPredicateWithSubpredicates:ARRAY(yes, no)];
    NSCompoundPredicate *not = (NSCompoundPredicate *)[NSCompoundPredicate notPredicateWithSubpredicate:no];
    IS(![and evaluateWithObject:nil] && [or evaluateWithObject:nil] && [not evaluateWithObject:nil]);
    IS([and compoundPredicateType] == NSAndPredicateType && [or compoundPredicateType] == NSOrPredicateType &&
        [not compoundPredicateType] == NSNotPredicateType);
    SAME([and subpredicates], ARRAY(yes, no));
    SAME([and predicateFormat], @"TRUEPREDICATE AND FALSEPREDICATE");
    NSCompoundPredicate *none = [[[NSCompoundPredicate alloc] initWithType:NSAndPredicateType
                                                             subpredicates:[NSArray array]] autorelease];
    IS([none evaluateWithObject:nil] &&
        ![[NSCompoundPredicate orPredicateWithSubpredicates:[NSArray array]] evaluateWithObject:nil]);
    NSPredicate *template = [NSPredicate predicateWithFormat:@"age > $LEAST"];
    NSDictionary *person = [NSDictionary dictionaryWithObject:n(30) forKey:@"age"];
    IS([template evaluateWithObject:person
              substitutionVariables:[NSDictionary dictionaryWithObject:n(20) forKey:@"LEAST"]]);
    IS(![template evaluateWithObject:person
               substitutionVariables:[NSDictionary dictionaryWithObject:n(40) forKey:@"LEAST"]]);
    NSPredicate *again = [NSKeyedUnarchiver
        unarchiveObjectWithData:[NSKeyedArchiver
                                    archivedDataWithRootObject:[NSPredicate
                                                                   predicateWithFormat:@"age > 5 OR name LIKE 'a*'"]]];
    SAME([again predicateFormat], @"age > 5 OR name LIKE \"a*\"");
}

static void expressions(void) {
    NSDictionary *object =
        [NSDictionary dictionaryWithObjectsAndKeys:n(4), @"x", ARRAY(n(1), n(2), n(6)), @"list", nil];
    NSExpression *x = [NSExpression expressionForKeyPath:@"x"], *self = [NSExpression expressionForEvaluatedObject];
    IS([x expressionType] == NSKeyPathExpressionType && [[x keyPath] isEqual:@"x"] &&
        [[x expressionValueWithObject:object context:nil] isEqual:n(4)]);
    IS([self expressionType] == NSEvaluatedObjectExpressionType && [self expressionValueWithObject:object
                                                                                           context:nil] == object);
    NSExpression *constant = [NSExpression expressionForConstantValue:n(9)];
    IS([constant expressionType] == NSConstantValueExpressionType && [[constant constantValue] isEqual:n(9)]);
    SAME([[NSExpression expressionForConstantValue:nil] expressionValueWithObject:object context:nil], nil);
    NSExpression *variable = [NSExpression expressionForVariable:@"v"];
    IS([variable expressionType] == NSVariableExpressionType && [[variable variable] isEqual:@"v"]);
    SAME([variable expressionValueWithObject:nil context:[NSMutableDictionary dictionaryWithObject:@"w" forKey:@"v"]],
        @"w");
    NSExpression *sum = [NSExpression expressionForFunction:@"sum:"
                                                  arguments:ARRAY([NSExpression expressionForKeyPath:@"list"])];
    IS([sum expressionType] == NSFunctionExpressionType && [[sum function] isEqual:@"sum:"] &&
        [[sum arguments] count] == 1);
    SAME([sum expressionValueWithObject:object context:nil], n(9));
    IS([sum operand] == nil || [[sum operand] expressionType] == NSConstantValueExpressionType);
    struct {
        NSString *function;
        double wanted;
    } functions[] = {{@"average:", 3}, {@"count:", 3}, {@"min:", 1}, {@"max:", 6}, {@"median:", 2}};
    for (int i = 0; i < 5; i++) {
        NSExpression *each = [NSExpression expressionForFunction:functions[i].function
                                                       arguments:ARRAY([NSExpression expressionForKeyPath:@"list"])];
        REAL([[each expressionValueWithObject:object context:nil] doubleValue], functions[i].wanted);
    }
    NSExpression *power =
        [NSExpression expressionForFunction:@"raise:toPower:"
                                  arguments:ARRAY(constant, [NSExpression expressionForConstantValue:n(2)])];
    SAME([power expressionValueWithObject:nil context:nil], n(81));
    NSExpression *aggregate = [NSExpression expressionForAggregate:ARRAY(x, constant)];
    IS([aggregate expressionType] == NSAggregateExpressionType && [[aggregate collection] count] == 2);
    SAME([aggregate expressionValueWithObject:object context:nil], ARRAY(n(4), n(9)));
    NSExpression *subquery = [NSExpression expressionForSubquery:[NSExpression expressionForKeyPath:@"list"]
                                           usingIteratorVariable:@"i"
                                                       predicate:[NSPredicate predicateWithFormat:@"$i > 1"]];
    IS([subquery expressionType] == NSSubqueryExpressionType && [[subquery variable] isEqual:@"i"] &&
        [subquery predicate] != nil);
    SAME([subquery expressionValueWithObject:object context:nil], ARRAY(n(2), n(6)));
    NSExpression *format = [NSExpression expressionWithFormat:@"x * %d + 1", 2];
    SAME([format expressionValueWithObject:object context:nil], n(9));
    IS([[[[NSExpression alloc] initWithExpressionType:NSEvaluatedObjectExpressionType] autorelease] expressionType] ==
        NSEvaluatedObjectExpressionType);
    RAISES(NSInvalidArgumentException, [constant keyPath]);
    SAME([x description], @"x");
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    comparisons();
    compounds();
    expressions();
    puts("done");
    [pool drain];
    return 0;
}
