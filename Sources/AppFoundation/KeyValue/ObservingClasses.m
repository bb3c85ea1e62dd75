#include "KeyValue/ObservingClasses.h"
#include "KeyValue/Observing.h"
#include "Shell/RootClass.h"
#include "Shells.h"
#include <objc/message.h>
#include <objc/runtime.h>

/// All observing classes, newest first. They are never freed.
static ObservingClass *_Atomic observing_classes;

static ObservingClass *find_by_class(Class class) {
    for (ObservingClass *observing = observing_classes; observing; observing = observing->next) {
        if (observing->class == class) return observing;
    }
    return NULL;
}

static ObservingClass *observing_class(id object) {
    if (observing_classes == NULL) return NULL;
    for (Class class = object_getClass(object); class; class = class_getSuperclass(class)) {
        ObservingClass *found = find_by_class(class);
        if (found) return found;
    }
    return NULL;
}

const ObservingClass *observing_class_of(id object) { return observing_class(object); }

Class class_before_observing(id object) {
    const ObservingClass *observing = observing_class(object);
    return observing ? observing->original : object_getClass(object);
}

/// GCC's runtime has several selectors of one name, which have their first word in common.
static const void *selector_number(SEL selector) { return *(const void *const *)(void *)selector; }

NSString *observed_key(const ObservingClass *observing, SEL selector) {
    observation_lock();
    NSString *key = [[(id)NSMapGet(observing->keys, selector_number(selector)) retain] autorelease];
    observation_unlock();
    return key;
}

IMP observed_original(const ObservingClass *observing, SEL selector) {
    return class_getMethodImplementation(observing->original, selector);
}

void observing_class_add_method(ObservingClass *observing, SEL selector, IMP implementation, NSString *key) {
    Method method = class_getInstanceMethod(observing->original, selector);
    if (method == NULL) return;
    if (key) NSMapInsert(observing->keys, selector_number(selector), key);
    class_addMethod(observing->class, selector, implementation, method_getTypeEncoding(method));
}

/// `-class`: the class before observing, or the answer of the original class's own method.
static Class class_of_observed(id object, SEL selector) {
    const ObservingClass *observing = observing_class(object);
    if (observing == NULL) return object_getClass(object);
    IMP own = observed_original(observing, selector);
    if (own == class_getMethodImplementation([NSObject class], selector)) return observing->original;
    return ((Class(*)(id, SEL))own)(object, selector);
}

/// Logs the phone's text about an object that was deallocated with observers.
static void report_leak(const void *address, Class class, ObservationInfo *info) {
    NSLog(@"An instance %p of class %s was deallocated while key value observers were still registered with it. "
          @"Observation info was leaked, and may even become mistakenly attached to some other object. Set a breakpoint "
          @"on NSKVODeallocateBreak to stop here in the debugger. Here's the current observation info:\n%@",
          address, class_getName(class), info);
}

/// `-dealloc`: calls the original first, since many objects remove themselves as observers there.
static void deallocate_observed(id object, SEL selector) {
    const ObservingClass *observing = observing_class(object);
    const void *address = object;
    ((void (*)(id, SEL))observed_original(observing, selector))(object, selector);
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    observation_lock();
    ObservationInfo *info = [observation_info((id)address) retain];
    for (NSArray *watches in info ? [info->watches allValues] : nil) {
        for (Watch *watch in watches) watch->object = nil;
    }
    observation_info_forget(address);
    observation_unlock();
    pending_changes_forget(address);
    if (info && [info->observances count]) report_leak(address, observing->original, info);
    [info release];
    [pool drain];
}

static ObservingClass *make_observing_class(Class original) {
    char name[strlen(class_getName(original)) + sizeof "NSKVONotifying_"];
    sprintf(name, "NSKVONotifying_%s", class_getName(original));
    Class class = objc_allocateClassPair(original, name, 0);
    if (class == Nil) return NULL;
    objc_registerClassPair(class);
    ObservingClass *observing = calloc(1, sizeof *observing);
    observing->class = class;
    observing->original = original;
    observing->prepared_keys = [NSMutableSet new];
    observing->keys = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSObjectMapValueCallBacks, 16);
    observing_class_add_method(observing, @selector(class), (IMP)class_of_observed, nil);
    observing_class_add_method(observing, sel_registerName("dealloc"), (IMP)deallocate_observed, nil);
    if ([original isSubclassOfClass:[NSMutableDictionary class]] || [original isSubclassOfClass:[NSUserDefaults class]]) {
        observing_class_add_dictionary_methods(observing);
    }
    observing->next = observing_classes;
    observing_classes = observing;
    return observing;
}

/// True for immutable objects. Some are constants, whose class must not be changed.
static BOOL is_unchanging(id object) {
    static Class classes[8];
    if (classes[0] == Nil) {
        Class unchanging[] = {[NSValue class], [NSDate class], [NSData class], [NSURL class],
                              [NSNull class],  [NSSet class],  [NSArray class], [NSString class]};
        memcpy(classes, unchanging, sizeof unchanging);
    }
    for (unsigned i = 0; i < sizeof classes / sizeof *classes; i++) {
        if ([object isKindOfClass:classes[i]]) return YES;
    }
    return [object class] == object; // a class
}

BOOL observing_class_prepare(id object, NSString *key) {
    if (is_unchanging(object)) return NO;
    ObservingClass *observing = observing_class(object);
    if (observing == NULL) {
        Class original = object_getClass(object);
        for (observing = observing_classes; observing && observing->original != original;) observing = observing->next;
        if (observing == NULL) observing = make_observing_class(original);
        if (observing == NULL) return YES;
        object_setClass(object, observing->class);
    }
    if (![observing->prepared_keys containsObject:key]) {
        [observing->prepared_keys addObject:key];
        Class original = observing->original;
        if ([original automaticallyNotifiesObserversForKey:key]) observing_class_add_methods(observing, key);
    }
    if (object_is_shell(object)) shell_is_observed(object);
    return YES;
}

void observing_class_leave(id object) {
    ObservingClass *observing = find_by_class(object_getClass(object));
    if (observing) object_setClass(object, observing->original);
}

BOOL change_is_announced_for_key(id object, NSString *key) {
    const ObservingClass *observing = observing_class(object);
    return observing && [observing->original automaticallyNotifiesObserversForKey:key];
}
