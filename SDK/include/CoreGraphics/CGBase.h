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
#define CG_LOCAL __attribute__((visibility("hidden")))
#define CG_PRIVATE_EXTERN CG_LOCAL
#define CG_OBSOLETE
#define CG_AVAILABLE_STARTING(mac, phone)
#define CG_AVAILABLE_BUT_DEPRECATED(macFrom, macTo, phoneFrom, phoneTo)
#define __CG_DEPRECATED_WITH_MSG(message)
#define __CG_HAS_COMPILER_ATTRIBUTE(name) __has_attribute(name)
#define __CG_HAS_COMPILER_FEATURE(name) __has_feature(name)
#define __CG_HAS_COMPILER_EXTENSION(name) __has_extension(name)
#define __CG_FORMAT_PRINTF(format, first) __attribute__((format(printf, format, first)))
#define __CG_FORMAT_VPRINTF(format) __attribute__((format(printf, format, 0)))

// CGFloat has 64 bits here, as words have.
#define CGFLOAT_TYPE double
#define CGFLOAT_IS_DOUBLE 1
#if !defined(__OBJC__)
typedef CGFLOAT_TYPE CGFloat;
#define CGFLOAT_MIN __DBL_MIN__
#define CGFLOAT_MAX __DBL_MAX__
#endif
