#pragma once
#import <iAd/iAd.h>

/// Asks the device for an advertisement. The answer comes on the main thread, later than this returns: its text, or an error of
/// ADErrorDomain. Nothing comes once the object is gone.
@interface AdvertisementLoad : NSObject
- (id)initWithAnswer:(void (^)(NSString *text, NSError *error))answer;
@end
