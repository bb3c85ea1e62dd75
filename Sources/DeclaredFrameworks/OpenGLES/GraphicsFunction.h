#pragma once

/// The address of a function of OpenGL ES that the system's library knows but does not export; NULL if it does not know
/// it.
void *graphics_function(const char *name);

/// A function that is asked for when it is first called, and answers `none` where the system has not got it.
#define FORWARD(type, none, name, parameters, arguments)                                \
    type name parameters {                                                              \
        static type(*volatile known) parameters;                                        \
        if (known == 0) known = (type(*) parameters)graphics_function(#name);           \
        if (known == 0) return none;                                                    \
        return known arguments;                                                         \
    }
