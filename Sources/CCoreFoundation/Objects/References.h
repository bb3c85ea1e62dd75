// References of CoreFoundation are pointers to Foundation's objects.
#pragma once
#include <CoreFoundation/CoreFoundation.h>
#import <Foundation/Foundation.h>

/// The object of a reference.
#define OBJECT(type, reference) ((type *)(void *)(reference))

/// The result of a function with Create or Copy in its name, which the caller owns.
#define OWNED(type, object) ((type)(const void *)[(object) retain])
#define COPIED(type, object) ((type)(const void *)[(object) copy])

static inline NSRange foundation_range(CFRange range) {
    return NSMakeRange((NSUInteger)range.location, (NSUInteger)range.length);
}

static inline CFRange reference_range(NSRange range) {
    if (range.location == NSNotFound) return CFRangeMake(kCFNotFound, 0);
    return CFRangeMake((CFIndex)range.location, (CFIndex)range.length);
}

/// The part of a range that is inside an object of this length.
static inline CFRange bounded_range(CFRange range, CFIndex length) {
    if (range.location < 0 || range.location > length) return CFRangeMake(0, 0);
    if (range.length < 0) range.length = 0;
    if (range.length > length - range.location) range.length = length - range.location;
    return range;
}
