// What objects say to people who do not see the screen, and to scripts.
#pragma once
#import <UIKit/UIAccessibilityIdentification.h>
#import <UIKit/UIGeometry.h>

// Declared with UIKit's other types.
typedef uint64_t UIAccessibilityTraits;

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
- (UIAccessibilityTraits)accessibilityTraits;
- (void)setAccessibilityTraits:(UIAccessibilityTraits)traits;

/// Where the object is on screen, in points.
- (CGRect)accessibilityFrame;
- (void)setAccessibilityFrame:(CGRect)frame;

/// Where a finger would touch the object, on screen in points; the middle of the frame unless it is set. iOS 5.
@property (nonatomic) CGPoint accessibilityActivationPoint;
/// The language that the texts are spoken in, by its code; nil, the default, means the user's. iOS 4.
@property (nonatomic, retain) NSString *accessibilityLanguage;
/// Whether nothing in the object is found. iOS 5.
@property (nonatomic) BOOL accessibilityElementsHidden;
/// Whether nothing beside the view is found. iOS 5.
@property (nonatomic) BOOL accessibilityViewIsModal;

@end

/// What people who cannot touch an object have it do. Override them.
typedef enum {
    UIAccessibilityScrollDirectionRight = 1,
    UIAccessibilityScrollDirectionLeft,
    UIAccessibilityScrollDirectionUp,
    UIAccessibilityScrollDirectionDown,
    UIAccessibilityScrollDirectionNext,
    UIAccessibilityScrollDirectionPrevious
} UIAccessibilityScrollDirection;

@interface NSObject (UIAccessibilityAction)
- (void)accessibilityIncrement;
- (void)accessibilityDecrement;
/// Whether it scrolled; NO by default.
- (BOOL)accessibilityScroll:(UIAccessibilityScrollDirection)direction;
/// Whether it went away; NO by default.
- (BOOL)accessibilityPerformEscape;
@end

@interface NSObject (UIAccessibilityFocus)
- (void)accessibilityElementDidBecomeFocused;
- (void)accessibilityElementDidLoseFocus;
/// NO: the device has no screen reader.
- (BOOL)accessibilityElementIsFocused;
@end

/// A page that is read aloud, a line at a time.
@protocol UIAccessibilityReadingContent
@required
- (NSInteger)accessibilityLineNumberForPoint:(CGPoint)point;
- (NSString *)accessibilityContentForLineNumber:(NSInteger)lineNumber;
- (CGRect)accessibilityFrameForLineNumber:(NSInteger)lineNumber;
- (NSString *)accessibilityPageContent;
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

/// What the argument, a string, says is to be spoken. iOS 4.
CG_EXTERN const UIAccessibilityNotifications UIAccessibilityAnnouncementNotification;
/// The screen scrolled; the argument says to where. iOS 4.2.
CG_EXTERN const UIAccessibilityNotifications UIAccessibilityPageScrolledNotification;

// What a user has switched on, and the notifications when he does so. The device has none of these: they are never posted.
CG_EXTERN BOOL UIAccessibilityIsVoiceOverRunning(void);
CG_EXTERN NSString *const UIAccessibilityVoiceOverStatusChanged;
CG_EXTERN BOOL UIAccessibilityIsMonoAudioEnabled(void);
CG_EXTERN NSString *const UIAccessibilityMonoAudioStatusDidChangeNotification;
CG_EXTERN BOOL UIAccessibilityIsClosedCaptioningEnabled(void);
CG_EXTERN NSString *const UIAccessibilityClosedCaptioningStatusDidChangeNotification;

@class UIView;

/// What the screen is enlarged around.
typedef enum { UIAccessibilityZoomTypeInsertionPoint } UIAccessibilityZoomType;

/// The device does not enlarge the screen: nothing happens.
CG_EXTERN void UIAccessibilityZoomFocusChanged(UIAccessibilityZoomType type, CGRect frame, UIView *view);
CG_EXTERN void UIAccessibilityRegisterGestureConflictWithZoom(void);
