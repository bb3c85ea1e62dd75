// What GCC's libobjc exports and none of its headers declares.

#pragma once

#include "Runtime/ModuleLayout.h"
#include <objc/thr.h>

/// Guards the runtime's lists of classes and selectors, and the making of tables. One thread may take it repeatedly.
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

/// The methods come before those that the class has.
extern void class_add_method_list(Class class, struct method_list *methods);
extern Method search_for_method_in_list(struct method_list *list, SEL selector);
/// The method of nil.
extern id nil_method(id receiver, SEL selector);
