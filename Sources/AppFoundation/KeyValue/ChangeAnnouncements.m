// Announcing changes: what `-willChange…` records and what `-didChange…` tells the observers.

#include "KeyValue/Observing.h"

/// The kind of a change, and the members that it concerns.
typedef struct {
    NSKeyValueChange kind;
    NSIndexSet *indexes;                // of ordered relations
    NSKeyValueSetMutationKind mutation; // of unordered ones, 0 for others
    NSSet *members;
} Change;

static const Change setting = {NSKeyValueChangeSetting, nil, 0, nil};

/// One observer's part in a pending change.
@interface PendingNotification : NSObject {
@public
    Observance *observance;
    BOOL is_direct; // true if the change is to what the path ends in
    id old, added;
}
@end

@implementation PendingNotification
- (void)dealloc {
    [observance release];
    [old release];
    [added release];
    [super dealloc];
}
@end

/// A change between its two announcements. Each thread has its own, the newest first.
typedef struct PendingChange {
    struct PendingChange *outer;
    id object; // not retained: it may be the end of it
    NSString *key;
    Change change;
    NSArray *watches;
    NSArray *notifications;
} PendingChange;

static __thread PendingChange *newest;

static void pending_change_free(PendingChange *pending) {
    [pending->key release];
    [pending->change.indexes release];
    [pending->change.members release];
    [pending->watches release];
    [pending->notifications release];
    free(pending);
}

void pending_changes_forget(const void *address) {
    for (PendingChange **place = &newest; *place;) {
        PendingChange *pending = *place;
        if (pending->object != (id)address) {
            place = &pending->outer;
            continue;
        }
        *place = pending->outer;
        pending_change_free(pending);
    }
}

static NSMutableDictionary *change_of_kind(NSKeyValueChange kind) {
    return [NSMutableDictionary dictionaryWithObject:[NSNumber numberWithUnsignedInteger:kind]
                                              forKey:NSKeyValueChangeKindKey];
}

static NSSet *set_without(id set, NSSet *others) {
    NSMutableSet *left = [NSMutableSet set];
    for (id member in set) {
        if (![others containsObject:member]) [left addObject:member];
    }
    return left;
}

/// The members of a relation at those indexes which exist.
static NSArray *members_at(id collection, NSIndexSet *indexes) {
    NSMutableArray *members = [NSMutableArray array];
    NSUInteger count = [collection count];
    for (NSUInteger i = [indexes firstIndex]; i != NSNotFound && i < count; i = [indexes indexGreaterThanIndex:i]) {
        [members addObject:[collection objectAtIndex:i]];
    }
    return members;
}

/// Records the state of a set before its change.
static void note_set_change(PendingNotification *notification, const Change *change, id set) {
    BOOL adds = change->mutation == NSKeyValueUnionSetMutation || change->mutation == NSKeyValueSetSetMutation;
    if (adds) notification->added = [set_without(change->members, set) retain];
    if (change->mutation == NSKeyValueMinusSetMutation) {
        NSMutableSet *removed = [NSMutableSet setWithSet:change->members];
        [removed intersectSet:set ?: [NSSet set]];
        notification->old = [removed retain];
    } else if (change->mutation != NSKeyValueUnionSetMutation) {
        notification->old = [set_without(set, change->members) retain];
    }
}

static void note_old_value(PendingNotification *notification, const Change *change) {
    Observance *observance = notification->observance;
    if (notification->is_direct && change->mutation) {
        note_set_change(notification, change, [observance->object valueForKeyPath:observance->path]);
    } else if (!(observance->options & NSKeyValueObservingOptionOld)) {
        return;
    } else if (!notification->is_direct) {
        notification->old = [([observance->object valueForKeyPath:observance->path] ?: [NSNull null]) retain];
    } else if (change->kind != NSKeyValueChangeInsertion) {
        notification->old = [members_at([observance->object valueForKeyPath:observance->path], change->indexes) retain];
    }
}

/// The dictionary that observers get, without the new value.
static NSMutableDictionary *description_of(PendingNotification *notification, const Change *change) {
    NSMutableDictionary *description =
        change_of_kind(notification->is_direct ? change->kind : NSKeyValueChangeSetting);
    if (notification->is_direct && change->indexes) {
        [description setObject:change->indexes forKey:NSKeyValueChangeIndexesKey];
    }
    if (notification->old && (notification->observance->options & NSKeyValueObservingOptionOld)) {
        [description setObject:notification->old forKey:NSKeyValueChangeOldKey];
    }
    return description;
}

static void add_new_value(NSMutableDictionary *description, PendingNotification *notification, const Change *change) {
    Observance *observance = notification->observance;
    if (!(observance->options & NSKeyValueObservingOptionNew)) return;
    id value = nil;
    if (notification->is_direct && change->mutation) {
        value = notification->added;
    } else if (!notification->is_direct) {
        value = [observance->object valueForKeyPath:observance->path] ?: [NSNull null];
    } else if (change->kind != NSKeyValueChangeRemoval) {
        value = members_at([observance->object valueForKeyPath:observance->path], change->indexes);
    }
    if (value) [description setObject:value forKey:NSKeyValueChangeNewKey];
}

