#pragma once
#import <Foundation/Foundation.h>

#ifdef __cplusplus
#define CB_EXTERN extern "C"
#else
#define CB_EXTERN extern
#endif
#define CB_EXTERN_CLASS
