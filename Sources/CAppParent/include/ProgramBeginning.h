#pragma once

/// Called by a program's first constructor (`SDK/Program/ProgramStart.S`). The modules of a program that the kernel
/// started are loaded by then.
///
/// - part: an address in the program.
void program_begins(const void *_Nonnull part);
