// NSDecimalNumberHandler's handling of errors.

#import <Foundation/Foundation.h>
#include <objc/runtime.h>

NSString *const NSDecimalNumberExactnessException = @"NSDecimalNumberExactnessException";
NSString *const NSDecimalNumberOverflowException = @"NSDecimalNumberOverflowException";
NSString *const NSDecimalNumberUnderflowException = @"NSDecimalNumberUnderflowException";
NSString *const NSDecimalNumberDivideByZeroException = @"NSDecimalNumberDivideByZeroException";

enum { NoScale = 32767 };

static BOOL is_set(id handler, const char *name) {
    Ivar flag = class_getInstanceVariable(objc_lookUpClass("NSDecimalNumberHandler"), name);
    return flag && *((const BOOL *)handler + ivar_getOffset(flag));
}

@interface NSDecimalNumberHandler (Errors) <NSCoding>
@end

@implementation NSDecimalNumberHandler (Errors)

+ (id)defaultDecimalNumberHandler {
    static NSDecimalNumberHandler *handler;
    @synchronized([NSDecimalNumberHandler class]) {
        if (handler == nil) {
            handler = [[NSDecimalNumberHandler alloc] initWithRoundingMode:NSRoundPlain
                                                                     scale:NoScale
                                                          raiseOnExactness:NO
                                                           raiseOnOverflow:YES
                                                          raiseOnUnderflow:YES
                                                       raiseOnDivideByZero:YES];
        }
    }
    return handler;
}

/// - Returns: nil to keep the operation's result.
- (NSDecimalNumber *)exceptionDuringOperation:(SEL)operation
                                        error:(NSCalculationError)error
                                  leftOperand:(NSDecimalNumber *)left
                                 rightOperand:(NSDecimalNumber *)right {
    switch (error) {
    case NSCalculationLossOfPrecision:
        if (is_set(self, "_raiseOnExactness")) {
            [NSException raise:NSDecimalNumberExactnessException format:@"NSDecimalNumber exactness exception"];
        }
        return nil;
    case NSCalculationOverflow:
        if (is_set(self, "_raiseOnOverflow")) {
            [NSException raise:NSDecimalNumberOverflowException format:@"NSDecimalNumber overflow exception"];
        }
        return [NSDecimalNumber notANumber];
    case NSCalculationUnderflow:
        if (is_set(self, "_raiseOnUnderflow")) {
            [NSException raise:NSDecimalNumberUnderflowException format:@"NSDecimalNumber underflow exception"];
        }
        return [NSDecimalNumber notANumber];
    case NSCalculationDivideByZero:
        if (is_set(self, "_raiseOnDivideByZero")) {
            [NSException raise:NSDecimalNumberDivideByZeroException format:@"NSDecimalNumber divide by zero exception"];
        }
        return [NSDecimalNumber notANumber];
    default: return nil;
    }
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeInt:(int)[self roundingMode] forKey:@"NS.roundingMode"];
    [coder encodeInt:[self scale] forKey:@"NS.scale"];
    [coder encodeBool:is_set(self, "_raiseOnExactness") forKey:@"NS.raise.exactness"];
    [coder encodeBool:is_set(self, "_raiseOnOverflow") forKey:@"NS.raise.overflow"];
    [coder encodeBool:is_set(self, "_raiseOnUnderflow") forKey:@"NS.raise.underflow"];
    [coder encodeBool:is_set(self, "_raiseOnDivideByZero") forKey:@"NS.raise.dividebyzero"];
}

- (id)initWithCoder:(NSCoder *)coder {
    return [self initWithRoundingMode:(NSRoundingMode)[coder decodeIntForKey:@"NS.roundingMode"]
                                scale:(short)[coder decodeIntForKey:@"NS.scale"]
                     raiseOnExactness:[coder decodeBoolForKey:@"NS.raise.exactness"]
                      raiseOnOverflow:[coder decodeBoolForKey:@"NS.raise.overflow"]
                     raiseOnUnderflow:[coder decodeBoolForKey:@"NS.raise.underflow"]
                  raiseOnDivideByZero:[coder decodeBoolForKey:@"NS.raise.dividebyzero"]];
}

@end
