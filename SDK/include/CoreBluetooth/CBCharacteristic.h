#pragma once
#import <CoreBluetooth/CBDefines.h>

@class CBService, CBUUID;

enum {
    CBCharacteristicPropertyBroadcast = 1,
    CBCharacteristicPropertyRead = 2,
    CBCharacteristicPropertyWriteWithoutResponse = 4,
    CBCharacteristicPropertyWrite = 8,
    CBCharacteristicPropertyNotify = 16,
    CBCharacteristicPropertyIndicate = 32,
    CBCharacteristicPropertyAuthenticatedSignedWrites = 64,
    CBCharacteristicPropertyExtendedProperties = 128
};
typedef NSInteger CBCharacteristicProperties;

/// - Status: stub
@interface CBCharacteristic : NSObject
@property (readonly, nonatomic) CBService *service;
@property (readonly, nonatomic) CBUUID *UUID;
@property (readonly, nonatomic) CBCharacteristicProperties properties;
@property (retain, readonly) NSData *value;
@property (retain, readonly) NSArray *descriptors;
@property (readonly) BOOL isBroadcasted;
@property (readonly) BOOL isNotifying;
@end
