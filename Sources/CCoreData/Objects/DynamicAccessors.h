#pragma once
#import "Model/EntityLayout.h"

/// A subclass of the app's class for the objects of one entity, with the accessors that the app leaves to Core Data.
Class dynamic_class_for(Class class, EntityLayout *layout);

/// For each property of the layout, which accessors the app's class has itself: AppGetter, AppSetter.
const uint8_t *dynamic_class_app_accessors(Class class);

/// Whether a class was made by `dynamic_class_for`.
BOOL class_is_dynamic(Class class);
