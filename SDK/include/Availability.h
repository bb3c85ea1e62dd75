// The version of the system that the headers describe, for sources that are compiled with several. The versions after it
// are not defined, since sources ask for them by #ifdef.
#pragma once

#define __IPHONE_2_0 20000
#define __IPHONE_2_1 20100
#define __IPHONE_2_2 20200
#define __IPHONE_3_0 30000
#define __IPHONE_3_1 30100
#define __IPHONE_NA 99999

#define __MAC_10_0 1000
#define __MAC_10_1 1010
#define __MAC_10_2 1020
#define __MAC_10_3 1030
#define __MAC_10_4 1040
#define __MAC_10_5 1050
#define __MAC_10_6 1060
#define __MAC_NA 9999

#define __IPHONE_OS_VERSION_MAX_ALLOWED __IPHONE_3_1
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
