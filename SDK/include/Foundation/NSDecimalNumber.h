#pragma once

// GNUstep's NSDecimalNumber.h, and what Apple's has beyond it.

#import <Foundation/NSDecimal.h>
#include_next <Foundation/NSDecimalNumber.h>

FOUNDATION_EXPORT NSString *const NSDecimalNumberExactnessException;
FOUNDATION_EXPORT NSString *const NSDecimalNumberOverflowException;
FOUNDATION_EXPORT NSString *const NSDecimalNumberUnderflowException;
FOUNDATION_EXPORT NSString *const NSDecimalNumberDivideByZeroException;

@interface NSDecimalNumberHandler (AppleMembers) <NSCoding>
@end
