#pragma once
#import <CoreBluetooth/CBDefines.h>
#include <dispatch/dispatch.h>

@class CBPeripheral;
@protocol CBCentralManagerDelegate;

enum {
    CBCentralManagerStateUnknown = 0,
    CBCentralManagerStateResetting = 1,
    CBCentralManagerStateUnsupported = 2,
    CBCentralManagerStateUnauthorized = 3,
    CBCentralManagerStatePoweredOff = 4,
    CBCentralManagerStatePoweredOn = 5
};
typedef NSInteger CBCentralManagerState;

CB_EXTERN NSString *const CBCentralManagerScanOptionAllowDuplicatesKey;
CB_EXTERN NSString *const CBConnectPeripheralOptionNotifyOnDisconnectionKey;
CB_EXTERN NSString *const CBAdvertisementDataServiceUUIDsKey;
CB_EXTERN NSString *const CBAdvertisementDataLocalNameKey;
CB_EXTERN NSString *const CBAdvertisementDataTxPowerLevelKey;
CB_EXTERN NSString *const CBAdvertisementDataManufacturerDataKey;
CB_EXTERN NSString *const CBAdvertisementDataServiceDataKey;

/// Finds devices near by: the device has no radio for it. Since iOS 5.
///
/// - Status: stub
@interface CBCentralManager : NSObject
@property (nonatomic, assign) id<CBCentralManagerDelegate> delegate;
/// CBCentralManagerStateUnsupported.
@property (readonly) CBCentralManagerState state;
- (id)initWithDelegate:(id<CBCentralManagerDelegate>)delegate queue:(dispatch_queue_t)queue;
- (void)retrievePeripherals:(NSArray *)peripheralUUIDs;
- (void)retrieveConnectedPeripherals;
- (void)scanForPeripheralsWithServices:(NSArray *)serviceUUIDs options:(NSDictionary *)options;
- (void)stopScan;
- (void)connectPeripheral:(CBPeripheral *)peripheral options:(NSDictionary *)options;
- (void)cancelPeripheralConnection:(CBPeripheral *)peripheral;
@end

@protocol CBCentralManagerDelegate <NSObject>
@required
- (void)centralManagerDidUpdateState:(CBCentralManager *)central;
@optional
- (void)centralManager:(CBCentralManager *)central didRetrievePeripherals:(NSArray *)peripherals;
- (void)centralManager:(CBCentralManager *)central didRetrieveConnectedPeripherals:(NSArray *)peripherals;
- (void)centralManager:(CBCentralManager *)central
    didDiscoverPeripheral:(CBPeripheral *)peripheral
        advertisementData:(NSDictionary *)advertisementData
                     RSSI:(NSNumber *)RSSI;
- (void)centralManager:(CBCentralManager *)central didConnectPeripheral:(CBPeripheral *)peripheral;
- (void)centralManager:(CBCentralManager *)central
    didFailToConnectPeripheral:(CBPeripheral *)peripheral
                         error:(NSError *)error;
- (void)centralManager:(CBCentralManager *)central
    didDisconnectPeripheral:(CBPeripheral *)peripheral
                      error:(NSError *)error;
@end
