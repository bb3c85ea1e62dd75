// Zeroing weak references.
//
// One table maps an object to the places that refer to it weakly. A lock covers the table, the reading of a weak place
// together with the retain, and the last release of an object of GNUstep together with the clearing, so that a weak
// read on one thread never revives an object that another thread is deallocating. Framework objects have Swift's
// reference count, where `swift_tryRetain` refuses an object whose deinitialisation has begun.

#define _GNU_SOURCE
#include "Runtime/WeakReferences.h"
#include "Runtime/ReferenceCounts.h"
#include "Shells.h"
#include <objc/message.h>
#include <objc/runtime.h>
#include <pthread.h>

extern void *swift_tryRetain(void *object);

static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
/// Maps an object to a hash table of places. Made with the first weak reference.
static NSMapTable *places_by_object;
/// The number of objects with weak references.
static long referenced_count;

static BOOL nothing_is_referenced(void) { return __atomic_load_n(&referenced_count, __ATOMIC_RELAXED) == 0; }

/// False for an object that surely has no weak references. The table need not be looked at then, nor the lock be taken.
static BOOL may_be_referenced(id object) {
    return reference_count_may_have(object, HasHadWeakReferences) && !nothing_is_referenced();
}

static void remember(id object, id *place) {
    reference_count_set_flag(object, HasHadWeakReferences);
    if (places_by_object == nil) {
        places_by_object = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSNonOwnedPointerMapValueCallBacks, 64);
    }
    NSHashTable *places = NSMapGet(places_by_object, object);
    if (places == nil) {
        places = NSCreateHashTable(NSNonOwnedPointerHashCallBacks, 2);
        NSMapInsert(places_by_object, object, places);
        __atomic_fetch_add(&referenced_count, 1, __ATOMIC_RELAXED);
    }
    NSHashInsert(places, place);
}

static void forget(id object, id *place) {
    NSHashTable *places = places_by_object ? NSMapGet(places_by_object, object) : nil;
    if (places == nil) return;
    NSHashRemove(places, place);
    if (NSCountHashTable(places) > 0) return;
    NSFreeHashTable(places);
    NSMapRemove(places_by_object, object);
    __atomic_fetch_sub(&referenced_count, 1, __ATOMIC_RELAXED);
}

@interface NSObject (AnswersToWeakReferences)
- (BOOL)allowsWeakReference;
- (BOOL)retainWeakReference;
@end

/// True if the object's class overrides `-allowsWeakReference` and answers NO. NSObject's own method is not called.
static BOOL refuses_references(id object) {
    SEL selector = @selector(allowsWeakReference);
    static IMP usual;
    if (usual == NULL) usual = class_getMethodImplementation([NSObject class], selector);
    IMP answer = objc_msg_lookup(object, selector);
    return answer != usual && !((BOOL(*)(id, SEL))answer)(object, selector);
}

/// Retains the object; nil if it refuses (`-retainWeakReference`).
static id retained(id object) {
    SEL selector = @selector(retainWeakReference);
    static IMP usual;
    if (usual == NULL) usual = class_getMethodImplementation([NSObject class], selector);
    IMP answer = objc_msg_lookup(object, selector);
    if (answer == usual) return [object retain];
    return ((BOOL(*)(id, SEL))answer)(object, selector) ? object : nil;
}

id objc_storeWeak(id *place, id object) {
    if (object && refuses_references(object)) {
        fprintf(stderr, "Cannot form weak reference to instance (%p) of class %s.\n", (void *)object,
                object_getClassName(object));
        abort();
    }
    pthread_mutex_lock(&lock);
    if (*place) forget(*place, place);
    *place = object;
    if (object) remember(object, place);
    pthread_mutex_unlock(&lock);
    return object;
}

id objc_initWeak(id *place, id object) {
    *place = nil;
    return objc_storeWeak(place, object);
}

void objc_destroyWeak(id *place) { objc_storeWeak(place, nil); }

id objc_loadWeakRetained(id *place) {
    pthread_mutex_lock(&lock);
    id object = *place;
    if (object && object_is_shell((void *)object) && ((ObjCShell *)object)->peer) {
        if (swift_tryRetain(((ObjCShell *)object)->peer) == NULL) object = nil;
    } else if (object) {
        object = retained(object);
    }
    pthread_mutex_unlock(&lock);
    return object;
}

id objc_loadWeak(id *place) { return [objc_loadWeakRetained(place) autorelease]; }

void objc_copyWeak(id *destination, id *source) {
    id object = objc_loadWeakRetained(source);
    objc_initWeak(destination, object);
    [object release];
}

void objc_moveWeak(id *destination, id *source) {
    objc_copyWeak(destination, source);
    objc_destroyWeak(source);
}

void weak_clear(id object) {
    if (!may_be_referenced(object)) return;
    pthread_mutex_lock(&lock);
    NSHashTable *places = places_by_object ? NSMapGet(places_by_object, object) : nil;
    if (places) {
        NSHashEnumerator enumerator = NSEnumerateHashTable(places);
        for (id *place; (place = NSNextHashEnumeratorItem(&enumerator)) != NULL;) *place = nil;
        NSEndHashTableEnumeration(&enumerator);
        NSFreeHashTable(places);
        NSMapRemove(places_by_object, object);
        __atomic_fetch_sub(&referenced_count, 1, __ATOMIC_RELAXED);
    }
    pthread_mutex_unlock(&lock);
}

void weak_release(id object) {
    if (!may_be_referenced(object)) {
        if (!reference_count_decrement_was_zero(object)) return;
        // Asked again: another thread may have made a weak reference before it gave up its own reference. From now on only
        // a weak reference can lead to the object.
        if (!may_be_referenced(object)) {
            [object dealloc];
            return;
        }
    }
    // The count and the references change under one lock.
    pthread_mutex_lock(&lock);
    BOOL was_last = reference_count_decrement_was_zero(object);
    if (was_last) weak_clear(object);
    pthread_mutex_unlock(&lock);
    if (was_last) [object dealloc];
}

// For Swift.

void weak_initialize(void **place, void *object) { objc_initWeak((id *)place, object); }
void *weak_load(void **place) { return objc_loadWeak((id *)place); }
void weak_destroy(void **place) { objc_destroyWeak((id *)place); }

@interface NSObject (WeakReferences)
@end

@implementation NSObject (WeakReferences)

- (BOOL)allowsWeakReference { return YES; }

- (BOOL)retainWeakReference {
    [self retain];
    return YES;
}

/// Replaces GNUstep's method.
- (oneway void)release { weak_release(self); }

@end

@interface NSProxy (WeakReferences)
@end

@implementation NSProxy (WeakReferences)

- (BOOL)allowsWeakReference { return YES; }

- (BOOL)retainWeakReference {
    [self retain];
    return YES;
}

@end
