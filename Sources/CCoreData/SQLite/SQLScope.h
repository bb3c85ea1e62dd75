#pragma once
#import "SQLite/StoreSchema.h"

/// The rows that a query, or a query within it, goes through: an alias for the table of an entity, and the tables
/// joined to it by to-one relationships.
@interface SQLScope : NSObject {
  @package
    NSEntityDescription *entity;
    NSString *alias;
    NSMutableString *joins;
    /// The variable of a subquery that stands for the scope's row; nil for none.
    NSString *variable;
    SQLScope *outer;
}
- (id)initWithEntity:(NSEntityDescription *)entity alias:(NSString *)alias outer:(SQLScope *)outer;
@end

typedef enum {
    ConstantOperand,
    AttributeOperand,
    /// The row of an object: SELF, or a to-one relationship.
    ObjectOperand,
    NumberOperand,
    StringOperand,
} SQLOperandKind;

/// One side of a comparison.
@interface SQLOperand : NSObject {
  @package
    SQLOperandKind kind;
    NSString *sql;
    /// What stands for the `?`s of the text.
    NSArray *values;
    id constant;
    NSAttributeType type;
    NSEntityDescription *entity;
}
@end

/// A to-many relationship on the way of a key path.
@interface SQLStep : NSObject {
  @package
    SQLScope *scope;
    NSString *alias;
    NSEntityDescription *entity;
    NSRelationshipDescription *relationship;
    /// What follows the relationship.
    NSArray *rest;
}
@end
