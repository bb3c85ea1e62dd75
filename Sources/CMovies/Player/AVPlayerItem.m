// After "AVPlayerItem Class Reference" of iOS 5.

#import "Player/ItemMedia.h"
#import "Player/PlayerState.h"
#import "VideoComposition/VideoCompositionState.h"
#import "Playing/KeptAlive.h"
#import "Dispatch/Queues.h"
#include <math.h>

@interface AVPlayerItem () <FilmPlayerOwner>
@end

@implementation AVPlayerItem {
    AVAsset *_asset;
    NSArray *_tracks;
    CMTime _forwardEnd, _reverseEnd;
    AVAudioMix *_mix;
    AVVideoComposition *_pictureComposition;
    /// The media changed while the film still came from a server.
    BOOL _mediaWaits;
    /// Not retained.
    CFMutableArrayRef _synchronized;
}

+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key {
    NSSet *own = [NSSet setWithObjects:@"status", @"tracks", @"duration", @"presentationSize", @"loadedTimeRanges",
                                       @"seekableTimeRanges", @"playbackLikelyToKeepUp", @"playbackBufferFull",
                                       @"playbackBufferEmpty", nil];
    return ![own containsObject:key] && [super automaticallyNotifiesObserversForKey:key];
}

// MARK: Life

+ (AVPlayerItem *)playerItemWithURL:(NSURL *)URL { return [[self alloc] initWithURL:URL]; }
+ (AVPlayerItem *)playerItemWithAsset:(AVAsset *)asset { return [[self alloc] initWithAsset:asset]; }
- (id)initWithURL:(NSURL *)URL { return [self initWithAsset:[AVURLAsset URLAssetWithURL:URL options:nil]]; }

- (id)initWithAsset:(AVAsset *)asset {
    if (asset == nil) {
        [NSException raise:NSInvalidArgumentException format:@"-[AVPlayerItem initWithAsset:] asset is nil"];
    }
    if (!(self = [super init])) return nil;
    _asset = asset;
    _forwardEnd = _reverseEnd = kCMTimeInvalid;
    _synchronized = CFArrayCreateMutable(NULL, 0, NULL);
    return self;
}

- (void)dealloc {
    _film.owner = nil;
    [_film close];
    CFRelease(_synchronized);
}

- (id)copyWithZone:(NSZone *)zone {
    AVPlayerItem *item = [[[self class] alloc] initWithAsset:_asset];
    item.forwardPlaybackEndTime = _forwardEnd;
    item.reversePlaybackEndTime = _reverseEnd;
    if (_mix) item.audioMix = _mix;
    if (_pictureComposition) item.videoComposition = _pictureComposition;
    return item;
}

// MARK: Loading

- (void)load {
    if (_film) return;
    AssetFile *file = _asset.ownFile;
    if (file) {
        _film = [[FilmPlayer alloc] initWithSource:[[FilmSource alloc] initWithURL:file.url]];
    } else {
        PlayedMedia *media = item_media(_asset, [self leftTracks], _mix, _pictureComposition);
        // A source without a URL fails, as an asset without anything that can be played does.
        _film = media ? [[FilmPlayer alloc] initWithMedia:media]
                      : [[FilmPlayer alloc] initWithSource:[[FilmSource alloc] initWithURL:nil]];
        _mediaWaits = NO;
    }
    _film.owner = self;
    [_film load];
}

- (BOOL)isReady { return _film.isReady; }

/// Changes what follows from the film, as observers see it.
- (void)change:(NSArray *)keys by:(void (^)(void))change {
    for (NSString *key in keys) [self willChangeValueForKey:key];
    change();
    for (NSString *key in keys) [self didChangeValueForKey:key];
}

- (void)filmPlayerDidLoad:(FilmPlayer *)player {
    keep_alive(self);
    [self applyEnd];
    if (_mediaWaits) [self mediaDidChange];
    NSArray *keys = [NSArray arrayWithObjects:@"tracks", @"duration", @"presentationSize", @"loadedTimeRanges",
                                              @"seekableTimeRanges", @"playbackLikelyToKeepUp", @"playbackBufferFull",
                                              @"status", nil];
    NSMutableArray *tracks = [NSMutableArray array];
    for (AVAssetTrack *track in _asset.knownTracks) {
        [tracks addObject:[[AVPlayerItemTrack alloc] initWithAssetTrack:track item:self]];
    }
    [self change:keys by:^{
        _tracks = tracks;
        _status = AVPlayerItemStatusReadyToPlay;
    }];
    [_player itemDidLoad:self];
}

