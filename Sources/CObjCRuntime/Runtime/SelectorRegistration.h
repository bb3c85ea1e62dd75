// Registering the selectors of the libraries that every program starts with.

#pragma once

#include "Runtime/ModuleLayout.h"

enum { MaximumKeptLists = 64 };

/// The methods of a module's classes, which the runtime must not see while it loads them: it would register them again.
struct module_methods {
    int count;
    struct kept_methods {
        struct class_layout *owner;
        struct method_list *methods;
    } lists[MaximumKeptLists];
};

/// Registers the selectors of a module of a library that stays in memory, and takes the methods from its classes.
void selectors_register(struct module *module, struct module_methods *kept);
/// Gives the classes of the module, now loaded, their methods.
void selectors_give_methods_back(struct module_methods *kept);
/// No more such modules come: lets go of what is known of their selectors.
void selectors_are_complete(void);
