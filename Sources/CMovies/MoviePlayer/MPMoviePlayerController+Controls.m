// Scaling, controls and the whole screen.

#import "Controls/EmbeddedMovieControls.h"
#import "Controls/FullscreenMovieControls.h"
#import "MoviePlayer/MovieFullscreen.h"
#import "MoviePlayer/MoviePlayerState.h"
#include <math.h>

@implementation MPMoviePlayerController (Controls)

- (void)showStatus {
    struct movie_status status = {
        .time = self.film.time,
        .duration = self.film.duration,
        .isPlaying = self.film.rate != 0,
        .isLoading = self.film && !self.film.isReady && self.error == nil,
        .isFilling = self.scalingMode == MPMovieScalingModeAspectFill,
        .isFullscreen = self.fullscreen,
    };
    [self.movieView showStatus:&status];
}

- (void)chooseControls {
    MovieView *view = self.movieView;
    BOOL isWhole = self.fullscreen || self.isInViewController;
    Class wanted = Nil;
    if (self.controlStyle != MPMovieControlStyleNone) {
        BOOL isLarge = isWhole || self.controlStyle == MPMovieControlStyleFullscreen;
        wanted = isLarge ? [FullscreenMovieControls class] : [EmbeddedMovieControls class];
    }
    if ([view.controls class] != wanted) view.controls = [[wanted alloc] initWithFrame:view.bounds];
    [self showStatus];
}

- (BOOL)isFullscreen { return self.wholeScreen != nil; }

- (void)setFullscreen:(BOOL)fullscreen animated:(BOOL)animated {
    if (fullscreen == self.fullscreen || self.isInViewController) return;
    if (!fullscreen && !self.hasView) {
        [self leaveScreenOfOldApps];
        return;
    }
    // The view of the app is where the film comes back to.
    UIView *home = self.view;
    NSTimeInterval duration = animated ? 0.4 : 0;
    NSDictionary *information = [NSDictionary
        dictionaryWithObjectsAndKeys:[NSNumber numberWithDouble:duration],
                                     MPMoviePlayerFullscreenAnimationDurationUserInfoKey,
                                     [NSNumber numberWithInteger:UIViewAnimationCurveEaseInOut],
                                     MPMoviePlayerFullscreenAnimationCurveUserInfoKey, nil];
    if (fullscreen) {
        [self tell:MPMoviePlayerWillEnterFullscreenNotification information:information];
        self.wholeScreen = [[MovieFullscreen alloc] initWithMovieView:self.movieView home:home];
        [self chooseControls];
        [self.wholeScreen enterFor:duration then:^{ [self tell:MPMoviePlayerDidEnterFullscreenNotification]; }];
    } else {
        [self tell:MPMoviePlayerWillExitFullscreenNotification information:information];
        MovieFullscreen *wholeScreen = self.wholeScreen;
        self.wholeScreen = nil;
        [self chooseControls];
        [wholeScreen leaveFor:duration then:^{ [self tell:MPMoviePlayerDidExitFullscreenNotification]; }];
    }
}

// MARK: What fingers do

- (void)controlsDone {
    [self pause];
    if (self.fullscreen && self.hasView) {
        [self setFullscreen:NO animated:YES];
        return;
    }
    [self finishWithReason:MPMovieFinishReasonUserExited error:nil];
}

- (void)controlsPlayOrPause {
    if (self.film.rate) {
        [self pause];
    } else {
        [self play];
    }
}

- (void)controlsPrevious { self.currentPlaybackTime = MAX(0, self.initialPlaybackTime); }

/// There is no next film: this one is over.
- (void)controlsNext { self.currentPlaybackTime = MIN(self.film.endTime, self.film.duration); }

- (void)controlsSearchForward:(BOOL)isForward {
    if (isForward) {
        [self beginSeekingForward];
    } else {
        [self beginSeekingBackward];
    }
}

- (void)controlsEndSearch { [self endSeeking]; }

- (void)controlsChangeScaling {
    BOOL isFilling = self.scalingMode == MPMovieScalingModeAspectFill;
    self.scalingMode = isFilling ? MPMovieScalingModeAspectFit : MPMovieScalingModeAspectFill;
}

- (void)controlsChangeFullscreen { [self setFullscreen:!self.fullscreen animated:YES]; }

- (void)scrubberDidBegin:(MovieScrubber *)scrubber {
    self.rateBeforeScrubbing = self.film.rate;
    self.film.rate = 0;
}

- (void)scrubber:(MovieScrubber *)scrubber didMoveTo:(NSTimeInterval)time {
    [self.film moveTo:time tolerance:INFINITY];
}

- (void)scrubberDidEnd:(MovieScrubber *)scrubber {
    self.film.rate = self.rateBeforeScrubbing;
    [self showStatus];
}

@end
