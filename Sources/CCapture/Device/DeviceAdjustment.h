#pragma once
#import <AVFoundation/AVFoundation.h>

/// A mode of a camera that adjusts itself: locked, once, or again and again. The three kinds have the same numbers. Observers
/// of the device's `adjusting…` and `…Mode` hear of it.
@interface DeviceAdjustment : NSObject
/// - Parameters:
///   - name: as it stands in the device's keys: "Focus".
///   - duration: of an adjustment, in seconds.
- (id)initWithDevice:(AVCaptureDevice *)device name:(NSString *)name duration:(NSTimeInterval)duration;
/// The mode at the beginning, of which nobody hears.
- (void)startWithMode:(NSInteger)mode;
@property (nonatomic) NSInteger mode;
@property (nonatomic) CGPoint point;
@property (nonatomic, readonly) BOOL isAdjusting;
/// A camera adjusts itself only while a session runs.
- (void)beginRunning;
- (void)endRunning;
@end
