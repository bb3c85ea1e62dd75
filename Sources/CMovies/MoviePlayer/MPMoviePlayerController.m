// After "MPMoviePlayerController Class Reference" of iOS 4.3.

#import "MoviePlayer/MoviePlayerState.h"
#import "MoviePlayer/MovieFullscreen.h"
#import "MoviePlayer/MovieThumbnails.h"
#import "Playing/KeptAlive.h"
#import "Session/SoundInterruptions.h"
#import <CSound.h>
#include <math.h>

/// The speed while a finger searches.
static const double search_speed = 8;

/// One film plays at a time: who begins stops the one before. Not retained.
static __unsafe_unretained MPMoviePlayerController *current;

@interface MPMoviePlayerController ()
@property (nonatomic) NSTimeInterval initialPlaybackTime, endPlaybackTime;
@property (nonatomic) BOOL allowsAirPlay;
@property (nonatomic) MPMovieSourceType movieSourceType;
@end

@implementation MPMoviePlayerController {
    UIView *_view;
    BOOL _wantsToPrepare, _wantsToPlay, _hasFinished;
    /// The speed that the app has set, which play continues with.
    float _rate;
    enum sound_category _categoryBefore;
    BOOL _hasOwnSession;
}
@synthesize isPreparedToPlay = _isPreparedToPlay;

// MARK: Life

- (id)init { return [self initWithContentURL:nil]; }

- (id)initWithContentURL:(NSURL *)url {
    if (!(self = [super init])) return nil;
    _scalingMode = MPMovieScalingModeAspectFit;
    _controlStyle = MPMovieControlStyleDefault;
    _shouldAutoplay = YES;
    _useApplicationAudioSession = YES;
    _initialPlaybackTime = _endPlaybackTime = -1;
    _rate = 1;
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    [center addObserver:self selector:@selector(interrupt) name:SoundInterruptionBeganNotification object:nil];
    [center addObserver:self selector:@selector(endInterruption) name:SoundInterruptionEndedNotification object:nil];
    [center addObserver:self selector:@selector(pause) name:UIApplicationDidEnterBackgroundNotification object:nil];
    self.contentURL = url;
    return self;
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
    if (current == self) current = nil;
    [self leaveOwnSession];
    _movieView.owner = nil;
    _movieView.controls = nil;
    _film.owner = nil;
    [_film close];
}

- (void)tell:(NSString *)name { [self tell:name information:nil]; }

- (void)tell:(NSString *)name information:(NSDictionary *)information {
    keep_alive(self);
    [[NSNotificationCenter defaultCenter] postNotificationName:name object:self userInfo:information];
}

// MARK: Views

- (MovieView *)makeMovieView {
    if (_movieView) return _movieView;
    _movieView = [[MovieView alloc] initWithFrame:CGRectMake(0, 0, 320, 480)];
    _movieView.owner = self;
    _movieView.screen.scaling = [self scaling];
    _movieView.screen.player = _film;
    [self chooseControls];
    return _movieView;
}

- (UIView *)view {
    if (_view) return _view;
    _view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, 480)];
    _view.backgroundColor = [UIColor blackColor];
    _view.autoresizesSubviews = YES;
    MovieView *movieView = [self makeMovieView];
    movieView.frame = _view.bounds;
    movieView.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
    [_view addSubview:movieView];
    return _view;
}

- (BOOL)hasView { return _view != nil; }
- (UIView *)backgroundView { return [self makeMovieView].backgroundView; }

- (void)setScalingMode:(MPMovieScalingMode)mode {
    if (mode == _scalingMode) return;
    _scalingMode = mode;
    _movieView.screen.scaling = [self scaling];
    [self tell:MPMoviePlayerScalingModeDidChangeNotification];
    [self showStatus];
}

- (enum film_scaling)scaling {
    switch (_scalingMode) {
    case MPMovieScalingModeNone: return film_scaling_none;
    case MPMovieScalingModeAspectFill: return film_scaling_fill;
    case MPMovieScalingModeFill: return film_scaling_stretch;
    default: return film_scaling_fit;
    }
}

- (void)setControlStyle:(MPMovieControlStyle)style {
    _controlStyle = style;
    [self chooseControls];
}

- (void)setFullscreen:(BOOL)fullscreen { [self setFullscreen:fullscreen animated:NO]; }
- (UIColor *)backgroundColor { return [self backgroundView].backgroundColor; }
- (void)setBackgroundColor:(UIColor *)backgroundColor { [self backgroundView].backgroundColor = backgroundColor; }

// MARK: Content

- (void)setContentURL:(NSURL *)url {
    if (current == self) [self stop];
    _film.owner = nil;
    [_film close];
    _contentURL = [url copy];
    _error = nil;
    _hasFinished = NO;
    _isPreparedToPlay = NO;
    self.thumbnails = nil;
    [self setLoadState:MPMovieLoadStateUnknown];
    _film = url ? [[FilmPlayer alloc] initWithSource:[[FilmSource alloc] initWithURL:url]] : nil;
    _film.owner = self;
    _movieView.screen.player = _film;
    [_film load];
    [self showStatus];
}