- (void)filmPlayer:(FilmPlayer *)player didFailWithError:(NSError *)error {
    keep_alive(self);
    NSError *cause = [[error userInfo] objectForKey:NSUnderlyingErrorKey];
    if (self.isReady) {
        NSError *lost = media_error(AVErrorUnknown, cause);
        NSDictionary *information =
            [NSDictionary dictionaryWithObject:lost forKey:AVPlayerItemFailedToPlayToEndTimeErrorKey];
        [[NSNotificationCenter defaultCenter] postNotificationName:AVPlayerItemFailedToPlayToEndTimeNotification
                                                            object:self
                                                          userInfo:information];
        return;
    }
    [self change:[NSArray arrayWithObject:@"status"] by:^{
        _error = cause ? media_error(AVErrorUnknown, cause) : media_error(AVErrorFileFormatNotRecognized, nil);
        _status = AVPlayerItemStatusFailed;
    }];
}

// MARK: What it is

- (AVAsset *)asset { return _asset; }
- (NSArray *)tracks { return _tracks ? _tracks : [NSArray array]; }
- (CMTime)duration { return self.isReady ? CMTimeMakeWithSeconds(_film.duration, 600 * 1000) : kCMTimeIndefinite; }
- (CGSize)presentationSize { return _film.naturalSize; }
- (BOOL)canPlayFastForward { return self.isReady; }
- (BOOL)canPlayFastReverse { return self.isReady; }
- (NSArray *)timedMetadata { return nil; }

- (NSArray *)rangeOf:(NSTimeInterval)duration {
    if (!self.isReady) return [NSArray array];
    CMTimeRange range = CMTimeRangeMake(kCMTimeZero, CMTimeMakeWithSeconds(duration, 600 * 1000));
    return [NSArray arrayWithObject:[NSValue valueWithCMTimeRange:range]];
}

- (NSArray *)seekableTimeRanges { return [self rangeOf:_film.duration]; }
- (NSArray *)loadedTimeRanges { return [self rangeOf:_film.playableDuration]; }
- (BOOL)isPlaybackLikelyToKeepUp { return self.isReady && !_film.isStalled; }
- (BOOL)isPlaybackBufferFull { return self.isReady && _film.isComplete; }
- (BOOL)isPlaybackBufferEmpty { return !self.isReady || _film.isStalled; }

- (void)filmPlayerDidChangeLoading:(FilmPlayer *)player {
    keep_alive(self);
    NSArray *keys = [NSArray arrayWithObjects:@"loadedTimeRanges", @"playbackLikelyToKeepUp", @"playbackBufferFull",
                                              @"playbackBufferEmpty", nil];
    [self change:keys by:^{}];
    if (_mediaWaits && _film.isComplete) [self mediaDidChange];
}

// MARK: What is played of it

- (NSSet *)leftTracks {
    NSMutableSet *left = [NSMutableSet set];
    for (AVPlayerItemTrack *track in _tracks) {
        if (!track.enabled && track.assetTrack.enabled) [left addObject:track.assetTrack];
    }
    [left unionSet:[self unselectedTracks]];
    return left;
}

/// What is chosen before the item is ready waits for that. A film of a server that still comes is heard and seen as it is until
/// it is there.
- (void)mediaDidChange {
    _mediaWaits = !self.isReady || !_film.isComplete;
    if (_mediaWaits) return;
    [_asset.ownFile takeBytes:_film.source.bytes];
    if (![_asset loadMedia:NULL]) return;
    PlayedMedia *media = item_media(_asset, [self leftTracks], _mix, _pictureComposition);
    if (media == nil) return;
    [self change:[NSArray arrayWithObject:@"presentationSize"] by:^{ [self->_film replaceMedia:media]; }];
}

- (AVAudioMix *)audioMix { return _mix; }

- (void)setAudioMix:(AVAudioMix *)mix {
    _mix = [mix copy];
    [self mediaDidChange];
}

- (AVVideoComposition *)videoComposition { return _pictureComposition; }

- (void)setVideoComposition:(AVVideoComposition *)composition {
    [composition demandFor:@"-[AVPlayerItem setVideoComposition:]" isPlayed:YES];
    _pictureComposition = [composition copy];
    [self mediaDidChange];
}

