// What a film's controls have in common, and whom they control.
#pragma once
#import "Controls/MovieScrubber.h"

/// What a person does with the controls.
@protocol MovieControlsOwner <MovieScrubberOwner>
- (void)controlsDone;
- (void)controlsPlayOrPause;
- (void)controlsPrevious;
- (void)controlsNext;
/// Fingers that stay on previous or next search.
- (void)controlsSearchForward:(BOOL)isForward;
- (void)controlsEndSearch;
- (void)controlsChangeScaling;
- (void)controlsChangeFullscreen;
@end

/// What the controls show.
struct movie_status {
    NSTimeInterval time, duration;
    BOOL isPlaying, isLoading, isFilling, isFullscreen;
};

@interface MovieControls : UIView
@property (nonatomic, assign) id<MovieControlsOwner> owner;
@property (nonatomic, readonly) MovieScrubber *scrubber;
- (void)showStatus:(const struct movie_status *)status;

/// For subclasses.
- (UIButton *)buttonWithGlyph:(UIImage *)glyph label:(NSString *)label action:(SEL)action;
- (void)showPlaying:(BOOL)isPlaying onButton:(UIButton *)button;
@end
