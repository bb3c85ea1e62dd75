#include "RunLoops/LoopSignal.h"

@implementation LoopSignal

- (id)initWithOwner:(id)anOwner action:(SEL)anAction {
    self = [super init];
    owner = anOwner;
    action = anAction;
    places = [NSMutableArray new];
    return self;
}

- (void)dealloc {
    [places release];
    [super dealloc];
}

- (NSInteger)order { return 0; }

- (BOOL)performIfSignalled {
    if (!__atomic_exchange_n(&isSignalled, 0, __ATOMIC_SEQ_CST)) return NO;
    [[self retain] autorelease];
    id told;
    @synchronized(self) { told = [[owner retain] autorelease]; }
    [told performSelector:action];
    return YES;
}

- (void)scheduleIn:(NSRunLoop *)loop mode:(NSString *)mode {
    @synchronized(self) {
        NSArray *place = [NSArray arrayWithObjects:loop, mode, nil];
        if (owner == nil || [places containsObject:place]) return;
        [places addObject:place];
    }
    LoopState *state = [LoopState of:loop];
    [state addSource:self mode:mode];
    // A signal from before is delivered to this loop, too.
    if (isSignalled) [state wakeUp];
}

- (void)removeFrom:(NSRunLoop *)loop mode:(NSString *)mode {
    @synchronized(self) { [places removeObject:[NSArray arrayWithObjects:loop, mode, nil]]; }
    [[LoopState of:loop] removeSource:self mode:mode];
}

- (BOOL)isScheduled {
    @synchronized(self) { return [places count] > 0; }
}

- (NSArray *)places {
    @synchronized(self) { return [[places copy] autorelease]; }
}

- (void)signal {
    __atomic_store_n(&isSignalled, 1, __ATOMIC_SEQ_CST);
    for (NSArray *place in [self places]) [[LoopState of:[place objectAtIndex:0]] wakeUp];
}

- (void)cancel {
    NSArray *left = [self places];
    @synchronized(self) {
        owner = nil;
        [places removeAllObjects];
    }
    for (NSArray *place in left) [[LoopState of:[place objectAtIndex:0]] removeSource:self mode:[place objectAtIndex:1]];
}

@end
