// The connection with the Swift module CoreData.

#import "SwiftAccess/SwiftManagedObject.h"

/// Carries notifications to Swift's notification center.
@interface SwiftNotificationCarrier : NSObject
+ (void)carry:(NSNotification *)notification;
@end

@implementation SwiftNotificationCarrier

+ (void)carry:(NSNotification *)notification {
    core_data_host.notify([notification name], [notification object], [notification userInfo]);
}

@end

void core_data_start(CoreDataHost host) {
    core_data_host = host;
    swift_managed_objects_install();
    NSArray *names = [NSArray
        arrayWithObjects:NSManagedObjectContextWillSaveNotification, NSManagedObjectContextDidSaveNotification,
                         NSManagedObjectContextObjectsDidChangeNotification,
                         NSPersistentStoreCoordinatorStoresDidChangeNotification,
                         NSPersistentStoreCoordinatorWillRemoveStoreNotification, nil];
    for (NSString *name in names) {
        [[NSNotificationCenter defaultCenter] addObserver:[SwiftNotificationCarrier class]
                                                 selector:@selector(carry:)
                                                     name:name
                                                   object:nil];
    }
}
