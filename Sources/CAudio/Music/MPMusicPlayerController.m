#import "../Session/SoundInterruptions.h"
#import "MusicLibrary.h"
#import <AVFoundation/AVFoundation.h>
#import <CSound.h>
#include <stdlib.h>

@interface MPMusicPlayerController () <AVAudioPlayerDelegate>
@end

@implementation MPMusicPlayerController {
    /// In the order in which the items are played.
    NSArray *_queue;
    /// As the app has set it.
    NSArray *_items;
    NSUInteger _index;
    AVAudioPlayer *_player;
    MPMusicPlaybackState _state;
    MPMusicRepeatMode _repeatMode;
    MPMusicShuffleMode _shuffleMode;
    NSTimer *_seeking;
    NSUInteger _listeners;
}

+ (MPMusicPlayerController *)applicationMusicPlayer {
    static MPMusicPlayerController *player;
    if (player == nil) player = [[MPMusicPlayerController alloc] init];
    return player;
}

/// A player like the other one: what it plays ends with the app.
+ (MPMusicPlayerController *)iPodMusicPlayer {
    static MPMusicPlayerController *player;
    if (player == nil) player = [[MPMusicPlayerController alloc] init];
    return player;
}

- (id)init {
    if ((self = [super init])) {
        _index = NSNotFound;
        sound_interruptions_listen();
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(volumeDidChange)
                                                     name:SoundVolumeChangedNotification object:nil];
    }
    return self;
}

#pragma mark Notifications

- (void)beginGeneratingPlaybackNotifications { _listeners++; }

- (void)endGeneratingPlaybackNotifications {
    if (_listeners) _listeners--;
}

- (void)tell:(NSString *)name {
    if (_listeners) [[NSNotificationCenter defaultCenter] postNotificationName:name object:self];
}

- (void)enter:(MPMusicPlaybackState)state {
    if (state == _state) return;
    _state = state;
    [self tell:MPMusicPlayerControllerPlaybackStateDidChangeNotification];
}

#pragma mark The queue

- (void)setQueueWithQuery:(MPMediaQuery *)query { [self setItems:query.items]; }
- (void)setQueueWithItemCollection:(MPMediaItemCollection *)itemCollection { [self setItems:itemCollection.items]; }

/// Ends what is played. The first item is the present one from the next `play` on.
- (void)setItems:(NSArray *)items {
    BOOL hadItem = self.nowPlayingItem != nil;
    [self endSound];
    _items = [items copy];
    _index = NSNotFound;
    [self arrange];
    [self enter:MPMusicPlaybackStateStopped];
    if (hadItem) [self tell:MPMusicPlayerControllerNowPlayingItemDidChangeNotification];
}

/// Puts the queue in order, or out of it; the present item stays.
- (void)arrange {
    MPMediaItem *present = self.nowPlayingItem;
    if (_shuffleMode == MPMusicShuffleModeSongs || _shuffleMode == MPMusicShuffleModeAlbums) {
        NSArray *groups = [self groups];
        NSMutableArray *mixed = [groups mutableCopy];
        for (NSUInteger left = [mixed count]; left > 1; left--) {
            [mixed exchangeObjectAtIndex:left - 1 withObjectAtIndex:arc4random_uniform((uint32_t)left)];
        }
        NSMutableArray *queue = [NSMutableArray array];
        for (NSArray *group in mixed) [queue addObjectsFromArray:group];
        _queue = queue;
    } else {
        _queue = _items;
    }
    if (present) _index = [_queue indexOfObject:present];
}

/// What is shuffled as a whole: each item, or what belongs to an album.
- (NSArray *)groups {
    NSMutableArray *groups = [NSMutableArray array];
    NSMutableDictionary *albums = [NSMutableDictionary dictionary];
    for (MPMediaItem *item in _items) {
        NSNumber *album = [item valueForProperty:MPMediaItemPropertyAlbumPersistentID];
        NSMutableArray *group = _shuffleMode == MPMusicShuffleModeAlbums ? [albums objectForKey:album] : nil;
        if (group == nil) {
            group = [NSMutableArray array];
            [groups addObject:group];
            if (album) [albums setObject:group forKey:album];
        }
        [group addObject:item];
    }
    return groups;
}

- (MPMediaItem *)nowPlayingItem { return _index < [_queue count] ? [_queue objectAtIndex:_index] : nil; }
- (NSUInteger)indexOfNowPlayingItem { return self.nowPlayingItem ? _index : NSNotFound; }

/// An item that is not in the queue changes nothing.
- (void)setNowPlayingItem:(MPMediaItem *)nowPlayingItem {
    NSUInteger index = nowPlayingItem ? [_queue indexOfObject:nowPlayingItem] : NSNotFound;
    if (index != NSNotFound) [self moveTo:index];
}

- (MPMusicRepeatMode)repeatMode { return _repeatMode; }
- (void)setRepeatMode:(MPMusicRepeatMode)repeatMode { _repeatMode = repeatMode; }
- (MPMusicShuffleMode)shuffleMode { return _shuffleMode; }

- (void)setShuffleMode:(MPMusicShuffleMode)shuffleMode {
    if (shuffleMode == _shuffleMode) return;
    _shuffleMode = shuffleMode;
    [self arrange];
}

#pragma mark Playing

- (MPMusicPlaybackState)playbackState { return _state; }
/// The iPod's volume is the device's.
- (float)volume { return (float)sound_output_hardware().volume; }
- (void)setVolume:(float)volume { sound_output_ask_volume(MAX(0, MIN(1, volume))); }
- (void)volumeDidChange { [self tell:MPMusicPlayerControllerVolumeDidChangeNotification]; }

