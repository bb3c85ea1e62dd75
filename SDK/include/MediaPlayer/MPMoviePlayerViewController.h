#pragma once
#import <MediaPlayer/MPMoviePlayerController.h>

/// A film on a screen of its own, which turns with the device and is left by Done. Since iPhone OS 3.2.
@interface MPMoviePlayerViewController : UIViewController
- (id)initWithContentURL:(NSURL *)contentURL;
@property (nonatomic, readonly) MPMoviePlayerController *moviePlayer;
- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation;
@end

@interface UIViewController (MPMoviePlayerViewController)
- (void)presentMoviePlayerViewControllerAnimated:(MPMoviePlayerViewController *)moviePlayerViewController;
- (void)dismissMoviePlayerViewControllerAnimated;
@end
