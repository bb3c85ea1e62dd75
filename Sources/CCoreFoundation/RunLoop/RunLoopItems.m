#include "RunLoop/RunLoopItems.h"
#include "Objects/Types.h"

// Sources

@implementation CoreFoundationRunLoopSource

- (CFTypeID)coreFoundationType { return TypeRunLoopSource; }

- (void)dealloc {
    [places release];
    if (context.release) context.release(context.info);
    [super dealloc];
}

- (void)scheduleIn:(NSRunLoop *)loop mode:(NSString *)mode {
    [places addObject:[NSArray arrayWithObjects:loop, mode, nil]];
    if (context.schedule) context.schedule(context.info, (CFRunLoopRef)loop, (CFStringRef)mode);
}

- (void)cancelIn:(NSRunLoop *)loop mode:(NSString *)mode {
    for (NSUInteger i = [places count]; i-- > 0;) {
        NSArray *place = [places objectAtIndex:i];
        BOOL is_it = [place objectAtIndex:0] == loop && [[place objectAtIndex:1] isEqual:mode];
        if (is_it) [places removeObjectAtIndex:i];
    }
    if (context.cancel) context.cancel(context.info, (CFRunLoopRef)loop, (CFStringRef)mode);
}

- (NSInteger)order { return order; }

- (BOOL)performIfSignalled {
    if (isInvalid || !__atomic_exchange_n(&isSignalled, 0, __ATOMIC_SEQ_CST)) return NO;
    [[self retain] autorelease];
    [self perform];
    return YES;
}

- (void)perform {
    if (context.perform) context.perform(context.info);
}

- (void)invalidate {
    if (isInvalid) return;
    [[self retain] autorelease];
    isInvalid = YES;
    for (NSArray *place in [[places copy] autorelease]) {
        CFRunLoopRef loop = (CFRunLoopRef)[place objectAtIndex:0];
        CFRunLoopRemoveSource(loop, (CFRunLoopSourceRef)self, (CFStringRef)[place objectAtIndex:1]);
        CFRunLoopRemoveSource(loop, (CFRunLoopSourceRef)self, kCFRunLoopCommonModes);
    }
}

- (NSUInteger)hash { return context.hash ? context.hash(context.info) : (NSUInteger)self >> 4; }

- (BOOL)isEqual:(id)other {
    if (self == other) return YES;
    if (![other isKindOfClass:[CoreFoundationRunLoopSource class]] || context.equal == NULL) return NO;
    CoreFoundationRunLoopSource *source = other;
    return source->context.equal == context.equal && context.equal(context.info, source->context.info);
}

@end

static CoreFoundationRunLoopSource *source_of(CFRunLoopSourceRef source) { return OBJECT(CoreFoundationRunLoopSource, source); }

CFRunLoopSourceRef CFRunLoopSourceCreate(CFAllocatorRef allocator, CFIndex order, CFRunLoopSourceContext *context) {
    if (context == NULL || context->version != 0) return NULL;
    CoreFoundationRunLoopSource *source = [CoreFoundationRunLoopSource new];
    source->order = order;
    source->context = *context;
    source->places = [NSMutableArray new];
    if (context->retain) source->context.info = (void *)context->retain(context->info);
    return (CFRunLoopSourceRef)source;
}

CFIndex CFRunLoopSourceGetOrder(CFRunLoopSourceRef source) { return source_of(source)->order; }
void CFRunLoopSourceInvalidate(CFRunLoopSourceRef source) { [source_of(source) invalidate]; }
Boolean CFRunLoopSourceIsValid(CFRunLoopSourceRef source) { return !source_of(source)->isInvalid; }

void CFRunLoopSourceGetContext(CFRunLoopSourceRef source, CFRunLoopSourceContext *context) {
    *context = source_of(source)->context;
}

void CFRunLoopSourceSignal(CFRunLoopSourceRef source) {
    __atomic_store_n(&source_of(source)->isSignalled, 1, __ATOMIC_SEQ_CST);
}

