#pragma once
#include <stdbool.h>

/// Whether the C library loads this file like a shared library, and whether its code is right when it does: a program
/// that the builder of apps linked, without variables of threads, whose place is fixed when a program is linked.
bool program_is_loadable(const char *_Nonnull path);
