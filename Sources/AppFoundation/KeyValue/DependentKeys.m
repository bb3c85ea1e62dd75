// Keys that depend on others, and keys whose changes are announced manually.

#include "KeyValue/KeyAccessors.h"
#include "KeyValue/Observing.h"
#include <objc/message.h>
#include <objc/runtime.h>

/// The declarations of `+setKeys:triggerChangeNotificationsForDependentKey:`: by class, sets of keys by key.
static NSMapTable *declared;

static NSSet *declared_keys(Class class, NSString *key) {
    NSMutableSet *keys = [NSMutableSet set];
    observation_lock();
    for (; declared && class; class = class_getSuperclass(class)) {
        NSSet *of_class = [(NSDictionary *)NSMapGet(declared, class) objectForKey:key];
        if (of_class) [keys unionSet:of_class];
    }
    observation_unlock();
    return keys;
}

/// The implementation of a class method whose name is the prefix and a key.
static IMP class_method_for_key(Class class, NSString *prefix, NSString *key, SEL *selector) {
    if ([key length] == 0) return NULL;
    *selector = selector_in_class(object_getClass((id)class), [prefix stringByAppendingString:key_within_name(key)]);
    return *selector ? objc_msg_lookup((id)class, *selector) : NULL;
}

@interface NSObject (DependentKeys)
+ (NSSet *)keyPathsForValuesAffectingValueForKey:(NSString *)key;
@end

@implementation NSObject (DependentKeys)

/// The result of `+keyPathsForValuesAffecting<Key>`, or the older kind of declaration.
+ (NSSet *)keyPathsForValuesAffectingValueForKey:(NSString *)key {
    SEL selector;
    IMP method = class_method_for_key(self, @"keyPathsForValuesAffecting", key, &selector);
    if (method) return ((id (*)(id, SEL))method)(self, selector) ?: [NSSet set];
    return declared_keys(self, key);
}

+ (void)setKeys:(NSArray *)keys triggerChangeNotificationsForDependentKey:(NSString *)dependent {
    observation_lock();
    if (declared == nil) {
        declared = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSObjectMapValueCallBacks, 8);
    }
    NSMutableDictionary *of_class = NSMapGet(declared, self);
    if (of_class == nil) {
        of_class = [NSMutableDictionary dictionary];
        NSMapInsert(declared, self, of_class);
    }
    NSSet *former = [of_class objectForKey:dependent] ?: [NSSet set];
    [of_class setObject:[former setByAddingObjectsFromArray:keys] forKey:dependent];
    observation_unlock();
}

+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key {
    SEL selector;
    IMP method = class_method_for_key(self, @"automaticallyNotifiesObserversOf", key, &selector);
    return method == NULL || ((BOOL(*)(id, SEL))method)(self, selector);
}

@end

NSSet *paths_affecting_key(Class class, NSString *key) { return [class keyPathsForValuesAffectingValueForKey:key]; }
