// A subclass of NSAttributedString that keeps its text elsewhere is made without one; GNUstep's abstract class refuses that.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

static id init_abstract(NSAttributedString *text, SEL selector, NSString *string, NSDictionary *attributes) {
    return text;
}

INSTALL(attributed_string_creation) {
    replace_instance_method(objc_lookUpClass("NSAttributedString"), @selector(initWithString:attributes:),
                            (IMP)init_abstract);
}
