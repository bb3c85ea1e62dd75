#include "FoundationObjects.h"
#import <Foundation/Foundation.h>

void *foundation_number_bool(bool value) { return [NSNumber numberWithBool:value]; }
void *foundation_number_integer(int64_t value) { return [NSNumber numberWithLongLong:value]; }
void *foundation_number_double(double value) { return [NSNumber numberWithDouble:value]; }
const char *foundation_value_type(void *value) { return [(NSValue *)value objCType]; }
double foundation_number_as_double(void *number) { return [(NSNumber *)number doubleValue]; }
int64_t foundation_number_as_integer(void *number) { return [(NSNumber *)number longLongValue]; }

void *foundation_decimal_text(void *number) {
    return [(id)number isKindOfClass:[NSDecimalNumber class]] ? [(NSDecimalNumber *)number stringValue] : NULL;
}

void *foundation_decimal(void *text) { return [NSDecimalNumber decimalNumberWithString:(NSString *)text]; }

void *foundation_value_bytes(const void *bytes, const char *type) {
    return [NSValue valueWithBytes:bytes objCType:type];
}

void *foundation_value_point(ObjCPoint value) {
    return [NSValue valueWithPoint:NSMakePoint(value.x, value.y)];
}

void *foundation_value_size(ObjCSize value) {
    return [NSValue valueWithSize:NSMakeSize(value.width, value.height)];
}

void *foundation_value_rect(ObjCRect value) {
    return [NSValue valueWithRect:NSMakeRect(value.origin.x, value.origin.y, value.size.width, value.size.height)];
}

bool foundation_value_get(void *value, void *buffer, long size) {
    NSUInteger actual = 0;
    NSGetSizeAndAlignment([(NSValue *)value objCType], &actual, NULL);
    if ((long)actual != size) return false;
    [(NSValue *)value getValue:buffer];
    return true;
}

@interface SwiftValueBox : NSObject {
@public
    void *content;
    void (*release_content)(void *);
}
@end

// In ObjCBridge, which is above this module: what predicates and sort descriptors ask of a Swift value.
extern void *objc_bridge_value_for_key(void *content, void *key, bool *is_there) __attribute__((weak));
extern bool objc_bridge_values_are_equal(void *content, void *other) __attribute__((weak));
extern long objc_bridge_value_hash(void *content) __attribute__((weak));

@implementation SwiftValueBox

- (void)dealloc {
    release_content(content);
    [super dealloc];
}

- (id)valueForKey:(NSString *)key {
    bool is_there = false;
    void *value = objc_bridge_value_for_key ? objc_bridge_value_for_key(content, (void *)key, &is_there) : NULL;
    return is_there ? (id)value : [self valueForUndefinedKey:key];
}

- (BOOL)isEqual:(id)other {
    if (self == other) return YES;
    void *its = value_box_content((void *)other);
    return its && objc_bridge_values_are_equal && objc_bridge_values_are_equal(content, its);
}

- (NSUInteger)hash {
    return objc_bridge_value_hash ? (NSUInteger)objc_bridge_value_hash(content) : [super hash];
}

@end

void *value_box(void *content, void (*release)(void *)) {
    SwiftValueBox *box = [[SwiftValueBox alloc] init];
    box->content = content;
    box->release_content = release;
    return [box autorelease];
}

void *value_box_content(void *object) {
    return [(id)object isKindOfClass:[SwiftValueBox class]] ? ((SwiftValueBox *)object)->content : NULL;
}

void *value_box_block(void *box, void (*call)(void *)) {
    id owner = (id)box;
    return [[^{ call(value_box_content(owner)); } copy] autorelease];
}
