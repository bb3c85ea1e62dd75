#pragma once
#import "SQLite/SQLScope.h"

/// Follows key paths through tables.
@interface SQLPaths : NSObject
- (id)initWithSchema:(StoreSchema *)schema;
/// A constant, a column, the row of an object, or arithmetic on these; nil for all else.
- (SQLOperand *)operandOf:(NSExpression *)expression scope:(SQLScope *)scope;
/// The value of an expression that needs no row; nil if it does.
- (id)constantOf:(NSExpression *)expression;
/// The first to-many relationship of a key path; nil if it has none.
- (SQLStep *)toManyStepOf:(NSExpression *)expression scope:(SQLScope *)scope;
/// The relationship that `relationship.@count`, `SUBQUERY(relationship, …).@count` and their like count.
- (SQLStep *)countedStepOf:(NSExpression *)expression scope:(SQLScope *)scope;
/// The subquery whose results an expression counts; nil for none.
- (NSExpression *)subqueryOf:(NSExpression *)expression;
/// A scope for the rows at the other end.
- (SQLScope *)scopeOfStep:(SQLStep *)step;
/// A query of the rows at the other end; the condition may be nil.
- (NSString *)queryOfStep:(SQLStep *)step
                    scope:(SQLScope *)inner
                selecting:(NSString *)what
                condition:(NSString *)condition;
/// The column that a key path of to-one relationships leads to; joins what it needs.
- (NSString *)columnOfKeyPath:(NSString *)keyPath scope:(SQLScope *)scope slot:(PropertySlot **)slot;
- (void)forgetJoinsOf:(SQLScope *)scope fromLength:(NSUInteger)length;
@end
