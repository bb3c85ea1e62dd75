// What apps before iPhone OS 3.2 call.

#import "MoviePlayer/MoviePlayerState.h"

@implementation MPMoviePlayerController (Old)

- (MPMovieControlMode)movieControlMode {
    return self.controlStyle == MPMovieControlStyleNone ? MPMovieControlModeHidden : MPMovieControlModeDefault;
}

/// There are no controls of the volume alone: those of a film that shows them are the nearest.
- (void)setMovieControlMode:(MPMovieControlMode)mode {
    self.controlStyle = mode == MPMovieControlModeHidden ? MPMovieControlStyleNone : MPMovieControlStyleDefault;
}

@end
