#pragma once

// Members of predicates and expressions that GNUstep does not declare.

#import <Foundation/NSComparisonPredicate.h>
#import <Foundation/NSCompoundPredicate.h>
#import <Foundation/NSExpression.h>
#import <Foundation/NSPredicate.h>

enum {
    NSUnionSetExpressionType = 5,
    NSIntersectSetExpressionType = 6,
    NSMinusSetExpressionType = 7,
    NSSubqueryExpressionType = 13,
    NSAggregateExpressionType = 14
};

@interface NSExpression (VergerPredicates)
+ (NSExpression *)expressionWithFormat:(NSString *)format, ...;
+ (NSExpression *)expressionForAggregate:(NSArray *)subexpressions;
+ (NSExpression *)expressionForSubquery:(NSExpression *)expression
                  usingIteratorVariable:(NSString *)variable
                              predicate:(id)predicate;
- (id)collection;
- (NSPredicate *)predicate;
@end
