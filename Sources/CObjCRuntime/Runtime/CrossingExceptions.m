// Takes an exception from a method of the app, through the frameworks that called it, to a handler of the app.
//
// Swift frames cannot be unwound (see Exceptions.m). So the app's frames are unwound up to the innermost frame of the
// frameworks, which continues behind its call as if the call had returned zero. When the frameworks have returned to
// the app, the exception is thrown again there (FrameworkExceptions.m), and so on until it reaches its handler.

#define _GNU_SOURCE
#include "Diagnostics/Symbols.h"
#include "Runtime/FrameRegisters.h"
#include "Runtime/FrameworkExceptions.h"
#include <objc/runtime.h>
#include <unwind.h>

/// In ThrowOnReturn.S.
extern void frame_go_on(const struct frame_registers *frame) __attribute__((noreturn));

struct crossing {
    struct _Unwind_Exception header;
    struct frame_registers frame;
};

/// The walk from the throw to the frameworks.
struct walk {
    BOOL is_found;
    struct frame_registers frame;
    /// The start of the app's function that the frameworks called.
    void *called;
};

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *argument) {
    struct walk *walk = argument;
    char *address = (char *)_Unwind_GetIP(context);
    if (!is_framework_function(address - 1)) {
        walk->called = _Unwind_FindEnclosingFunction(address - 1);
        return _URC_NO_REASON;
    }
    // The register numbers are DWARF's.
    static const int numbers[] = {PRESERVED_REGISTERS};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        walk->frame.preserved[i] = _Unwind_GetGR(context, numbers[i]);
    }
    walk->frame.stack_pointer = _Unwind_GetCFA(context);
    walk->frame.instruction_pointer = (uintptr_t)address;
    walk->is_found = YES;
    return _URC_END_OF_STACK;
}

/// True if the method returns a structure in memory: that would have to be filled with zeros, so it is not crossed.
static BOOL returns_in_memory(const void *function) {
    const char *types = method_types_at(function);
    if (types == NULL || (types[0] != '{' && types[0] != '(')) return NO;
    NSUInteger size = 0;
    NSGetSizeAndAlignment(types, &size, NULL);
    return size > 16;
}

static _Unwind_Reason_Code stop_at_frameworks(int version, _Unwind_Action actions, _Unwind_Exception_Class class,
                                              struct _Unwind_Exception *header, struct _Unwind_Context *context,
                                              void *argument) {
    struct crossing *crossing = argument;
    if (actions & _UA_END_OF_STACK) abort();
    if (_Unwind_GetCFA(context) != crossing->frame.stack_pointer) return _URC_NO_REASON;
    if (_Unwind_GetIP(context) != crossing->frame.instruction_pointer) return _URC_NO_REASON;
    static __thread struct frame_registers frame;
    frame = crossing->frame;
    free(crossing);
    frame_go_on(&frame);
}

void exception_cross_frameworks(id exception) {
    struct walk walk = {.is_found = NO};
    _Unwind_Backtrace(visit, &walk);
    if (!walk.is_found || returns_in_memory(walk.called)) return;
    struct crossing *crossing = calloc(1, sizeof *crossing);
    if (crossing == NULL || !exception_let_wait(exception)) {
        free(crossing);
        return;
    }
    crossing->header.exception_class = 0x5645524745524F43;  // "VERGEROC"
    crossing->frame = walk.frame;
    _Unwind_ForcedUnwind(&crossing->header, stop_at_frameworks, crossing);
    abort();
}
