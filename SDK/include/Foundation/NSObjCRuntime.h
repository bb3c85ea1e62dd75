#pragma once

// GNUstep's NSObjCRuntime.h, and the macros of Apple's that it lacks.

// The result of a comparison is an integer on the device, and not an enumeration, so that C++ takes a sorting function that
// returns NSInteger.
#define NSComparisonResult _NSComparisonResult
#define NSOrderedAscending _NSOrderedAscending
#define NSOrderedSame _NSOrderedSame
#define NSOrderedDescending _NSOrderedDescending
#define NSComparator _NSComparator
#include_next <Foundation/NSObjCRuntime.h>
#undef NSComparisonResult
#undef NSOrderedAscending
#undef NSOrderedSame
#undef NSOrderedDescending
#undef NSComparator

typedef NSInteger NSComparisonResult;
#ifdef __cplusplus
static const NSComparisonResult NSOrderedAscending = -1, NSOrderedSame = 0, NSOrderedDescending = 1;
#else
enum : NSInteger { NSOrderedAscending = -1, NSOrderedSame, NSOrderedDescending };
#endif
#ifdef __BLOCKS__
typedef NSComparisonResult (^NSComparator)(id object, id other);
#endif

#include <Availability.h>
#include <TargetConditionals.h>

// GNUstep's keys of dictionaries are `id <NSCopying>` also in the types of blocks, where the phone has `id`:
// `^(NSString *key, id object, BOOL *stop)` is no block of GNUstep's type.
#undef GS_GENERIC_TYPE
#undef GS_GENERIC_TYPE_F
#define GS_GENERIC_TYPE_F(typeRef, fallback) id
#if __has_feature(objc_generics)
#define GS_GENERIC_TYPE(typeRef) typeRef
#else
#define GS_GENERIC_TYPE(typeRef) id
#endif

#ifdef __cplusplus
#define FOUNDATION_EXTERN extern "C"
#else
#define FOUNDATION_EXTERN extern
#endif
#undef FOUNDATION_EXPORT
#define FOUNDATION_EXPORT FOUNDATION_EXTERN
#define FOUNDATION_IMPORT FOUNDATION_EXTERN

#undef NS_INLINE
#define NS_INLINE static __inline__ __attribute__((always_inline))
#define FOUNDATION_STATIC_INLINE static __inline__
#define FOUNDATION_EXTERN_INLINE extern __inline__

#define NS_BLOCKS_AVAILABLE 1

#define NS_NONATOMIC_IOSONLY nonatomic
#define NS_NONATOMIC_IPHONEONLY NS_NONATOMIC_IOSONLY

#ifndef NS_AVAILABLE
#define NS_AVAILABLE(_mac, _ios)
#endif
#ifndef NS_AVAILABLE_MAC
#define NS_AVAILABLE_MAC(_mac)
#endif
// Verger/AvailabilityMarks.h has them for headers that come before this one.
#undef NS_AVAILABLE_IOS
#define NS_AVAILABLE_IOS(_ios)
#undef NS_AVAILABLE_IPHONE
#define NS_AVAILABLE_IPHONE(_ios)
#ifndef NS_DEPRECATED
#define NS_DEPRECATED(_macIntro, _macDep, _iosIntro, _iosDep)
#endif
#ifndef NS_DEPRECATED_MAC
#define NS_DEPRECATED_MAC(_macIntro, _macDep)
#endif
#undef NS_DEPRECATED_IOS
#define NS_DEPRECATED_IOS(_iosIntro, _iosDep)
#undef NS_DEPRECATED_IPHONE
#define NS_DEPRECATED_IPHONE(_iosIntro, _iosDep)

#ifndef NS_AUTOMATED_REFCOUNT_WEAK_UNAVAILABLE
#define NS_AUTOMATED_REFCOUNT_WEAK_UNAVAILABLE
#endif

/// The version of Foundation that runs; later systems have greater numbers.
FOUNDATION_EXPORT double NSFoundationVersionNumber;