- (void)setLoadState:(MPMovieLoadState)state {
    if (state == _loadState) return;
    _loadState = state;
    [self tell:MPMoviePlayerLoadStateDidChangeNotification];
}

- (MPMovieSourceType)movieSourceType {
    if (_movieSourceType != MPMovieSourceTypeUnknown || !_film.isReady) return _movieSourceType;
    return MPMovieSourceTypeFile;
}

- (MPMovieMediaTypeMask)movieMediaTypes {
    MPMovieMediaTypeMask pictures = _film.hasPictures ? MPMovieMediaTypeMaskVideo : MPMovieMediaTypeMaskNone;
    return pictures | (_film.hasSound ? MPMovieMediaTypeMaskAudio : MPMovieMediaTypeMaskNone);
}

- (CGSize)naturalSize { return _film.naturalSize; }
- (NSTimeInterval)duration { return _film.duration; }
- (NSTimeInterval)playableDuration { return _film.playableDuration; }
- (BOOL)isAirPlayVideoActive { return NO; }
- (NSArray *)timedMetadata { return nil; }

- (void)filmPlayerDidLoad:(FilmPlayer *)player {
    if (_movieSourceType == MPMovieSourceTypeUnknown) [self tell:MPMovieSourceTypeAvailableNotification];
    [self tell:MPMovieMediaTypesAvailableNotification];
    if (player.hasPictures) [self tell:MPMovieNaturalSizeAvailableNotification];
    [self tell:MPMovieDurationAvailableNotification];
    [self noteLoading];
    [self tell:MPMoviePlayerContentPreloadDidFinishNotification];
    [self applyTimes];
    // What is told may lead to another film.
    if (player != _film) return;
    if (_wantsToPrepare) [self becomePrepared];
    [self showStatus];
}

/// A film that a server still sends can be played through once all of it is there.
- (void)noteLoading {
    MPMovieLoadState state = _film.isComplete ? MPMovieLoadStatePlayable | MPMovieLoadStatePlaythroughOK
                             : _film.isStalled ? MPMovieLoadStateStalled
                                               : MPMovieLoadStatePlayable;
    [self setLoadState:state];
}

- (void)filmPlayerDidChangeLoading:(FilmPlayer *)player {
    [self noteLoading];
    [self showStatus];
}

- (void)filmPlayer:(FilmPlayer *)player didFailWithError:(NSError *)error {
    _error = error;
    if (_isPreparedToPlay) {
        player.rate = 0;
        [self setPlaybackState:MPMoviePlaybackStatePaused];
        [self finishWithReason:MPMovieFinishReasonPlaybackError error:error];
        return;
    }
    [self setLoadState:MPMovieLoadStateUnknown];
    [self tell:MPMoviePlayerContentPreloadDidFinishNotification
        information:[NSDictionary dictionaryWithObject:error forKey:@"error"]];
    if (player == _film && _wantsToPrepare) [self finishWithReason:MPMovieFinishReasonPlaybackError error:error];
    [self showStatus];
}

// MARK: Preparing

- (void)prepareToPlay {
    if (_film == nil || _wantsToPrepare) return;
    _wantsToPrepare = YES;
    if (current != self) {
        [current stop];
        current = self;
    }
    sound_interruptions_listen();
    [self tell:MPMoviePlayerNowPlayingMovieDidChangeNotification];
    if (_film.isReady) {
        [self becomePrepared];
    } else if (_error) {
        [self performSelector:@selector(failLater) withObject:nil afterDelay:0];
    }
}

- (void)failLater { [self finishWithReason:MPMovieFinishReasonPlaybackError error:_error]; }

- (void)becomePrepared {
    if (_isPreparedToPlay) return;
    _isPreparedToPlay = YES;
    [self applyTimes];
    if (_initialPlaybackTime > 0 && _film.time < _initialPlaybackTime) _film.time = _initialPlaybackTime;
    [self tell:MPMediaPlaybackIsPreparedToPlayDidChangeNotification];
    if (_wantsToPlay || _shouldAutoplay) [self startPlaying];
}

// MARK: Playing

- (void)setPlaybackState:(MPMoviePlaybackState)state {
    if (state == _playbackState) return;
    _playbackState = state;
    [self tell:MPMoviePlayerPlaybackStateDidChangeNotification];
    [self showStatus];
}

- (void)play {
    _wantsToPlay = YES;
    if (_film) [self enterScreenOfOldApps];
    if (!_isPreparedToPlay) {
        [self prepareToPlay];
    } else {
        [self startPlaying];
    }
}

- (BOOL)isAtEnd {
    NSTimeInterval end = MIN(_film.endTime, _film.duration);
    return _film.time >= end - 0.001;
}

