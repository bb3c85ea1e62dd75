#pragma once
#import <CoreText/CoreText.h>
#import <Foundation/Foundation.h>
#import "Notice/TypeIdentifiers.h"

/// The object behind a reference; nil if it is of another class, so that a wrong reference is as good as none.
static inline id object_of(const void *reference, Class kind) {
    id object = (__bridge id)(void *)reference;
    return [object isKindOfClass:kind] ? object : nil;
}

/// A reference that the caller owns.
#define OWNED_REFERENCE(type, object) ((type)(__bridge_retained void *)(object))
/// A reference that lives as long as what it was taken from.
#define REFERENCE(type, object) ((type)(__bridge void *)(object))

/// The part of a range that is inside `length` elements. A length of 0 stands for all that follow, as in all of Core Text.
static inline CFRange range_within(CFRange range, CFIndex length) {
    CFIndex start = range.location < 0 ? 0 : range.location > length ? length : range.location;
    CFIndex rest = length - start;
    return CFRangeMake(start, range.length <= 0 || range.length > rest ? rest : range.length);
}

/// The largest length, in points, with which places are still told apart to a thousandth. Apps make frames that are far higher
/// than their text, such as DTCoreText's of 16777215 points, and count from their edges.
static const double largest_length = 1e12;

/// Lengths that differ by less are equal.
static const double tolerance = 1e-3;

/// A number that is not NaN, and no larger than lengths can be; `fallback` for NaN.
static inline double usable(double value, double fallback) {
    if (value != value) return fallback;
    return value > largest_length ? largest_length : value < -largest_length ? -largest_length : value;
}

/// The number of an attribute; `fallback` for what is none.
static inline double number_in(NSDictionary *attributes, CFStringRef key, double fallback) {
    id value = [attributes objectForKey:(__bridge NSString *)key];
    return [value isKindOfClass:[NSNumber class]] ? usable([value doubleValue], fallback) : fallback;
}

static inline int integer_in(NSDictionary *attributes, CFStringRef key, int fallback) {
    id value = [attributes objectForKey:(__bridge NSString *)key];
    return [value isKindOfClass:[NSNumber class]] ? [value intValue] : fallback;
}