#define NSFoundationVersionNumber10_0 397.40
#define NSFoundationVersionNumber10_1 425.00
#define NSFoundationVersionNumber10_1_1 425.00
#define NSFoundationVersionNumber10_1_2 425.00
#define NSFoundationVersionNumber10_1_3 425.00
#define NSFoundationVersionNumber10_1_4 425.00
#define NSFoundationVersionNumber10_2 462.00
#define NSFoundationVersionNumber10_2_1 462.00
#define NSFoundationVersionNumber10_2_2 462.00
#define NSFoundationVersionNumber10_2_3 462.00
#define NSFoundationVersionNumber10_2_4 462.00
#define NSFoundationVersionNumber10_2_5 462.00
#define NSFoundationVersionNumber10_2_6 462.00
#define NSFoundationVersionNumber10_2_7 462.70
#define NSFoundationVersionNumber10_2_8 462.70
#define NSFoundationVersionNumber10_3 500.00
#define NSFoundationVersionNumber10_3_1 500.00
#define NSFoundationVersionNumber10_3_2 500.30
#define NSFoundationVersionNumber10_3_3 500.54
#define NSFoundationVersionNumber10_3_4 500.56
#define NSFoundationVersionNumber10_3_5 500.56
#define NSFoundationVersionNumber10_3_6 500.56
#define NSFoundationVersionNumber10_3_7 500.56
#define NSFoundationVersionNumber10_3_8 500.56
#define NSFoundationVersionNumber10_3_9 500.58
#define NSFoundationVersionNumber10_4 567.00
#define NSFoundationVersionNumber10_4_1 567.00
#define NSFoundationVersionNumber10_4_2 567.12
#define NSFoundationVersionNumber10_4_3 567.21
#define NSFoundationVersionNumber10_4_4_Intel 567.23
#define NSFoundationVersionNumber10_4_4_PowerPC 567.21
#define NSFoundationVersionNumber10_4_5 567.25
#define NSFoundationVersionNumber10_4_6 567.26
#define NSFoundationVersionNumber10_4_7 567.27
#define NSFoundationVersionNumber10_4_8 567.28
#define NSFoundationVersionNumber10_4_9 567.29
#define NSFoundationVersionNumber10_4_10 567.29
#define NSFoundationVersionNumber10_4_11 567.36
#define NSFoundationVersionNumber10_5 677.00
#define NSFoundationVersionNumber10_5_1 677.10
#define NSFoundationVersionNumber10_5_2 677.15
#define NSFoundationVersionNumber10_5_3 677.19
#define NSFoundationVersionNumber10_5_4 677.19
#define NSFoundationVersionNumber10_5_5 677.21
#define NSFoundationVersionNumber10_5_6 677.22
#define NSFoundationVersionNumber10_5_7 677.24
#define NSFoundationVersionNumber10_5_8 677.26
#define NSFoundationVersionNumber10_6 751.00
#define NSFoundationVersionNumber10_6_1 751.00
#define NSFoundationVersionNumber10_6_2 751.14
#define NSFoundationVersionNumber10_6_3 751.21
#define NSFoundationVersionNumber10_6_4 751.29
#define NSFoundationVersionNumber10_6_5 751.42
#define NSFoundationVersionNumber_iPhoneOS_2_0 678.24
#define NSFoundationVersionNumber_iPhoneOS_2_1 678.26
#define NSFoundationVersionNumber_iPhoneOS_2_2 678.29
#define NSFoundationVersionNumber_iPhoneOS_3_0 678.47
#define NSFoundationVersionNumber_iPhoneOS_3_1 678.51
#define NSFoundationVersionNumber_iPhoneOS_3_2 678.60
#define NSFoundationVersionNumber_iOS_4_0 751.32
#define NSFoundationVersionNumber_iOS_4_1 751.37
#define NSFoundationVersionNumber_iOS_4_2 751.49
