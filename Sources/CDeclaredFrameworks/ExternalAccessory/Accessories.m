#import <ExternalAccessory/ExternalAccessory.h>

@implementation EAAccessory
@end

@implementation EAAccessoryManager

+ (EAAccessoryManager *)sharedAccessoryManager {
    static EAAccessoryManager *manager;
    if (manager == nil) manager = [[EAAccessoryManager alloc] init];
    return manager;
}

- (NSArray *)connectedAccessories { return [NSArray array]; }

- (void)registerForLocalNotifications {
}

- (void)unregisterForLocalNotifications {
}

@end

@implementation EASession

- (id)initWithAccessory:(EAAccessory *)accessory forProtocol:(NSString *)protocolString { return nil; }

@end
