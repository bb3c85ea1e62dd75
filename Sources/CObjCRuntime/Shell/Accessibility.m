// UIKit's accessibility properties of every object. Views, elements and bar items have their own methods; for all other
// objects the values that an app sets are kept here.

#include "Accessibility.h"
#include "Runtime/WeakReferences.h"
#import <Foundation/Foundation.h>
#include <pthread.h>

const uint32_t UIAccessibilityScreenChangedNotification = 1000;
const uint32_t UIAccessibilityLayoutChangedNotification = 1001;
const uint32_t UIAccessibilityAnnouncementNotification = 1008;
const uint32_t UIAccessibilityPageScrolledNotification = 1009;

NSString *const UIAccessibilityVoiceOverStatusChanged = @"UIAccessibilityVoiceOverStatusChanged";
NSString *const UIAccessibilityMonoAudioStatusDidChangeNotification = @"UIAccessibilityMonoAudioStatusDidChangeNotification";
NSString *const UIAccessibilityClosedCaptioningStatusDidChangeNotification =
    @"UIAccessibilityClosedCaptioningStatusDidChangeNotification";

// The device has no VoiceOver and no other assistive settings.
BOOL UIAccessibilityIsVoiceOverRunning(void) { return NO; }
BOOL UIAccessibilityIsMonoAudioEnabled(void) { return NO; }
BOOL UIAccessibilityIsClosedCaptioningEnabled(void) { return NO; }

// The device has no zoom.
void UIAccessibilityZoomFocusChanged(int type, NSRect frame, id view) {}
void UIAccessibilityRegisterGestureConflictWithZoom(void) {}

/// The accessibility values that were set for one object.
@interface AccessibilityDescription : NSObject {
@public
    /// A weak reference, by which a new object at the same address is told from the old one.
    id owner;
    BOOL isElement;
    NSString *label, *hint, *value, *language;
    BOOL elementsHidden, viewIsModal, hasActivationPoint;
    NSPoint activationPoint;
    uint64_t traits;
    NSRect frame;
}
@end

@implementation AccessibilityDescription
- (void)dealloc {
    objc_destroyWeak(&owner);
    [label release];
    [hint release];
    [value release];
    [language release];
    [super dealloc];
}
@end

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/// From addresses of objects, which are not retained.
static NSMapTable *descriptions;
/// When the table has this many entries, those of deallocated objects are removed.
static NSUInteger next_search = 64;

/// Removes the descriptions of deallocated objects.
static void remove_stale(void) {
    NSMutableArray *stale = [NSMutableArray array];
    NSMapEnumerator enumerator = NSEnumerateMapTable(descriptions);
    void *key, *description;
    while (NSNextMapEnumeratorPair(&enumerator, &key, &description)) {
        if (((AccessibilityDescription *)description)->owner == nil) [stale addObject:[NSValue valueWithPointer:key]];
    }
    NSEndMapTableEnumeration(&enumerator);
    for (NSValue *address in stale) NSMapRemove(descriptions, [address pointerValue]);
    next_search = MAX((NSUInteger)64, 2 * NSCountMapTable(descriptions));
}

/// The values set for `object`; nil if there are none and none are to be made.
static AccessibilityDescription *description_of(id object, BOOL make) {
    pthread_mutex_lock(&lock);
    AccessibilityDescription *found = descriptions ? NSMapGet(descriptions, object) : nil;
    if (found && found->owner != object) found = nil;
    if (found == nil && make) {
        if (descriptions == NULL) {
            descriptions = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSObjectMapValueCallBacks, 0);
        }
        if (NSCountMapTable(descriptions) >= next_search) remove_stale();
        found = [[[AccessibilityDescription alloc] init] autorelease];
        objc_initWeak(&found->owner, object);
        NSMapInsert(descriptions, object, found);
    }
    [[found retain] autorelease];
    pthread_mutex_unlock(&lock);
    return found;
}

static void set_text(NSString **place, NSString *text) {
    NSString *copy = [text copy];
    [*place autorelease];
    *place = copy;
}

@interface NSObject (UIAccessibility)
- (NSRect)accessibilityFrame;
@end

@implementation NSObject (UIAccessibility)

- (BOOL)isAccessibilityElement {
    AccessibilityDescription *description = description_of(self, NO);
    return description ? description->isElement : NO;
}

- (NSString *)accessibilityLabel {
    AccessibilityDescription *description = description_of(self, NO);
    return description ? description->label : nil;
}

- (NSString *)accessibilityHint {
    AccessibilityDescription *description = description_of(self, NO);
    return description ? description->hint : nil;
}

- (NSString *)accessibilityValue {
    AccessibilityDescription *description = description_of(self, NO);
    return description ? description->value : nil;
}

