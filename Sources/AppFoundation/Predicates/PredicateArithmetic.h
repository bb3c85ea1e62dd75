#pragma once
#import <Foundation/Foundation.h>

typedef enum {
    AddNumbers,
    SubtractNumbers,
    MultiplyNumbers,
    DivideNumbers,
    ModulusOfNumbers,
    PowerOfNumbers,
    CommonBits,
    BitsOfEither,
    DifferentBits,
    ShiftLeft,
    ShiftRight
} Calculation;

/// Calculates with two values of an expression: whole numbers stay whole, also when they are divided, decimal numbers stay
/// decimal. nil with nil, as in SQL.
/// - Raises: NSInvalidArgumentException, if one is no number.
id predicate_calculation(Calculation calculation, id left, id right);

BOOL is_whole_number(id value);
