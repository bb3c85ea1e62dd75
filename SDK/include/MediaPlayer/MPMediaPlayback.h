#pragma once
#import <MediaPlayer/MPBase.h>

/// What players of films and of music have in common. Since iPhone OS 3.2.
@protocol MPMediaPlayback
- (void)prepareToPlay;
@property (nonatomic, readonly) BOOL isPreparedToPlay;
- (void)play;
- (void)pause;
- (void)stop;
/// Seconds.
@property (nonatomic) NSTimeInterval currentPlaybackTime;
/// 1 is the ordinary speed.
@property (nonatomic) float currentPlaybackRate;
- (void)beginSeekingForward;
- (void)beginSeekingBackward;
- (void)endSeeking;
@end

MP_EXTERN NSString *const MPMediaPlaybackIsPreparedToPlayDidChangeNotification;
