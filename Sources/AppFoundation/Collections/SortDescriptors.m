// NSSortDescriptor, after Apple's class reference: without a key, or with an empty one, the objects themselves are compared,
// and an object whose value is nil comes before others.

#import <Foundation/Foundation.h>
#include <objc/runtime.h>

/// The address of an instance variable of GNUstep's class, which its public header does not show.
static void *variable_at(NSSortDescriptor *descriptor, const char *name) {
    return (char *)descriptor + ivar_getOffset(class_getInstanceVariable([NSSortDescriptor class], name));
}

#define KEY(descriptor) (*(NSString **)variable_at(descriptor, "_key"))
#define ASCENDING(descriptor) (*(BOOL *)variable_at(descriptor, "_ascending"))
#define SELECTOR(descriptor) (*(SEL *)variable_at(descriptor, "_selector"))
#define COMPARATOR(descriptor) (*(NSComparator *)variable_at(descriptor, "_comparator"))

typedef NSComparisonResult (^comparison)(id one, id other);

@interface NSSortDescriptor (Comparison)
- (NSComparator)comparator;
@end

@implementation NSSortDescriptor (Comparison)

- (id)initWithKey:(NSString *)key ascending:(BOOL)ascending {
    return [self initWithKey:key ascending:ascending selector:@selector(compare:)];
}

- (id)initWithKey:(NSString *)key ascending:(BOOL)ascending selector:(SEL)selector {
    KEY(self) = [key copy];
    ASCENDING(self) = ascending;
    SELECTOR(self) = selector ?: @selector(compare:);
    return self;
}

- (id)initWithKey:(NSString *)key ascending:(BOOL)ascending comparator:(NSComparator)comparator {
    KEY(self) = [key copy];
    ASCENDING(self) = ascending;
    COMPARATOR(self) = (NSComparator)[(id)comparator copy];
    return self;
}

/// Nil for descriptors that compare by a selector.
- (NSComparator)comparator { return COMPARATOR(self); }

- (NSComparisonResult)compareObject:(id)one toObject:(id)other {
    NSString *key = [KEY(self) length] ? KEY(self) : nil;
    id value = key ? [one valueForKeyPath:key] : one, other_value = key ? [other valueForKeyPath:key] : other;
    comparison compares = (comparison)COMPARATOR(self);
    SEL selector = SELECTOR(self);
    NSComparisonResult result = NSOrderedSame;
    if (compares) {
        result = compares(value, other_value);
    } else if (value == nil || other_value == nil) {
        result = value == other_value ? NSOrderedSame : value == nil ? NSOrderedAscending : NSOrderedDescending;
    } else {
        // The method may return an int, as wide as NSInteger was on the device.
        result = ((int (*)(id, SEL, id))[value methodForSelector:selector])(value, selector, other_value);
    }
    return ASCENDING(self) ? result : (NSComparisonResult)-result;
}

- (id)reversedSortDescriptor {
    if (COMPARATOR(self)) {
        return [[[NSSortDescriptor alloc] initWithKey:KEY(self)
                                            ascending:!ASCENDING(self)
                                           comparator:COMPARATOR(self)] autorelease];
    }
    return [[[NSSortDescriptor alloc] initWithKey:KEY(self)
                                        ascending:!ASCENDING(self)
                                         selector:SELECTOR(self)] autorelease];
}

@end
