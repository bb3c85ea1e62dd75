// The translucent panel at the bottom of a film on the whole screen: previous, play, next, and the volume below.
#pragma once
#import "Controls/MovieControls.h"

@interface MoviePanel : MovieControls
@end
