#pragma once

#include <objc/objc.h>

/// What `@synchronized` does at its beginning and end; nil is not locked.
OBJC_EXPORT int objc_sync_enter(id object);
OBJC_EXPORT int objc_sync_exit(id object);

enum {
    OBJC_SYNC_SUCCESS = 0,
    OBJC_SYNC_NOT_OWNING_THREAD_ERROR = -1,
    OBJC_SYNC_TIMED_OUT = -2,
    OBJC_SYNC_NOT_INITIALIZED = -3
};
