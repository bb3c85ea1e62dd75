#pragma once

/// Keeps large blocks, such as pictures of screens, out of the heap, and the heaps few. The C library would take larger and
/// larger blocks into the heap, and among them lie small ones that stay: after a day a device had a twentieth more memory.
void freed_memory_keep_large_apart(void);

/// Gives the pages of freed memory back to the system, all through the heap: the C library does so only at its end, where one
/// small object keeps all below it.
void freed_memory_give_back(void);
