// `+[CALayer layer]` and `+[CAAnimation animation]`: objects of whatever subclass is asked.

#import <Foundation/Foundation.h>
#include "Classes.h"
#include <objc/runtime.h>

static id make(Class class, SEL selector) { return [[[class alloc] init] autorelease]; }

static void add(const char *class_name, const char *selector) {
    Class class = objc_lookUpClass(class_name);
    if (class) class_addMethod(object_getClass((id)class), sel_registerTypedName(selector, "@16@0:8"), (IMP)make, "@16@0:8");
}

void layer_creation_install(void) {
    add("CALayer", "layer");
    add("CAAnimation", "animation");
}
