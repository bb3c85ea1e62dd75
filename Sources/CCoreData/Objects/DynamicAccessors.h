#pragma once
#import "Model/EntityLayout.h"

/// Makes a subclass of the app's class for an entity, with the accessors that the app does not implement.
Class dynamic_class_for(Class class, EntityLayout *layout);

/// The accessors that the app's class implements, for each property of the layout: AppGetter, AppSetter.
const uint8_t *dynamic_class_app_accessors(Class class);

enum { IsDynamicFlag = 1 << 27 };

/// Whether `dynamic_class_for` made the class. Bit 27 of a class's `info` word is not used by the runtime, and can be
/// read quickly at each change of a property.
static inline BOOL class_is_dynamic(Class class) {
    return (((unsigned long *)(__bridge void *)class)[4] & IsDynamicFlag) != 0;
}
