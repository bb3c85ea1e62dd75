// Associated objects: objc_setAssociatedObject and its kin, which GCC's runtime lacks.

#define _GNU_SOURCE
#include "Runtime/AssociatedObjects.h"
#include "Runtime/ReferenceCounts.h"
#import <Foundation/Foundation.h>
#include <pthread.h>

/// The values of `objc_AssociationPolicy` in the SDK's objc/runtime.h.
enum { PolicyAssign = 0, PolicyRetain = 1, PolicyCopy = 3, PolicyMask = 7 };

/// The value that an object has under one key.
typedef struct Association {
    const void *key;
    id value;
    BOOL isRetained;
    struct Association *next;
} Association;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/// Maps an object to its associations. Made with the first association.
static NSMapTable *associations_by_object;
/// The number of objects with associations.
static long owner_count;

/// False for an object that surely has none: its deallocation does not take the lock.
static BOOL may_have_associations(id object) {
    return __atomic_load_n(&owner_count, __ATOMIC_RELAXED) != 0 &&
           reference_count_may_have(object, HasHadAssociatedObjects);
}

static Association **place_of(Association **list, const void *key) {
    while (*list && (*list)->key != key) list = &(*list)->next;
    return list;
}

void objc_setAssociatedObject(id object, const void *key, id value, uintptr_t policy) {
    if (object == nil) return;
    if (value) reference_count_set_flag(object, HasHadAssociatedObjects);
    int kind = policy & PolicyMask;
    BOOL is_retained = kind == PolicyRetain || kind == PolicyCopy;
    value = kind == PolicyCopy ? [value copy] : is_retained ? [value retain] : value;
    pthread_mutex_lock(&lock);
    if (associations_by_object == nil) {
        associations_by_object =
            NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSNonOwnedPointerMapValueCallBacks, 16);
    }
    Association *list = NSMapGet(associations_by_object, object), *first = list;
    Association **place = place_of(&list, key), *found = *place, old = {0};
    if (found) old = *found;
    if (found && value) {
        found->value = value;
        found->isRetained = is_retained;
    } else if (found) {
        *place = found->next;
        free(found);
    } else if (value) {
        found = malloc(sizeof *found);
        *found = (Association){key, value, is_retained, list};
        list = found;
    }
    if (list != first) {
        if (first == NULL) __atomic_fetch_add(&owner_count, 1, __ATOMIC_RELAXED);
        if (list == NULL) __atomic_fetch_sub(&owner_count, 1, __ATOMIC_RELAXED);
        if (list) NSMapInsert(associations_by_object, object, list);
        else NSMapRemove(associations_by_object, object);
    }
    pthread_mutex_unlock(&lock);
    // Released after unlocking, since its -dealloc may call these functions.
    if (old.isRetained) [old.value release];
}

id objc_getAssociatedObject(id object, const void *key) {
    if (object == nil || !may_have_associations(object)) return nil;
    pthread_mutex_lock(&lock);
    Association *list = NSMapGet(associations_by_object, object), *found = *place_of(&list, key);
    id value = nil;
    if (found) value = found->isRetained ? [found->value retain] : found->value;
    BOOL is_retained = found && found->isRetained;
    pthread_mutex_unlock(&lock);
    return is_retained ? [value autorelease] : value;
}

void objc_removeAssociatedObjects(id object) {
    if (object == nil || !may_have_associations(object)) return;
    pthread_mutex_lock(&lock);
    Association *list = NSMapGet(associations_by_object, object);
    if (list) {
        NSMapRemove(associations_by_object, object);
        __atomic_fetch_sub(&owner_count, 1, __ATOMIC_RELAXED);
    }
    pthread_mutex_unlock(&lock);
    while (list) {
        Association *next = list->next;
        if (list->isRetained) [list->value release];
        free(list);
        list = next;
    }
}