// MARK: Layers with its time

- (void)addSynchronizedLayer:(AVSynchronizedLayer *)layer {
    CFArrayAppendValue(_synchronized, (__bridge const void *)layer);
    [layer followClock];
}

- (void)removeSynchronizedLayer:(AVSynchronizedLayer *)layer {
    CFRange all = CFRangeMake(0, CFArrayGetCount(_synchronized));
    CFIndex index = CFArrayGetFirstIndexOfValue(_synchronized, all, (__bridge const void *)layer);
    if (index >= 0) CFArrayRemoveValueAtIndex(_synchronized, index);
}

- (void)filmPlayerDidChangeClock:(FilmPlayer *)player {
    for (CFIndex i = 0; i < CFArrayGetCount(_synchronized); i++) {
        [(__bridge AVSynchronizedLayer *)CFArrayGetValueAtIndex(_synchronized, i) followClock];
    }
}

// MARK: Time

- (CMTime)currentTime { return media_time(_film.time); }
- (CMTime)forwardPlaybackEndTime { return _forwardEnd; }

- (void)setForwardPlaybackEndTime:(CMTime)time {
    _forwardEnd = time;
    [self applyEnd];
}

- (CMTime)reversePlaybackEndTime { return _reverseEnd; }

- (void)setReversePlaybackEndTime:(CMTime)time {
    _reverseEnd = time;
    [self applyEnd];
}

- (void)applyEnd {
    _film.endTime = CMTIME_IS_NUMERIC(_forwardEnd) ? CMTimeGetSeconds(_forwardEnd) : INFINITY;
    _film.backwardEndTime = CMTIME_IS_NUMERIC(_reverseEnd) ? CMTimeGetSeconds(_reverseEnd) : 0;
}

- (void)seekToTime:(CMTime)time {
    [self seekToTime:time toleranceBefore:kCMTimePositiveInfinity toleranceAfter:kCMTimePositiveInfinity];
}

- (void)seekToTime:(CMTime)time completionHandler:(void (^)(BOOL finished))completionHandler {
    [self seekToTime:time toleranceBefore:kCMTimePositiveInfinity toleranceAfter:kCMTimePositiveInfinity
        completionHandler:completionHandler];
}

- (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)toleranceBefore toleranceAfter:(CMTime)toleranceAfter {
    [self seekToTime:time toleranceBefore:toleranceBefore toleranceAfter:toleranceAfter completionHandler:nil];
}

/// Places are reached at once; the app hears of it in a later turn of the main loop.
- (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)toleranceBefore toleranceAfter:(CMTime)toleranceAfter
    completionHandler:(void (^)(BOOL finished))completionHandler {
    BOOL canSeek = _status != AVPlayerItemStatusFailed && CMTIME_IS_VALID(time) && !CMTIME_IS_INDEFINITE(time);
    if (canSeek) {
        double tolerance = CMTIME_IS_VALID(toleranceBefore) ? CMTimeGetSeconds(toleranceBefore) : 0;
        double wanted = CMTIME_IS_POSITIVE_INFINITY(time) ? INFINITY : CMTimeGetSeconds(time);
        [_film moveTo:wanted tolerance:tolerance];
        [[NSNotificationCenter defaultCenter] postNotificationName:AVPlayerItemTimeJumpedNotification object:self];
    }
    if (completionHandler) dispatch_async(main_queue(), ^{ completionHandler(canSeek); });
}

/// Places are reached at once, so that none is ever pending.
- (void)cancelPendingSeeks {
}

/// Only streams that are broadcast have dates.
- (NSDate *)currentDate { return nil; }
- (BOOL)seekToDate:(NSDate *)date { return NO; }
- (void)stepByCount:(NSInteger)stepCount { [_film stepBy:stepCount]; }

- (void)filmPlayerDidMove:(FilmPlayer *)player { [_player itemDidMove:self]; }

- (void)filmPlayerDidEnd:(FilmPlayer *)player {
    keep_alive(self);
    // Backwards there is no end that it tells of.
    if (_player.rate >= 0 && player.time > 0) {
        NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
        [center postNotificationName:AVPlayerItemDidPlayToEndTimeNotification object:self];
    }
    [_player itemDidEnd:self];
}

@end
