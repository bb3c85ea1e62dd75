#import <CoreBluetooth/CoreBluetooth.h>

// CBCentralManager.h
NSString *const CBCentralManagerScanOptionAllowDuplicatesKey = @"kCBScanOptionAllowDuplicates";
NSString *const CBConnectPeripheralOptionNotifyOnDisconnectionKey = @"kCBConnectOptionNotifyOnDisconnection";
NSString *const CBAdvertisementDataServiceUUIDsKey = @"kCBAdvDataServiceUUIDs";
NSString *const CBAdvertisementDataLocalNameKey = @"kCBAdvDataLocalName";
NSString *const CBAdvertisementDataTxPowerLevelKey = @"kCBAdvDataTxPowerLevel";
NSString *const CBAdvertisementDataManufacturerDataKey = @"kCBAdvDataManufacturerData";
NSString *const CBAdvertisementDataServiceDataKey = @"kCBAdvDataServiceData";

// CBError.h
NSString *const CBErrorDomain = @"CBErrorDomain";
NSString *const CBATTErrorDomain = @"CBATTErrorDomain";

// CBUUID.h
NSString *const CBUUIDGenericAccessProfileString = @"1800";
NSString *const CBUUIDGenericAttributeProfileString = @"1801";
NSString *const CBUUIDCharacteristicExtendedPropertiesString = @"2900";
NSString *const CBUUIDCharacteristicUserDescriptionString = @"2901";
NSString *const CBUUIDClientCharacteristicConfigurationString = @"2902";
NSString *const CBUUIDServerCharacteristicConfigurationString = @"2903";
NSString *const CBUUIDCharacteristicFormatString = @"2904";
NSString *const CBUUIDCharacteristicAggregateFormatString = @"2905";
NSString *const CBUUIDDeviceNameString = @"2A00";
NSString *const CBUUIDAppearanceString = @"2A01";
NSString *const CBUUIDPeripheralPrivacyFlagString = @"2A02";
NSString *const CBUUIDReconnectionAddressString = @"2A03";
NSString *const CBUUIDPeripheralPreferredConnectionParametersString = @"2A04";
NSString *const CBUUIDServiceChangedString = @"2A05";
