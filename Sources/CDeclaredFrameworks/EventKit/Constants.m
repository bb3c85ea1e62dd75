#import <EventKit/EventKit.h>

NSString *const EKErrorDomain = @"EKErrorDomain";
NSString *const EKEventStoreChangedNotification = @"EKEventStoreChangedNotification";
