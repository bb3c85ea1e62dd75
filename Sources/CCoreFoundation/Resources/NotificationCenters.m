// CFNotificationCenter.

#include "Objects/Types.h"

/// A notification center with its observers. Each observer is registered with NSNotificationCenter as a separate
/// object.
@interface CoreFoundationNotificationCenter : NSObject {
@public
    NSNotificationCenter *center;
    NSMutableArray *observers;
}
@end

@interface CoreFoundationNotificationObserver : NSObject {
@public
    CoreFoundationNotificationCenter *owner;
    const void *observer;
    CFNotificationCallback callBack;
    NSString *name;
    const void *object;
}
- (void)notice:(NSNotification *)notification;
@end

@implementation CoreFoundationNotificationObserver

- (void)notice:(NSNotification *)notification {
    callBack((CFNotificationCenterRef)owner, (void *)observer, (CFStringRef)[notification name],
             (const void *)[notification object], (CFDictionaryRef)[notification userInfo]);
}

- (void)dealloc {
    [name release];
    [super dealloc];
}

@end

@implementation CoreFoundationNotificationCenter
- (CFTypeID)coreFoundationType { return TypeNotificationCenter; }
@end

static CoreFoundationNotificationCenter *center_on(NSNotificationCenter *foundation) {
    CoreFoundationNotificationCenter *center = [CoreFoundationNotificationCenter new];
    center->center = [foundation retain];
    center->observers = [NSMutableArray new];
    return center;
}

CFNotificationCenterRef CFNotificationCenterGetLocalCenter(void) {
    static CoreFoundationNotificationCenter *local;
    @synchronized([NSNotificationCenter class]) {
        if (local == nil) local = center_on([NSNotificationCenter defaultCenter]);
        return (CFNotificationCenterRef)local;
    }
}

CFNotificationCenterRef CFNotificationCenterGetDarwinNotifyCenter(void) {
    static CoreFoundationNotificationCenter *darwin;
    @synchronized([NSNotificationCenter class]) {
        if (darwin == nil) darwin = center_on([[NSNotificationCenter new] autorelease]);
        return (CFNotificationCenterRef)darwin;
    }
}

void CFNotificationCenterAddObserver(CFNotificationCenterRef center, const void *observer,
                                     CFNotificationCallback callBack, CFStringRef name, const void *object,
                                     CFNotificationSuspensionBehavior suspensionBehavior) {
    CoreFoundationNotificationCenter *it = OBJECT(CoreFoundationNotificationCenter, center);
    CoreFoundationNotificationObserver *added = [CoreFoundationNotificationObserver new];
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
    CoreFoundationNotificationCenter *it = OBJECT(CoreFoundationNotificationCenter, center);
    @synchronized(it) {
        for (NSUInteger i = [it->observers count]; i-- > 0;) {
            CoreFoundationNotificationObserver *known = [it->observers objectAtIndex:i];
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
    CoreFoundationNotificationCenter *it = OBJECT(CoreFoundationNotificationCenter, center);
    // Darwin notifications have only a name.
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
