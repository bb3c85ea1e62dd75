#pragma once

/// The Objective-C object ("shell") that the next framework object of a certain type made on this thread belongs to.
///
/// `+alloc` in Objective-C makes a shell without a Swift object behind it; `-init…` sets it here, and the root
/// initialiser takes it, so that methods called during initialisation already see the shell. The type (Swift's
/// metatype pointer) matters because a class may make other framework objects, a view its layer, before its own root
/// initialiser runs.
typedef struct PlatformPendingShell {
    /// Null when there is none, or when it was taken.
    void *_Nullable shell;
    const void *_Nullable type;
} PlatformPendingShell;

void *_Nullable platform_take_pending_shell(const void *_Nonnull type);
PlatformPendingShell platform_pending_shell(void);
void platform_set_pending_shell(PlatformPendingShell shell);
