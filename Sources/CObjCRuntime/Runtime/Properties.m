// Setters of synthesised properties, in the four forms that newer compilers call.

#import <Foundation/Foundation.h>

extern void objc_setProperty(id object, SEL selector, size_t offset, id value, BOOL atomic, BOOL copy);

void objc_setProperty_atomic(id object, SEL selector, id value, ptrdiff_t offset) {
    objc_setProperty(object, selector, offset, value, YES, NO);
}

void objc_setProperty_nonatomic(id object, SEL selector, id value, ptrdiff_t offset) {
    objc_setProperty(object, selector, offset, value, NO, NO);
}

void objc_setProperty_atomic_copy(id object, SEL selector, id value, ptrdiff_t offset) {
    objc_setProperty(object, selector, offset, value, YES, YES);
}

void objc_setProperty_nonatomic_copy(id object, SEL selector, id value, ptrdiff_t offset) {
    objc_setProperty(object, selector, offset, value, NO, YES);
}
