#pragma once
#import <Foundation/Foundation.h>

#ifdef __cplusplus
#define QL_EXTERN_C_BEGIN extern "C" {
#define QL_EXTERN_C_END }
#define QL_EXPORT extern "C"
#else
#define QL_EXTERN_C_BEGIN
#define QL_EXTERN_C_END
#define QL_EXPORT extern
#endif
#define QL_PRIVATE_EXPORT QL_EXPORT __attribute__((visibility("hidden")))
#define QL_INLINE static inline
#define QL_NOINLINE __attribute__((noinline))
#define QL_DEPRECATED __attribute__((deprecated))
#define QL_FORMAT_ARG(index) __attribute__((format_arg(index)))
