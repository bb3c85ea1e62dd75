// `+[CALayer layer]` and `+[CAAnimation animation]`, which make an object of the class that gets the message.

#import <Foundation/Foundation.h>
#include "Shell/FrameworkClasses.h"
#include <objc/runtime.h>

static id make(Class class, SEL selector) { return [[[class alloc] init] autorelease]; }

static void add(Class class, const char *selector) {
    class_addMethod(object_getClass((id)class), sel_registerTypedName(selector, "@16@0:8"), (IMP)make, "@16@0:8");
}

void layer_creation_add(Class class) {
    if (strcmp(class_getName(class), "CALayer") == 0) add(class, "layer");
    if (strcmp(class_getName(class), "CAAnimation") == 0) add(class, "animation");
}
