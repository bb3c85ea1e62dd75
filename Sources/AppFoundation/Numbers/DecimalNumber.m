// NSDecimalNumber on decimals with Apple's layout: every method of GNUstep's class that touches the number is replaced.

#import "DecimalText.h"
#include <objc/runtime.h>
#include <stdlib.h>

/// The address of the decimal in an object, in the room of GNUstep's larger structure.
static struct decimal *decimal_in(NSDecimalNumber *number) {
    static ptrdiff_t offset;
    if (offset == 0) offset = ivar_getOffset(class_getInstanceVariable(objc_lookUpClass("NSDecimalNumber"), "data"));
    return (struct decimal *)((char *)number + offset);
}

static NSDecimalNumber *number_with(Class class, struct decimal decimal) {
    NSDecimalNumber *number = [[[class alloc] init] autorelease];
    *decimal_in(number) = decimal;
    return number;
}

static id filled(NSDecimalNumber *number, struct decimal decimal) {
    *decimal_in(number) = decimal;
    return number;
}

/// Any number as a decimal; nil becomes NaN.
static struct decimal decimal_of_number(NSNumber *number) {
    if (number == nil) return decimal_nan();
    if ([number isKindOfClass:[NSDecimalNumber class]]) return *decimal_in((NSDecimalNumber *)number);
    switch (*[number objCType]) {
    case 'f':
    case 'd': return decimal_of_double([number doubleValue]);
    case 'Q':
    case 'L': return decimal_of([number unsignedLongLongValue], 0, NO);
    default: {
        long long value = [number longLongValue];
        unsigned long long magnitude = value < 0 ? 0 - (unsigned long long)value : (unsigned long long)value;
        return decimal_of(magnitude, 0, value < 0);
    }
    }
}

static id<NSDecimalNumberBehaviors> default_behavior;

enum operation { Addition, Multiplication, Division };

@interface NSDecimalNumber (Decimals)
@end

@implementation NSDecimalNumber (Decimals)

+ (id<NSDecimalNumberBehaviors>)defaultBehavior {
    return default_behavior ?: [NSDecimalNumberHandler defaultDecimalNumberHandler];
}

+ (void)setDefaultBehavior:(id<NSDecimalNumberBehaviors>)behavior {
    id former = default_behavior;
    default_behavior = [(id)behavior retain];
    [former release];
}

+ (NSDecimalNumber *)maximumDecimalNumber { return number_with(self, decimal_greatest(NO)); }
+ (NSDecimalNumber *)minimumDecimalNumber { return number_with(self, decimal_greatest(YES)); }

/// One object, by which programs recognise it.
+ (NSDecimalNumber *)notANumber {
    static NSDecimalNumber *known;
    if (self != [NSDecimalNumber class]) return number_with(self, decimal_nan());
    @synchronized(self) {
        if (known == nil) known = [number_with(self, decimal_nan()) retain];
        return known;
    }
}

+ (NSDecimalNumber *)one { return number_with(self, decimal_of(1, 0, NO)); }
+ (NSDecimalNumber *)zero { return number_with(self, decimal_of(0, 0, NO)); }

+ (NSDecimalNumber *)decimalNumberWithDecimal:(struct decimal)decimal { return number_with(self, decimal); }

+ (NSDecimalNumber *)decimalNumberWithMantissa:(unsigned long long)mantissa
                                      exponent:(short)exponent
                                    isNegative:(BOOL)is_negative {
    return [[[self alloc] initWithMantissa:mantissa exponent:exponent isNegative:is_negative] autorelease];
}

+ (NSDecimalNumber *)decimalNumberWithString:(NSString *)text { return [self decimalNumberWithString:text locale:nil]; }

+ (NSDecimalNumber *)decimalNumberWithString:(NSString *)text locale:(id)locale {
    return [[[self alloc] initWithString:text locale:locale] autorelease];
}

- (id)init { return self; }

- (id)initWithDecimal:(struct decimal)decimal { return filled(self, decimal); }

- (id)initWithMantissa:(unsigned long long)mantissa exponent:(short)exponent isNegative:(BOOL)is_negative {
    // A negative zero stands for NaN.
    return filled(self, mantissa == 0 && is_negative ? decimal_nan() : decimal_of(mantissa, exponent, is_negative));
}

- (id)initWithString:(NSString *)text { return [self initWithString:text locale:nil]; }

