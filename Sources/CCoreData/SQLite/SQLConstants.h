// Constants of predicates beside operands of a store.
#pragma once
#import "SQLite/SQLScope.h"

/// An attribute of whole numbers.
BOOL operand_is_whole(SQLOperand *operand);

/// Whether the type of a constant matches that of the operand.
BOOL constant_suits(SQLOperand *operand, id constant);

/// The number that SQLite takes a text for that is compared with the operand. Nil if the operand is no attribute of numbers, or the
/// text no number.
NSNumber *number_for_operand(SQLOperand *operand, id text);
