// Core Data is declared, but stores cannot be opened yet: adding one fails with an error of NSCocoaErrorDomain, and apps
// show their own message. Entities, requests and models made in code keep what they are given.
#pragma once
#import <Foundation/Foundation.h>

#ifdef __cplusplus
#define COREDATA_EXTERN extern "C"
#else
#define COREDATA_EXTERN extern
#endif

COREDATA_EXTERN double NSCoreDataVersionNumber;

#define NSCoreDataVersionNumber_iPhoneOS_3_0 241.0
#define NSCoreDataVersionNumber_iPhoneOS_3_1 248.0
#define NSCoreDataVersionNumber_iPhoneOS_3_2 310.2
