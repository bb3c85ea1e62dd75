// The text of predicates whose constants contain them, as damaged archives have them, comes to an end.
// > a list with itself: key == {1, ...}
// > a predicate in its own constant: key == {key == ...}
// > deep lists end, and their texts are made again: 1

#import <Foundation/Foundation.h>

static NSPredicate *predicate_with(id constant) {
    return [NSComparisonPredicate predicateWithLeftExpression:[NSExpression expressionForKeyPath:@"key"]
                                              rightExpression:[NSExpression expressionForConstantValue:constant]
                                                     modifier:NSDirectPredicateModifier
                                                         type:NSEqualToPredicateOperatorType
                                                      options:0];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSMutableArray *list = [NSMutableArray arrayWithObject:[NSNumber numberWithInt:1]];
    [list addObject:list];
    printf("a list with itself: %s\n", [[predicate_with(list) predicateFormat] UTF8String]);
    NSMutableArray *other = [NSMutableArray array];
    NSPredicate *within = predicate_with(other);
    [other addObject:within];
    printf("a predicate in its own constant: %s\n", [[within predicateFormat] UTF8String]);
    id deep = [NSArray array];
    for (int i = 0; i < 1000; i++) deep = [NSArray arrayWithObject:deep];
    NSString *once = [predicate_with(deep) predicateFormat], *again = [predicate_with(deep) predicateFormat];
    printf("deep lists end, and their texts are made again: %d\n", [once length] < 200 && [once isEqual:again]);
    [pool release];
    return 0;
}
