#pragma once
#import <Foundation/Foundation.h>

@class EAAccessory;

#ifdef __cplusplus
extern "C" {
#endif
extern NSString *const EAAccessoryDidConnectNotification;
extern NSString *const EAAccessoryDidDisconnectNotification;
extern NSString *const EAAccessoryKey;
#ifdef __cplusplus
}
#endif

/// Things plugged into the device: none.
///
/// - Status: stub
@interface EAAccessoryManager : NSObject
+ (EAAccessoryManager *)sharedAccessoryManager;
- (void)registerForLocalNotifications;
- (void)unregisterForLocalNotifications;
@property (nonatomic, readonly) NSArray *connectedAccessories;
@end
