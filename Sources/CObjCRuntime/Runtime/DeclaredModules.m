// Frameworks that are declared only (DeclaredFrameworks) are compiled as apps are, and are in this library. Each of their
// modules is loaded when one of its classes is first asked for: a start costs what the app uses. Those without classes are
// loaded at once: until then their constant strings are no objects.

#include "Runtime/ModuleLayout.h"
#include "Shell/FrameworkClasses.h"
#include <stdio.h>
#include <string.h>

enum { MaximumDeclaredModuleCount = 256 };
static struct module *declared[MaximumDeclaredModuleCount];
static int declared_count;

void declared_module_keep(struct module *module) {
    if (declared_count == MaximumDeclaredModuleCount) {
        fprintf(stderr, "More than %d modules of declared frameworks: raise MaximumDeclaredModuleCount in DeclaredModules.m\n",
                MaximumDeclaredModuleCount);
        abort();
    }
    declared[declared_count++] = module;
}

bool declared_class_load(const char *name) {
    for (int i = 0; i < declared_count; i++) {
        struct module *module = declared[i];
        for (int j = 0; module && j < module->symbols->class_count; j++) {
            if (strcmp(class_at(module, j)->name, name) != 0) continue;
            // Not looked for again by what loading it asks for.
            declared[i] = NULL;
            BOOL is_loaded = module_try_to_load(module);
            if (!is_loaded) declared[i] = module;
            return is_loaded;
        }
    }
    return false;
}
