// NSData: empty data is not found, and a copy does not share bytes that belong to the app.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

typedef NSRange find(NSData *data, SEL selector, NSData *piece, NSUInteger options, NSRange range);
static find *former_find;

static NSRange find_piece(NSData *data, SEL selector, NSData *piece, NSUInteger options, NSRange range) {
    if (piece && [piece length] == 0) return NSMakeRange(NSNotFound, 0);
    return former_find(data, selector, piece, options, range);
}

/// Copies data that points to bytes which the app may change or free.
static id copy_bytes(NSData *data, SEL selector, NSZone *zone) {
    return [[NSData allocWithZone:zone] initWithBytes:[data bytes] length:[data length]];
}

INSTALL(data_search) {
    former_find =
        (find *)replace_instance_method([NSData class], @selector(rangeOfData:options:range:), (IMP)find_piece);
    Class borrowed = objc_lookUpClass("NSDataStatic");
    if (borrowed) replace_instance_method(borrowed, @selector(copyWithZone:), (IMP)copy_bytes);
}
