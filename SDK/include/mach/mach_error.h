// What Mach's answers mean.
#pragma once
#include <mach/error.h>

#ifdef __cplusplus
extern "C" {
#endif
const char *mach_error_string(mach_error_t error);
/// Writes `text` and what the error means on standard error.
void mach_error(const char *text, mach_error_t error);
#ifdef __cplusplus
}
#endif
