// Exceptions of the GNUstep ABI on GCC's runtime.
//
// The personality routine below replaces GCC's in apps and in GNUstep Base alike (the linker finds this library first).
// It calls GCC's, and adds two rules: * An exception on its way to a handler does not unwind Swift frames of the
// frameworks, which would skip their clean-up and leave them in an undefined state: it waits until they have returned
// (CrossingExceptions.m). Only what leaves UIApplicationMain unwinds all: the app ends then.
//  * GNUstep's own handlers around timers, delayed messages and notifications do not count: as on a phone, an exception
//    that an app does not catch ends it.

#define _GNU_SOURCE
#include "Runtime/Exceptions.h"
#include "Runtime/Forwarding.h"
#include "Runtime/FrameworkExceptions.h"
#include "Runtime/LibraryBounds.h"
#include "Runtime/MixedExceptions.h"
#include "Diagnostics/CrashReport.h"
#include "Diagnostics/Symbols.h"
#include <objc/message.h>
#include <dlfcn.h>
#include <objc/objc-exception.h>
#include <objc/runtime.h>
#include <unwind.h>

id objc_begin_catch(void *exception) { return (id)exception; }
void objc_end_catch(void) {}
void objc_exception_rethrow(id exception) { objc_exception_throw(exception); }

static id (*preprocessor)(id exception);

id (*objc_setExceptionPreprocessor(id (*function)(id exception)))(id) {
    return __atomic_exchange_n(&preprocessor, function, __ATOMIC_ACQ_REL);
}

/// Found before the runtime's function of this name, which offers no hook (Apple's exception preprocessor).
void objc_exception_throw(id exception) {
    static void (*throw_it)(id);
    if (throw_it == NULL) throw_it = dlsym(RTLD_NEXT, "objc_exception_throw");
    id (*function)(id) = __atomic_load_n(&preprocessor, __ATOMIC_ACQUIRE);
    throw_it(function ? function(exception) : exception);
    abort();
}

void objc_terminate(void) { abort(); }

/// The class that the compiler names in `@catch (id object)`: matches everything.
static Class any_object;

static int is_of_class(id object, Class wanted) {
    for (Class class = object_getClass(object); class; class = class_getSuperclass(class)) {
        if (class == wanted) return 1;
    }
    return 0;
}

/// - handled: Nil for handlers of everything: `@finally`, `@catch (...)`.
static int matches(Class handled, id exception) {
    return handled == Nil || handled == any_object || is_of_class(exception, handled);
}

int exception_is_of_class(void *object, const char *class_name) {
    Class class = objc_lookUpClass(class_name);
    return class && is_of_class(object, class);
}

/// The layout of an exception that GCC's runtime throws.
struct thrown {
    struct _Unwind_Exception header;
    id object;
};

/// Methods of GNUstep that call the app's code and catch its exceptions, to log them or to throw them again later.
static IMP swallowing_methods[16];
static int swallowing_count;

static void note_swallowing(const char *class, const char *selector) {
    Method method = class_getInstanceMethod(objc_lookUpClass(class), sel_registerName(selector));
    if (method) swallowing_methods[swallowing_count++] = method_getImplementation(method);
}

static BOOL swallows(struct _Unwind_Context *handler) {
    IMP function = (IMP)_Unwind_GetRegionStart(handler);
    for (int i = 0; i < swallowing_count; i++) {
        if (swallowing_methods[i] == function) return YES;
    }
    return NO;
}

/// In ObjCBridge. It returns only when the app ends.
extern int UIApplicationMain(int, char **, void *, void *) __attribute__((weak));

/// The walk from the throw to a handler.
struct path {
    _Unwind_Word handler_frame;
    BOOL crosses_frameworks;
    BOOL leaves_application;
};

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *argument) {
    struct path *path = argument;
    if (_Unwind_GetCFA(context) >= path->handler_frame) return _URC_END_OF_STACK;
    char *address = (char *)_Unwind_GetIP(context) - 1;
    if (_Unwind_FindEnclosingFunction(address) == (void *)UIApplicationMain) path->leaves_application = YES;
    Dl_info info;
    if (!is_swift_function(address) || dladdr(address, &info) == 0 || info.dli_fbase != __ehdr_start) return _URC_NO_REASON;
    path->crosses_frameworks = YES;
    return _URC_NO_REASON;
}

