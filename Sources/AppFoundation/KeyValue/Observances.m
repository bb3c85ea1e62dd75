// Registrations of observers, and the watches that they are made of.

#include "KeyValue/Observing.h"
#include <objc/runtime.h>
#include <pthread.h>

static pthread_mutex_t lock;
static pthread_once_t lock_once = PTHREAD_ONCE_INIT;

static void make_lock(void) {
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&lock, &attributes);
}

void observation_lock(void) {
    pthread_once(&lock_once, make_lock);
    pthread_mutex_lock(&lock);
}

void observation_unlock(void) { pthread_mutex_unlock(&lock); }

static NSMapTable *infos;

ObservationInfo *observation_info(id object) { return infos ? NSMapGet(infos, object) : nil; }

ObservationInfo *observation_info_made(id object) {
    if (infos == nil) infos = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSObjectMapValueCallBacks, 32);
    ObservationInfo *info = NSMapGet(infos, object);
    if (info == nil) {
        info = [[ObservationInfo new] autorelease];
        NSMapInsert(infos, object, info);
    }
    return info;
}

void observation_info_tidy(id object) {
    ObservationInfo *info = observation_info(object);
    if (info == nil || [info->watches count] || [info->observances count]) return;
    NSMapRemove(infos, object);
    observing_class_leave(object);
}

void observation_info_forget(const void *address) {
    if (infos) NSMapRemove(infos, address);
}

@implementation ObservationInfo

- (id)init {
    watches = [NSMutableDictionary new];
    observances = [NSMutableArray new];
    return self;
}

- (NSString *)description {
    NSMutableString *text = [NSMutableString stringWithFormat:@"<NSKeyValueObservationInfo %p> (\n", self];
    for (Observance *observance in observances) [text appendFormat:@"%@\n", observance];
    [text appendString:@")"];
    return text;
}

- (void)dealloc {
    [watches release];
    [observances release];
    [super dealloc];
}

@end

@implementation Observance

- (NSDictionary *)initialChange {
    NSMutableDictionary *change =
        [NSMutableDictionary dictionaryWithObject:[NSNumber numberWithUnsignedInteger:NSKeyValueChangeSetting]
                                           forKey:NSKeyValueChangeKindKey];
    if (options & NSKeyValueObservingOptionNew) {
        [change setObject:[object valueForKeyPath:path] ?: [NSNull null] forKey:NSKeyValueChangeNewKey];
    }
    return change;
}

- (void)sendChange:(NSDictionary *)change {
    [observer observeValueForKeyPath:path ofObject:object change:change context:context];
}

- (NSString *)description {
#define YES_OR_NO(option) (options & (option) ? "YES" : "NO")
    return [NSString stringWithFormat:@"<NSKeyValueObservance %p: Observer: %p, Key path: %@, Options: <New: %s, Old: %s, "
                                      @"Prior: %s> Context: %p, Property: %p>",
                                      self, observer, path, YES_OR_NO(NSKeyValueObservingOptionNew),
                                      YES_OR_NO(NSKeyValueObservingOptionOld),
                                      YES_OR_NO(NSKeyValueObservingOptionPrior), context, first];
#undef YES_OR_NO
}

- (void)dealloc {
    [path release];
    [first release];
    [super dealloc];
}

@end

/// A limit for circular dependences.
enum { MaximumDependenceDepth = 16 };

@implementation Watch

+ (Watch *)watchAtObject:(id)object path:(NSString *)path observance:(Observance *)observance depth:(int)depth {
    return [self watchAtObject:object path:path observance:observance depth:depth dependent:nil];
}

+ (Watch *)watchAtObject:(id)object
                    path:(NSString *)path
              observance:(Observance *)observance
                   depth:(int)depth
               dependent:(Watch *)dependent {
    if ([path hasPrefix:@"@"] || depth > MaximumDependenceDepth) return nil;
    NSRange point = [path rangeOfString:@"."];
    NSString *key = point.location == NSNotFound ? path : [path substringToIndex:point.location];
    if (!observing_class_prepare(object, key)) return nil;
    Watch *watch = [[Watch new] autorelease];
    watch->observance = observance;
    watch->object = object;
    watch->key = [key copy];
    watch->rest = point.location == NSNotFound ? nil : [[path substringFromIndex:NSMaxRange(point)] copy];
    watch->is_on_path = depth == 0;
    watch->dependent = dependent;
    NSMutableDictionary *watches = observation_info_made(object)->watches;
    if ([watches objectForKey:key] == nil) [watches setObject:[NSMutableArray array] forKey:watch->key];
    [[watches objectForKey:key] addObject:watch];
    for (NSString *affecting_path in paths_affecting_key(class_before_observing(object), key)) {
        if ([affecting_path isEqualToString:key]) continue;
        Watch *other = [self watchAtObject:object
                                      path:affecting_path
                                observance:observance
                                     depth:depth + 1
                                 dependent:watch];
        if (other == nil) continue;
        if (watch->affecting == nil) watch->affecting = [NSMutableArray new];
        [watch->affecting addObject:other];
    }
    [watch watchNext];
    return watch;
}

- (void)watchNext {
    [dependent watchNext];
    if (rest == nil || next || object == nil || [rest hasPrefix:@"@"]) return;
    id value = [object valueForKey:key];
    if (value == nil) return;
    next = [[Watch watchAtObject:value
                            path:rest
                      observance:observance
                           depth:is_on_path ? 0 : 1
                       dependent:dependent] retain];
}

- (void)unwatchNext {
    [dependent unwatchNext];
    [next unwatch];
    [next release];
    next = nil;
}

- (void)unwatch {
    [self unwatchNext];
    for (Watch *other in affecting) [other unwatch];
    [affecting release];
    affecting = nil;
    if (object == nil) return;
    id left = object;
    object = nil;
    NSMutableDictionary *watches = observation_info(left)->watches;
    NSMutableArray *of_key = [watches objectForKey:key];
    [[self retain] autorelease];
    [of_key removeObjectIdenticalTo:self];
    if ([of_key count] == 0) [watches removeObjectForKey:key];
    observation_info_tidy(left);
}

- (void)dealloc {
    [key release];
    [rest release];
    [next release];
    [affecting release];
    [super dealloc];
}

@end
