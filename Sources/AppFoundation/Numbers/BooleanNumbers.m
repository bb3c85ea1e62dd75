// The two Boolean numbers are never freed, like kCFBooleanTrue on the phone, which some libraries release once too
// often.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

static id same(id number, SEL selector) { return number; }
static void nothing(id number, SEL selector) {}
static const char *type_of_boolean(id number, SEL selector) { return "c"; }
static NSUInteger for_ever(id number, SEL selector) { return NSUIntegerMax; }

INSTALL(boolean_numbers) {
    Class class = objc_lookUpClass("NSBoolNumber");
    if (class == Nil) return;
    replace_instance_method(class, @selector(retain), (IMP)same);
    replace_instance_method(class, @selector(autorelease), (IMP)same);
    replace_instance_method(class, @selector(release), (IMP)nothing);
    replace_instance_method(class, @selector(retainCount), (IMP)for_ever);
    // The type encoding of BOOL in apps.
    replace_instance_method(class, @selector(objCType), (IMP)type_of_boolean);
}
