#pragma once
#import <MediaPlayer/MPMediaPlayback.h>
#import <MediaPlayer/MPMediaQuery.h>

@class MPMediaItem, MPMediaItemCollection;

enum {
    MPMusicPlaybackStateStopped,
    MPMusicPlaybackStatePlaying,
    MPMusicPlaybackStatePaused,
    MPMusicPlaybackStateInterrupted,
    MPMusicPlaybackStateSeekingForward,
    MPMusicPlaybackStateSeekingBackward
};
typedef NSInteger MPMusicPlaybackState;

enum { MPMusicRepeatModeDefault, MPMusicRepeatModeNone, MPMusicRepeatModeOne, MPMusicRepeatModeAll };
typedef NSInteger MPMusicRepeatMode;

enum { MPMusicShuffleModeDefault, MPMusicShuffleModeOff, MPMusicShuffleModeSongs, MPMusicShuffleModeAlbums };
typedef NSInteger MPMusicShuffleMode;

MP_EXTERN NSString *const MPMusicPlayerControllerPlaybackStateDidChangeNotification;
MP_EXTERN NSString *const MPMusicPlayerControllerNowPlayingItemDidChangeNotification;
MP_EXTERN NSString *const MPMusicPlayerControllerVolumeDidChangeNotification;

/// Plays the library's music. What the iPod's player plays ends with the app.
@interface MPMusicPlayerController : NSObject
+ (MPMusicPlayerController *)applicationMusicPlayer;
+ (MPMusicPlayerController *)iPodMusicPlayer;
@end

@interface MPMusicPlayerController (MPPlaybackControl)
@property (nonatomic, readonly) MPMusicPlaybackState playbackState;
@property (nonatomic) MPMusicRepeatMode repeatMode;
@property (nonatomic) MPMusicShuffleMode shuffleMode;
/// From 0 to 1.
@property (nonatomic) float volume;
@property (nonatomic, copy) MPMediaItem *nowPlayingItem;
/// NSNotFound without an item. Since iOS 5.
@property (nonatomic, readonly) NSUInteger indexOfNowPlayingItem;
- (void)setQueueWithQuery:(MPMediaQuery *)query;
- (void)setQueueWithItemCollection:(MPMediaItemCollection *)itemCollection;
- (void)play;
- (void)pause;
- (void)stop;
/// Seconds.
@property (nonatomic) NSTimeInterval currentPlaybackTime;
- (void)beginSeekingForward;
- (void)beginSeekingBackward;
- (void)endSeeking;
- (void)skipToNextItem;
- (void)skipToBeginning;
- (void)skipToPreviousItem;
- (void)beginGeneratingPlaybackNotifications;
- (void)endGeneratingPlaybackNotifications;
@end
