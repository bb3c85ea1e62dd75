// What the parts of MPMoviePlayerController share.
#pragma once
#import "MoviePlayer/MovieView.h"
#import "Playing/FilmPlayer.h"
#import <MediaPlayer/MediaPlayer.h>

@class MovieFullscreen, MovieThumbnails;

@interface MPMoviePlayerController () <FilmPlayerOwner>
@property (nonatomic, retain) FilmPlayer *film;
/// What the app's view and the whole screen show in turn; nil until the app asks for a view.
@property (nonatomic, readonly) MovieView *movieView;
/// Why the film cannot be played; nil if it can.
@property (nonatomic, retain) NSError *error;
@property (nonatomic) double rateBeforeScrubbing;
@property (nonatomic, retain) MovieFullscreen *wholeScreen;
@property (nonatomic, retain) MovieThumbnails *thumbnails;
/// True if a MPMoviePlayerViewController shows it, which is left by Done.
@property (nonatomic) BOOL isInViewController;

/// False until the app has asked for the view.
@property (nonatomic, readonly) BOOL hasView;
- (MovieView *)makeMovieView;

- (void)tell:(NSString *)name;
- (void)tell:(NSString *)name information:(NSDictionary *)information;
- (void)finishWithReason:(MPMovieFinishReason)reason error:(NSError *)error;
- (enum film_scaling)scaling;
@end

@interface MPMoviePlayerController (Old)
/// Apps before iPhone OS 3.2 know no view of a film: it plays on the whole screen, and that ends with it.
- (void)enterScreenOfOldApps;
- (void)leaveScreenOfOldApps;
@end

@interface MPMoviePlayerController (Controls) <MovieControlsOwner>
- (void)showStatus;
/// Puts the controls there that style and place ask for.
- (void)chooseControls;
@end
