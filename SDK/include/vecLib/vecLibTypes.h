// Vectors of the processor: 16 bytes.
#pragma once
#include <stdint.h>

#define ARM_NEON_GCC_COMPATIBILITY 1

typedef uint8_t vUInt8 __attribute__((__vector_size__(16)));
typedef int8_t vSInt8 __attribute__((__vector_size__(16)));
typedef uint16_t vUInt16 __attribute__((__vector_size__(16)));
typedef int16_t vSInt16 __attribute__((__vector_size__(16)));
typedef uint32_t vUInt32 __attribute__((__vector_size__(16)));
typedef int32_t vSInt32 __attribute__((__vector_size__(16)));
typedef uint32_t vBool32 __attribute__((__vector_size__(16)));
typedef float vFloat __attribute__((__vector_size__(16)));
typedef double vDouble __attribute__((__vector_size__(16)));
