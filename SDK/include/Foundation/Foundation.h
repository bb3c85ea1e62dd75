#pragma once

// GNUstep's Foundation, what Apple's has beyond it, and what it brings along on the device: CoreFoundation and Security.

#include_next <Foundation/Foundation.h>

#ifndef NS_INLINE
#define NS_INLINE static inline
#endif
extern NSString *const NSMachErrorDomain;

#import <AvailabilityMacros.h>
#import <CoreFoundation/CoreFoundation.h>
#import <Security/Security.h>

#import <Foundation/VergerDefaults.h>
#import <Foundation/VergerFiles.h>
#import <Foundation/VergerPredicates.h>
#import <Foundation/VergerRunLoops.h>
#import <Foundation/VergerStrings.h>
#import <Foundation/VergerURLLoading.h>
