#pragma once
#import <CoreFoundation/CoreFoundation.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__cplusplus)
#define CG_EXTERN extern "C"
#define CG_EXTERN_BEGIN extern "C" {
#define CG_EXTERN_END }
#else
#define CG_EXTERN extern
#define CG_EXTERN_BEGIN
#define CG_EXTERN_END
#endif

#define CG_INLINE static inline
