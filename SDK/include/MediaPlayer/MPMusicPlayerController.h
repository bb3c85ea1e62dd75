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

/// Plays the library's music, of which there is none.
///
/// - Status: stub
@interface MPMusicPlayerController : NSObject
+ (MPMusicPlayerController *)applicationMusicPlayer;
+ (MPMusicPlayerController *)iPodMusicPlayer;
@end

@interface MPMusicPlayerController (MPPlaybackControl)
/// - Status: stub
@property (nonatomic, readonly) MPMusicPlaybackState playbackState;
/// - Status: stub
@property (nonatomic) MPMusicRepeatMode repeatMode;
/// - Status: stub
@property (nonatomic) MPMusicShuffleMode shuffleMode;
/// From 0 to 1.
///
/// - Status: stub
@property (nonatomic) float volume;
/// - Status: stub
@property (nonatomic, copy) MPMediaItem *nowPlayingItem;
/// NSNotFound. Since iOS 5.
@property (nonatomic, readonly) NSUInteger indexOfNowPlayingItem;
/// - Status: stub
- (void)setQueueWithQuery:(MPMediaQuery *)query;
/// - Status: stub
- (void)setQueueWithItemCollection:(MPMediaItemCollection *)itemCollection;
/// - Status: stub
- (void)play;
/// - Status: stub
- (void)pause;
/// - Status: stub
- (void)stop;
/// Seconds.
@property (nonatomic) NSTimeInterval currentPlaybackTime;
/// - Status: stub
- (void)beginSeekingForward;
/// - Status: stub
- (void)beginSeekingBackward;
/// - Status: stub
- (void)endSeeking;
/// - Status: stub
- (void)skipToNextItem;
/// - Status: stub
- (void)skipToBeginning;
/// - Status: stub
- (void)skipToPreviousItem;
/// - Status: stub
- (void)beginGeneratingPlaybackNotifications;
/// - Status: stub
- (void)endGeneratingPlaybackNotifications;
@end
