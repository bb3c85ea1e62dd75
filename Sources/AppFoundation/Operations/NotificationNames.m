// A notification without a name reaches nobody; GNUstep refuses it.

#import "../Defaults/ChangesToldUnlocked.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

typedef void post(NSNotificationCenter *center, SEL selector, NSString *name, id object);
typedef void post_with_info(NSNotificationCenter *center, SEL selector, NSString *name, id object, NSDictionary *info);
static post *former_post;
static post_with_info *former_post_with_info;

static void post_named(NSNotificationCenter *center, SEL selector, NSString *name, id object) {
    if (name && !defaults_change_waits(name, object)) former_post(center, selector, name, object);
}

static void post_named_with_info(NSNotificationCenter *center, SEL selector, NSString *name, id object,
                                 NSDictionary *info) {
    if (name) former_post_with_info(center, selector, name, object, info);
}

INSTALL(notification_names) {
    Class class = objc_lookUpClass("NSNotificationCenter");
    former_post = (post *)replace_instance_method(class, @selector(postNotificationName:object:), (IMP)post_named);
    former_post_with_info = (post_with_info *)replace_instance_method(
        class, @selector(postNotificationName:object:userInfo:), (IMP)post_named_with_info);
}
