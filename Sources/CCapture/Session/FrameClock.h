#pragma once
#import <Foundation/Foundation.h>

@class FrameClock;

@protocol FrameClockOwner
/// A frame is due.
/// - Parameter nanoseconds: of the monotonic clock.
- (void)frameClock:(FrameClock *)clock didReach:(int64_t)nanoseconds;
@end

/// Tells when a camera's frames are due: 30 a second, at multiples of that from the start on, as long as it runs. It belongs to
/// the main thread. A frame whose time passed while the main thread was busy is left out, as a camera's is.
@interface FrameClock : NSObject
/// Cleared by the owner when it goes.
@property (nonatomic, assign) id<FrameClockOwner> owner;
- (void)start;
- (void)stop;
@end

/// Frames a second.
enum { camera_frame_rate = 30 };
