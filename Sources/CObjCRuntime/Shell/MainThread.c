#include "Shells.h"

static __thread bool is_main __attribute__((tls_model("initial-exec")));

// Libraries are loaded on the main thread.
__attribute__((constructor)) static void remember_main_thread(void) { is_main = true; }

bool thread_is_main(void) { return is_main; }
