#pragma once
#include "Diagnostics/ProgramFile.h"
#include <stdint.h>

/// A place in the sources.
struct source_line {
    /// As the compiler was given it; empty if nothing is known.
    char file[512];
    unsigned line;
};

/// The line that the code at an address (relative to where the file is mapped) was made of, by the file's debug
/// information. To be called with `program_file_lock` held.
struct source_line source_line_at(struct program_file file, uintptr_t address);