- (id)initWithString:(NSString *)text locale:(id)locale {
    NSUInteger length;
    NSCharacterSet *space = [NSCharacterSet whitespaceAndNewlineCharacterSet];
    return filled(self, decimal_read([text stringByTrimmingCharactersInSet:space], locale, &length));
}

- (id)initWithLongLong:(long long)value {
    unsigned long long magnitude = value < 0 ? 0 - (unsigned long long)value : (unsigned long long)value;
    return filled(self, decimal_of(magnitude, 0, value < 0));
}

- (id)initWithUnsignedLongLong:(unsigned long long)value { return filled(self, decimal_of(value, 0, NO)); }
- (id)initWithDouble:(double)value { return filled(self, decimal_of_double(value)); }
- (id)initWithFloat:(float)value { return [self initWithDouble:value]; }
- (id)initWithBool:(BOOL)value { return [self initWithLongLong:value ? 1 : 0]; }
- (id)initWithChar:(char)value { return [self initWithLongLong:value]; }
- (id)initWithShort:(short)value { return [self initWithLongLong:value]; }
- (id)initWithInt:(int)value { return [self initWithLongLong:value]; }
- (id)initWithLong:(long)value { return [self initWithLongLong:value]; }
- (id)initWithInteger:(NSInteger)value { return [self initWithLongLong:value]; }
- (id)initWithUnsignedChar:(unsigned char)value { return [self initWithLongLong:value]; }
- (id)initWithUnsignedShort:(unsigned short)value { return [self initWithLongLong:value]; }
- (id)initWithUnsignedInt:(unsigned)value { return [self initWithLongLong:value]; }
- (id)initWithUnsignedLong:(unsigned long)value { return [self initWithUnsignedLongLong:value]; }
- (id)initWithUnsignedInteger:(NSUInteger)value { return [self initWithUnsignedLongLong:value]; }

+ (NSNumber *)numberWithLongLong:(long long)value { return [[[self alloc] initWithLongLong:value] autorelease]; }
+ (NSNumber *)numberWithUnsignedLongLong:(unsigned long long)value {
    return [[[self alloc] initWithUnsignedLongLong:value] autorelease];
}
+ (NSNumber *)numberWithDouble:(double)value { return [[[self alloc] initWithDouble:value] autorelease]; }
+ (NSNumber *)numberWithFloat:(float)value { return [self numberWithDouble:value]; }
+ (NSNumber *)numberWithBool:(BOOL)value { return [self numberWithLongLong:value ? 1 : 0]; }
+ (NSNumber *)numberWithChar:(char)value { return [self numberWithLongLong:value]; }
+ (NSNumber *)numberWithShort:(short)value { return [self numberWithLongLong:value]; }
+ (NSNumber *)numberWithInt:(int)value { return [self numberWithLongLong:value]; }
+ (NSNumber *)numberWithLong:(long)value { return [self numberWithLongLong:value]; }
+ (NSNumber *)numberWithInteger:(NSInteger)value { return [self numberWithLongLong:value]; }
+ (NSNumber *)numberWithUnsignedChar:(unsigned char)value { return [self numberWithLongLong:value]; }
+ (NSNumber *)numberWithUnsignedShort:(unsigned short)value { return [self numberWithLongLong:value]; }
+ (NSNumber *)numberWithUnsignedInt:(unsigned)value { return [self numberWithLongLong:value]; }
+ (NSNumber *)numberWithUnsignedLong:(unsigned long)value { return [self numberWithUnsignedLongLong:value]; }
+ (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value { return [self numberWithUnsignedLongLong:value]; }

- (struct decimal)decimalValue { return *decimal_in(self); }
- (const char *)objCType { return @encode(double); }

- (void)getValue:(void *)buffer {
    double value = [self doubleValue];
    memcpy(buffer, &value, sizeof value);
}

- (NSString *)description { return [self descriptionWithLocale:nil]; }
- (NSString *)stringValue { return [self descriptionWithLocale:nil]; }
- (NSString *)descriptionWithLocale:(id)locale { return decimal_text(*decimal_in(self), locale); }

- (double)doubleValue {
    struct decimal decimal = *decimal_in(self);
    return decimal_is_nan(&decimal) ? __builtin_nan("") : strtod([decimal_text(decimal, nil) UTF8String], NULL);
}

/// The integer part; higher bits than 64 are cut off, as in C.
- (unsigned long long)unsignedLongLongValue {
    struct decimal whole = decimal_rounded(*decimal_in(self), 0,
                                           decimal_in(self)->is_negative ? DecimalRoundUp : DecimalRoundDown);
    if (decimal_is_nan(&whole)) return 0;
    decimal_mantissa value = decimal_mantissa_of(&whole);
    for (int i = 0; i < whole.exponent; i++) value *= 10;
    return (unsigned long long)(whole.is_negative ? 0 - value : value);
}

- (long long)longLongValue { return (long long)[self unsignedLongLongValue]; }
- (BOOL)boolValue { return !decimal_is_zero(decimal_in(self)); }
- (char)charValue { return (char)[self longLongValue]; }
- (unsigned char)unsignedCharValue { return (unsigned char)[self longLongValue]; }
- (short)shortValue { return (short)[self longLongValue]; }
- (unsigned short)unsignedShortValue { return (unsigned short)[self longLongValue]; }
- (int)intValue { return (int)[self longLongValue]; }
- (unsigned)unsignedIntValue { return (unsigned)[self longLongValue]; }
- (long)longValue { return (long)[self longLongValue]; }
- (unsigned long)unsignedLongValue { return (unsigned long)[self longLongValue]; }
- (NSInteger)integerValue { return (NSInteger)[self longLongValue]; }
- (NSUInteger)unsignedIntegerValue { return (NSUInteger)[self longLongValue]; }
- (float)floatValue { return (float)[self doubleValue]; }

- (NSComparisonResult)compare:(NSNumber *)other {
    struct decimal decimal = decimal_of_number(other);
    return (NSComparisonResult)decimal_compare(decimal_in(self), &decimal);
}

- (BOOL)isEqual:(id)other { return [other isKindOfClass:[NSNumber class]] && [self compare:other] == NSOrderedSame; }
- (BOOL)isEqualToNumber:(NSNumber *)other { return [self isEqual:other]; }
- (NSUInteger)hash { return [[NSNumber numberWithDouble:[self doubleValue]] hash]; }
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }

