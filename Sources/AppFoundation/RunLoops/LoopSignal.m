#include "RunLoops/LoopSignal.h"

/// A loop and a mode in which a signal is scheduled.
@interface LoopPlace : NSObject {
@public
    NSRunLoop *loop;
    LoopState *state;
    NSString *mode;
}
@end

@implementation LoopPlace

- (void)dealloc {
    [loop release];
    [mode release];
    [super dealloc];
}

@end

@implementation LoopSignal

- (id)initWithOwner:(id)anOwner action:(SEL)anAction {
    self = [super init];
    owner = anOwner;
    action = anAction;
    pthread_mutex_init(&lock, NULL);
    return self;
}

- (void)dealloc {
    [places release];
    pthread_mutex_destroy(&lock);
    [super dealloc];
}

- (BOOL)deliver {
    if (!__atomic_exchange_n(&isGiven, 0, __ATOMIC_SEQ_CST)) return NO;
    pthread_mutex_lock(&lock);
    id told = [owner retain];
    pthread_mutex_unlock(&lock);
    [told performSelector:action];
    [told autorelease];
    return YES;
}

/// Call it with the lock held.
static NSUInteger index_of(LoopSignal *self, NSRunLoop *loop, NSString *mode) {
    for (NSUInteger i = 0; i < [self->places count]; i++) {
        LoopPlace *place = [self->places objectAtIndex:i];
        if (place->loop == loop && [place->mode isEqualToString:mode]) return i;
    }
    return NSNotFound;
}

- (void)scheduleIn:(NSRunLoop *)loop mode:(NSString *)mode {
    LoopState *state = [LoopState of:loop];
    pthread_mutex_lock(&lock);
    BOOL is_new = owner && index_of(self, loop, mode) == NSNotFound;
    if (is_new) {
        LoopPlace *place = [LoopPlace new];
        place->loop = [loop retain];
        place->state = state;
        place->mode = [mode copy];
        if (places == nil) places = [[NSMutableArray alloc] initWithCapacity:1];
        [places addObject:place];
        [place release];
    }
    pthread_mutex_unlock(&lock);
    if (!is_new) return;
    [state addSignal:self mode:mode];
    // A signal from before is delivered to this loop, too.
    if (isGiven) [state giveSignal:self];
}

- (void)removeFrom:(NSRunLoop *)loop mode:(NSString *)mode {
    pthread_mutex_lock(&lock);
    NSUInteger index = index_of(self, loop, mode);
    if (index != NSNotFound) [places removeObjectAtIndex:index];
    BOOL is_left = NO;
    for (LoopPlace *place in places) is_left = is_left || place->loop == loop;
    pthread_mutex_unlock(&lock);
    LoopState *state = [LoopState of:loop];
    [state removeSignal:self mode:mode];
    // In another mode of the loop.
    if (is_left && isGiven) [state giveSignal:self];
}

- (BOOL)isScheduled {
    pthread_mutex_lock(&lock);
    BOOL is = [places count] > 0;
    pthread_mutex_unlock(&lock);
    return is;
}

/// In each loop once, however many of its modes the signal is in.
- (void)signal {
    if (__atomic_exchange_n(&isGiven, 1, __ATOMIC_SEQ_CST)) return;
    pthread_mutex_lock(&lock);
    LoopState *last = nil;
    for (LoopPlace *place in places) {
        if (place->state != last) [place->state giveSignal:self];
        last = place->state;
    }
    pthread_mutex_unlock(&lock);
}

- (void)cancel {
    pthread_mutex_lock(&lock);
    owner = nil;
    NSArray *left = places;
    places = nil;
    pthread_mutex_unlock(&lock);
    for (LoopPlace *place in left) [place->state removeSignal:self mode:place->mode];
    [left release];
}

@end
