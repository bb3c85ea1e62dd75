#define _GNU_SOURCE
#include "ProgramBeginning.h"
#include "ForkedApp.h"
#include <Diagnostics.h>
#include <Runtime/ProgramModules.h>
#include <dlfcn.h>

/// Lets others find the program's functions and variables from its first constructor on, as they find those of a program
/// that the kernel started. The loader itself does so behind the constructors.
static void make_global(const void *part) {
    Dl_info program;
    if (dladdr(part, &program)) dlopen(program.dli_fname, RTLD_LAZY | RTLD_NOLOAD | RTLD_GLOBAL);
}

void program_begins(const void *part) {
    if (!forked_app_is_loading) return;
    make_global(part);
    // Only now is known whether this is a Debug build.
    zombies_enable_if_wanted();
    bundle_modules_load(part);
}