/// Rounds the result of an operation, and handles its error, by the behaviour.
- (NSDecimalNumber *)result:(struct decimal)result
                      error:(enum decimal_error)error
                  operation:(SEL)operation
                      other:(NSDecimalNumber *)other
                   behavior:(id<NSDecimalNumberBehaviors>)behavior {
    if (behavior == nil) behavior = [NSDecimalNumber defaultBehavior];
    if (error != DecimalNoError) {
        NSDecimalNumber *instead = [behavior exceptionDuringOperation:operation
                                                                error:(NSCalculationError)error
                                                          leftOperand:self
                                                         rightOperand:other];
        if (instead) return instead;
    }
    struct decimal rounded = decimal_rounded(result, [behavior scale], (enum decimal_rounding)[behavior roundingMode]);
    return number_with([NSDecimalNumber class], rounded);
}

- (NSDecimalNumber *)combinedBy:(enum operation)operation
                           with:(struct decimal)operand
                          other:(NSDecimalNumber *)other
                       selector:(SEL)selector
                       behavior:(id<NSDecimalNumberBehaviors>)behavior {
    if (behavior == nil) behavior = [NSDecimalNumber defaultBehavior];
    enum decimal_rounding rounding = (enum decimal_rounding)[behavior roundingMode];
    struct decimal result, own = *decimal_in(self);
    enum decimal_error error = operation == Addition         ? decimal_add(&result, own, operand, rounding)
                               : operation == Multiplication ? decimal_multiply(&result, own, operand, rounding)
                                                             : decimal_divide(&result, own, operand, rounding);
    return [self result:result error:error operation:selector other:other behavior:behavior];
}

- (NSDecimalNumber *)decimalNumberByAdding:(NSDecimalNumber *)other {
    return [self decimalNumberByAdding:other withBehavior:nil];
}

- (NSDecimalNumber *)decimalNumberByAdding:(NSDecimalNumber *)other withBehavior:(id<NSDecimalNumberBehaviors>)behavior {
    return [self combinedBy:Addition with:decimal_of_number(other) other:other selector:_cmd behavior:behavior];
}

- (NSDecimalNumber *)decimalNumberBySubtracting:(NSDecimalNumber *)other {
    return [self decimalNumberBySubtracting:other withBehavior:nil];
}

- (NSDecimalNumber *)decimalNumberBySubtracting:(NSDecimalNumber *)other
                                   withBehavior:(id<NSDecimalNumberBehaviors>)behavior {
    struct decimal opposite = decimal_of_number(other);
    if (opposite.length) opposite.is_negative = !opposite.is_negative;
    return [self combinedBy:Addition with:opposite other:other selector:_cmd behavior:behavior];
}

