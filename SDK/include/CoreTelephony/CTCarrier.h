#pragma once
#import <Foundation/Foundation.h>

/// - Status: stub
@interface CTCarrier : NSObject
@property (nonatomic, readonly, retain) NSString *carrierName;
@property (nonatomic, readonly, retain) NSString *mobileCountryCode;
@property (nonatomic, readonly, retain) NSString *mobileNetworkCode;
@property (nonatomic, readonly, retain) NSString *isoCountryCode;
@property (nonatomic, readonly) BOOL allowsVOIP;
@end
