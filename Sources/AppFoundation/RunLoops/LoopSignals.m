// The signals of a loop. There may be thousands (a connection has one), so the loop does not ask them in each turn: the
// given ones lie in a list.

#include "RunLoops/LoopSignal.h"

@implementation LoopState (Signals)

- (void)addSignal:(LoopSignal *)signal mode:(NSString *)name {
    [self lock];
    if (is_common_modes(name)) [commonItems addObject:signal];
    for (NSString *each in [self namesFor:name]) [[self mode:each]->signals addObject:signal];
    [self changed];
    [self unlock];
}

- (void)removeSignal:(LoopSignal *)signal mode:(NSString *)name {
    [[signal retain] autorelease];
    [self lock];
    if (is_common_modes(name)) [commonItems removeObjectIdenticalTo:signal];
    for (NSString *each in [self namesFor:name]) [[self mode:each]->signals removeObject:signal];
    [givenSignals removeObjectIdenticalTo:signal];
    [self changed];
    [self unlock];
}

- (void)giveSignal:(LoopSignal *)signal {
    [self lock];
    [givenSignals addObject:signal];
    [self changed];
    [self unlock];
}

- (NSArray *)takeSignalsInMode:(NSString *)name {
    [self lock];
    if ([givenSignals count] == 0) {
        [self unlock];
        return nil;
    }
    NSHashTable *signals = [self mode:name]->signals;
    NSMutableArray *taken = [NSMutableArray arrayWithCapacity:[givenSignals count]], *left = [NSMutableArray array];
    for (LoopSignal *signal in givenSignals) [[signals containsObject:signal] ? taken : left addObject:signal];
    [givenSignals setArray:left];
    [self unlock];
    return taken;
}

- (BOOL)hasGivenSignalInMode:(NSString *)name {
    BOOL has = NO;
    [self lock];
    NSHashTable *signals = [givenSignals count] ? [self mode:name]->signals : nil;
    for (LoopSignal *signal in signals ? givenSignals : nil) has = has || [signals containsObject:signal];
    [self unlock];
    return has;
}

@end
