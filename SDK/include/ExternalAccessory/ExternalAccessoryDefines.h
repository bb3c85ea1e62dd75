#pragma once
#import <Foundation/Foundation.h>

#ifdef __cplusplus
#define EA_EXTERN extern "C"
#else
#define EA_EXTERN extern
#endif
#define EA_EXTERN_CLASS
#define EA_EXTERN_CLASS_AVAILABLE(version)
