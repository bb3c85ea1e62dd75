#pragma once
#include "Diagnostics/SourceLines.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The function at an address, as a developer reads it: `-[Class selector:]`, a Swift signature, a C name.
struct symbol {
    char name[512];
    /// File name of the program or library.
    char image[64];
    /// Bytes from the start of the function.
    uintptr_t offset;
};

struct symbol symbol_at(const void *address);

/// The source line of code of the app at the address; empty for other code.
struct source_line source_line_of(const void *address);

/// Whether the address lies in code that was written in Swift.
bool is_swift_function(const void *address);

/// The type encoding of the method that starts at the address, NULL if none does.
const char *method_types_at(const void *function);
