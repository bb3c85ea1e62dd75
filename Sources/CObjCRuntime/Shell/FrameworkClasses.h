#pragma once
#include "Classes.h"
#import <Foundation/Foundation.h>

/// Adds `+layer` or `+animation` to a class that has one.
void layer_creation_add(Class class);

/// Marks a framework class and its subclasses as having members that a category of the app replaces.
void framework_class_customized(Class class);

/// Marks the framework class that has the method, if one has: the app gives it another implementation.
void framework_method_will_change(Method method);

/// The class itself or its nearest superclass that is a framework class.
Class framework_class_of(Class class);
/// The frameworks' own implementation of a method of exactly that class, or NULL.
IMP framework_class_own_method(Class class, const char *name);

/// The class of that name, without loading or registering one.
Class class_if_loaded(const char *name);

/// Loads the module of a declared framework that has this class; false if there is none.
bool declared_class_load(const char *name);
