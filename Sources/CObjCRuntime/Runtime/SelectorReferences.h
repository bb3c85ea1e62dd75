#pragma once
#include "Runtime/ModuleLayout.h"

/// Makes the selectors that a module of the app speaks of the one that `sel_registerName` returns for the name, so that
/// apps can compare selectors by `==`. Called before the runtime has registered them. Does nothing for an image that is
/// not linked with the mark (see SelectorReferences.m).
void selector_references_unify(struct module *module);
