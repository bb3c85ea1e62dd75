#import "Notice/NotThereYet.h"
#import "Notice/Refusal.h"
#import <MediaPlayer/MediaPlayer.h>

// These properties are only stored: they have no effect yet.
@interface MPMoviePlayerController ()
@property (nonatomic) NSTimeInterval initialPlaybackTime, endPlaybackTime;
@property (nonatomic) BOOL allowsAirPlay;
@property (nonatomic) MPMovieSourceType movieSourceType;
@property (nonatomic) MPMovieControlMode movieControlMode;
@end

@implementation MPMoviePlayerController {
    UIView *_view;
}
@synthesize currentPlaybackTime = _currentPlaybackTime, currentPlaybackRate = _currentPlaybackRate;

- (id)init { return [self initWithContentURL:nil]; }

- (id)initWithContentURL:(NSURL *)url {
    if ((self = [super init])) {
        _contentURL = [url copy];
        _scalingMode = MPMovieScalingModeAspectFit;
        _controlStyle = MPMovieControlStyleDefault;
        _shouldAutoplay = YES;
        _useApplicationAudioSession = YES;
        _initialPlaybackTime = _endPlaybackTime = -1;
        // Post the notifications of a load that fails, in a later turn of the run loop.
        if (url) [self performSelector:@selector(tellOfPreload) withObject:nil afterDelay:0];
    }
    return self;
}

- (UIView *)view {
    if (_view == nil) {
        _view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, 480)];
        _view.backgroundColor = [UIColor blackColor];
    }
    return _view;
}

- (UIView *)backgroundView { return [self view]; }
- (UIColor *)backgroundColor { return [self view].backgroundColor; }
- (void)setBackgroundColor:(UIColor *)backgroundColor { [self view].backgroundColor = backgroundColor; }

- (NSError *)error {
    NSDictionary *information = [NSDictionary dictionaryWithObject:@"This movie could not be played."
                                                            forKey:NSLocalizedDescriptionKey];
    return [NSError errorWithDomain:@"MediaPlayerErrorDomain" code:1 userInfo:information];
}

- (void)tellOfPreload {
    NSDictionary *information = [NSDictionary dictionaryWithObject:[self error] forKey:@"error"];
    [[NSNotificationCenter defaultCenter] postNotificationName:MPMoviePlayerContentPreloadDidFinishNotification
                                                        object:self
                                                      userInfo:information];
}

- (MPMovieMediaTypeMask)movieMediaTypes { return MPMovieMediaTypeMaskNone; }
- (BOOL)isAirPlayVideoActive { return NO; }
- (NSArray *)timedMetadata { return nil; }
- (MPMovieAccessLog *)accessLog { return nil; }
- (MPMovieErrorLog *)errorLog { return nil; }
- (UIImage *)thumbnailImageAtTime:(NSTimeInterval)playbackTime timeOption:(MPMovieTimeOption)option REFUSES(nil)
- (void)requestThumbnailImagesAtTimes:(NSArray *)playbackTimes timeOption:(MPMovieTimeOption)option REFUSES()

- (void)cancelAllThumbnailImageRequests {
}

- (NSTimeInterval)duration { return 0; }
- (NSTimeInterval)playableDuration { return 0; }
- (CGSize)naturalSize { return CGSizeZero; }
- (void)prepareToPlay {
}

- (BOOL)isPreparedToPlay { return NO; }

- (void)play {
    NOT_THERE_YET("MPMoviePlayerController", "playing");
    [self performSelector:@selector(tellOfEnd) withObject:nil afterDelay:0];
}

- (void)tellOfEnd {
    NSDictionary *information = [NSDictionary
        dictionaryWithObjectsAndKeys:[NSNumber numberWithInteger:MPMovieFinishReasonPlaybackError],
                                     MPMoviePlayerPlaybackDidFinishReasonUserInfoKey, [self error], @"error", nil];
    [[NSNotificationCenter defaultCenter] postNotificationName:MPMoviePlayerPlaybackDidFinishNotification
                                                        object:self
                                                      userInfo:information];
}

- (void)pause {
}

- (void)stop { [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(tellOfEnd) object:nil]; }

- (void)beginSeekingForward {
}

- (void)beginSeekingBackward {
}

- (void)endSeeking {
}

- (void)setFullscreen:(BOOL)fullscreen { [self setFullscreen:fullscreen animated:NO]; }
- (void)setFullscreen:(BOOL)fullscreen animated:(BOOL)animated { _fullscreen = fullscreen; }
- (MPMoviePlaybackState)playbackState { return MPMoviePlaybackStateStopped; }
- (MPMovieLoadState)loadState { return MPMovieLoadStateUnknown; }

@end

@implementation MPMoviePlayerViewController

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation { return YES; }

- (id)initWithContentURL:(NSURL *)contentURL {
    if ((self = [super initWithNibName:nil bundle:nil])) {
        _moviePlayer = [[MPMoviePlayerController alloc] initWithContentURL:contentURL];
    }
    return self;
}

- (void)loadView {
    UIView *view = _moviePlayer.view;
    view.frame = [[UIScreen mainScreen] bounds];
    self.view = view;
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [[NSNotificationCenter defaultCenter] addObserver:self
                                             selector:@selector(didFinish:)
                                                 name:MPMoviePlayerPlaybackDidFinishNotification
                                               object:_moviePlayer];
    if (_moviePlayer.shouldAutoplay) [_moviePlayer play];
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    [[NSNotificationCenter defaultCenter] removeObserver:self];
}

- (void)didFinish:(NSNotification *)notification { [self.parentViewController dismissMoviePlayerViewControllerAnimated]; }

@end

@implementation UIViewController (MPMoviePlayerViewController)

- (void)presentMoviePlayerViewControllerAnimated:(MPMoviePlayerViewController *)moviePlayerViewController {
    [self presentModalViewController:moviePlayerViewController animated:YES];
}

- (void)dismissMoviePlayerViewControllerAnimated { [self dismissModalViewControllerAnimated:YES]; }

@end
