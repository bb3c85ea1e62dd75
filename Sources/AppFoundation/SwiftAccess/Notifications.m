// Notifications between GNUstep's notification center and Swift's.

#include "Messages.h"
#include "Shells.h"
#import <Foundation/Foundation.h>

static void (*carrier)(void *name, void *object, void *user_info);

/// The notification that is being posted on behalf of Swift, and is not carried back.
static NSNotification *from_swift;

/// Observes everything.
@interface VergerNotificationCarrier : NSObject
+ (void)carry:(NSNotification *)notification;
@end

@implementation VergerNotificationCarrier

+ (void)carry:(NSNotification *)notification {
    if (notification == from_swift || !thread_is_main()) return;
    NSString *name = [notification name];
    if ([name hasPrefix:@"NS"] || [name hasPrefix:@"GS"]) return;
    carrier((void *)name, (void *)[notification object], (void *)[notification userInfo]);
}

@end

void notification_set_carrier(void (*carry)(void *name, void *object, void *user_info)) {
    carrier = carry;
    [[NSNotificationCenter defaultCenter] addObserver:[VergerNotificationCarrier class]
                                             selector:@selector(carry:)
                                                 name:nil
                                               object:nil];
}

void notification_post(void *name, void *object, void *user_info) {
    // Observers may post more: the one before is put back.
    NSNotification *outer = from_swift;
    from_swift = [NSNotification notificationWithName:(NSString *)name
                                               object:(id)object
                                             userInfo:(NSDictionary *)user_info];
    [[NSNotificationCenter defaultCenter] postNotification:from_swift];
    from_swift = outer;
}

void time_zone_reset(void) { [NSTimeZone resetSystemTimeZone]; }
