#pragma once
#include "Classes.h"
#import <Foundation/Foundation.h>

/// Marks a framework class and its subclasses as having members that a category of the app replaces.
void framework_class_customized(Class class);
