// Adding and removing observers: the methods of NSObject, arrays and sets.

#include "KeyValue/Observing.h"
#include <objc/runtime.h>

static void check_path(id object, NSString *path, const char *message) {
    if ([path length]) return;
    [NSException raise:NSInvalidArgumentException
                format:@"-[<%s %p> %s]: the key path is nil or empty", class_getName([object class]), object, message];
}

/// The latest registration of this observer and path; a NULL context matches any.
static Observance *find_observance(id object, id observer, NSString *path, const void *context, BOOL any_context) {
    for (Observance *observance in [observation_info(object)->observances reverseObjectEnumerator]) {
        if (observance->observer != observer || ![observance->path isEqualToString:path]) continue;
        if (any_context || observance->context == context) return observance;
    }
    return nil;
}

static void remove_observance(id object, id observer, NSString *path, const void *context, BOOL any_context) {
    observation_lock();
    Observance *observance = observation_info(object) ? find_observance(object, observer, path, context, any_context) : nil;
    if (observance) {
        [[observance retain] autorelease];
        observance->has_ended = YES;
        // The object leaves its observing class with the last watch.
        [observation_info(object)->observances removeObjectIdenticalTo:observance];
        [observance->first unwatch];
        observation_info_tidy(object);
    }
    observation_unlock();
    if (observance) return;
    [NSException raise:NSRangeException
                format:@"Cannot remove an observer <%s %p> for the key path \"%@\" from <%s %p> because it is not "
                       @"registered as an observer.",
                       class_getName([observer class]), observer, path, class_getName([object class]), object];
}

@interface NSObject (ObserverRegistration)
@end

@implementation NSObject (ObserverRegistration)

- (void)addObserver:(NSObject *)observer
         forKeyPath:(NSString *)path
            options:(NSKeyValueObservingOptions)options
            context:(void *)context {
    check_path(self, path, "addObserver:forKeyPath:options:context:");
    Observance *observance = [[Observance new] autorelease];
    observance->observer = observer;
    observance->object = self;
    observance->path = [path copy];
    observance->options = options;
    observance->context = context;
    observation_lock();
    @try {
        observance->first = [[Watch watchAtObject:self path:path observance:observance depth:0] retain];
        [observation_info_made(self)->observances addObject:observance];
    } @finally {
        observation_unlock();
    }
    if (options & NSKeyValueObservingOptionInitial) [observance sendChange:[observance initialChange]];
}

- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)path {
    remove_observance(self, observer, path, NULL, YES);
}

- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)path context:(void *)context {
    remove_observance(self, observer, path, context, NO);
}

- (void)observeValueForKeyPath:(NSString *)path
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
    [NSException raise:NSInternalInconsistencyException
                format:@"<%s: %p>: An -observeValueForKeyPath:ofObject:change:context: message was received but not "
                       @"handled.\nKey path: %@\nObserved object: %@\nChange: %@\nContext: %p",
                       class_getName([self class]), self, path, object, change, context];
}

/// NULL if the object has no observers.
- (void *)observationInfo {
    observation_lock();
    ObservationInfo *info = observation_info(self);
    observation_unlock();
    return info;
}

/// Does nothing: observations are kept elsewhere, so classes that override this to store a pointer never get one.
- (void)setObservationInfo:(void *)info {
}

@end

/// Collections themselves cannot be observed, since they do not announce their changes.
static void refuse(id collection, const char *message, NSString *path) {
    [NSException raise:NSInvalidArgumentException
                format:@"[<%s %p> %s] is not supported. Key path: %@", class_getName([collection class]), collection,
                       message, path];
}

#define REFUSE_OBSERVERS                                                                                               \
    -(void)addObserver : (NSObject *)observer forKeyPath : (NSString *)path options                                    \
        : (NSKeyValueObservingOptions)options context : (void *)context {                                              \
        refuse(self, "addObserver:forKeyPath:options:context:", path);                                                 \
    }                                                                                                                  \
    -(void)removeObserver : (NSObject *)observer forKeyPath : (NSString *)path {                                       \
        refuse(self, "removeObserver:forKeyPath:", path);                                                              \
    }                                                                                                                  \
    -(void)removeObserver : (NSObject *)observer forKeyPath : (NSString *)path context : (void *)context {             \
        refuse(self, "removeObserver:forKeyPath:context:", path);                                                      \
    }

@interface NSSet (ObserverRegistration)
@end
@implementation NSSet (ObserverRegistration)
REFUSE_OBSERVERS
@end

@interface NSOrderedSet (ObserverRegistration)
@end
@implementation NSOrderedSet (ObserverRegistration)
REFUSE_OBSERVERS
@end

@interface NSArray (ObserverRegistration)
@end
@implementation NSArray (ObserverRegistration)
REFUSE_OBSERVERS

- (void)addObserver:(NSObject *)observer
    toObjectsAtIndexes:(NSIndexSet *)indexes
            forKeyPath:(NSString *)path
               options:(NSKeyValueObservingOptions)options
               context:(void *)context {
    for (id element in [self objectsAtIndexes:indexes]) {
        [element addObserver:observer forKeyPath:path options:options context:context];
    }
}

- (void)removeObserver:(NSObject *)observer fromObjectsAtIndexes:(NSIndexSet *)indexes forKeyPath:(NSString *)path {
    for (id element in [self objectsAtIndexes:indexes]) [element removeObserver:observer forKeyPath:path];
}

- (void)removeObserver:(NSObject *)observer
    fromObjectsAtIndexes:(NSIndexSet *)indexes
              forKeyPath:(NSString *)path
                 context:(void *)context {
    for (id element in [self objectsAtIndexes:indexes]) [element removeObserver:observer forKeyPath:path context:context];
}
@end
