#pragma once

#include <objc/objc.h>

/// What `@synchronized` does at its beginning and end; nil is not locked.
OBJC_EXPORT int objc_sync_enter(id object);
OBJC_EXPORT int objc_sync_exit(id object);

/// Lets go of an object's lock, waits until another thread notifies, and takes the lock again.
/// - milliseconds: How long at most; 0 has no end.
/// - Returns: `OBJC_SYNC_TIMED_OUT` after that time, `OBJC_SYNC_NOT_OWNING_THREAD_ERROR` without the lock.
OBJC_EXPORT int objc_sync_wait(id object, long long milliseconds);
/// Wakes one thread that waits, or all. The caller holds the lock: nobody else's notice would be waited for.
OBJC_EXPORT int objc_sync_notify(id object);
OBJC_EXPORT int objc_sync_notifyAll(id object);

enum {
    OBJC_SYNC_SUCCESS = 0,
    OBJC_SYNC_NOT_OWNING_THREAD_ERROR = -1,
    OBJC_SYNC_TIMED_OUT = -2,
    OBJC_SYNC_NOT_INITIALIZED = -3
};
