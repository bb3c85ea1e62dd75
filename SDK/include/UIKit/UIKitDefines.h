#pragma once
#import <Foundation/Foundation.h>

#ifdef __cplusplus
#define UIKIT_EXTERN extern "C" __attribute__((visibility("default")))
#else
#define UIKIT_EXTERN extern __attribute__((visibility("default")))
#endif

#define UIKIT_STATIC_INLINE static inline
#undef UIKIT_CLASS_AVAILABLE
#define UITOUCH_IVARS_PRIVATE @private
#define UIKIT_CLASS_AVAILABLE(_iphoneIntro)
