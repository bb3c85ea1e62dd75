// What Mach's answers mean.
#pragma once
#include <mach/kern_return.h>

typedef kern_return_t mach_error_t;

#ifdef __cplusplus
extern "C" {
#endif
const char *mach_error_string(mach_error_t error);
/// Writes `text` and what the error means on standard error.
void mach_error(const char *text, mach_error_t error);
#ifdef __cplusplus
}
#endif