- (uint64_t)accessibilityTraits {
    AccessibilityDescription *description = description_of(self, NO);
    return description ? description->traits : 0;
}

- (NSRect)accessibilityFrame {
    AccessibilityDescription *description = description_of(self, NO);
    return description ? description->frame : NSZeroRect;
}

- (void)setIsAccessibilityElement:(BOOL)isElement { description_of(self, YES)->isElement = isElement; }
- (void)setAccessibilityLabel:(NSString *)label { set_text(&description_of(self, YES)->label, label); }
- (void)setAccessibilityHint:(NSString *)hint { set_text(&description_of(self, YES)->hint, hint); }
- (void)setAccessibilityValue:(NSString *)value { set_text(&description_of(self, YES)->value, value); }
- (void)setAccessibilityTraits:(uint64_t)traits { description_of(self, YES)->traits = traits; }
- (void)setAccessibilityFrame:(NSRect)frame { description_of(self, YES)->frame = frame; }

@end

/// Properties of iOS 4 and 5: stored and returned, without other effect.
@implementation NSObject (UIAccessibilityLater)

- (NSString *)accessibilityLanguage {
    AccessibilityDescription *description = description_of(self, NO);
    return description ? description->language : nil;
}

- (BOOL)accessibilityElementsHidden {
    AccessibilityDescription *description = description_of(self, NO);
    return description ? description->elementsHidden : NO;
}

- (BOOL)accessibilityViewIsModal {
    AccessibilityDescription *description = description_of(self, NO);
    return description ? description->viewIsModal : NO;
}

/// The middle of the frame unless it was set.
- (NSPoint)accessibilityActivationPoint {
    AccessibilityDescription *description = description_of(self, NO);
    if (description && description->hasActivationPoint) return description->activationPoint;
    NSRect frame = [self accessibilityFrame];
    return NSMakePoint(NSMidX(frame), NSMidY(frame));
}

- (void)setAccessibilityLanguage:(NSString *)language { set_text(&description_of(self, YES)->language, language); }
- (void)setAccessibilityElementsHidden:(BOOL)isHidden { description_of(self, YES)->elementsHidden = isHidden; }
- (void)setAccessibilityViewIsModal:(BOOL)isModal { description_of(self, YES)->viewIsModal = isModal; }

- (void)setAccessibilityActivationPoint:(NSPoint)point {
    AccessibilityDescription *description = description_of(self, YES);
    description->activationPoint = point;
    description->hasActivationPoint = YES;
}

@end

@interface NSObject (UIAccessibilityAction)
@end

/// Accessibility actions: nothing, unless the object's class overrides them.
@implementation NSObject (UIAccessibilityAction)

- (void)accessibilityIncrement {}
- (void)accessibilityDecrement {}
- (BOOL)accessibilityScroll:(int)direction { return NO; }
- (BOOL)accessibilityPerformEscape { return NO; }

- (void)accessibilityElementDidBecomeFocused {}
- (void)accessibilityElementDidLoseFocus {}
- (BOOL)accessibilityElementIsFocused { return NO; }

@end

@interface NSObject (UIAccessibilityContainer)
@end

@implementation NSObject (UIAccessibilityContainer)

- (NSInteger)accessibilityElementCount { return 0; }
- (id)accessibilityElementAtIndex:(NSInteger)index { return nil; }
- (NSInteger)indexOfAccessibilityElement:(id)element { return NSNotFound; }

@end

// For Swift.

/// Whether the object descends from NSObject, or passes such messages on to one that does.
static BOOL is_accessible(void *object) { return [(id)object respondsToSelector:@selector(accessibilityElementCount)]; }

bool accessibility_is_element(void *object) { return is_accessible(object) && [(id)object isAccessibilityElement]; }
void *accessibility_label(void *object) { return is_accessible(object) ? [(id)object accessibilityLabel] : nil; }
void *accessibility_value(void *object) { return is_accessible(object) ? [(id)object accessibilityValue] : nil; }
uint64_t accessibility_traits(void *object) { return is_accessible(object) ? [(id)object accessibilityTraits] : 0; }

ObjCRect accessibility_frame(void *object) {
    NSRect frame = is_accessible(object) ? [(id)object accessibilityFrame] : NSZeroRect;
    return (ObjCRect){{frame.origin.x, frame.origin.y}, {frame.size.width, frame.size.height}};
}

long accessibility_element_count(void *object) {
    return is_accessible(object) ? (long)[(id)object accessibilityElementCount] : 0;
}

void *accessibility_element(void *object, long index) {
    return is_accessible(object) ? [(id)object accessibilityElementAtIndex:(NSInteger)index] : nil;
}
