// The versions of the phone's system, for sources that are compiled with several.
//
// The builder says which SDK a project is written for (its base SDK, the setting SDKROOT); the newest is the rule. The
// versions after it are not defined, since sources ask for them by #ifdef.
#pragma once

#ifndef __IPHONE_OS_VERSION_MAX_ALLOWED
#define __IPHONE_OS_VERSION_MAX_ALLOWED 50100
#endif

#define __IPHONE_2_0 20000
#define __IPHONE_2_1 20100
#define __IPHONE_2_2 20200
#define __IPHONE_3_0 30000
#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 30100
#define __IPHONE_3_1 30100
#endif
#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 30200
#define __IPHONE_3_2 30200
#endif
#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 40000
#define __IPHONE_4_0 40000
#endif
#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 40100
#define __IPHONE_4_1 40100
#endif
#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 40200
#define __IPHONE_4_2 40200
#endif
#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 40300
#define __IPHONE_4_3 40300
#endif
#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 50000
#define __IPHONE_5_0 50000
#endif
#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 50100
#define __IPHONE_5_1 50100
#endif
#define __IPHONE_NA 99999

#define __MAC_10_0 1000
#define __MAC_10_1 1010
#define __MAC_10_2 1020
#define __MAC_10_3 1030
#define __MAC_10_4 1040
#define __MAC_10_5 1050
#define __MAC_10_6 1060
#define __MAC_10_7 1070
#define __MAC_NA 9999

#ifndef __IPHONE_OS_VERSION_MIN_REQUIRED
#define __IPHONE_OS_VERSION_MIN_REQUIRED __IPHONE_3_0
#endif

// Marks of declarations: what the headers declare is there.
#define __OSX_AVAILABLE_STARTING(mac, phone)
#define __OSX_AVAILABLE_BUT_DEPRECATED(macFrom, macUntil, phoneFrom, phoneUntil)
#define __OSX_AVAILABLE_BUT_DEPRECATED_MSG(macFrom, macUntil, phoneFrom, phoneUntil, message)
#define __OSX_EXTENSION_UNAVAILABLE(message)
#define __IOS_EXTENSION_UNAVAILABLE(message)
#define __OSX_AVAILABLE(version)
#define __IOS_AVAILABLE(version)
#define __TVOS_PROHIBITED
#define __WATCHOS_PROHIBITED
#define __API_AVAILABLE(...)
#define __API_UNAVAILABLE(...)

#include <AvailabilityInternal.h>
