#pragma once

/// Gives the pages of freed memory back to the system, all through the heap: the C library does so only at its end, where one
/// small object keeps all below it.
void freed_memory_give_back(void);
