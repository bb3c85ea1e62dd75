// Walking up the stack: this system's functions for it.
#pragma once
#if __has_include_next(<libunwind.h>)
#include_next <libunwind.h>
#else
#include <unwind.h>
#endif
