// Makes an early peer, by the plainest initialiser of the framework class, for a shell that got a message before
// `[super init…]` or whose app class never sends that.

#include "Runtime/ModuleLayout.h"
#include "Shell/FrameworkClasses.h"
#include "Shells.h"

typedef id (*plain_initializer)(id shell, SEL selector);
typedef id (*frame_initializer)(id shell, SEL selector, NSRect frame);
typedef id (*two_object_initializer)(id shell, SEL selector, id first, id second);

bool shell_make_peer(void *shell) {
    Class class = framework_class_of((Class)object_getClass((id)shell));
    struct ObjCShell *object = shell;
    IMP found;
    // The first three are designated initialisers: plain `init` would send them as messages, which the app's class may
    // override.
    if ((found = framework_class_own_method(class, "initWithFrame:"))) {
        ((frame_initializer)found)((id)shell, @selector(initWithFrame:), NSZeroRect);
    } else if ((found = framework_class_own_method(class, "initWithNibName:bundle:"))) {
        ((two_object_initializer)found)((id)shell, @selector(initWithNibName:bundle:), nil, nil);
    } else if ((found = framework_class_own_method(class, "initWithTarget:action:"))) {
        ((two_object_initializer)found)((id)shell, @selector(initWithTarget:action:), nil, nil);
    } else if ((found = framework_class_own_method(class, "init"))) {
        ((plain_initializer)found)((id)shell, @selector(init));
    }
    return object->peer != NULL;
}
