// The part of a player that the sound output holds on to: its track, which outlives the player where both end at once.
#pragma once
#import <CSound.h>
#import <Foundation/Foundation.h>

@class PlayerTrack;

/// Told on the main thread that a track has been heard to its end.
@protocol PlayerTrackOwner
- (void)trackDidEnd:(PlayerTrack *)track;
@end

@interface PlayerTrack : NSObject
/// - Returns: nil, with the fault, for data that cannot be decoded.
- (id)initWithData:(NSData *)data information:(const struct sound_information *)information
             fault:(enum sound_fault *)fault;

/// Cleared by the owner when it goes.
@property (nonatomic, assign) id<PlayerTrackOwner> owner;
@property (nonatomic, readonly) BOOL isPlaying;

/// Starts at a time of the monotonic clock, in seconds; a past one, as soon as possible.
- (BOOL)playAtTime:(NSTimeInterval)time;
/// Stops; the track stays where it is.
- (void)pause;

/// The place that is heard at this moment, in seconds.
@property (nonatomic) NSTimeInterval time;
- (void)setLoops:(int64_t)loops;
- (void)setSpeed:(double)speed;
- (void)setVolume:(double)volume pan:(double)pan;
- (void)setMeasuring:(BOOL)isMeasuring;
- (struct sound_level)takeLevel;
@end
