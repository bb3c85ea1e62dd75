// CFNotificationCenter: the local one is that of NSNotificationCenter.
#pragma once
#include <CoreFoundation/CFDictionary.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef struct __CFNotificationCenter *CFNotificationCenterRef;
typedef void (*CFNotificationCallback)(CFNotificationCenterRef center, void *observer, CFStringRef name,
                                       const void *object, CFDictionaryRef userInfo);

typedef enum CFNotificationSuspensionBehavior : CFIndex {
    CFNotificationSuspensionBehaviorDrop = 1,
    CFNotificationSuspensionBehaviorCoalesce = 2,
    CFNotificationSuspensionBehaviorHold = 3,
    CFNotificationSuspensionBehaviorDeliverImmediately = 4
} CFNotificationSuspensionBehavior;

enum : CFOptionFlags {
    kCFNotificationDeliverImmediately = 1 << 0,
    kCFNotificationPostToAllSessions = 1 << 1
};

CF_EXTERN_C_BEGIN

CFTypeID CFNotificationCenterGetTypeID(void);
CFNotificationCenterRef CFNotificationCenterGetLocalCenter(void);
/// The center of all processes, by names alone. Apps are alone on the device: what is posted here comes to this app.
CFNotificationCenterRef CFNotificationCenterGetDarwinNotifyCenter(void);
void CFNotificationCenterAddObserver(CFNotificationCenterRef center, const void *observer,
                                     CFNotificationCallback callBack, CFStringRef name, const void *object,
                                     CFNotificationSuspensionBehavior suspensionBehavior);
void CFNotificationCenterRemoveObserver(CFNotificationCenterRef center, const void *observer, CFStringRef name,
                                        const void *object);
void CFNotificationCenterRemoveEveryObserver(CFNotificationCenterRef center, const void *observer);
void CFNotificationCenterPostNotification(CFNotificationCenterRef center, CFStringRef name, const void *object,
                                          CFDictionaryRef userInfo, Boolean deliverImmediately);
void CFNotificationCenterPostNotificationWithOptions(CFNotificationCenterRef center, CFStringRef name,
                                                     const void *object, CFDictionaryRef userInfo, CFOptionFlags options);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
