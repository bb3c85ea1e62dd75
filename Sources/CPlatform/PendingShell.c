#include "PendingShell.h"
#include <stddef.h>

static __thread void *pending __attribute__((tls_model("initial-exec")));

void *platform_take_pending_shell(void) {
    void *shell = pending;
    pending = NULL;
    return shell;
}

void platform_set_pending_shell(void *shell) { pending = shell; }
