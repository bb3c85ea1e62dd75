#pragma once
#include "Runtime/ModuleLayout.h"

/// Makes `@selector()` in a module of the app the pointer that `sel_registerName` returns for the name, so that apps
/// can compare selectors by `==`. Called before the runtime registers the module's selectors. Does nothing for an image
/// without the mark (see SelectorReferences.m).
void selector_references_unify(struct module *module);
