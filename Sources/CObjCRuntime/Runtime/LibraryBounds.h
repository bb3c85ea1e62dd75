// Where this library lies in memory, as the linker knows it.

#pragma once

extern const char __ehdr_start[] __attribute__((visibility("hidden")));
extern const char _end[] __attribute__((visibility("hidden")));
