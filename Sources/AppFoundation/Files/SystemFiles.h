#pragma once
#import <Foundation/Foundation.h>

/// The contents of a property list of the phone's system that apps read by its path; nil for other paths.
NSDictionary *system_property_list(NSString *path);

/// The number of the system's build: "7E18".
const char *system_build(void);
