#import "Notice/NotThereYet.h"
#import <MediaPlayer/MediaPlayer.h>

@implementation MPMusicPlayerController {
    MPMusicRepeatMode _repeatMode;
    MPMusicShuffleMode _shuffleMode;
    float _volume;
}

+ (MPMusicPlayerController *)applicationMusicPlayer {
    static MPMusicPlayerController *player;
    if (player == nil) player = [[MPMusicPlayerController alloc] init];
    return player;
}

+ (MPMusicPlayerController *)iPodMusicPlayer {
    static MPMusicPlayerController *player;
    if (player == nil) player = [[MPMusicPlayerController alloc] init];
    return player;
}

- (id)init {
    if ((self = [super init])) _volume = 0.5;
    return self;
}

- (MPMusicPlaybackState)playbackState { return MPMusicPlaybackStateStopped; }
- (MPMusicRepeatMode)repeatMode { return _repeatMode; }
- (void)setRepeatMode:(MPMusicRepeatMode)repeatMode { _repeatMode = repeatMode; }
- (MPMusicShuffleMode)shuffleMode { return _shuffleMode; }
- (void)setShuffleMode:(MPMusicShuffleMode)shuffleMode { _shuffleMode = shuffleMode; }
- (float)volume { return _volume; }
- (void)setVolume:(float)volume { _volume = MAX(0, MIN(1, volume)); }
- (MPMediaItem *)nowPlayingItem { return nil; }

- (void)setNowPlayingItem:(MPMediaItem *)nowPlayingItem {
}

- (void)setQueueWithQuery:(MPMediaQuery *)query {
}

- (void)setQueueWithItemCollection:(MPMediaItemCollection *)itemCollection {
}

- (NSTimeInterval)currentPlaybackTime { return 0; }

- (void)setCurrentPlaybackTime:(NSTimeInterval)currentPlaybackTime {
}

- (NSUInteger)indexOfNowPlayingItem { return NSNotFound; }
- (void)play { NOT_THERE_YET("MPMusicPlayerController", "playing"); }

- (void)pause {
}

- (void)stop {
}

- (void)beginSeekingForward {
}

- (void)beginSeekingBackward {
}

- (void)endSeeking {
}

- (void)skipToNextItem {
}

- (void)skipToBeginning {
}

- (void)skipToPreviousItem {
}

- (void)beginGeneratingPlaybackNotifications {
}

- (void)endGeneratingPlaybackNotifications {
}

@end
