#include "PendingShell.h"
#include <stddef.h>

static __thread void *pending __attribute__((tls_model("initial-exec")));
static __thread const void *pending_type __attribute__((tls_model("initial-exec")));

void *platform_take_pending_shell(const void *type) {
    void *shell = pending;
    if (shell == NULL || type != pending_type) return NULL;
    pending = NULL;
    return shell;
}

void platform_set_pending_shell(void *shell, const void *type) {
    pending = shell;
    pending_type = type;
}