/// One notification for each observance, even if several of its watches are for the changed key.
static NSArray *notifications_for(NSArray *watches, const Change *change) {
    NSMutableArray *notifications = [NSMutableArray array];
    NSMutableSet *seen = [NSMutableSet set];
    for (Watch *watch in watches) {
        NSValue *mark = [NSValue valueWithPointer:watch->observance];
        if (watch->observance->has_ended || [seen containsObject:mark]) continue;
        [seen addObject:mark];
        PendingNotification *notification = [[PendingNotification new] autorelease];
        notification->observance = [watch->observance retain];
        notification->is_direct =
            change->kind != NSKeyValueChangeSetting && watch->is_on_path && watch->rest == nil;
        [notifications addObject:notification];
    }
    return notifications;
}

static void will_change(id object, NSString *key, Change change) {
    observation_lock();
    ObservationInfo *info = observation_info(object);
    NSMutableArray *of_key = info ? [info->watches objectForKey:key] : nil;
    NSArray *watches = of_key ? [[NSArray alloc] initWithArray:of_key] : nil;
    NSArray *notifications = watches ? [notifications_for(watches, &change) retain] : nil;
    observation_unlock();
    if (watches == nil) return;

    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    PendingChange *pending = calloc(1, sizeof *pending);
    pending->object = object;
    pending->key = [key copy];
    pending->change = change;
    pending->change.indexes = [change.indexes copy];
    pending->change.members = [change.members copy];
    pending->watches = watches;
    pending->notifications = notifications;
    pending->outer = newest;
    newest = pending;
    for (PendingNotification *notification in pending->notifications) note_old_value(notification, &pending->change);
    observation_lock();
    for (Watch *watch in watches) [watch unwatchNext];
    observation_unlock();
    for (PendingNotification *notification in pending->notifications) {
        if (!(notification->observance->options & NSKeyValueObservingOptionPrior)) continue;
        NSMutableDictionary *description = description_of(notification, &pending->change);
        [description setObject:[NSNumber numberWithBool:YES] forKey:NSKeyValueChangeNotificationIsPriorKey];
        [notification->observance sendChange:description];
    }
    [pool drain];
}

static PendingChange *take_pending(id object, NSString *key) {
    for (PendingChange **place = &newest; *place; place = &(*place)->outer) {
        PendingChange *pending = *place;
        if (pending->object != object || ![pending->key isEqualToString:key]) continue;
        *place = pending->outer;
        return pending;
    }
    return NULL;
}

static void did_change(id object, NSString *key) {
    PendingChange *pending = newest ? take_pending(object, key) : NULL;
    if (pending == NULL) return;
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    observation_lock();
    @try {
        for (Watch *watch in pending->watches) {
            if (watch->object && !watch->observance->has_ended) [watch watchNext];
        }
    } @finally {
        observation_unlock();
    }
    // In reverse order of registration, as on the phone.
    for (PendingNotification *notification in [pending->notifications reverseObjectEnumerator]) {
        if (notification->observance->has_ended) continue;
        NSMutableDictionary *description = description_of(notification, &pending->change);
        add_new_value(description, notification, &pending->change);
        [notification->observance sendChange:description];
    }
    pending_change_free(pending);
    [pool drain];
}

@interface NSObject (ChangeAnnouncements)
@end

@implementation NSObject (ChangeAnnouncements)

- (void)willChangeValueForKey:(NSString *)key { will_change(self, key, setting); }
- (void)didChangeValueForKey:(NSString *)key { did_change(self, key); }

- (void)willChange:(NSKeyValueChange)kind valuesAtIndexes:(NSIndexSet *)indexes forKey:(NSString *)key {
    will_change(self, key, (Change){kind, indexes, 0, nil});
}
- (void)didChange:(NSKeyValueChange)kind valuesAtIndexes:(NSIndexSet *)indexes forKey:(NSString *)key {
    did_change(self, key);
}

- (void)willChangeValueForKey:(NSString *)key
              withSetMutation:(NSKeyValueSetMutationKind)mutation
                 usingObjects:(NSSet *)members {
    NSKeyValueChange kind = mutation == NSKeyValueUnionSetMutation ? NSKeyValueChangeInsertion
                            : mutation == NSKeyValueSetSetMutation ? NSKeyValueChangeReplacement
                                                                   : NSKeyValueChangeRemoval;
    will_change(self, key, (Change){kind, nil, mutation, members});
}
- (void)didChangeValueForKey:(NSString *)key
             withSetMutation:(NSKeyValueSetMutationKind)mutation
                usingObjects:(NSSet *)members {
    did_change(self, key);
}

@end
