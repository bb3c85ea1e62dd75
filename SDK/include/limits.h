// This system's ranges, and names that the device's has besides.
#pragma once
#include_next <limits.h>
#ifndef SIZE_T_MAX
#define SIZE_T_MAX ULONG_MAX
#define UQUAD_MAX ULLONG_MAX
#define QUAD_MAX LLONG_MAX
#define QUAD_MIN LLONG_MIN
#endif
