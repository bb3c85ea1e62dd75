#pragma once
#import <Availability.h>

#define IMAGEIO_AVAILABLE_STARTING __OSX_AVAILABLE_STARTING
#define IMAGEIO_AVAILABLE_BUT_DEPRECATED __OSX_AVAILABLE_BUT_DEPRECATED

#ifdef __cplusplus
#define IMAGEIO_EXTERN extern "C"
#define IMAGEIO_EXTERN_C_BEGIN extern "C" {
#define IMAGEIO_EXTERN_C_END }
#else
#define IMAGEIO_EXTERN extern
#define IMAGEIO_EXTERN_C_BEGIN
#define IMAGEIO_EXTERN_C_END
#endif
