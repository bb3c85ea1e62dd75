// The system's stored settings. On the phone their types are there, their functions are the Mac's.
#pragma once
#include <CoreFoundation/CoreFoundation.h>

/// Rights that somebody gave: of the Mac.
typedef const struct AuthorizationOpaqueRef *AuthorizationRef;

typedef const struct __SCPreferences *SCPreferencesRef;

enum {
    kSCPreferencesNotificationCommit = 1 << 0,
    kSCPreferencesNotificationApply = 1 << 1
};
typedef uint32_t SCPreferencesNotification;

typedef struct SCPreferencesContext {
    CFIndex version;
    void *info;
    const void *(*retain)(const void *info);
    void (*release)(const void *info);
    CFStringRef (*copyDescription)(const void *info);
} SCPreferencesContext;

typedef void (*SCPreferencesCallBack)(SCPreferencesRef preferences, SCPreferencesNotification type, void *info);
