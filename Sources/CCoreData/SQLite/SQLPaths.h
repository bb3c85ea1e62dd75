#pragma once
#import "SQLite/SQLScope.h"

/// Translates key paths to columns and joins.
@interface SQLPaths : NSObject
- (id)initWithSchema:(StoreSchema *)schema;
/// A constant, a column, the row of an object, or arithmetic on these; nil for other expressions.
- (SQLOperand *)operandOf:(NSExpression *)expression scope:(SQLScope *)scope;
/// The value of an expression that does not depend on the row; nil otherwise.
- (id)constantOf:(NSExpression *)expression;
/// The first to-many relationship in a key path; nil if there is none.
- (SQLStep *)toManyStepOf:(NSExpression *)expression scope:(SQLScope *)scope;
/// The relationship whose objects are counted in `relationship.@count`, `SUBQUERY(relationship, …).@count` and similar
/// expressions.
- (SQLStep *)countedStepOf:(NSExpression *)expression scope:(SQLScope *)scope;
/// The subquery whose results an expression counts; nil if there is none.
- (NSExpression *)subqueryOf:(NSExpression *)expression;
/// Makes a scope for the rows at the other end of a relationship.
- (SQLScope *)scopeOfStep:(SQLStep *)step;
/// A query for the rows at the other end of a relationship; the condition may be nil.
- (NSString *)queryOfStep:(SQLStep *)step
                    scope:(SQLScope *)inner
                selecting:(NSString *)what
                condition:(NSString *)condition;
/// The column at the end of a key path of to-one relationships. Adds the necessary joins.
- (NSString *)columnOfKeyPath:(NSString *)keyPath scope:(SQLScope *)scope slot:(PropertySlot **)slot;
- (void)forgetJoinsOf:(SQLScope *)scope fromLength:(NSUInteger)length;
@end
