// Functions and variables that GCC's libobjc exports but does not declare in a header.

#pragma once

#include "Runtime/ModuleLayout.h"
#include <objc/thr.h>

/// Guards the runtime's lists of classes and selectors, and the making of dispatch tables. Recursive.
extern objc_mutex_t __objc_runtime_mutex;

/// The greatest number of a selector.
extern unsigned int __objc_selector_max_index;

/// The dispatch table of a class that has had no message yet.
extern void *__objc_uninstalled_dtable;
/// Makes room in a dispatch table for the numbers below `size`.
extern void sarray_realloc(void *table, int size);
/// Makes the class's dispatch table anew, and those of its subclasses, where they have any.
extern void __objc_update_dispatch_table_for_class(Class class);
/// Links all loaded classes to their superclasses, if these are all there.
extern void __objc_resolve_class_links(void);

/// Adds methods to a class, in front of those that it has.
extern void class_add_method_list(Class class, struct method_list *methods);
extern Method search_for_method_in_list(struct method_list *list, SEL selector);
/// The implementation of all messages to nil.
extern id nil_method(id receiver, SEL selector);
