// Observers as Apple's notification centers take them.

#import <Foundation/Foundation.h>
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

typedef void add_observer(id center, SEL selector, id observer, SEL action, NSString *name, id object);
static add_observer *former_add_observer;

/// An observer that is nil is none, where GNUstep raises: singletons of apps add themselves before they are made.
static void add_observer_if_any(id center, SEL selector, id observer, SEL action, NSString *name, id object) {
    if (observer != nil) former_add_observer(center, selector, observer, action, name, object);
}

INSTALL(notification_centers) {
    former_add_observer = (add_observer *)replace_instance_method(
        objc_lookUpClass("NSNotificationCenter"), @selector(addObserver:selector:name:object:),
        (IMP)add_observer_if_any);
}
