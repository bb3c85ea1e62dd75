#pragma once

// GNUstep's Foundation, and what Apple's has beyond it.

#include_next <Foundation/Foundation.h>

#import <Foundation/VergerFiles.h>
#import <Foundation/VergerStrings.h>
#import <Foundation/VergerURLLoading.h>
