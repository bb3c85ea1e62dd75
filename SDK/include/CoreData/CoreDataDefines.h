// Core Data, after Apple's "Core Data Programming Guide" and the framework's reference. docs/CoreData.md says how it works here.
#pragma once
// Apple's guard, by which libraries see whether Core Data is imported.
#define _COREDATADEFINES_H
#import <Foundation/Foundation.h>

#ifdef __cplusplus
#define COREDATA_EXTERN extern "C"
#else
#define COREDATA_EXTERN extern
#endif

#define COREDATA_PRIVATE_EXTERN __attribute__((visibility("hidden")))

COREDATA_EXTERN double NSCoreDataVersionNumber;

#define NSCoreDataVersionNumber10_4 46.0
#define NSCoreDataVersionNumber10_4_3 77.0
#define NSCoreDataVersionNumber10_5 185.0
#define NSCoreDataVersionNumber10_5_3 186.0
#define NSCoreDataVersionNumber10_6 246.0
#define NSCoreDataVersionNumber10_6_2 250.0
#define NSCoreDataVersionNumber10_6_3 251.0

#define NSCoreDataVersionNumber_iPhoneOS_3_0 241.0
#define NSCoreDataVersionNumber_iPhoneOS_3_1 248.0
#define NSCoreDataVersionNumber_iPhoneOS_3_2 310.2
#define NSCoreDataVersionNumber_iPhoneOS_4_0 320.5
#define NSCoreDataVersionNumber_iPhoneOS_4_1 320.11
#define NSCoreDataVersionNumber_iPhoneOS_4_2 320.15
#define NSCoreDataVersionNumber_iPhoneOS_4_3 320.17
