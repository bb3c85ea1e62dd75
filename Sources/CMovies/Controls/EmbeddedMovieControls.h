// The bar at the bottom of a film that is part of a screen: play, time, full screen.
#pragma once
#import "Controls/MovieControls.h"

@interface EmbeddedMovieControls : MovieControls
@end
