#pragma once

// NSDecimal with Apple's layout, in place of GNUstep's structure and functions of these names.

#include <limits.h>
#import <Foundation/NSObject.h>

@class NSDictionary, NSString;

enum { NSRoundPlain, NSRoundDown, NSRoundUp, NSRoundBankers };
typedef NSUInteger NSRoundingMode;

enum {
    NSCalculationNoError = 0,
    NSCalculationLossOfPrecision,
    NSCalculationUnderflow,
    NSCalculationOverflow,
    NSCalculationDivideByZero
};
typedef NSUInteger NSCalculationError;

#define NSDecimalMaxSize (8)
#define NSDecimalNoScale SHRT_MAX

typedef struct {
    signed int _exponent : 8;
    unsigned int _length : 4;
    unsigned int _isNegative : 1;
    unsigned int _isCompact : 1;
    unsigned int _reserved : 18;
    unsigned short _mantissa[NSDecimalMaxSize];
} NSDecimal;

NS_INLINE BOOL NSDecimalIsNotANumber(const NSDecimal *dcm) { return dcm->_length == 0 && dcm->_isNegative; }

FOUNDATION_EXPORT void NSDecimalCopy(NSDecimal *destination, const NSDecimal *source) __asm__("CocoaDecimalCopy");
FOUNDATION_EXPORT void NSDecimalCompact(NSDecimal *number) __asm__("CocoaDecimalCompact");
FOUNDATION_EXPORT NSComparisonResult NSDecimalCompare(const NSDecimal *leftOperand, const NSDecimal *rightOperand)
    __asm__("CocoaDecimalCompare");
FOUNDATION_EXPORT void NSDecimalRound(NSDecimal *result, const NSDecimal *number, NSInteger scale,
                                      NSRoundingMode roundingMode) __asm__("CocoaDecimalRound");
FOUNDATION_EXPORT NSCalculationError NSDecimalNormalize(NSDecimal *number1, NSDecimal *number2,
                                                        NSRoundingMode roundingMode) __asm__("CocoaDecimalNormalize");
FOUNDATION_EXPORT NSCalculationError NSDecimalAdd(NSDecimal *result, const NSDecimal *leftOperand,
                                                  const NSDecimal *rightOperand, NSRoundingMode roundingMode)
    __asm__("CocoaDecimalAdd");
FOUNDATION_EXPORT NSCalculationError NSDecimalSubtract(NSDecimal *result, const NSDecimal *leftOperand,
                                                       const NSDecimal *rightOperand, NSRoundingMode roundingMode)
    __asm__("CocoaDecimalSubtract");
FOUNDATION_EXPORT NSCalculationError NSDecimalMultiply(NSDecimal *result, const NSDecimal *leftOperand,
                                                       const NSDecimal *rightOperand, NSRoundingMode roundingMode)
    __asm__("CocoaDecimalMultiply");
FOUNDATION_EXPORT NSCalculationError NSDecimalDivide(NSDecimal *result, const NSDecimal *leftOperand,
                                                     const NSDecimal *rightOperand, NSRoundingMode roundingMode)
    __asm__("CocoaDecimalDivide");
FOUNDATION_EXPORT NSCalculationError NSDecimalPower(NSDecimal *result, const NSDecimal *number, NSUInteger power,
                                                    NSRoundingMode roundingMode) __asm__("CocoaDecimalPower");
FOUNDATION_EXPORT NSCalculationError NSDecimalMultiplyByPowerOf10(NSDecimal *result, const NSDecimal *number, short power,
                                                                  NSRoundingMode roundingMode)
    __asm__("CocoaDecimalMultiplyByPowerOf10");
FOUNDATION_EXPORT NSString *NSDecimalString(const NSDecimal *dcm, id locale) __asm__("CocoaDecimalString");
