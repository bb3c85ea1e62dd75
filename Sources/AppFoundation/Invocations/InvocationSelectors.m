// The selector of an invocation: GNUstep keeps one that knows the method's types, which is another pointer than the one
// that apps have for the name.

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
