// A time slider: what has passed to its left, what is left to its right.
#pragma once
#import <UIKit/UIKit.h>

@class MovieScrubber;

@protocol MovieScrubberOwner
- (void)scrubberDidBegin:(MovieScrubber *)scrubber;
/// A finger has moved to a time.
- (void)scrubber:(MovieScrubber *)scrubber didMoveTo:(NSTimeInterval)time;
- (void)scrubberDidEnd:(MovieScrubber *)scrubber;
@end

@interface MovieScrubber : UIView
@property (nonatomic, assign) id<MovieScrubberOwner> owner;
/// Seconds. While a finger holds the knob it stays where the finger is.
- (void)showTime:(NSTimeInterval)time ofDuration:(NSTimeInterval)duration;
@end

/// "1:08" or "1:02:03".
NSString *movie_time_text(NSTimeInterval time);
