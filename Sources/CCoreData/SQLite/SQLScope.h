#pragma once
#import "SQLite/StoreSchema.h"

/// The rows of a query or subquery: an alias for the table of an entity, and the tables joined to it by to-one
/// relationships.
@interface SQLScope : NSObject {
  @package
    NSEntityDescription *entity;
    NSString *alias;
    /// nil for none.
    NSMutableString *joins;
    /// The variable of a subquery for this scope's row; nil for none.
    NSString *variable;
    SQLScope *outer;
}
- (id)initWithEntity:(NSEntityDescription *)entity alias:(NSString *)alias outer:(SQLScope *)outer;
@end

typedef enum {
    ConstantOperand,
    AttributeOperand,
    /// The row of an object: SELF or a to-one relationship.
    ObjectOperand,
    NumberOperand,
    StringOperand,
} SQLOperandKind;

/// An operand of a comparison.
@interface SQLOperand : NSObject {
  @package
    SQLOperandKind kind;
    NSString *sql;
    /// The values of the parameters in the SQL text.
    NSArray *values;
    id constant;
    NSAttributeType type;
    NSEntityDescription *entity;
}
@end

/// Whether the bytes of the operand's column are not what the app compares.
BOOL operand_is_opaque(SQLOperand *operand);

/// A to-many relationship in a key path.
@interface SQLStep : NSObject {
  @package
    SQLScope *scope;
    NSString *alias;
    NSEntityDescription *entity;
    NSRelationshipDescription *relationship;
    /// The keys after the relationship.
    NSArray *rest;
}
@end
