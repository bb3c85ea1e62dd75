#pragma once
#import "Device/DeviceAdjustment.h"

/// What an app has set of a device, which it locks before.
@interface DeviceSettings : NSObject
- (id)initWithDevice:(AVCaptureDevice *)device;
- (BOOL)lock;
- (void)unlock;
/// Raises what the platform raises for a setting of a device that is not locked, or that does not support the value.
- (void)demand:(BOOL)isSupported of:(SEL)setter;
- (void)beginRunning;
- (void)endRunning;
@property (nonatomic) AVCaptureFlashMode flashMode;
@property (nonatomic) AVCaptureTorchMode torchMode;
@property (nonatomic) BOOL monitorsSubjectArea;
@property (nonatomic, readonly) DeviceAdjustment *focus, *exposure, *whiteBalance;
@end
