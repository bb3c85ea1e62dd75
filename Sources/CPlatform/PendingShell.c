#include "PendingShell.h"
#include <stddef.h>

static __thread PlatformPendingShell pending __attribute__((tls_model("initial-exec")));

void *platform_take_pending_shell(const void *type) {
    void *shell = pending.shell;
    if (shell == NULL || type != pending.type) return NULL;
    pending.shell = NULL;
    return shell;
}

PlatformPendingShell platform_pending_shell(void) { return pending; }
void platform_set_pending_shell(PlatformPendingShell shell) { pending = shell; }
