#pragma once
#import <Foundation/Foundation.h>

#ifdef __cplusplus
#define GK_EXTERN extern "C"
#else
#define GK_EXTERN extern
#endif
#define GK_EXTERN_CLASS
#define GK_EXTERN_WEAK GK_EXTERN __attribute__((weak_import))
