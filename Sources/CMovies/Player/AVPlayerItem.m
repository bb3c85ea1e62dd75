// After "AVPlayerItem Class Reference" of iOS 5.

#import "Player/PlayerState.h"
#import "Playing/KeptAlive.h"
#import "Dispatch/Queues.h"
#include <math.h>

@interface AVPlayerItem () <FilmPlayerOwner>
@property (nonatomic) CMTime reversePlaybackEndTime;
@property (nonatomic, copy) AVAudioMix *audioMix;
@property (nonatomic, copy) AVVideoComposition *videoComposition;
@end

@implementation AVPlayerItem {
    AVAsset *_asset;
    NSArray *_tracks;
    CMTime _forwardEnd;
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
    _forwardEnd = _reversePlaybackEndTime = kCMTimeInvalid;
    return self;
}

- (void)dealloc {
    _film.owner = nil;
    [_film close];
}

- (id)copyWithZone:(NSZone *)zone {
    AVPlayerItem *item = [[[self class] alloc] initWithAsset:_asset];
    item.forwardPlaybackEndTime = _forwardEnd;
    item.reversePlaybackEndTime = _reversePlaybackEndTime;
    return item;
}

// MARK: Loading

- (void)load {
    if (_film) return;
    BOOL isFile = [_asset isKindOfClass:[AVURLAsset class]];
    NSURL *url = isFile ? ((AVURLAsset *)_asset).URL : nil;
    _film = [[FilmPlayer alloc] initWithSource:[[FilmSource alloc] initWithURL:url]];
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
    NSArray *keys = [NSArray arrayWithObjects:@"tracks", @"duration", @"presentationSize", @"loadedTimeRanges",
                                              @"seekableTimeRanges", @"playbackLikelyToKeepUp", @"playbackBufferFull",
                                              @"status", nil];
    NSMutableArray *tracks = [NSMutableArray array];
    for (AVAssetTrack *track in _asset.knownTracks) {
        [tracks addObject:[[AVPlayerItemTrack alloc] initWithAssetTrack:track]];
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
}

// MARK: Time

- (CMTime)currentTime { return media_time(_film.time); }
- (CMTime)forwardPlaybackEndTime { return _forwardEnd; }

- (void)setForwardPlaybackEndTime:(CMTime)time {
    _forwardEnd = time;
    [self applyEnd];
}

- (void)applyEnd { _film.endTime = CMTIME_IS_NUMERIC(_forwardEnd) ? CMTimeGetSeconds(_forwardEnd) : INFINITY; }

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
    if (player.time > 0) {
        NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
        [center postNotificationName:AVPlayerItemDidPlayToEndTimeNotification object:self];
    }
    [_player itemDidEnd:self];
}

// MARK: Choices and logs, of which there are none

- (void)selectMediaOption:(AVMediaSelectionOption *)option inMediaSelectionGroup:(AVMediaSelectionGroup *)group {
}
- (AVMediaSelectionOption *)selectedMediaOptionInMediaSelectionGroup:(AVMediaSelectionGroup *)group { return nil; }
- (AVPlayerItemAccessLog *)accessLog { return nil; }
- (AVPlayerItemErrorLog *)errorLog { return nil; }

@end

@implementation AVPlayerItemTrack {
    BOOL _isEnabled;
}

- (id)initWithAssetTrack:(AVAssetTrack *)track {
    if (!(self = [super init])) return nil;
    _assetTrack = track;
    _isEnabled = track.enabled;
    return self;
}

- (BOOL)isEnabled { return _isEnabled; }
- (void)setEnabled:(BOOL)enabled { _isEnabled = enabled; }

@end
