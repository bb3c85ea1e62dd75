#pragma once
#import <Foundation/Foundation.h>

/// Whether the app may see the device's photos. They tell where they were taken, so iOS 4 and 5 let those apps see them
/// that may know where the device is, and ask the user the first time.
///
/// Used on the main thread.
@interface LibraryAccess : NSObject
/// Calls the block once the user has answered, with nil if the app may see the photos, else with the error. The block is
/// not called before this method has returned.
+ (void)request:(void (^)(NSError *denial))block;
@end
