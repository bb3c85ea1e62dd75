#pragma once
#import <CoreGraphics/CoreGraphics.h>
#import <Foundation/Foundation.h>

#ifdef __cplusplus
#define CI_EXTERN_C_BEGIN extern "C" {
#define CI_EXTERN_C_END }
#define CORE_IMAGE_EXPORT extern "C"
#else
#define CI_EXTERN_C_BEGIN
#define CI_EXTERN_C_END
#define CORE_IMAGE_EXPORT extern
#endif
#define CORE_IMAGE_CLASS_EXPORT
