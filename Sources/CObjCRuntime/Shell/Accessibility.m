// UIKit's accessibility of every object. Views, elements and bar items have methods of their own for this; for all others
// what the app sets is kept here.

#include "Accessibility.h"
#include "Runtime/WeakReferences.h"
#import <Foundation/Foundation.h>
#include <pthread.h>

const uint32_t UIAccessibilityScreenChangedNotification = 1000;
const uint32_t UIAccessibilityLayoutChangedNotification = 1001;

/// What was set for one object.
@interface AccessibilityDescription : NSObject {
@public
    /// Weak: another object may get the address.
    id owner;
    BOOL isElement;
    NSString *label, *hint, *value;
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
    [super dealloc];
}
@end

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/// From addresses of objects, which are not retained.
static NSMapTable *descriptions;
/// The table is searched for objects that are gone when it has that many.
static NSUInteger next_search = 64;

/// Takes out the descriptions of objects that are gone.
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

/// What was set for `object`; nil if nothing was and it is not to be made.
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
