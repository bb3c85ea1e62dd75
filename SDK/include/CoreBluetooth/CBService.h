#pragma once
#import <CoreBluetooth/CBDefines.h>

@class CBPeripheral, CBUUID;

/// - Status: stub
@interface CBService : NSObject
@property (readonly, nonatomic) CBPeripheral *peripheral;
@property (readonly, nonatomic) CBUUID *UUID;
@property (retain, readonly) NSArray *includedServices;
@property (retain, readonly) NSArray *characteristics;
@end
