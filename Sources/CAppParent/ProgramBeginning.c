#include "ProgramBeginning.h"
#include "ForkedApp.h"
#include <Diagnostics.h>
#include <Runtime/ProgramModules.h>

void program_begins(const void *part) {
    if (!forked_app_is_loading) return;
    // Only now is known whether this is a Debug build.
    zombies_enable_if_wanted();
    bundle_modules_load(part);
}