- (NSDecimalNumber *)decimalNumberByMultiplyingBy:(NSDecimalNumber *)other {
    return [self decimalNumberByMultiplyingBy:other withBehavior:nil];
}

- (NSDecimalNumber *)decimalNumberByMultiplyingBy:(NSDecimalNumber *)other
                                     withBehavior:(id<NSDecimalNumberBehaviors>)behavior {
    return [self combinedBy:Multiplication with:decimal_of_number(other) other:other selector:_cmd behavior:behavior];
}

- (NSDecimalNumber *)decimalNumberByDividingBy:(NSDecimalNumber *)other {
    return [self decimalNumberByDividingBy:other withBehavior:nil];
}

- (NSDecimalNumber *)decimalNumberByDividingBy:(NSDecimalNumber *)other
                                  withBehavior:(id<NSDecimalNumberBehaviors>)behavior {
    return [self combinedBy:Division with:decimal_of_number(other) other:other selector:_cmd behavior:behavior];
}

- (NSDecimalNumber *)decimalNumberByRaisingToPower:(NSUInteger)power {
    return [self decimalNumberByRaisingToPower:power withBehavior:nil];
}

- (NSDecimalNumber *)decimalNumberByRaisingToPower:(NSUInteger)power
                                      withBehavior:(id<NSDecimalNumberBehaviors>)behavior {
    if (behavior == nil) behavior = [NSDecimalNumber defaultBehavior];
    struct decimal result;
    enum decimal_error error =
        decimal_power(&result, *decimal_in(self), power, (enum decimal_rounding)[behavior roundingMode]);
    return [self result:result error:error operation:_cmd other:nil behavior:behavior];
}

- (NSDecimalNumber *)decimalNumberByMultiplyingByPowerOf10:(short)power {
    return [self decimalNumberByMultiplyingByPowerOf10:power withBehavior:nil];
}

- (NSDecimalNumber *)decimalNumberByMultiplyingByPowerOf10:(short)power
                                              withBehavior:(id<NSDecimalNumberBehaviors>)behavior {
    if (behavior == nil) behavior = [NSDecimalNumber defaultBehavior];
    struct decimal result;
    enum decimal_error error =
        decimal_shift(&result, *decimal_in(self), power, (enum decimal_rounding)[behavior roundingMode]);
    return [self result:result error:error operation:_cmd other:nil behavior:behavior];
}

- (NSDecimalNumber *)decimalNumberByRoundingAccordingToBehavior:(id<NSDecimalNumberBehaviors>)behavior {
    return [self result:*decimal_in(self) error:DecimalNoError operation:_cmd other:nil behavior:behavior];
}

- (void)encodeWithCoder:(NSCoder *)coder {
    struct decimal decimal = *decimal_in(self);
    if (![coder allowsKeyedCoding]) {
        [coder encodeObject:[self description]];
        return;
    }
    [coder encodeInt:decimal.exponent forKey:@"NS.exponent"];
    [coder encodeInt:(int)decimal.length forKey:@"NS.length"];
    [coder encodeBool:decimal.is_negative forKey:@"NS.negative"];
    [coder encodeBool:decimal.is_compact forKey:@"NS.compact"];
    [coder encodeInt:1 forKey:@"NS.mantissa.bo"];
    [coder encodeBytes:(const uint8_t *)decimal.mantissa length:sizeof decimal.mantissa forKey:@"NS.mantissa"];
}

- (id)initWithCoder:(NSCoder *)coder {
    if (![coder allowsKeyedCoding]) return [self initWithString:[coder decodeObject]];
    struct decimal decimal = {0};
    NSUInteger length = 0;
    const uint8_t *bytes = [coder decodeBytesForKey:@"NS.mantissa" returnedLength:&length];
    if (bytes && length == sizeof decimal.mantissa) memcpy(decimal.mantissa, bytes, length);
    int parts = [coder decodeIntForKey:@"NS.length"];
    decimal.length = (unsigned)MAX(MIN(parts, 8), 0);
    decimal.exponent = MAX(MIN([coder decodeIntForKey:@"NS.exponent"], 127), -128);
    decimal.is_negative = [coder decodeBoolForKey:@"NS.negative"];
    return filled(self, decimal);
}

- (Class)classForCoder { return [NSDecimalNumber class]; }
- (id)replacementObjectForCoder:(NSCoder *)coder { return self; }

@end

@interface NSNumber (DecimalValue)
@end

@implementation NSNumber (DecimalValue)
- (struct decimal)decimalValue { return decimal_of_number(self); }
@end
