// The frameworks of CDeclaredFrameworks are compiled like apps, and are in this library. A module (object file) of one
// is loaded into the runtime when one of its classes is first asked for, together with the other modules of the same
// framework, so that start-up pays only for frameworks that the app uses. Modules without classes are loaded at once,
// since their constant strings are not objects before that.
//
// A class may be spread over several files: a module of categories is loaded as soon as all classes that it extends are
// loaded.

#include "Runtime/ModuleLayout.h"
#include "Shell/FrameworkClasses.h"
#include <stdio.h>
#include <string.h>

enum { MaximumDeclaredModuleCount = 512, MaximumCategoryModuleCount = 64 };
static struct module *declared[MaximumDeclaredModuleCount];
static int declared_count;
/// Modules with categories only, which wait for the categories' classes.
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

/// True if all classes that the module's categories extend are loaded. Does not load any.
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

/// The name of a module's framework: that of the folder in `Sources`, or in `Sources/CDeclaredFrameworks`, which its
/// source is in.
struct framework {
    const char *name;
    size_t length;
};

static struct framework framework_of(const struct module *module) {
    static const char sources[] = "/Sources/", declared_frameworks[] = "CDeclaredFrameworks/";
    const char *rest = NULL;
    // The last folder `Sources` in the path counts, since the checkout itself may be in a folder of that name.
    for (const char *at = module->name; at && (at = strstr(at, sources)); rest = at) at += sizeof sources - 1;
    if (rest && strncmp(rest, declared_frameworks, sizeof declared_frameworks - 1) == 0) rest += sizeof declared_frameworks - 1;
    const char *end = rest ? strchr(rest, '/') : NULL;
    return (struct framework){rest, end ? (size_t)(end - rest) : 0};
}

static bool is_of(struct framework framework, const struct module *module) {
    struct framework its = framework_of(module);
    return its.length == framework.length && its.length > 0 && memcmp(its.name, framework.name, its.length) == 0;
}

/// Loads the other modules of the framework. Its files call each other's functions, and a function of a module that is
/// not loaded has neither selectors nor strings.
static void load_rest(struct framework framework) {
    for (int i = 0; i < declared_count; i++) {
        struct module *module = declared[i];
        if (module == NULL || !is_of(framework, module)) continue;
        // Removed first, so that loading it, which may ask for classes, does not load it again.
        declared[i] = NULL;
        if (!module_try_to_load(module)) declared[i] = module;
    }
}

bool declared_class_load(const char *name) {
    for (int i = 0; i < declared_count; i++) {
        struct module *module = declared[i];
        for (int j = 0; module && j < module->symbols->class_count; j++) {
            if (strcmp(class_at(module, j)->name, name) != 0) continue;
            // Removed first, so that loading it, which may ask for classes, does not load it again.
            declared[i] = NULL;
            BOOL is_loaded = module_try_to_load(module);
            if (is_loaded) {
                load_rest(framework_of(module));
                load_categories();
            } else {
                declared[i] = module;
            }
            return is_loaded;
        }
    }
    return false;
}
