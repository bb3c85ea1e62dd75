#pragma once

// GNUstep's Foundation, what Apple's has beyond it, and CoreFoundation, which it brings along on the device.

#include_next <Foundation/Foundation.h>

#import <CoreFoundation/CoreFoundation.h>

#import <Foundation/VergerFiles.h>
#import <Foundation/VergerStrings.h>
#import <Foundation/VergerURLLoading.h>
