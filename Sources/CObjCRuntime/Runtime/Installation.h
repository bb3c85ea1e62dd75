#pragma once

// Work that has to be done once, before any class of an app is loaded: most of all, putting methods in place of
// GNUstep's.

/// Has a function called while the library prepares the runtime (`Installation.m`), on the one thread that exists then.
/// Called by constructors of this library; in what order is not said, so no such function may rely on another.
void installation_add(void (*install)(void));

/// Defines such a function and has it called:
///
///     INSTALL(string_search) {
///         replace_method_of_classes(…);
///     }
#define INSTALL(name)                                                                                                  \
    static void name##_install(void);                                                                                  \
    __attribute__((constructor)) static void name##_add(void) { installation_add(name##_install); }                    \
    static void name##_install(void)
