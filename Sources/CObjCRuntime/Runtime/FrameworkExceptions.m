// Exceptions that wait until the frameworks have returned to the app.
//
// Swift frames cannot be unwound (see Exceptions.m). So a framework function that raises an exception changes nothing
// and returns, and so do its callers up to the trampoline that the app called. The trampoline's return address is
// replaced by that of a stub, which throws the exception as if the app had called the stub.

#define _GNU_SOURCE
#include "Runtime/FrameworkExceptions.h"
#include "Diagnostics/CrashReport.h"
#include "Diagnostics/Symbols.h"
#import <Foundation/Foundation.h>
#include <dlfcn.h>
#include <objc/objc-exception.h>
#include <unwind.h>

/// In ThrowOnReturn.S.
extern void exception_return_stub(void);
/// In ObjCBridge. It returns only when the app ends.
extern int UIApplicationMain(int, char **, void *, void *) __attribute__((weak));

struct waiting {
    /// The stack pointer once the frameworks have returned: it tells which call it was.
    uintptr_t stack;
    /// The place of the replaced return address on the stack.
    void **place;
    void *return_address;
    id exception;
};

/// One for each nested call of the frameworks by the app, innermost last: the app may catch one exception while another
/// waits further out.
enum { MaximumWaitingCount = 16 };
static __thread struct waiting waiting[MaximumWaitingCount];
static __thread int waiting_count;

/// The walk from the raising frame to the app's.
struct walk {
    BOOL is_in_frameworks;
    /// Of the frameworks' outermost frame, as in `struct waiting`.
    uintptr_t stack;
    void **place;
    void *return_address;
#if defined(__aarch64__)
    /// The frames so far: the innermost words of one are the frame pointer of its caller and the return address.
    void **frame;
#endif
};

/// True for Swift's own libraries, whose functions are between those of the frameworks: `map` calls a closure.
static BOOL is_swift_library(const char *path) {
    const char *slash = path ? strrchr(path, '/') : NULL;
    return slash && (strncmp(slash, "/libswift", 9) == 0 || strncmp(slash, "/libFoundation", 14) == 0);
}

BOOL is_framework_function(void *address) {
    static const void *library;
    Dl_info info;
    if (library == NULL && dladdr((const void *)is_framework_function, &info)) library = info.dli_fbase;
    if (dladdr(address, &info) == 0 || !is_swift_function(address)) return NO;
    return info.dli_fbase == library || is_swift_library(info.dli_fname);
}

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *argument) {
    struct walk *walk = argument;
    char *address = (char *)_Unwind_GetIP(context);
    if (is_framework_function(address - 1)) {
        walk->is_in_frameworks = YES;
#if defined(__aarch64__)
        walk->frame = (void **)_Unwind_GetGR(context, 29);
#endif
        return _URC_NO_REASON;
    }
    // The frames of this file come first.
    if (!walk->is_in_frameworks) return _URC_NO_REASON;
    walk->stack = _Unwind_GetCFA(context);
#if defined(__aarch64__)
    walk->place = walk->frame + 1;
#else
    walk->place = (void **)walk->stack - 1;
#endif
    walk->return_address = address;
    return _URC_END_OF_STACK;
}

/// True if the frameworks return to code that can catch an exception. Swift code cannot, and the main loop never
/// returns.
static BOOL returns_to_app(struct walk *walk) {
    if (walk->place == NULL || *walk->place != walk->return_address) return NO;
    void *caller = _Unwind_FindEnclosingFunction((char *)walk->return_address - 1);
    return caller != (void *)UIApplicationMain && !is_swift_function((char *)walk->return_address - 1);
}

BOOL exception_let_wait(id exception) {
    struct walk walk = {.is_in_frameworks = NO};
    _Unwind_Backtrace(visit, &walk);
    if (!returns_to_app(&walk)) return NO;
    // The app gets the first of several exceptions.
    if (walk.return_address == (void *)exception_return_stub) return YES;
    if (waiting_count == MaximumWaitingCount) return NO;
    waiting[waiting_count++] = (struct waiting){walk.stack, walk.place, walk.return_address, [exception retain]};
    *walk.place = (void *)exception_return_stub;
    return YES;
}

BOOL exception_is_waiting(void) { return waiting_count > 0; }

bool exception_throw_on_return(void *name, void *reason) {
    return exception_let_wait([NSException exceptionWithName:(NSString *)name reason:(NSString *)reason userInfo:nil]);
}

/// What the stub that was returned to stands for.
static struct waiting *waiting_at(uintptr_t stack) {
    while (waiting_count > 0 && waiting[waiting_count - 1].stack != stack) {
        // An entry whose frames another exception has unwound.
        [waiting[--waiting_count].exception release];
    }
    if (waiting_count == 0) abort();
    return &waiting[waiting_count - 1];
}

#if defined(__aarch64__)
/// Called by the stub.
__attribute__((used)) void *exception_return_address(uintptr_t stack) { return waiting_at(stack)->return_address; }
#endif

/// Jumped to by the stub, with the stack as if called by the app.
__attribute__((used)) void exception_throw_at(uintptr_t stack) {
    struct waiting thrown = *waiting_at(stack);
    waiting_count--;
#if defined(__x86_64__)
    *(void *volatile *)thrown.place = thrown.return_address;
#endif
    objc_exception_throw([thrown.exception autorelease]);
}

void exception_end_app(void *name, void *reason) {
    crash_with_exception([NSException exceptionWithName:(NSString *)name reason:(NSString *)reason userInfo:nil], NULL);
}
