#pragma once
#include "Diagnostics/ProgramFile.h"
#include <stdint.h>

/// A place in the sources.
struct source_line {
    /// The path that the compiler was given; empty if unknown.
    char file[512];
    unsigned line;
};

/// The source line of the code at an address (relative to where the file is mapped), from the file's debug information.
/// Call it with `program_file_lock` held.
struct source_line source_line_at(struct program_file file, uintptr_t address);
