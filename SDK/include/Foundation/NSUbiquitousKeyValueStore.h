#pragma once

// GNUstep's NSUbiquitousKeyValueStore.h, and constants of Apple's that it lacks.

#include_next <Foundation/NSUbiquitousKeyValueStore.h>

FOUNDATION_EXPORT NSString *const NSUbiquitousKeyValueStoreChangedKeysKey;

enum {
    NSUbiquitousKeyValueStoreServerChange = 0,
    NSUbiquitousKeyValueStoreInitialSyncChange = 1,
    NSUbiquitousKeyValueStoreQuotaViolationChange = 2
};
