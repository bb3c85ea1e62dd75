// Exceptions of the GNUstep ABI on GCC's runtime.

#import <Foundation/Foundation.h>
#include <objc/objc-exception.h>
#include <objc/runtime.h>

id objc_begin_catch(void *exception) { return (id)exception; }
void objc_end_catch(void) {}
void objc_exception_rethrow(id exception) { objc_exception_throw(exception); }

/// The class that the compiler names in `@catch (id object)`: matches everything.
static Class any_object;

static int matches(Class handled, id exception) {
    if (handled == any_object) return 1;
    for (Class class = object_getClass(exception); class; class = class_getSuperclass(class)) {
        if (class == handled) return 1;
    }
    return 0;
}

void exceptions_install(void) {
    any_object = objc_allocateClassPair([NSObject class], "@id", 0);
    objc_registerClassPair(any_object);
    objc_setExceptionMatcher(matches);
}
