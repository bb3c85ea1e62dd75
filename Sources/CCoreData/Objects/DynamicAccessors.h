#pragma once
#import "Model/EntityLayout.h"

/// Makes a subclass of the app's class for an entity, with the accessors that the app does not implement.
Class dynamic_class_for(Class class, EntityLayout *layout);

/// The accessors that the app's class implements, for each property of the layout: AppGetter, AppSetter.
const uint8_t *dynamic_class_app_accessors(Class class);

/// Whether `dynamic_class_for` made the class.
BOOL class_is_dynamic(Class class);