- (void)startPlaying {
    _wantsToPlay = YES;
    if (_hasFinished || [self isAtEnd]) _film.time = MAX(0, _initialPlaybackTime);
    _hasFinished = NO;
    [self enterOwnSession];
    _film.rate = _rate;
    [self setPlaybackState:MPMoviePlaybackStatePlaying];
}

- (void)pause {
    _wantsToPlay = NO;
    if (!_isPreparedToPlay || _film.rate == 0) return;
    _film.rate = 0;
    [self setPlaybackState:MPMoviePlaybackStatePaused];
}

- (void)stop {
    [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(failLater) object:nil];
    BOOL wasPrepared = _isPreparedToPlay;
    _wantsToPlay = _wantsToPrepare = _isPreparedToPlay = NO;
    _film.rate = 0;
    _rate = 1;
    [self leaveOwnSession];
    if (current == self) current = nil;
    [self leaveScreenOfOldApps];
    if (!wasPrepared) return;
    _film.time = MAX(0, _initialPlaybackTime);
    [self tell:MPMediaPlaybackIsPreparedToPlayDidChangeNotification];
    [self setPlaybackState:MPMoviePlaybackStateStopped];
}

- (void)filmPlayerDidEnd:(FilmPlayer *)player {
    if (_repeatMode == MPMovieRepeatModeOne && player.time > 0) {
        player.time = MAX(0, _initialPlaybackTime);
        player.rate = _rate;
        return;
    }
    [self setPlaybackState:MPMoviePlaybackStatePaused];
    if (player.time > 0) [self finishWithReason:MPMovieFinishReasonPlaybackEnded error:nil];
}

- (void)finishWithReason:(MPMovieFinishReason)reason error:(NSError *)error {
    _hasFinished = YES;
    _wantsToPlay = NO;
    [self leaveOwnSession];
    NSMutableDictionary *information =
        [NSMutableDictionary dictionaryWithObject:[NSNumber numberWithInteger:reason]
                                           forKey:MPMoviePlayerPlaybackDidFinishReasonUserInfoKey];
    if (error) [information setObject:error forKey:@"error"];
    if (error) _wantsToPrepare = NO;
    [self leaveScreenOfOldApps];
    [self tell:MPMoviePlayerPlaybackDidFinishNotification information:information];
    [self showStatus];
}

- (float)currentPlaybackRate { return (float)_film.rate; }

- (void)setCurrentPlaybackRate:(float)rate {
    if (!isfinite(rate)) return;
    if (rate == 0) {
        [self pause];
        return;
    }
    _rate = rate;
    if (_isPreparedToPlay) [self startPlaying];
}

- (NSTimeInterval)currentPlaybackTime { return _film ? _film.time : NAN; }

- (void)setCurrentPlaybackTime:(NSTimeInterval)time {
    if (!isfinite(time)) return;
    _hasFinished = NO;
    _film.time = time;
}

- (void)beginSeekingForward { [self seekAt:search_speed state:MPMoviePlaybackStateSeekingForward]; }
- (void)beginSeekingBackward { [self seekAt:-search_speed state:MPMoviePlaybackStateSeekingBackward]; }

- (void)seekAt:(double)speed state:(MPMoviePlaybackState)state {
    if (!_isPreparedToPlay) return;
    _film.rate = speed;
    [self setPlaybackState:state];
}

- (void)endSeeking {
    BOOL isForward = _playbackState == MPMoviePlaybackStateSeekingForward;
    if (!isForward && _playbackState != MPMoviePlaybackStateSeekingBackward) return;
    _film.rate = _wantsToPlay ? _rate : 0;
    [self setPlaybackState:_wantsToPlay ? MPMoviePlaybackStatePlaying : MPMoviePlaybackStatePaused];
}

- (void)setInitialPlaybackTime:(NSTimeInterval)time { _initialPlaybackTime = isfinite(time) ? time : -1; }

- (void)setEndPlaybackTime:(NSTimeInterval)time {
    _endPlaybackTime = isfinite(time) ? time : -1;
    [self applyTimes];
}

- (void)applyTimes { _film.endTime = _endPlaybackTime > 0 ? _endPlaybackTime : INFINITY; }

- (void)filmPlayerDidMove:(FilmPlayer *)player { [self showStatus]; }

// MARK: Sessions and calls

/// A film with a session of its own is heard whatever the silent switch says.
- (void)enterOwnSession {
    if (_useApplicationAudioSession || _hasOwnSession) return;
    _hasOwnSession = YES;
    _categoryBefore = sound_output_category();
    sound_output_set_category(sound_category_playback);
}

- (void)leaveOwnSession {
    if (!_hasOwnSession) return;
    _hasOwnSession = NO;
    sound_output_set_category(_categoryBefore);
}

- (void)interrupt {
    if (_film.rate == 0) return;
    _film.rate = 0;
    [self setPlaybackState:MPMoviePlaybackStateInterrupted];
}

- (void)endInterruption {
    if (_playbackState == MPMoviePlaybackStateInterrupted && _wantsToPlay) [self startPlaying];
}

@end
