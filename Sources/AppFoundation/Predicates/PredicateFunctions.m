// The functions that expressions may name.

#import "PredicateExpression.h"
#include <math.h>

static double number(NSArray *arguments, NSUInteger place) {
    id value = place < [arguments count] ? [arguments objectAtIndex:place] : nil;
    return [value respondsToSelector:@selector(doubleValue)] ? [value doubleValue] : 0;
}

/// The numbers that a function works on: its one collection, or all its arguments.
static NSArray *values(NSArray *arguments) {
    id first = [arguments count] == 1 ? [arguments objectAtIndex:0] : nil;
    if ([first isKindOfClass:[NSArray class]]) return first;
    if ([first isKindOfClass:[NSSet class]]) return [first allObjects];
    return arguments;
}

/// An integer where the value is one, so that it prints as one.
static NSNumber *exact(double value) {
    BOOL is_integer = value == floor(value) && fabs(value) < 9e15;
    return is_integer ? [NSNumber numberWithLongLong:(long long)value] : [NSNumber numberWithDouble:value];
}

static NSArray *sorted(NSArray *arguments) { return [values(arguments) sortedArrayUsingSelector:@selector(compare:)]; }

static id element(NSArray *arguments) {
    id collection = [arguments objectAtIndex:0], index = [arguments objectAtIndex:1];
    if (collection == [NSNull null]) return [index isEqual:@"SIZE"] ? [NSNumber numberWithInt:0] : nil;
    if ([collection isKindOfClass:[NSDictionary class]]) return [collection objectForKey:index];
    if ([collection isKindOfClass:[NSOrderedSet class]]) collection = [collection array];
    if ([collection isKindOfClass:[NSSet class]]) collection = [collection allObjects];
    if (![collection isKindOfClass:[NSArray class]]) return nil;
    NSUInteger count = [collection count];
    if ([index isEqual:@"SIZE"]) return [NSNumber numberWithUnsignedInteger:count];
    if ([index isEqual:@"FIRST"]) return count ? [collection objectAtIndex:0] : nil;
    if ([index isEqual:@"LAST"]) return [collection lastObject];
    NSInteger place = [index respondsToSelector:@selector(integerValue)] ? [index integerValue] : -1;
    return place >= 0 && (NSUInteger)place < count ? [collection objectAtIndex:(NSUInteger)place] : nil;
}

/// Functions of numbers; NO in `is_known` if there is none of that name.
static id arithmetic(NSString *name, NSArray *arguments, BOOL *is_known) {
    double a = number(arguments, 0), b = number(arguments, 1);
    *is_known = YES;
    if ([name isEqualToString:@"add:to:"]) return exact(a + b);
    if ([name isEqualToString:@"from:subtract:"]) return exact(a - b);
    if ([name isEqualToString:@"multiply:by:"]) return exact(a * b);
    if ([name isEqualToString:@"divide:by:"]) return exact(a / b);
    if ([name isEqualToString:@"modulus:by:"]) return exact(fmod(a, b));
    if ([name isEqualToString:@"raise:toPower:"]) return exact(pow(a, b));
    if ([name isEqualToString:@"sqrt:"]) return exact(sqrt(a));
    if ([name isEqualToString:@"log:"]) return exact(log10(a));
    if ([name isEqualToString:@"ln:"]) return exact(log(a));
    if ([name isEqualToString:@"exp:"]) return exact(exp(a));
    if ([name isEqualToString:@"floor:"]) return exact(floor(a));
    if ([name isEqualToString:@"ceiling:"]) return exact(ceil(a));
    if ([name isEqualToString:@"trunc:"]) return exact(trunc(a));
    if ([name isEqualToString:@"abs:"]) return exact(fabs(a));
    if ([name isEqualToString:@"random"]) return [NSNumber numberWithDouble:drand48()];
    if ([name isEqualToString:@"random:"]) return exact(floor(drand48() * a));
    if ([name isEqualToString:@"bitwiseAnd:with:"]) return exact((double)((long long)a & (long long)b));
    if ([name isEqualToString:@"bitwiseOr:with:"]) return exact((double)((long long)a | (long long)b));
    if ([name isEqualToString:@"bitwiseXor:with:"]) return exact((double)((long long)a ^ (long long)b));
    *is_known = NO;
    return nil;
}

static id statistics(NSString *name, NSArray *arguments, BOOL *is_known) {
    *is_known = YES;
    if ([name isEqualToString:@"count:"]) {
        id only = [arguments count] == 1 ? [arguments objectAtIndex:0] : nil;
        if (only == [NSNull null]) return [NSNumber numberWithInt:0];
        return [NSNumber numberWithUnsignedInteger:[values(arguments) count]];
    }
    if ([name isEqualToString:@"min:"]) return [sorted(arguments) count] ? [sorted(arguments) objectAtIndex:0] : nil;
    if ([name isEqualToString:@"max:"]) return [sorted(arguments) lastObject];
    if ([name isEqualToString:@"median:"]) {
        NSArray *order = sorted(arguments);
        NSUInteger count = [order count];
        if (count == 0) return nil;
        return exact((number(order, (count - 1) / 2) + number(order, count / 2)) / 2);
    }
    double sum = 0, squares = 0;
    NSUInteger count = [values(arguments) count];
    for (NSUInteger i = 0; i < count; i++) {
        double value = number(values(arguments), i);
        sum += value;
        squares += value * value;
    }
    if ([name isEqualToString:@"sum:"]) return exact(sum);
    if ([name isEqualToString:@"average:"]) return count ? exact(sum / (double)count) : nil;
    if ([name isEqualToString:@"stddev:"]) {
        double mean = count ? sum / (double)count : 0;
        return count ? exact(sqrt(MAX(squares / (double)count - mean * mean, 0))) : nil;
    }
    *is_known = NO;
    return nil;
}

id predicate_function(NSString *name, NSArray *arguments) {
    BOOL is_known;
    id found = arithmetic(name, arguments, &is_known);
    if (!is_known) found = statistics(name, arguments, &is_known);
    if (is_known) return found;
    id first = [arguments count] ? [arguments objectAtIndex:0] : nil;
    if (first == [NSNull null]) first = nil;
    if ([name isEqualToString:@"now"]) return [NSDate date];
    if ([name isEqualToString:@"lowercase:"]) return [first lowercaseString];
    if ([name isEqualToString:@"uppercase:"]) return [first uppercaseString];
    if ([name isEqualToString:@"length:"]) return [NSNumber numberWithUnsignedInteger:[first length]];
    if ([name isEqualToString:@"noindex:"]) return first;
    if ([name isEqualToString:@"castObject:toType:"]) {
        id type = [arguments lastObject];
        if ([type isEqual:@"NSDate"]) return [NSDate dateWithTimeIntervalSinceReferenceDate:number(arguments, 0)];
        if ([type isEqual:@"NSString"]) return [first description];
        return first;
    }
    if ([name isEqualToString:@"objectFrom:withIndex:"] && [arguments count] == 2) return element(arguments);
    if ([name isEqualToString:@"function"] && [arguments count] >= 2) {
        NSArray *rest = [arguments subarrayWithRange:NSMakeRange(2, [arguments count] - 2)];
        return predicate_message(first, [arguments objectAtIndex:1], rest);
    }
    [NSException raise:NSInvalidArgumentException format:@"Unknown function: %@", name];
    return nil;
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