Boolean CFRunLoopSourceIsSignalled(CFRunLoopSourceRef source) { return source_of(source)->isSignalled != 0; }

// Observers

@implementation CoreFoundationRunLoopObserver

- (CFTypeID)coreFoundationType { return TypeRunLoopObserver; }

- (void)dealloc {
    [places release];
    [(id)block release];
    if (context.release) context.release(context.info);
    [super dealloc];
}

- (NSInteger)order { return order; }

- (void)loopReached:(NSUInteger)activity {
    // An observer is not called again while its callback runs, which may run the loop.
    if (isInvalid || isCalling || !(activities & activity)) return;
    [[self retain] autorelease];
    isCalling = YES;
    if (!repeats) CFRunLoopObserverInvalidate((CFRunLoopObserverRef)self);
    if (block) block((CFRunLoopObserverRef)self, (CFRunLoopActivity)activity);
    else if (callBack) callBack((CFRunLoopObserverRef)self, (CFRunLoopActivity)activity, context.info);
    isCalling = NO;
}

@end

static CoreFoundationRunLoopObserver *observer_of(CFRunLoopObserverRef observer) { return OBJECT(CoreFoundationRunLoopObserver, observer); }

CFRunLoopObserverRef CFRunLoopObserverCreate(CFAllocatorRef allocator, CFOptionFlags activities, Boolean repeats,
                                             CFIndex order, CFRunLoopObserverCallBack callBack,
                                             CFRunLoopObserverContext *context) {
    CoreFoundationRunLoopObserver *observer = [CoreFoundationRunLoopObserver new];
    observer->activities = activities;
    observer->repeats = repeats;
    observer->order = order;
    observer->callBack = callBack;
    observer->places = [NSMutableArray new];
    if (context) observer->context = *context;
    if (context && context->retain) observer->context.info = (void *)context->retain(context->info);
    return (CFRunLoopObserverRef)observer;
}

CFRunLoopObserverRef CFRunLoopObserverCreateWithHandler(CFAllocatorRef allocator, CFOptionFlags activities,
                                                        Boolean repeats, CFIndex order,
                                                        void (^block)(CFRunLoopObserverRef observer,
                                                                      CFRunLoopActivity activity)) {
    CFRunLoopObserverRef observer = CFRunLoopObserverCreate(allocator, activities, repeats, order, NULL, NULL);
    observer_of(observer)->block = [(id)block copy];
    return observer;
}

CFOptionFlags CFRunLoopObserverGetActivities(CFRunLoopObserverRef observer) { return observer_of(observer)->activities; }
Boolean CFRunLoopObserverDoesRepeat(CFRunLoopObserverRef observer) { return observer_of(observer)->repeats; }
CFIndex CFRunLoopObserverGetOrder(CFRunLoopObserverRef observer) { return observer_of(observer)->order; }
Boolean CFRunLoopObserverIsValid(CFRunLoopObserverRef observer) { return !observer_of(observer)->isInvalid; }

void CFRunLoopObserverInvalidate(CFRunLoopObserverRef observer) {
    CoreFoundationRunLoopObserver *it = observer_of(observer);
    if (it->isInvalid) return;
    [[it retain] autorelease];
    it->isInvalid = YES;
    for (NSArray *place in [[it->places copy] autorelease]) {
        CFRunLoopRef loop = (CFRunLoopRef)[place objectAtIndex:0];
        CFRunLoopRemoveObserver(loop, observer, (CFStringRef)[place objectAtIndex:1]);
        CFRunLoopRemoveObserver(loop, observer, kCFRunLoopCommonModes);
    }
    [it->places removeAllObjects];
}

void CFRunLoopObserverGetContext(CFRunLoopObserverRef observer, CFRunLoopObserverContext *context) {
    *context = observer_of(observer)->context;
}

// Timers, which are NSTimers with this object as target

@implementation CoreFoundationRunLoopTimerTarget

- (void)dealloc {
    [(id)block release];
    if (context.release) context.release(context.info);
    [super dealloc];
}

