#pragma once
#import <Foundation/Foundation.h>

#ifdef __cplusplus
#define MP_EXTERN extern "C"
#else
#define MP_EXTERN extern
#endif
#define MP_EXTERN_CLASS
#define MP_EXTERN_CLASS_AVAILABLE(version)
