// The blocks that a player calls at times of the item that it plays.
#pragma once
#import <AVFoundation/AVPlayer.h>
#import <Foundation/Foundation.h>

@interface PlayerObservers : NSObject
/// - Returns: what `remove:` takes.
- (id)addPeriod:(CMTime)period queue:(dispatch_queue_t)queue block:(void (^)(CMTime time))block;
- (id)addTimes:(NSArray *)times queue:(dispatch_queue_t)queue block:(void (^)(void))block;
- (void)remove:(id)observer;

/// Calls those whose time has come since the last call. After a jump periodic ones are called, and those of times are
/// not.
- (void)reach:(NSTimeInterval)time jumped:(BOOL)jumped;
/// The next time for which an observer waits, in the direction of play; infinite for none.
- (NSTimeInterval)nextTimeAfter:(NSTimeInterval)time forward:(BOOL)isForward;
@end
