#import <ExternalAccessory/ExternalAccessory.h>

NSString *const EAAccessoryDidConnectNotification = @"EAAccessoryDidConnectNotification";
NSString *const EAAccessoryDidDisconnectNotification = @"EAAccessoryDidDisconnectNotification";
NSString *const EAAccessoryKey = @"EAAccessoryKey";
