// The functions that expressions may name, after Apple's NSExpression (`+expressionForFunction:arguments:`).

#import "PredicateArithmetic.h"
#import "PredicateExpression.h"
#include <math.h>
#include <strings.h>

static id argument(NSArray *arguments, NSUInteger place) {
    id value = place < [arguments count] ? [arguments objectAtIndex:place] : nil;
    return value == [NSNull null] ? nil : value;
}

static double real(id value) { return [value respondsToSelector:@selector(doubleValue)] ? [value doubleValue] : 0; }

// MARK: One number

#define OF_TWO_NUMBERS(name, calculation)                                                                              \
    static id name(NSArray *arguments) {                                                                               \
        return predicate_calculation(calculation, argument(arguments, 0), argument(arguments, 1));                     \
    }

OF_TWO_NUMBERS(add, AddNumbers)
OF_TWO_NUMBERS(multiply, MultiplyNumbers)
OF_TWO_NUMBERS(subtract, SubtractNumbers)
OF_TWO_NUMBERS(divide, DivideNumbers)
OF_TWO_NUMBERS(modulus, ModulusOfNumbers)
OF_TWO_NUMBERS(power, PowerOfNumbers)
OF_TWO_NUMBERS(common_bits, CommonBits)
OF_TWO_NUMBERS(bits_of_either, BitsOfEither)
OF_TWO_NUMBERS(different_bits, DifferentBits)
OF_TWO_NUMBERS(shift_left, ShiftLeft)
OF_TWO_NUMBERS(shift_right, ShiftRight)

/// A function of C; nil of nil.
#define OF_REAL(name, ...)                                                                                             \
    static id name(NSArray *arguments) {                                                                               \
        id value = argument(arguments, 0);                                                                             \
        double number = real(value);                                                                                   \
        return value ? [NSNumber numberWithDouble:__VA_ARGS__] : nil;                                                  \
    }

/// One that leaves a whole number whole.
#define OF_NUMBER(name, whole_result, ...)                                                                             \
    static id name(NSArray *arguments) {                                                                               \
        id value = argument(arguments, 0);                                                                             \
        long long whole = is_whole_number(value) ? [value longLongValue] : 0;                                          \
        if (is_whole_number(value)) return [NSNumber numberWithLongLong:whole_result];                                 \
        double number = real(value);                                                                                   \
        return value ? [NSNumber numberWithDouble:__VA_ARGS__] : nil;                                                  \
    }

OF_REAL(square_root, sqrt(number))
OF_REAL(logarithm, log10(number))
OF_REAL(natural_logarithm, log(number))
OF_REAL(exponential, exp(number))
OF_NUMBER(lower, whole, floor(number))
OF_NUMBER(higher, whole, ceil(number))
OF_NUMBER(truncated, whole, trunc(number))
OF_NUMBER(absolute, whole < 0 && whole != LLONG_MIN ? -whole : whole, fabs(number))

static id complement(NSArray *arguments) {
    id value = argument(arguments, 0);
    return value ? [NSNumber numberWithLongLong:~[value longLongValue]] : nil;
}

static id random_number(NSArray *arguments) {
    if ([arguments count] == 0) return [NSNumber numberWithDouble:drand48()];
    return [NSNumber numberWithLongLong:(long long)floor(drand48() * real(argument(arguments, 0)))];
}

// MARK: Collections

/// The values that a function works on: those of its one collection, or all its arguments; without nil.
static NSArray *values(NSArray *arguments) {
    id first = [arguments count] == 1 ? argument(arguments, 0) : nil;
    if ([first isKindOfClass:[NSOrderedSet class]]) first = [first array];
    if ([first isKindOfClass:[NSSet class]]) first = [first allObjects];
    NSMutableArray *values = [NSMutableArray array];
    for (id value in [first isKindOfClass:[NSArray class]] ? (NSArray *)first : arguments) {
        if (value != [NSNull null]) [values addObject:value];
    }
    return values;
}

static NSArray *sorted(NSArray *arguments) { return [values(arguments) sortedArrayUsingSelector:@selector(compare:)]; }

static id count(NSArray *arguments) {
    id only = [arguments count] == 1 ? argument(arguments, 0) : nil;
    if ([arguments count] == 1 && only == nil) return [NSNumber numberWithInt:0];
    BOOL is_collection = [only respondsToSelector:@selector(count)];
    return [NSNumber numberWithUnsignedInteger:is_collection ? [only count] : [arguments count]];
}

static id least(NSArray *arguments) {
    NSArray *order = sorted(arguments);
    return [order count] ? [order objectAtIndex:0] : nil;
}

static id greatest(NSArray *arguments) { return [sorted(arguments) lastObject]; }

