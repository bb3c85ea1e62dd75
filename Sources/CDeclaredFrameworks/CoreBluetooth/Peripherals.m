#import "Notice/Refusal.h"
#import <CoreBluetooth/CoreBluetooth.h>

@implementation CBPeripheral

- (void)readRSSI REFUSES()
- (void)discoverServices:(NSArray *)serviceUUIDs REFUSES()
- (void)discoverIncludedServices:(NSArray *)includedServiceUUIDs forService:(CBService *)service REFUSES()
- (void)discoverCharacteristics:(NSArray *)characteristicUUIDs forService:(CBService *)service REFUSES()
- (void)readValueForCharacteristic:(CBCharacteristic *)characteristic REFUSES()
- (void)writeValue:(NSData *)data forCharacteristic:(CBCharacteristic *)characteristic
    type:(CBCharacteristicWriteType)type REFUSES()
- (void)setNotifyValue:(BOOL)notifyValue forCharacteristic:(CBCharacteristic *)characteristic REFUSES()
- (void)discoverDescriptorsForCharacteristic:(CBCharacteristic *)characteristic REFUSES()
- (void)readValueForDescriptor:(CBDescriptor *)descriptor REFUSES()
- (void)writeValue:(NSData *)data forDescriptor:(CBDescriptor *)descriptor REFUSES()

@end

@implementation CBService
@end

@implementation CBCharacteristic
@end

@implementation CBDescriptor
@end
