// The small pictures that an app asks a movie player for.
#pragma once
#import <MediaPlayer/MediaPlayer.h>

@interface MovieThumbnails : NSObject
/// - Returns: nil for a film that cannot be read at once: one without pictures, or on a server.
- (id)initWithURL:(NSURL *)url;
- (UIImage *)imageAtTime:(NSTimeInterval)time option:(MPMovieTimeOption)option;

/// Makes pictures one after the other in later turns of the run loop.
/// - Parameter done: gets the image, or nil.
- (void)requestTimes:(NSArray *)times option:(MPMovieTimeOption)option
                then:(void (^)(NSNumber *time, UIImage *image))done;
- (void)cancel;
@end
