#pragma once
#import <Foundation/Foundation.h>

/// Marks the properties of which `+appearance` keeps a value.
#define UI_APPEARANCE_SELECTOR

/// What objects can be in, for `+appearanceWhenContainedIn:`.
@protocol UIAppearanceContainer <NSObject>
@end

/// The look of all objects of a class (iOS 5): setters that are sent to what these methods return are sent to each object of
/// the class when it comes into a window, unless the app has given that object a value of its own.
@protocol UIAppearance <NSObject>
/// Stands for all objects of the class.
+ (instancetype)appearance;
/// Stands for those in an object of the first class, which is in one of the second class, and so on; ends with nil.
+ (instancetype)appearanceWhenContainedIn:(Class<UIAppearanceContainer>)ContainerClass, ... NS_REQUIRES_NIL_TERMINATION;
@end
