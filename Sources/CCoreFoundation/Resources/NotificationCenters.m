// CFNotificationCenter.

#include "Objects/Types.h"

/// A center with its observers, each of which NSNotificationCenter knows as an object of its own.
@interface NotificationCenter : NSObject {
@public
    NSNotificationCenter *center;
    NSMutableArray *observers;
}
@end

@interface NotificationObserver : NSObject {
@public
    NotificationCenter *owner;
    const void *observer;
    CFNotificationCallback callBack;
    NSString *name;
    const void *object;
}
- (void)notice:(NSNotification *)notification;
@end

@implementation NotificationObserver

- (void)notice:(NSNotification *)notification {
    callBack((CFNotificationCenterRef)owner, (void *)observer, (CFStringRef)[notification name],
             (const void *)[notification object], (CFDictionaryRef)[notification userInfo]);
}

- (void)dealloc {
    [name release];
    [super dealloc];
}

@end

@implementation NotificationCenter
- (CFTypeID)coreFoundationType { return TypeNotificationCenter; }
@end

static NotificationCenter *center_on(NSNotificationCenter *foundation) {
    NotificationCenter *center = [NotificationCenter new];
    center->center = [foundation retain];
    center->observers = [NSMutableArray new];
    return center;
}

CFNotificationCenterRef CFNotificationCenterGetLocalCenter(void) {
    static NotificationCenter *local;
    @synchronized([NSNotificationCenter class]) {
        if (local == nil) local = center_on([NSNotificationCenter defaultCenter]);
        return (CFNotificationCenterRef)local;
    }
}

CFNotificationCenterRef CFNotificationCenterGetDarwinNotifyCenter(void) {
    static NotificationCenter *darwin;
    @synchronized([NSNotificationCenter class]) {
        if (darwin == nil) darwin = center_on([[NSNotificationCenter new] autorelease]);
        return (CFNotificationCenterRef)darwin;
    }
}

void CFNotificationCenterAddObserver(CFNotificationCenterRef center, const void *observer,
                                     CFNotificationCallback callBack, CFStringRef name, const void *object,
                                     CFNotificationSuspensionBehavior suspensionBehavior) {
    NotificationCenter *it = OBJECT(NotificationCenter, center);
    NotificationObserver *added = [NotificationObserver new];
    added->owner = it;
    added->observer = observer;
    added->callBack = callBack;
    added->name = [OBJECT(NSString, name) copy];
    added->object = object;
    @synchronized(it) {
        [it->observers addObject:added];
    }
    [it->center addObserver:added selector:@selector(notice:) name:added->name object:(id)object];
    [added release];
}

void CFNotificationCenterRemoveObserver(CFNotificationCenterRef center, const void *observer, CFStringRef name,
                                        const void *object) {
    NotificationCenter *it = OBJECT(NotificationCenter, center);
    @synchronized(it) {
        for (NSUInteger i = [it->observers count]; i-- > 0;) {
            NotificationObserver *known = [it->observers objectAtIndex:i];
            if (known->observer != observer || (object && known->object != object)) continue;
            if (name && ![known->name isEqual:OBJECT(NSString, name)]) continue;
            [it->center removeObserver:known];
            [[known retain] autorelease];
            [it->observers removeObjectAtIndex:i];
        }
    }
}

void CFNotificationCenterRemoveEveryObserver(CFNotificationCenterRef center, const void *observer) {
    CFNotificationCenterRemoveObserver(center, observer, NULL, NULL);
}

void CFNotificationCenterPostNotification(CFNotificationCenterRef center, CFStringRef name, const void *object,
                                          CFDictionaryRef userInfo, Boolean deliverImmediately) {
    NotificationCenter *it = OBJECT(NotificationCenter, center);
    // Darwin's notifications are names alone.
    BOOL is_local = center == CFNotificationCenterGetLocalCenter();
    [it->center postNotificationName:OBJECT(NSString, name)
                              object:is_local ? (id)object : nil
                            userInfo:is_local ? OBJECT(NSDictionary, userInfo) : nil];
}

void CFNotificationCenterPostNotificationWithOptions(CFNotificationCenterRef center, CFStringRef name,
                                                     const void *object, CFDictionaryRef userInfo,
                                                     CFOptionFlags options) {
    CFNotificationCenterPostNotification(center, name, object, userInfo, true);
}
