// Posts NSUserDefaultsDidChangeNotification after the defaults' lock is released. GNUstep posts it with the lock held.
// Then an observer that waits for another thread, such as one in +initialize of the observer's class which reads the
// defaults, is a deadlock.

#import "ChangesToldUnlocked.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

/// The nesting of the methods below on this thread, and the defaults whose change is posted when the outermost returns.
static __thread int depth;
static __thread id changed;

BOOL defaults_change_waits(NSString *name, id object) {
    if (depth == 0 || ![name isEqual:NSUserDefaultsDidChangeNotification]) return NO;
    if (changed == nil) changed = [object retain];
    return YES;
}

/// Also runs when an exception leaves the method.
static void leave(int *unused) {
    if (--depth > 0 || changed == nil) return;
    id told = changed;
    changed = nil;
    [[NSNotificationCenter defaultCenter] postNotificationName:NSUserDefaultsDidChangeNotification object:told];
    [told release];
}

/// A method of at most two objects, whose result is an object, a number that fits into one, or nothing.
#define LEAVING(name) \
    static uintptr_t (*former_##name)(id, SEL, id, id); \
    static uintptr_t name(id receiver, SEL selector, id first, id second) { \
        int inside __attribute__((cleanup(leave))) = ++depth; \
        return former_##name(receiver, selector, first, second); \
    }
LEAVING(standard)
LEAVING(reset)
LEAVING(make)
LEAVING(set_object)
LEAVING(remove_object)
LEAVING(synchronize)
LEAVING(register_defaults)
LEAVING(set_search_list)
LEAVING(set_volatile_domain)
LEAVING(remove_volatile_domain)
LEAVING(set_persistent_domain)
LEAVING(remove_persistent_domain)

INSTALL(changes_told_unlocked) {
    Class class = objc_lookUpClass("NSUserDefaults");
#define WRAP(kind, name, method) former_##name = (void *)replace_##kind##_method(class, @selector(method), (IMP)name)
    WRAP(class, standard, standardUserDefaults);
    WRAP(class, reset, resetStandardUserDefaults);
    WRAP(instance, make, initWithUser:);
    WRAP(instance, set_object, setObject:forKey:);
    WRAP(instance, remove_object, removeObjectForKey:);
    WRAP(instance, synchronize, synchronize);
    WRAP(instance, register_defaults, registerDefaults:);
    WRAP(instance, set_search_list, setSearchList:);
    WRAP(instance, set_volatile_domain, setVolatileDomain:forName:);
    WRAP(instance, remove_volatile_domain, removeVolatileDomainForName:);
    WRAP(instance, set_persistent_domain, setPersistentDomain:forName:);
    WRAP(instance, remove_persistent_domain, removePersistentDomainForName:);
}
