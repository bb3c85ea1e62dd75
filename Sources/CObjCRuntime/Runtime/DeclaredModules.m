// Frameworks that are declared only (DeclaredFrameworks) are compiled as apps are, and are in this library. Each of
// their modules is loaded when one of its classes is first asked for: a start costs what the app uses. Those without
// classes are loaded at once: until then their constant strings are no objects.

//
// A class may be spread over several files: a module of categories is loaded as soon as all classes that it extends are there.

#include "Runtime/ModuleLayout.h"
#include "Shell/FrameworkClasses.h"
#include <stdio.h>
#include <string.h>

enum { MaximumDeclaredModuleCount = 384, MaximumCategoryModuleCount = 64 };
static struct module *declared[MaximumDeclaredModuleCount];
static int declared_count;
/// Modules without classes, whose categories wait for theirs.
static struct module *categories[MaximumCategoryModuleCount];
static int categories_count;

void declared_module_keep(struct module *module) {
    if (declared_count == MaximumDeclaredModuleCount) {
        fprintf(stderr, "More than %d modules of declared frameworks: raise MaximumDeclaredModuleCount in DeclaredModules.m\n",
                MaximumDeclaredModuleCount);
        abort();
    }
    declared[declared_count++] = module;
}

/// Whether all classes that the module's categories extend are loaded. Looking does not load any.
static bool has_its_classes(struct module *module) {
    for (int i = 0; i < module->symbols->category_count; i++) {
        if (class_if_loaded(category_at(module, i)->class_name) == Nil) return false;
    }
    return true;
}

bool declared_categories_keep(struct module *module) {
    if (has_its_classes(module)) return false;
    if (categories_count == MaximumCategoryModuleCount) {
        fprintf(stderr, "More than %d modules of categories: raise MaximumCategoryModuleCount in DeclaredModules.m\n",
                MaximumCategoryModuleCount);
        abort();
    }
    categories[categories_count++] = module;
    return true;
}

static void load_categories(void) {
    for (int i = 0; i < categories_count; i++) {
        struct module *module = categories[i];
        if (!has_its_classes(module)) continue;
        categories[i--] = categories[--categories_count];
        module_try_to_load(module);
    }
}

/// The folder of a framework whose files call each other's functions: all of it is loaded with the first of its classes, since
/// a function of a module that is not loaded has no selectors.
static const char whole_framework[] = "/Sources/CCoreData/";

static bool is_of_whole_framework(const struct module *module) {
    return module && module->name && strstr(module->name, whole_framework);
}

bool declared_functions_keep(struct module *module) {
    const struct selector_reference *references = module->symbols->selectors;
    // Without messages it is a file of constants, which an app may use before any class.
    bool sends_messages = references && references->identifier;
    if (module->symbols->category_count > 0 || !sends_messages || !is_of_whole_framework(module)) return false;
    declared_module_keep(module);
    return true;
}

static void load_whole_framework(void) {
    static bool is_loaded;
    if (is_loaded) return;
    is_loaded = true;
    for (int i = 0; i < declared_count; i++) {
        struct module *module = declared[i];
        if (!is_of_whole_framework(module)) continue;
        declared[i] = NULL;
        if (!module_try_to_load(module)) declared[i] = module;
    }
}

bool declared_class_load(const char *name) {
    for (int i = 0; i < declared_count; i++) {
        struct module *module = declared[i];
        for (int j = 0; module && j < module->symbols->class_count; j++) {
            if (strcmp(class_at(module, j)->name, name) != 0) continue;
            // Not looked for again by what loading it asks for.
            declared[i] = NULL;
            BOOL is_loaded = module_try_to_load(module);
            if (is_loaded) {
                if (is_of_whole_framework(module)) load_whole_framework();
                load_categories();
            } else {
                declared[i] = module;
            }
            return is_loaded;
        }
    }
    return false;
}