/// Walks from here to the handler.
static struct path path_to(struct _Unwind_Context *handler) {
    struct path path = {_Unwind_GetCFA(handler), NO, NO};
    _Unwind_Backtrace(visit, &path);
    return path;
}

typedef _Unwind_Reason_Code personality_routine(int, _Unwind_Action, _Unwind_Exception_Class,
                                                struct _Unwind_Exception *, struct _Unwind_Context *);
static personality_routine *gcc_personality;

_Unwind_Reason_Code __gnu_objc_personality_v0(int version, _Unwind_Action actions, _Unwind_Exception_Class class,
                                              struct _Unwind_Exception *exception, struct _Unwind_Context *context) {
    if (gcc_personality == NULL) gcc_personality = dlsym(RTLD_NEXT, "__gnu_objc_personality_v0");
    if (swallows(context)) return _URC_CONTINUE_UNWIND;
    struct _Unwind_Exception *carried = exception_carried(exception, class);
    if (carried) {
        // It was carried by a C++ exception through Objective-C++ frames; from here on the original exception is
        // unwound.
        carried->private_1 = exception->private_1;
        carried->private_2 = exception->private_2;
        exception = carried;
        class = carried->exception_class;
    }
    _Unwind_Reason_Code code = gcc_personality(version, actions, class, exception, context);
    if (code == _URC_INSTALL_CONTEXT && carried && (actions & _UA_HANDLER_FRAME)) exception_carried_is_caught();
    if (code == _URC_HANDLER_FOUND && (actions & _UA_SEARCH_PHASE)) exception_finds_handler(exception, context);
    return code;
}

void *exception_object(struct _Unwind_Exception *exception) { return ((struct thrown *)exception)->object; }

void exception_finds_handler(struct _Unwind_Exception *exception, struct _Unwind_Context *handler) {
    struct path path = path_to(handler);
    if (!path.crosses_frameworks) return;
    id object = exception_object(exception);
    crash_keep_stack(object);
    if (path.leaves_application) return;
    exception_cross_frameworks(object);
    crash_with_exception(object, "An exception must be caught before it leaves the method that the frameworks called.");
}

/// The name that code of the GNUstep ABI asks for.
_Unwind_Reason_Code __gnustep_objc_personality_v0(int version, _Unwind_Action actions, _Unwind_Exception_Class class,
                                                  struct _Unwind_Exception *exception,
                                                  struct _Unwind_Context *context) {
    return __gnu_objc_personality_v0(version, actions, class, exception, context);
}

static void uncaught(id exception) {
    // Another exception already waits for the frameworks to return.
    if (exception_is_waiting()) exception_cross_frameworks(exception);
    NSUncaughtExceptionHandler *handler = NSGetUncaughtExceptionHandler();
    if (handler) handler(exception);
    crash_with_exception(exception, NULL);
}

void exceptions_install(void) {
    forwarding_install();
    any_object = objc_allocateClassPair([NSObject class], "@id", 0);
    objc_registerClassPair(any_object);
    objc_setExceptionMatcher(matches);

    // GNUstep sets its own handler when the class is first used.
    [NSException class];
    objc_setUncaughtExceptionHandler(uncaught);

    note_swallowing("NSTimer", "fire");
    note_swallowing("GSTimedPerformer", "fire");
    note_swallowing("GSRunLoopPerformer", "fire");
    note_swallowing("NSNotificationCenter", "_postAndRelease:");
    note_swallowing("NSOperation", "start");
    note_swallowing("NSRunLoop", "runMode:beforeDate:");
    note_swallowing("NSRunLoop", "limitDateForMode:");
    note_swallowing("NSRunLoop", "acceptInputForMode:beforeDate:");
}
