// The Mac's versions, by which sources shared with the Mac ask how new their system is. iPhone OS 3 counts as 10.5.
#pragma once
#include <Availability.h>

#ifndef MAC_OS_X_VERSION_10_0
#define MAC_OS_X_VERSION_10_0 1000
#define MAC_OS_X_VERSION_10_1 1010
#define MAC_OS_X_VERSION_10_2 1020
#define MAC_OS_X_VERSION_10_3 1030
#define MAC_OS_X_VERSION_10_4 1040
#define MAC_OS_X_VERSION_10_5 1050
#define MAC_OS_X_VERSION_10_6 1060
#endif

// Foundation's own headers take the greatest version for the limit of what they declare, so it stays theirs to define.
#if defined(__OBJC__)
#import <Foundation/Foundation.h>
#elif !defined(MAC_OS_X_VERSION_MAX_ALLOWED)
#define MAC_OS_X_VERSION_MAX_ALLOWED MAC_OS_X_VERSION_10_5
#endif
#ifndef MAC_OS_X_VERSION_MIN_REQUIRED
#define MAC_OS_X_VERSION_MIN_REQUIRED MAC_OS_X_VERSION_10_5
#endif

#define WEAK_IMPORT_ATTRIBUTE __attribute__((weak))
#define DEPRECATED_ATTRIBUTE __attribute__((deprecated))
#define UNAVAILABLE_ATTRIBUTE __attribute__((unavailable))
#define AVAILABLE_MAC_OS_X_VERSION_10_0_AND_LATER
#define AVAILABLE_MAC_OS_X_VERSION_10_1_AND_LATER
#define AVAILABLE_MAC_OS_X_VERSION_10_2_AND_LATER
#define AVAILABLE_MAC_OS_X_VERSION_10_3_AND_LATER
#define AVAILABLE_MAC_OS_X_VERSION_10_4_AND_LATER
#define AVAILABLE_MAC_OS_X_VERSION_10_5_AND_LATER
#define AVAILABLE_MAC_OS_X_VERSION_10_6_AND_LATER
#define DEPRECATED_IN_MAC_OS_X_VERSION_10_4_AND_LATER
#define DEPRECATED_IN_MAC_OS_X_VERSION_10_5_AND_LATER
#define DEPRECATED_IN_MAC_OS_X_VERSION_10_6_AND_LATER
