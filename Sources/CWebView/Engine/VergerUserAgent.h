#pragma once
#import <Foundation/Foundation.h>

/// The name that web views of this device give to servers: the phone's, or what the app has put into its user defaults as
/// `UserAgent`.
NSString *VergerUserAgent(void);
