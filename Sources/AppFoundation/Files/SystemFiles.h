#pragma once
#import <Foundation/Foundation.h>

/// What a property list of the phone's system says, which apps read by its path; nil for other paths.
NSDictionary *system_property_list(NSString *path);

/// The number of the system's build: "7E18".
const char *system_build(void);
