// A thread's own priority, which may be set before it starts. Linux has one for all threads of a program.

#import <Foundation/Foundation.h>
#include "Runtime/AssociatedObjects.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>

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

typedef void set_priority_function(id class, SEL selector, double priority);
static set_priority_function *former_set_priority;

/// On the phone the method tells whether the priority was set. GNUstep's tells nothing.
static BOOL set_priority(id class, SEL selector, double priority) {
    former_set_priority(class, selector, MIN(MAX(priority, 0), 1));
    return YES;
}

INSTALL(thread_priorities) {
    former_set_priority = (set_priority_function *)replace_class_method(
        objc_lookUpClass("NSThread"), @selector(setThreadPriority:), (IMP)set_priority);
}
