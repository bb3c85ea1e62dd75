#pragma once
#include "Structures.h"
#include <stdbool.h>
#include <stdint.h>

// Accessibility properties and elements of any object. Objects that do not implement these messages have no properties
// and no elements.

bool accessibility_is_element(void *_Nonnull object);
void *_Nullable accessibility_label(void *_Nonnull object);
void *_Nullable accessibility_value(void *_Nonnull object);
/// UIAccessibilityTraits.
uint64_t accessibility_traits(void *_Nonnull object);
ObjCRect accessibility_frame(void *_Nonnull object);
long accessibility_element_count(void *_Nonnull object);
void *_Nullable accessibility_element(void *_Nonnull object, long index);
