// NSCache, after Apple's class reference: keys are retained and not copied, limits apply at once, and the least
// recently used object is evicted first. Any thread may use it.

#import <Foundation/Foundation.h>
#include <objc/runtime.h>
#include <pthread.h>

/// One object of a cache, in the order of use.
@interface CacheEntry : NSObject {
@public
    id key, object;
    NSUInteger cost;
    CacheEntry *older, *newer; // not retained
}
@end

@implementation CacheEntry
- (void)dealloc {
    [key release];
    [object release];
    [super dealloc];
}
@end

@interface CacheState : NSObject {
@public
    pthread_mutex_t lock;
    NSMapTable *entries;
    CacheEntry *oldest, *newest;
    NSUInteger count_limit, cost_limit, cost;
    id delegate;
    NSString *name;
    BOOL keeps_discarded;
}
@end

@implementation CacheState
- (id)init {
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&lock, &attributes);
    entries = NSCreateMapTable(NSObjectMapKeyCallBacks, NSObjectMapValueCallBacks, 16);
    name = @"";
    return self;
}
- (void)dealloc {
    pthread_mutex_destroy(&lock);
    NSFreeMapTable(entries);
    [name release];
    [super dealloc];
}
@end

/// The state is kept in an instance variable of GNUstep's class.
static CacheState *state_of(NSCache *cache) {
    static ptrdiff_t offset;
    if (offset == 0) offset = ivar_getOffset(class_getInstanceVariable([NSCache class], "_objects"));
    CacheState **place = (CacheState **)((char *)cache + offset);
    if (*place == nil) {
        @synchronized([NSCache class]) {
            if (*place == nil) *place = [CacheState new];
        }
    }
    return *place;
}

static void unlink_entry(CacheState *state, CacheEntry *entry) {
    *(entry->older ? &entry->older->newer : &state->oldest) = entry->newer;
    *(entry->newer ? &entry->newer->older : &state->newest) = entry->older;
    entry->older = entry->newer = nil;
}

static void link_newest(CacheState *state, CacheEntry *entry) {
    entry->older = state->newest;
    *(state->newest ? &state->newest->newer : &state->oldest) = entry;
    state->newest = entry;
}

/// An evicted object discards its content (NSDiscardableContent), unless that is in use.
static void discard(id object) {
    if ([object respondsToSelector:@selector(discardContentIfPossible)]) [object discardContentIfPossible];
}

/// Takes an entry out of the cache; it lives until the pool ends.
static CacheEntry *take(CacheState *state, CacheEntry *entry) {
    [[entry retain] autorelease];
    unlink_entry(state, entry);
    state->cost -= entry->cost;
    NSMapRemove(state->entries, entry->key);
    return entry;
}

static void evict(NSCache *cache, CacheState *state, CacheEntry *entry) {
    id object = take(state, entry)->object;
    if ([state->delegate respondsToSelector:@selector(cache:willEvictObject:)]) {
        [state->delegate cache:cache willEvictObject:object];
    }
    discard(object);
}

static void keep_limits(NSCache *cache, CacheState *state) {
    while (state->oldest) {
        BOOL is_full = (state->count_limit && NSCountMapTable(state->entries) > state->count_limit) ||
                       (state->cost_limit && state->cost > state->cost_limit);
        if (!is_full) return;
        evict(cache, state, state->oldest);
    }
}

@interface NSCache (Whole)
@end

@implementation NSCache (Whole)

- (id)init { return self; }
- (void)dealloc {
    CacheState *state = state_of(self);
    while (state->oldest) evict(self, state, state->oldest);
    [state release];
    [super dealloc];
}

- (id)objectForKey:(id)key {
    if (key == nil) return nil;
    CacheState *state = state_of(self);
    pthread_mutex_lock(&state->lock);
    CacheEntry *entry = NSMapGet(state->entries, key);
    if (entry && !state->keeps_discarded && [entry->object respondsToSelector:@selector(isContentDiscarded)] &&
        [entry->object isContentDiscarded]) {
        evict(self, state, entry);
        entry = nil;
    }
    if (entry) {
        unlink_entry(state, entry);
        link_newest(state, entry);
    }
    id object = entry ? [[entry->object retain] autorelease] : nil;
    pthread_mutex_unlock(&state->lock);
    return object;
}

- (void)setObject:(id)object forKey:(id)key { [self setObject:object forKey:key cost:0]; }

- (void)setObject:(id)object forKey:(id)key cost:(NSUInteger)cost {
    if (object == nil || key == nil) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[NSCache setObject:forKey:cost:]: attempt to insert nil value (key: %@)", key];
    }
    CacheState *state = state_of(self);
    pthread_mutex_lock(&state->lock);
    CacheEntry *former = NSMapGet(state->entries, key);
    if (former) take(state, former);
    CacheEntry *entry = [CacheEntry new];
    entry->key = [key retain];
    entry->object = [object retain];
    entry->cost = cost;
    NSMapInsert(state->entries, key, entry);
    [entry release];
    link_newest(state, entry);
    state->cost += cost;
    keep_limits(self, state);
    pthread_mutex_unlock(&state->lock);
}

- (void)removeObjectForKey:(id)key {
    if (key == nil) return;
    CacheState *state = state_of(self);
    pthread_mutex_lock(&state->lock);
    CacheEntry *entry = NSMapGet(state->entries, key);
    if (entry) evict(self, state, entry);
    pthread_mutex_unlock(&state->lock);
}

- (void)removeAllObjects {
    CacheState *state = state_of(self);
    pthread_mutex_lock(&state->lock);
    while (state->oldest) evict(self, state, state->oldest);
    pthread_mutex_unlock(&state->lock);
}

- (NSUInteger)countLimit { return state_of(self)->count_limit; }
- (void)setCountLimit:(NSUInteger)limit {
    CacheState *state = state_of(self);
    pthread_mutex_lock(&state->lock);
    state->count_limit = limit;
    keep_limits(self, state);
    pthread_mutex_unlock(&state->lock);
}
- (NSUInteger)totalCostLimit { return state_of(self)->cost_limit; }
- (void)setTotalCostLimit:(NSUInteger)limit {
    CacheState *state = state_of(self);
    pthread_mutex_lock(&state->lock);
    state->cost_limit = limit;
    keep_limits(self, state);
    pthread_mutex_unlock(&state->lock);
}

- (id)delegate { return state_of(self)->delegate; }
- (void)setDelegate:(id)delegate { state_of(self)->delegate = delegate; }
- (NSString *)name { return state_of(self)->name; }
- (void)setName:(NSString *)name {
    CacheState *state = state_of(self);
    [state->name autorelease];
    state->name = [name copy];
}
- (BOOL)evictsObjectsWithDiscardedContent { return !state_of(self)->keeps_discarded; }
- (void)setEvictsObjectsWithDiscardedContent:(BOOL)evicts { state_of(self)->keeps_discarded = !evicts; }

@end
