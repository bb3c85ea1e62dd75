// Mathematics: the system's. On the device what asks for the class of a number takes integers, too.
#pragma once
#include_next <math.h>

#ifndef __cplusplus
#undef isnan
#undef isinf
#undef isfinite
#undef isnormal
#undef signbit
#define isnan(number) __builtin_isnan((number) * 1.0f)
#define isinf(number) __builtin_isinf_sign((number) * 1.0f)
#define isfinite(number) __builtin_isfinite((number) * 1.0f)
#define isnormal(number) __builtin_isnormal((number) * 1.0f)
#define signbit(number) __builtin_signbit((number) * 1.0f)
#endif
