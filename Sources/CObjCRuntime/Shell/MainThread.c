#include "Shells.h"

__thread bool thread_main_flag __attribute__((tls_model("initial-exec")));

// Libraries are loaded on the main thread.
__attribute__((constructor)) static void remember_main_thread(void) { thread_main_flag = true; }
