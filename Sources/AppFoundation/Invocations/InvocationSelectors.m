// Returns the selector of an invocation as the pointer that apps have for its name; GNUstep's is another, with types.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>

typedef SEL selector_of(id invocation, SEL selector);
static selector_of *former_selector;

static SEL plain_selector(NSInvocation *invocation, SEL selector) {
    SEL found = former_selector(invocation, selector);
    return found ? sel_registerName(sel_getName(found)) : NULL;
}

INSTALL(invocation_selectors) {
    former_selector = (selector_of *)replace_instance_method(objc_lookUpClass("NSInvocation"), @selector(selector),
                                                             (IMP)plain_selector);
}
