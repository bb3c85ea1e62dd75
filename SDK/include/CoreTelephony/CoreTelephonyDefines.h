#pragma once
#import <Foundation/Foundation.h>

#ifdef __cplusplus
#define CORETELEPHONY_EXTERN extern "C"
#else
#define CORETELEPHONY_EXTERN extern
#endif
#define CORETELEPHONY_EXTERN_CLASS
#define CORETELEPHONY_CLASS_AVAILABLE(version)
