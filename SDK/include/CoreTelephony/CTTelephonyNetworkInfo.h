#pragma once
#import <Foundation/Foundation.h>

@class CTCarrier;

/// The network of the device, which has no telephone. Since iOS 4.
///
/// - Status: stub
@interface CTTelephonyNetworkInfo : NSObject
/// Nil.
@property (readonly, retain) CTCarrier *subscriberCellularProvider;
@property (nonatomic, copy) void (^subscriberCellularProviderDidUpdateNotifier)(CTCarrier *carrier);
@end
