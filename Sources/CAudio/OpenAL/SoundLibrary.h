#pragma once

/// The address of a function of OpenAL Soft, the system's OpenAL library, which is loaded at the first call. NULL if
/// the library is not installed; the first call then says so on standard error.
void *sound_library_function(const char *name);

/// Brings what is heard up to the present moment, before the app changes something or asks how far it has come.
void sound_library_settle(void);

/// Defines a function of the OpenAL specification that calls the library's function of the same name, which is looked
/// up at the first call. Without the library it returns `none`.
#define FORWARD(type, none, name, parameters, arguments)                                    \
    type name parameters {                                                                  \
        static type(*volatile known) parameters;                                            \
        if (known == 0) known = (type(*) parameters)sound_library_function(#name);          \
        if (known == 0) return none;                                                        \
        sound_library_settle();                                                             \
        return known arguments;                                                             \
    }
