#include "Messages.h"
#import <Foundation/Foundation.h>
#include <objc/message.h>
#include <objc/runtime.h>

bool object_responds(void *object, const void *selector) { return [(id)object respondsToSelector:(SEL)selector]; }

static int colon_count(const char *name) {
    int count = 0;
    for (; *name; name++) count += *name == ':';
    return count;
}

void object_perform_action(void *object, const void *selector, void *sender, void *event) {
    IMP method = objc_msg_lookup((id)object, (SEL)selector);
    switch (colon_count(sel_getName((SEL)selector))) {
    case 0: ((void (*)(id, SEL))method)(object, (SEL)selector); break;
    case 1: ((void (*)(id, SEL, id))method)(object, (SEL)selector, sender); break;
    default: ((void (*)(id, SEL, id, id))method)(object, (SEL)selector, sender, event); break;
    }
}

void object_perform_saving(void *object, const void *selector, void *image, void *error, void *context) {
    ((void (*)(id, SEL, id, id, void *))objc_msg_lookup((id)object, (SEL)selector))(
        (id)object, (SEL)selector, (id)image, (id)error, context);
}

void object_perform_animation(void *object, const void *selector, void *identifier, void *finished, void *context) {
    IMP method = objc_msg_lookup((id)object, (SEL)selector);
    switch (colon_count(sel_getName((SEL)selector))) {
    case 0: ((void (*)(id, SEL))method)(object, (SEL)selector); break;
    case 1: ((void (*)(id, SEL, id))method)(object, (SEL)selector, identifier); break;
    case 2: ((void (*)(id, SEL, id, void *))method)(object, (SEL)selector, identifier, context); break;
    default: ((void (*)(id, SEL, id, id, void *))method)(object, (SEL)selector, identifier, finished, context); break;
    }
}
