// Properties that change with others: GNUstep knows them by `+setKeys:triggerChangeNotificationsForDependentKey:` only.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>

@interface NSObject (DependentKeys)
+ (NSSet *)keyPathsForValuesAffectingValueForKey:(NSString *)key;
@end

@implementation NSObject (DependentKeys)

/// What `+keyPathsForValuesAffecting<Key>` answers, or nothing.
+ (NSSet *)keyPathsForValuesAffectingValueForKey:(NSString *)key {
    if (![key length]) return [NSSet set];
    NSString *name = [[[key substringToIndex:1] uppercaseString] stringByAppendingString:[key substringFromIndex:1]];
    SEL selector = NSSelectorFromString([@"keyPathsForValuesAffecting" stringByAppendingString:name]);
    NSSet *paths = [self respondsToSelector:selector] ? [self performSelector:selector] : nil;
    return paths ?: [NSSet set];
}

@end

typedef void add_observer(id object, SEL selector, id observer, NSString *path, NSKeyValueObservingOptions options,
                          void *context);
static add_observer *former_add_observer;

/// Tells GNUstep about the keys that a class's key depends on, once.
static void declare_dependences(Class class, NSString *key) {
    static NSMutableSet *declared;
    NSString *mark = [NSString stringWithFormat:@"%s %@", class_getName(class), key];
    @synchronized([NSObject class]) {
        if (declared == nil) declared = [NSMutableSet new];
        if ([declared containsObject:mark]) return;
        [declared addObject:mark];
    }
    NSMutableArray *keys = [NSMutableArray array];
    for (NSString *path in [class keyPathsForValuesAffectingValueForKey:key]) {
        // Of a path, the object's own part.
        NSString *first = [[path componentsSeparatedByString:@"."] objectAtIndex:0];
        if (![first isEqualToString:key]) [keys addObject:first];
    }
    if ([keys count] == 0) return;
    for (NSString *other in keys) declare_dependences(class, other);
    [class setKeys:keys triggerChangeNotificationsForDependentKey:key];
}

static void add_observer_of_dependent(id object, SEL selector, id observer, NSString *path,
                                      NSKeyValueObservingOptions options, void *context) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSString *key = [[path componentsSeparatedByString:@"."] objectAtIndex:0];
    if ([key length]) declare_dependences([object class], key);
    [pool drain];
    former_add_observer(object, selector, observer, path, options, context);
}

INSTALL(dependent_keys) {
    SEL selector = @selector(addObserver:forKeyPath:options:context:);
    former_add_observer = (add_observer *)replace_instance_method(objc_lookUpClass("NSObject"), selector,
                                                                  (IMP)add_observer_of_dependent);
}