- (void)fire:(NSTimer *)timer {
    if (block) block((CFRunLoopTimerRef)timer);
    else if (callBack) callBack((CFRunLoopTimerRef)timer, context.info);
}

@end

static NSTimer *timer_of(CFRunLoopTimerRef timer) { return OBJECT(NSTimer, timer); }

static CoreFoundationRunLoopTimerTarget *target_of(CFRunLoopTimerRef timer) {
    id info = [timer_of(timer) isValid] ? [timer_of(timer) userInfo] : nil;
    return [info isKindOfClass:[CoreFoundationRunLoopTimerTarget class]] ? info : nil;
}

static CFRunLoopTimerRef timer_with(CoreFoundationRunLoopTimerTarget *target, CFAbsoluteTime fireDate, CFTimeInterval interval,
                                    CFIndex order) {
    target->interval = interval > 0 ? interval : 0;
    target->order = order;
    NSTimer *timer = [[NSTimer alloc] initWithFireDate:[NSDate dateWithTimeIntervalSinceReferenceDate:fireDate]
                                              interval:target->interval
                                                target:target
                                              selector:@selector(fire:)
                                              userInfo:target
                                               repeats:interval > 0];
    [target release];
    return (CFRunLoopTimerRef)timer;
}

CFRunLoopTimerRef CFRunLoopTimerCreate(CFAllocatorRef allocator, CFAbsoluteTime fireDate, CFTimeInterval interval,
                                       CFOptionFlags flags, CFIndex order, CFRunLoopTimerCallBack callBack,
                                       CFRunLoopTimerContext *context) {
    CoreFoundationRunLoopTimerTarget *target = [CoreFoundationRunLoopTimerTarget new];
    target->callBack = callBack;
    if (context) target->context = *context;
    if (context && context->retain) target->context.info = (void *)context->retain(context->info);
    return timer_with(target, fireDate, interval, order);
}

CFRunLoopTimerRef CFRunLoopTimerCreateWithHandler(CFAllocatorRef allocator, CFAbsoluteTime fireDate,
                                                  CFTimeInterval interval, CFOptionFlags flags, CFIndex order,
                                                  void (^block)(CFRunLoopTimerRef timer)) {
    CoreFoundationRunLoopTimerTarget *target = [CoreFoundationRunLoopTimerTarget new];
    target->block = [(id)block copy];
    return timer_with(target, fireDate, interval, order);
}

CFAbsoluteTime CFRunLoopTimerGetNextFireDate(CFRunLoopTimerRef timer) {
    return [timer_of(timer) isValid] ? [[timer_of(timer) fireDate] timeIntervalSinceReferenceDate] : 0;
}

void CFRunLoopTimerSetNextFireDate(CFRunLoopTimerRef timer, CFAbsoluteTime fireDate) {
    if ([timer_of(timer) isValid]) {
        [timer_of(timer) setFireDate:[NSDate dateWithTimeIntervalSinceReferenceDate:fireDate]];
    }
}

CFTimeInterval CFRunLoopTimerGetInterval(CFRunLoopTimerRef timer) { return [timer_of(timer) timeInterval]; }
Boolean CFRunLoopTimerDoesRepeat(CFRunLoopTimerRef timer) { return [timer_of(timer) timeInterval] > 0; }

CFIndex CFRunLoopTimerGetOrder(CFRunLoopTimerRef timer) {
    CoreFoundationRunLoopTimerTarget *target = target_of(timer);
    return target ? target->order : 0;
}

void CFRunLoopTimerInvalidate(CFRunLoopTimerRef timer) { [timer_of(timer) invalidate]; }
Boolean CFRunLoopTimerIsValid(CFRunLoopTimerRef timer) { return [timer_of(timer) isValid]; }

void CFRunLoopTimerGetContext(CFRunLoopTimerRef timer, CFRunLoopTimerContext *context) {
    CoreFoundationRunLoopTimerTarget *target = target_of(timer);
    *context = target ? target->context : (CFRunLoopTimerContext){0};
}
