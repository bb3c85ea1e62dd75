#pragma once

// What the headers of the runtime declare their functions with.

#include <Availability.h>
#include <stddef.h>

#ifndef OBJC_API_VERSION
#define OBJC_API_VERSION 2
#endif

/// There is no garbage collector.
#define OBJC_NO_GC 1

#ifdef __cplusplus
#define OBJC_EXTERN extern "C"
#else
#define OBJC_EXTERN extern
#endif
#define OBJC_VISIBLE __attribute__((visibility("default")))
#define OBJC_EXPORT OBJC_EXTERN OBJC_VISIBLE
#define OBJC_IMPORT OBJC_EXTERN
#define OBJC_INLINE static __inline

/// Functions of the runtime of the first Macs, which the phone declares and does not have.
#if __OBJC2__
#define OBJC2_UNAVAILABLE __attribute__((unavailable))
#else
#define OBJC2_UNAVAILABLE
#endif

#if __has_feature(objc_arc)
#define OBJC_ARC_UNAVAILABLE __attribute__((unavailable("not available in automatic reference counting mode")))
#else
#define OBJC_ARC_UNAVAILABLE
#endif
