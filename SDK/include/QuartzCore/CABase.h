// The macros that Core Animation's headers are written with.
#pragma once
#include <CoreGraphics/CoreGraphics.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#define CA_EXTERN_C_BEGIN extern "C" {
#define CA_EXTERN_C_END }
#define CA_EXTERN extern "C"
#else
#define CA_EXTERN_C_BEGIN
#define CA_EXTERN_C_END
#define CA_EXTERN extern
#endif

#define CA_GNUC(major, minor) (__GNUC__ > (major) || (__GNUC__ == (major) && __GNUC_MINOR__ >= (minor)))
#define CA_OS_VERSION(mac, iphone) 1
#define CA_INLINE static inline
#define CA_HIDDEN __attribute__((visibility("hidden")))
#define CA_PURE __attribute__((pure))
#define CA_CONST __attribute__((const))
#define CA_NORETURN __attribute__((noreturn))
#define CA_MALLOC __attribute__((malloc))
#define CA_WARN_UNUSED __attribute__((warn_unused_result))
#define CA_WARN_DEPRECATED 1
#define CA_DEPRECATED __attribute__((deprecated))
