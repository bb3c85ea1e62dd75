// What a movie player shows: the background, the picture, the controls. It is moved between the app's view and the
// whole screen.
#pragma once
#import "Controls/MovieControls.h"
#import "Playing/FilmScreen.h"

@interface MovieView : UIView
@property (nonatomic, assign) id<MovieControlsOwner> owner;
@property (nonatomic, readonly) UIView *backgroundView;
@property (nonatomic, readonly) FilmScreen *screen;

/// The controls in use; nil for none.
@property (nonatomic, retain) MovieControls *controls;
/// Shows the controls, or hides them, as a touch does; they go by themselves after a while in which the film plays.
@property (nonatomic, readonly) BOOL showsControls;
- (void)setShowsControls:(BOOL)shows animated:(BOOL)animated;
/// True while the status bar comes and goes with the controls.
@property (nonatomic) BOOL controlsStatusBar;
- (void)showStatus:(const struct movie_status *)status;
@end
