// The registers of a frame behind one of its calls: what the function needs to go on there.

#pragma once

#include <stdint.h>

// The registers that calls preserve, by DWARF's numbers, in the order in which ThrowOnReturn.S takes them.
#if defined(__x86_64__)
// rbx, rbp, r12 to r15.
#define PRESERVED_REGISTERS 3, 6, 12, 13, 14, 15
#elif defined(__aarch64__)
// x19 to x29, d8 to d15.
#define PRESERVED_REGISTERS 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 72, 73, 74, 75, 76, 77, 78, 79
#else
#error "exceptions that cross the frameworks are written for x86-64 and arm64 only"
#endif

struct frame_registers {
    uintptr_t preserved[sizeof (int[]){PRESERVED_REGISTERS} / sizeof(int)], stack_pointer, instruction_pointer;
};
