#pragma once
#import <CoreBluetooth/CBDefines.h>

@class CBCharacteristic, CBUUID;

/// - Status: stub
@interface CBDescriptor : NSObject
@property (readonly, nonatomic) CBCharacteristic *characteristic;
@property (readonly, nonatomic) CBUUID *UUID;
@property (retain, readonly) id value;
@end
