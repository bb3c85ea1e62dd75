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
    NSAggregateExpressionType = 14,
    NSBlockExpressionType = 19
};

/// The texts are in a form of their own already and compared as they are; other options do not matter.
enum { NSNormalizedPredicateOption = 0x04 };

@interface NSExpression (VergerPredicates)
+ (NSExpression *)expressionWithFormat:(NSString *)format, ...;
+ (NSExpression *)expressionWithFormat:(NSString *)format arguments:(va_list)arguments;
+ (NSExpression *)expressionWithFormat:(NSString *)format argumentArray:(NSArray *)arguments;
/// Sets of what is in both, in one or the other, or only in the first. The first is a set, the second any collection.
+ (NSExpression *)expressionForUnionSet:(NSExpression *)left with:(NSExpression *)right;
+ (NSExpression *)expressionForIntersectSet:(NSExpression *)left with:(NSExpression *)right;
+ (NSExpression *)expressionForMinusSet:(NSExpression *)left with:(NSExpression *)right;
/// Sends what `target` stands for the message, with the arguments' values.
+ (NSExpression *)expressionForFunction:(NSExpression *)target
                           selectorName:(NSString *)name
                              arguments:(NSArray *)parameters;
/// What the block answers, which gets the evaluated object and the arguments, as expressions' values.
+ (NSExpression *)expressionForBlock:(id (^)(id evaluatedObject, NSArray *expressions, NSMutableDictionary *context))block
                           arguments:(NSArray *)arguments;
- (NSExpression *)leftExpression;
- (NSExpression *)rightExpression;
- (id (^)(id, NSArray *, NSMutableDictionary *))expressionBlock;
+ (NSExpression *)expressionForAggregate:(NSArray *)subexpressions;
+ (NSExpression *)expressionForSubquery:(NSExpression *)expression
                  usingIteratorVariable:(NSString *)variable
                              predicate:(id)predicate;
- (id)collection;
- (NSPredicate *)predicate;
@end
