// The address range of this library, from symbols that the linker defines.

#pragma once

extern const char __ehdr_start[] __attribute__((visibility("hidden")));
extern const char _end[] __attribute__((visibility("hidden")));
