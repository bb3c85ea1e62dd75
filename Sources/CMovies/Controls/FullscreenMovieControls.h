// The controls over a film on the whole screen: a bar with Done, the time and the scaling, and a panel.
#pragma once
#import "Controls/MovieControls.h"

@interface FullscreenMovieControls : MovieControls
/// The room above the bar for the status bar.
@property (nonatomic) CGFloat topInset;
@end