static id sum(NSArray *arguments) {
    id sum = [NSNumber numberWithInt:0];
    for (id value in values(arguments)) sum = predicate_calculation(AddNumbers, sum, value);
    return sum;
}

static id average(NSArray *arguments) {
    NSUInteger number = [values(arguments) count];
    return number ? [NSNumber numberWithDouble:real(sum(arguments)) / (double)number] : nil;
}

static id median(NSArray *arguments) {
    NSArray *order = sorted(arguments);
    NSUInteger number = [order count];
    if (number == 0) return nil;
    double low = real([order objectAtIndex:(number - 1) / 2]), high = real([order objectAtIndex:number / 2]);
    return [NSNumber numberWithDouble:(low + high) / 2];
}

/// The values that come most often, in an array.
static id mode(NSArray *arguments) {
    NSCountedSet *counted = [NSCountedSet setWithArray:values(arguments)];
    NSUInteger most = 0;
    for (id value in counted) most = MAX(most, [counted countForObject:value]);
    NSMutableArray *modes = [NSMutableArray array];
    for (id value in counted) {
        if ([counted countForObject:value] == most) [modes addObject:value];
    }
    return [modes sortedArrayUsingSelector:@selector(compare:)];
}

static id deviation(NSArray *arguments) {
    NSArray *numbers = values(arguments);
    if ([numbers count] == 0) return nil;
    double mean = real(average(arguments)), squares = 0;
    for (id value in numbers) squares += (real(value) - mean) * (real(value) - mean);
    return [NSNumber numberWithDouble:sqrt(squares / (double)[numbers count])];
}

static id element(NSArray *arguments) {
    id collection = argument(arguments, 0), index = argument(arguments, 1);
    BOOL is_size = [index isEqual:@"SIZE"];
    if (collection == nil) return is_size ? [NSNumber numberWithInt:0] : nil;
    if ([collection isKindOfClass:[NSDictionary class]]) {
        id value = index ? [collection objectForKey:index] : nil;
        return value == nil && is_size ? [NSNumber numberWithUnsignedInteger:[collection count]] : value;
    }
    if ([collection isKindOfClass:[NSOrderedSet class]]) collection = [collection array];
    if ([collection isKindOfClass:[NSSet class]]) collection = [collection allObjects];
    if (![collection isKindOfClass:[NSArray class]]) return nil;
    NSUInteger number = [collection count];
    if (is_size) return [NSNumber numberWithUnsignedInteger:number];
    if ([index isEqual:@"FIRST"]) return number ? [collection objectAtIndex:0] : nil;
    if ([index isEqual:@"LAST"]) return [collection lastObject];
    NSInteger place = [index respondsToSelector:@selector(integerValue)] ? [index integerValue] : -1;
    return place >= 0 && (NSUInteger)place < number ? [collection objectAtIndex:(NSUInteger)place] : nil;
}

// MARK: Texts, dates, classes

static id lowercase(NSArray *arguments) { return [argument(arguments, 0) lowercaseString]; }
static id uppercase(NSArray *arguments) { return [argument(arguments, 0) uppercaseString]; }
static id length(NSArray *arguments) { return [NSNumber numberWithUnsignedInteger:[argument(arguments, 0) length]]; }
static id itself(NSArray *arguments) { return argument(arguments, 0); }
static id now(NSArray *arguments) { return [NSDate date]; }

static id cast(NSArray *arguments) {
    id value = argument(arguments, 0), type = argument(arguments, 1);
    if (value == nil) return nil;
    BOOL is_text = [value isKindOfClass:[NSString class]];
    if ([type isEqual:@"NSString"]) return [value description];
    if ([type isEqual:@"NSDecimalNumber"]) return [NSDecimalNumber decimalNumberWithString:[value description]];
    if ([type isEqual:@"NSDate"] && ![value isKindOfClass:[NSDate class]]) {
        return [NSDate dateWithTimeIntervalSinceReferenceDate:real(value)];
    }
    if ([type isEqual:@"NSNumber"] && [value isKindOfClass:[NSDate class]]) {
        return [NSNumber numberWithDouble:[value timeIntervalSinceReferenceDate]];
    }
    return [type isEqual:@"NSNumber"] && is_text ? [NSNumber numberWithDouble:real(value)] : value;
}

// MARK: Names

enum { AnyNumber = -1 };

