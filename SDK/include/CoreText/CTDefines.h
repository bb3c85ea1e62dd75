// What the other headers of Core Text mark their names with. Everything here is there whatever version an app is for.
#pragma once
#import <Availability.h>
#import <CoreFoundation/CoreFoundation.h>

#define CT_AVAILABLE_STARTING __OSX_AVAILABLE_STARTING
#define CT_AVAILABLE_BUT_DEPRECATED __OSX_AVAILABLE_BUT_DEPRECATED
