#pragma once

// Work that has to be done once, before any class of an app is loaded: mostly replacing methods of GNUstep's classes.

/// Registers a function to be called while the library prepares the runtime (`Installation.m`), when only one thread
/// exists. The order of these functions is not defined, so none may rely on another.
void installation_add(void (*install)(void));

/// Defines and registers such a function:
///
///     INSTALL(string_search) {
///         replace_method_of_classes(…);
///     }
#define INSTALL(name)                                                                                                  \
    static void name##_install(void);                                                                                  \
    __attribute__((constructor)) static void name##_add(void) { installation_add(name##_install); }                    \
    static void name##_install(void)