- (void)endSound {
    [_seeking invalidate];
    _seeking = nil;
    _player.delegate = nil;
    [_player stop];
    _player = nil;
}

/// Makes another item of the queue the present one, which goes on playing if the former one did.
- (void)moveTo:(NSUInteger)index {
    BOOL plays = _state == MPMusicPlaybackStatePlaying;
    BOOL isOther = index != _index;
    [self endSound];
    _index = index;
    if (isOther) [self tell:MPMusicPlayerControllerNowPlayingItemDidChangeNotification];
    if (plays) [self play];
}

- (void)play {
    if (_state == MPMusicPlaybackStatePlaying && _player) return;
    if (self.nowPlayingItem == nil) {
        if ([_queue count] == 0) return;
        _index = 0;
        [self tell:MPMusicPlayerControllerNowPlayingItemDidChangeNotification];
    }
    // What cannot be played is passed over.
    while (_player == nil && ![self open]) {
        if (_index + 1 >= [_queue count]) return [self stop];
        _index++;
        [self tell:MPMusicPlayerControllerNowPlayingItemDidChangeNotification];
    }
    [_player play];
    [self enter:MPMusicPlaybackStatePlaying];
}

- (BOOL)open {
    NSURL *url = [self.nowPlayingItem valueForProperty:MPMediaItemPropertyAssetURL];
    AVAudioPlayer *player = [[AVAudioPlayer alloc] initWithContentsOfURL:url error:NULL];
    if (player == nil || ![player prepareToPlay]) return NO;
    _player = player;
    _player.delegate = self;
    return YES;
}

- (void)pause {
    if (_state == MPMusicPlaybackStateStopped) return;
    [_player pause];
    [self enter:MPMusicPlaybackStatePaused];
}

/// The next `play` begins with the first item.
- (void)stop {
    BOOL hadItem = self.nowPlayingItem != nil;
    [self endSound];
    _index = NSNotFound;
    [self enter:MPMusicPlaybackStateStopped];
    if (hadItem) [self tell:MPMusicPlayerControllerNowPlayingItemDidChangeNotification];
}

- (NSTimeInterval)currentPlaybackTime { return _player.currentTime; }

- (void)setCurrentPlaybackTime:(NSTimeInterval)currentPlaybackTime {
    if (_player == nil && self.nowPlayingItem) [self open];
    _player.currentTime = MAX(0, MIN(currentPlaybackTime, _player.duration));
}

- (void)skipToNextItem { [self skipAfterEnd:NO]; }

/// - Parameter isAfterEnd: YES if the item has come to its end by itself, which one that is repeated does again.
- (void)skipAfterEnd:(BOOL)isAfterEnd {
    if (self.nowPlayingItem == nil) return;
    if (isAfterEnd && _repeatMode == MPMusicRepeatModeOne) return [self moveTo:_index];
    if (_index + 1 < [_queue count]) return [self moveTo:_index + 1];
    if (_repeatMode == MPMusicRepeatModeAll) return [self moveTo:0];
    [self stop];
}

- (void)skipToBeginning { self.currentPlaybackTime = 0; }

/// Before the first item there is none.
- (void)skipToPreviousItem {
    if (self.nowPlayingItem == nil) return;
    if (_index > 0) return [self moveTo:_index - 1];
    if (_repeatMode == MPMusicRepeatModeAll) return [self moveTo:[_queue count] - 1];
    [self stop];
}

- (void)audioPlayerDidFinishPlaying:(AVAudioPlayer *)player successfully:(BOOL)flag {
    if (player == _player) [self skipAfterEnd:YES];
}

- (void)audioPlayerBeginInterruption:(AVAudioPlayer *)player {
    if (_state == MPMusicPlaybackStatePlaying) [self enter:MPMusicPlaybackStateInterrupted];
}

- (void)audioPlayerEndInterruption:(AVAudioPlayer *)player withFlags:(NSUInteger)flags {
    if (_state != MPMusicPlaybackStateInterrupted) return;
    [_player play];
    [self enter:MPMusicPlaybackStatePlaying];
}

#pragma mark Seeking

/// How often a player that seeks moves on, and how far, in seconds.
static const NSTimeInterval seeking_interval = 0.25, seeking_step = 2;

- (void)beginSeekingForward { [self seek:MPMusicPlaybackStateSeekingForward]; }
- (void)beginSeekingBackward { [self seek:MPMusicPlaybackStateSeekingBackward]; }

- (void)seek:(MPMusicPlaybackState)state {
    if (_player == nil) return;
    [_seeking invalidate];
    _seeking = [NSTimer scheduledTimerWithTimeInterval:seeking_interval
                                                target:self
                                              selector:@selector(seekOn:)
                                              userInfo:nil
                                               repeats:YES];
    [self enter:state];
}

- (void)seekOn:(NSTimer *)timer {
    BOOL isForward = _state == MPMusicPlaybackStateSeekingForward;
    NSTimeInterval time = self.currentPlaybackTime + (isForward ? seeking_step : -seeking_step);
    if (time >= _player.duration) {
        [self endSeeking];
        return [self skipAfterEnd:YES];
    }
    self.currentPlaybackTime = time;
}

- (void)endSeeking {
    if (_seeking == nil) return;
    [_seeking invalidate];
    _seeking = nil;
    [self enter:_player.playing ? MPMusicPlaybackStatePlaying : MPMusicPlaybackStatePaused];
}

@end
