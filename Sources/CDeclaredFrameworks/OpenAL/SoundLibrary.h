#pragma once

/// The address of a function of OpenAL Soft, the system's library of OpenAL, which is opened at the first call. NULL if
/// the system has not got it; the first time standard error says so.
void *sound_library_function(const char *name);

/// A function of OpenAL's specification is the one of the same name in the library, asked for when it is first called.
/// Without the library it answers `none`.
#define FORWARD(type, none, name, parameters, arguments)                                    \
    type name parameters {                                                                  \
        static type(*volatile known) parameters;                                            \
        if (known == 0) known = (type(*) parameters)sound_library_function(#name);          \
        if (known == 0) return none;                                                        \
        return known arguments;                                                             \
    }
