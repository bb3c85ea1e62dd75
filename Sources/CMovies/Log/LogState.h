// How logs and their events are made.
#pragma once
#import <AVFoundation/AVFoundation.h>
#import <MediaPlayer/MediaPlayer.h>

@interface AVPlayerItemAccessLog ()
- (id)initWithEvents:(NSArray *)events;
@end

@interface AVPlayerItemAccessLogEvent ()
- (id)initWithValues:(NSDictionary *)values;
@end

@interface AVPlayerItemErrorLog ()
- (id)initWithEvents:(NSArray *)events;
@end

@interface AVPlayerItemErrorLogEvent ()
- (id)initWithValues:(NSDictionary *)values;
@end

@interface MPMovieAccessLog ()
- (id)initWithEvents:(NSArray *)events;
@end

@interface MPMovieAccessLogEvent ()
- (id)initWithValues:(NSDictionary *)values;
@end

@interface MPMovieErrorLog ()
- (id)initWithEvents:(NSArray *)events;
@end

@interface MPMovieErrorLogEvent ()
- (id)initWithValues:(NSDictionary *)values;
@end

/// Events of a class for what a log tells; nil without any.
NSArray *log_events(NSArray *values, Class event);
