// What objects say to people who do not see the screen, and to scripts.
#pragma once
#import <UIKit/UIGeometry.h>

// Declared with UIKit's other types.
enum UIAccessibilityTraits : uint64_t;

/// Views, elements and bar items describe themselves; for other objects what the app sets is kept.
@interface NSObject (UIAccessibility)

/// NO unless set; YES for UIAccessibilityElement, and for views that are something by themselves.
- (BOOL)isAccessibilityElement;
- (void)setIsAccessibilityElement:(BOOL)isElement;

/// What the object is, in a word or two.
- (NSString *)accessibilityLabel;
- (void)setAccessibilityLabel:(NSString *)label;

/// What happens if the object is operated.
- (NSString *)accessibilityHint;
- (void)setAccessibilityHint:(NSString *)hint;

/// What the object's setting is.
- (NSString *)accessibilityValue;
- (void)setAccessibilityValue:(NSString *)value;

/// What kind of thing the object is.
- (enum UIAccessibilityTraits)accessibilityTraits;
- (void)setAccessibilityTraits:(enum UIAccessibilityTraits)traits;

/// Where the object is on screen, in points.
- (CGRect)accessibilityFrame;
- (void)setAccessibilityFrame:(CGRect)frame;

@end

/// For views that draw several things which are no views: override all three.
@interface NSObject (UIAccessibilityContainer)

/// 0 by default.
- (NSInteger)accessibilityElementCount;
/// nil by default.
- (id)accessibilityElementAtIndex:(NSInteger)index;
/// NSNotFound by default.
- (NSInteger)indexOfAccessibilityElement:(id)element;

@end

typedef uint32_t UIAccessibilityNotifications;

/// A new screen, or a great part of it, appeared.
CG_EXTERN const UIAccessibilityNotifications UIAccessibilityScreenChangedNotification;
/// Things on the screen appeared, went or moved.
CG_EXTERN const UIAccessibilityNotifications UIAccessibilityLayoutChangedNotification;

/// Tells the device's assistive technologies, of which there are none, that the screen changed. The argument is nil for
/// both notifications.
CG_EXTERN void UIAccessibilityPostNotification(UIAccessibilityNotifications notification, id argument);
