// What Core Media's headers share. Since iOS 4.
#pragma once
#import <Availability.h>
#import <CoreFoundation/CoreFoundation.h>
#import <TargetConditionals.h>

#ifdef __cplusplus
#define CM_EXPORT extern "C"
#else
#define CM_EXPORT extern
#endif
#define VT_EXPORT CM_EXPORT
#define MT_EXPORT CM_EXPORT
#define CM_INLINE static inline

typedef CFIndex CMItemCount;
typedef CFIndex CMItemIndex;

enum {
    kCMPersistentTrackID_Invalid = 0
};
typedef int32_t CMPersistentTrackID;
