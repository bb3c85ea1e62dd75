#pragma once

/// The Objective-C object ("shell") that the next framework object made on this thread belongs to.
///
/// `+alloc` in Objective-C makes a shell without a Swift object behind it; `-init…` sets it here, and the root
/// initialiser takes it, so that methods called during initialisation already see the shell.
void *_Nullable platform_take_pending_shell(void);
void platform_set_pending_shell(void *_Nullable shell);
