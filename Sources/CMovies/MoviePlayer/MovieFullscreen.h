// A film on the whole screen: a window in front of the app's, which turns with the device.
#pragma once
#import "MoviePlayer/MovieView.h"

@interface MovieFullscreen : NSObject
/// - Parameter home: the view that the movie view is in, and comes back to. Nil for a film that is seen here only, and
///   lies across the screen, as films of old apps do.
- (id)initWithMovieView:(MovieView *)movieView home:(UIView *)home;
/// Moves the movie view there and back again in so many seconds. The block is called when it has arrived.
- (void)enterFor:(NSTimeInterval)duration then:(void (^)(void))then;
- (void)leaveFor:(NSTimeInterval)duration then:(void (^)(void))then;
@end
