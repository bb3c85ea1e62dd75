// A thread's own priority, which may be set before it starts. Linux has one for all threads of a program.

#import <Foundation/Foundation.h>
#include "Runtime/AssociatedObjects.h"

NSString *const NSDidBecomeSingleThreadedNotification = @"NSDidBecomeSingleThreadedNotification";

static char priority_key;
enum { Retained = 01401 };

@implementation NSThread (Priority)

- (double)threadPriority {
    NSNumber *priority = objc_getAssociatedObject(self, &priority_key);
    return priority ? [priority doubleValue] : 0.5;
}

- (void)setThreadPriority:(double)priority {
    priority = MIN(MAX(priority, 0), 1);
    objc_setAssociatedObject(self, &priority_key, [NSNumber numberWithDouble:priority], Retained);
}

@end
