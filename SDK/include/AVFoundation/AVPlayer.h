// Plays media. Since iOS 4.
#pragma once
#import <AVFoundation/AVBase.h>
#import <CoreMedia/CMTime.h>
#include <dispatch/dispatch.h>

@class AVPlayerItem;

enum {
    AVPlayerStatusUnknown = 0,
    AVPlayerStatusReadyToPlay = 1,
    AVPlayerStatusFailed = 2
};
typedef NSInteger AVPlayerStatus;

enum {
    AVPlayerActionAtItemEndAdvance = 0,
    AVPlayerActionAtItemEndPause = 1,
    AVPlayerActionAtItemEndNone = 2
};
typedef NSInteger AVPlayerActionAtItemEnd;

/// docs/Film.md tells what differs from the device. Main thread.
@interface AVPlayer : NSObject
+ (id)playerWithURL:(NSURL *)URL;
+ (id)playerWithPlayerItem:(AVPlayerItem *)item;
- (id)initWithURL:(NSURL *)URL;
- (id)initWithPlayerItem:(AVPlayerItem *)item;
@property (nonatomic, readonly) AVPlayerStatus status;
@property (nonatomic, readonly) NSError *error;
@end

@interface AVPlayer (AVPlayerPlaybackControl)
/// 0 is paused, 1 the natural speed.
@property (nonatomic) float rate;
- (void)play;
- (void)pause;
@end

@interface AVPlayer (AVPlayerItemControl)
@property (nonatomic, readonly) AVPlayerItem *currentItem;
- (void)replaceCurrentItemWithPlayerItem:(AVPlayerItem *)item;
@property (nonatomic) AVPlayerActionAtItemEnd actionAtItemEnd;
@end

@interface AVPlayer (AVPlayerTimeControl)
- (CMTime)currentTime;
- (void)seekToTime:(CMTime)time;
- (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)toleranceBefore toleranceAfter:(CMTime)toleranceAfter;
- (void)seekToTime:(CMTime)time completionHandler:(void (^)(BOOL finished))completionHandler;
- (void)seekToTime:(CMTime)time
      toleranceBefore:(CMTime)toleranceBefore
       toleranceAfter:(CMTime)toleranceAfter
    completionHandler:(void (^)(BOOL finished))completionHandler;
@end

@interface AVPlayer (AVPlayerTimeObservation)
- (id)addPeriodicTimeObserverForInterval:(CMTime)interval
                                   queue:(dispatch_queue_t)queue
                              usingBlock:(void (^)(CMTime time))block;
- (id)addBoundaryTimeObserverForTimes:(NSArray *)times queue:(dispatch_queue_t)queue usingBlock:(void (^)(void))block;
- (void)removeTimeObserver:(id)observer;
@end

@interface AVPlayer (AVPlayerMediaControl)
/// - Status: stub
@property (nonatomic, getter=isClosedCaptionDisplayEnabled) BOOL closedCaptionDisplayEnabled;
@end

@interface AVPlayer (AVPlayerAirPlaySupport)
/// - Status: stub
@property (nonatomic) BOOL allowsAirPlayVideo;
@property (nonatomic, readonly, getter=isAirPlayVideoActive) BOOL airPlayVideoActive;
/// - Status: stub
@property (nonatomic) BOOL usesAirPlayVideoWhileAirPlayScreenIsActive;
@end

@interface AVQueuePlayer : AVPlayer
+ (AVQueuePlayer *)queuePlayerWithItems:(NSArray *)items;
- (AVQueuePlayer *)initWithItems:(NSArray *)items;
- (NSArray *)items;
- (void)advanceToNextItem;
- (BOOL)canInsertItem:(AVPlayerItem *)item afterItem:(AVPlayerItem *)afterItem;
- (void)insertItem:(AVPlayerItem *)item afterItem:(AVPlayerItem *)afterItem;
- (void)removeItem:(AVPlayerItem *)item;
- (void)removeAllItems;
@end
