// A subclass of NSAttributedString that keeps its text elsewhere is made without one; GNUstep's abstract class refuses
// that. A copy of nil is an empty text, on which apps rely that clear their editor by it; a nil string is an error.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

static id init_abstract(NSAttributedString *text, SEL selector, NSString *string, NSDictionary *attributes) {
    return text;
}

typedef id copy_initializer(NSAttributedString *, SEL, NSAttributedString *);
static copy_initializer *former_init_copy;

static id init_copy(NSAttributedString *text, SEL selector, NSAttributedString *other) {
    return other ? former_init_copy(text, selector, other) : [text initWithString:@""];
}

INSTALL(attributed_string_creation) {
    Class class = objc_lookUpClass("NSAttributedString");
    replace_instance_method(class, @selector(initWithString:attributes:), (IMP)init_abstract);
    former_init_copy =
        (copy_initializer *)replace_instance_method(class, @selector(initWithAttributedString:), (IMP)init_copy);
}