static const struct {
    const char *name;
    int arguments;
    id (*call)(NSArray *arguments);
} functions[] = {{"abs:", 1, absolute},
                 {"add:to:", 2, add},
                 {"average:", AnyNumber, average},
                 {"bitwiseAnd:with:", 2, common_bits},
                 {"bitwiseOr:with:", 2, bits_of_either},
                 {"bitwiseXor:with:", 2, different_bits},
                 {"castObject:toType:", 2, cast},
                 {"ceiling:", 1, higher},
                 {"count:", AnyNumber, count},
                 {"divide:by:", 2, divide},
                 {"exp:", 1, exponential},
                 {"floor:", 1, lower},
                 {"from:subtract:", 2, subtract},
                 {"leftshift:by:", 2, shift_left},
                 {"length:", 1, length},
                 {"ln:", 1, natural_logarithm},
                 {"log:", 1, logarithm},
                 {"lowercase:", 1, lowercase},
                 {"max:", AnyNumber, greatest},
                 {"median:", AnyNumber, median},
                 {"min:", AnyNumber, least},
                 {"mode:", AnyNumber, mode},
                 {"modulus:by:", 2, modulus},
                 {"multiply:by:", 2, multiply},
                 {"noindex:", 1, itself},
                 {"now", 0, now},
                 {"objectFrom:withIndex:", 2, element},
                 {"onesComplement:", 1, complement},
                 {"raise:toPower:", 2, power},
                 {"random", 0, random_number},
                 {"random:", 1, random_number},
                 {"rightshift:by:", 2, shift_right},
                 {"sqrt:", 1, square_root},
                 {"stddev:", AnyNumber, deviation},
                 {"sum:", AnyNumber, sum},
                 {"trunc:", 1, truncated},
                 {"uppercase:", 1, uppercase}};

static int place_of(NSString *name) {
    const char *text = [name UTF8String];
    for (size_t i = 0; text && i < sizeof functions / sizeof *functions; i++) {
        if (strcasecmp(text, functions[i].name) == 0) return (int)i;
    }
    return -1;
}

void need_predicate_function(NSString *name, NSUInteger arguments) {
    int place = [name isKindOfClass:[NSString class]] ? place_of(name) : -1;
    if (place < 0) {
        [NSException raise:NSInvalidArgumentException
                    format:@"Unable to parse function name '%@' into supported selector (%@)", name, name];
    }
    int wanted = functions[place].arguments;
    if (wanted == AnyNumber ? arguments > 0 : (NSUInteger)wanted == arguments) return;
    [NSException raise:NSInvalidArgumentException format:@"The function %@ does not take %lu arguments", name,
                       (unsigned long)arguments];
}

id predicate_function(NSString *name, NSArray *arguments) {
    need_predicate_function(name, [arguments count]);
    return functions[place_of(name)].call(arguments);
}

static NSSet *set_of(id collection) {
    if ([collection isKindOfClass:[NSSet class]]) return collection;
    if ([collection isKindOfClass:[NSDictionary class]]) return [NSSet setWithArray:[collection allValues]];
    if ([collection isKindOfClass:[NSOrderedSet class]]) return [collection set];
    if ([collection isKindOfClass:[NSArray class]]) return [NSSet setWithArray:collection];
    [NSException raise:NSInvalidArgumentException format:@"Can't make a set of %@", collection];
    return nil;
}

NSSet *predicate_set(NSExpressionType kind, id left, id right) {
    NSMutableSet *result = [NSMutableSet setWithSet:set_of(left)];
    NSSet *other = set_of(right);
    if (kind == NSUnionSetExpressionType) [result unionSet:other];
    if (kind == NSIntersectSetExpressionType) [result intersectSet:other];
    if (kind == NSMinusSetExpressionType) [result minusSet:other];
    return result;
}

id predicate_message(id target, NSString *name, NSArray *arguments) {
    if (target == nil || target == [NSNull null]) return nil;
    SEL selector = [name isKindOfClass:[NSString class]] ? NSSelectorFromString(name) : NULL;
    NSMethodSignature *signature = selector ? [target methodSignatureForSelector:selector] : nil;
    BOOL fits = signature && [signature numberOfArguments] == [arguments count] + 2;
    for (NSUInteger i = 2; fits && i < [signature numberOfArguments]; i++) {
        fits = *[signature getArgumentTypeAtIndex:i] == _C_ID;
    }
    if (!fits || *[signature methodReturnType] != _C_ID) {
        [NSException raise:NSInvalidArgumentException format:@"%@ has no method %@ for an expression", [target class], name];
    }
    NSInvocation *call = [NSInvocation invocationWithMethodSignature:signature];
    [call setSelector:selector];
    for (NSUInteger i = 0; i < [arguments count]; i++) {
        id argument = [arguments objectAtIndex:i];
        if (argument == [NSNull null]) argument = nil;
        [call setArgument:&argument atIndex:(NSInteger)i + 2];
    }
    [call invokeWithTarget:target];
    id result = nil;
    [call getReturnValue:&result];
    return result;
}
