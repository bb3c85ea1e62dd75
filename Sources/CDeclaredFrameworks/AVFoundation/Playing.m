#import "Notice/Refusal.h"
#import <AVFoundation/AVFoundation.h>

@interface AVPlayer ()
@property (nonatomic) float rate;
@property (nonatomic) AVPlayerActionAtItemEnd actionAtItemEnd;
@property (nonatomic, getter=isClosedCaptionDisplayEnabled) BOOL closedCaptionDisplayEnabled;
@property (nonatomic) BOOL allowsAirPlayVideo;
@property (nonatomic) BOOL usesAirPlayVideoWhileAirPlayScreenIsActive;
@end

@implementation AVPlayer

+ (id)playerWithURL:(NSURL *)URL REFUSES(nil)
+ (id)playerWithPlayerItem:(AVPlayerItem *)item REFUSES(nil)
- (id)initWithURL:(NSURL *)URL REFUSES(nil)
- (id)initWithPlayerItem:(AVPlayerItem *)item REFUSES(nil)
- (void)play REFUSES()
- (void)pause REFUSES()
- (void)replaceCurrentItemWithPlayerItem:(AVPlayerItem *)item REFUSES()
- (CMTime)currentTime REFUSES(kCMTimeInvalid)
- (void)seekToTime:(CMTime)time REFUSES()
- (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)toleranceBefore toleranceAfter:(CMTime)toleranceAfter REFUSES()
- (void)seekToTime:(CMTime)time completionHandler:(void (^)(BOOL finished))completionHandler REFUSES()
- (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)toleranceBefore toleranceAfter:(CMTime)toleranceAfter
    completionHandler:(void (^)(BOOL finished))completionHandler REFUSES()
- (id)addPeriodicTimeObserverForInterval:(CMTime)interval queue:(dispatch_queue_t)queue
    usingBlock:(void (^)(CMTime time))block REFUSES(nil)
- (id)addBoundaryTimeObserverForTimes:(NSArray *)times queue:(dispatch_queue_t)queue
    usingBlock:(void (^)(void))block REFUSES(nil)
- (void)removeTimeObserver:(id)observer REFUSES()
- (AVPlayerItem *)currentItem { return nil; }
- (BOOL)isAirPlayVideoActive { return NO; }

@end

@implementation AVQueuePlayer

+ (AVQueuePlayer *)queuePlayerWithItems:(NSArray *)items REFUSES(nil)
- (AVQueuePlayer *)initWithItems:(NSArray *)items REFUSES(nil)
- (NSArray *)items REFUSES(nil)
- (void)advanceToNextItem REFUSES()
- (BOOL)canInsertItem:(AVPlayerItem *)item afterItem:(AVPlayerItem *)afterItem REFUSES(NO)
- (void)insertItem:(AVPlayerItem *)item afterItem:(AVPlayerItem *)afterItem REFUSES()
- (void)removeItem:(AVPlayerItem *)item REFUSES()
- (void)removeAllItems REFUSES()

@end

@interface AVPlayerItem ()
@property (nonatomic) CMTime forwardPlaybackEndTime;
@property (nonatomic) CMTime reversePlaybackEndTime;
@property (nonatomic, copy) AVAudioMix *audioMix;
@property (nonatomic, copy) AVVideoComposition *videoComposition;
@end

@implementation AVPlayerItem

+ (AVPlayerItem *)playerItemWithURL:(NSURL *)URL REFUSES(nil)
+ (AVPlayerItem *)playerItemWithAsset:(AVAsset *)asset REFUSES(nil)
- (id)initWithURL:(NSURL *)URL REFUSES(nil)
- (id)initWithAsset:(AVAsset *)asset REFUSES(nil)
- (CMTime)currentTime REFUSES(kCMTimeInvalid)
- (void)seekToTime:(CMTime)time REFUSES()
- (void)seekToTime:(CMTime)time completionHandler:(void (^)(BOOL finished))completionHandler REFUSES()
- (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)toleranceBefore toleranceAfter:(CMTime)toleranceAfter REFUSES()
- (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)toleranceBefore toleranceAfter:(CMTime)toleranceAfter
    completionHandler:(void (^)(BOOL finished))completionHandler REFUSES()
- (void)cancelPendingSeeks REFUSES()
- (NSDate *)currentDate REFUSES(nil)
- (BOOL)seekToDate:(NSDate *)date REFUSES(NO)
- (void)stepByCount:(NSInteger)stepCount REFUSES()
- (void)selectMediaOption:(AVMediaSelectionOption *)mediaSelectionOption
    inMediaSelectionGroup:(AVMediaSelectionGroup *)mediaSelectionGroup REFUSES()
- (AVMediaSelectionOption *)selectedMediaOptionInMediaSelectionGroup:(AVMediaSelectionGroup *)mediaSelectionGroup REFUSES(nil)
- (AVPlayerItemAccessLog *)accessLog REFUSES(nil)
- (AVPlayerItemErrorLog *)errorLog REFUSES(nil)
- (AVAsset *)asset { return nil; }
- (NSArray *)tracks { return nil; }
- (CMTime)duration { return kCMTimeInvalid; }
- (CGSize)presentationSize { return CGSizeZero; }
- (BOOL)canPlayFastForward { return NO; }
- (BOOL)canPlayFastReverse { return NO; }
- (NSArray *)timedMetadata { return nil; }
- (NSArray *)seekableTimeRanges { return nil; }
- (NSArray *)loadedTimeRanges { return nil; }
- (BOOL)isPlaybackLikelyToKeepUp { return NO; }
- (BOOL)isPlaybackBufferFull { return NO; }
- (BOOL)isPlaybackBufferEmpty { return NO; }
- (id)copyWithZone:(NSZone *)zone { return self; }

@end

@implementation AVPlayerItemAccessLog

- (NSData *)extendedLogData REFUSES(nil)
- (NSStringEncoding)extendedLogDataStringEncoding REFUSES(0)
- (id)copyWithZone:(NSZone *)zone { return self; }

@end

@implementation AVPlayerItemErrorLog

- (NSData *)extendedLogData REFUSES(nil)
- (NSStringEncoding)extendedLogDataStringEncoding REFUSES(0)
- (id)copyWithZone:(NSZone *)zone { return self; }

@end

@implementation AVPlayerItemAccessLogEvent

- (id)copyWithZone:(NSZone *)zone { return self; }

@end

@implementation AVPlayerItemErrorLogEvent

- (id)copyWithZone:(NSZone *)zone { return self; }

@end

@implementation AVPlayerItemTrack
@end

@implementation AVPlayerLayer

+ (AVPlayerLayer *)playerLayerWithPlayer:(AVPlayer *)player REFUSES(nil)

@end

@implementation AVSynchronizedLayer

+ (AVSynchronizedLayer *)synchronizedLayerWithPlayerItem:(AVPlayerItem *)playerItem REFUSES(nil)

@end
