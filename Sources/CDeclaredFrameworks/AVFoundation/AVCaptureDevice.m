#import <AVFoundation/AVFoundation.h>

// These settings are only stored: the simulated device has no camera.
@interface AVCaptureDevice ()
@property (nonatomic) AVCaptureFlashMode flashMode;
@property (nonatomic) AVCaptureTorchMode torchMode;
@property (nonatomic) AVCaptureFocusMode focusMode;
@property (nonatomic) CGPoint focusPointOfInterest;
@property (nonatomic) AVCaptureExposureMode exposureMode;
@property (nonatomic) CGPoint exposurePointOfInterest;
@property (nonatomic) AVCaptureWhiteBalanceMode whiteBalanceMode;
@property (nonatomic, getter=isSubjectAreaChangeMonitoringEnabled) BOOL subjectAreaChangeMonitoringEnabled;
@end

@implementation AVCaptureDevice

+ (NSArray *)devices { return [NSArray array]; }
+ (NSArray *)devicesWithMediaType:(NSString *)mediaType { return [NSArray array]; }
+ (AVCaptureDevice *)defaultDeviceWithMediaType:(NSString *)mediaType { return nil; }
+ (AVCaptureDevice *)deviceWithUniqueID:(NSString *)deviceUniqueID { return nil; }

- (BOOL)hasMediaType:(NSString *)mediaType { return NO; }
- (BOOL)lockForConfiguration:(NSError **)error { return NO; }

- (void)unlockForConfiguration {
}

- (BOOL)isFlashModeSupported:(AVCaptureFlashMode)flashMode { return flashMode == AVCaptureFlashModeOff; }
- (BOOL)isTorchModeSupported:(AVCaptureTorchMode)torchMode { return torchMode == AVCaptureTorchModeOff; }

- (BOOL)supportsAVCaptureSessionPreset:(NSString *)preset { return NO; }
- (BOOL)isFocusModeSupported:(AVCaptureFocusMode)focusMode { return NO; }
- (BOOL)isExposureModeSupported:(AVCaptureExposureMode)exposureMode { return NO; }
- (BOOL)isWhiteBalanceModeSupported:(AVCaptureWhiteBalanceMode)whiteBalanceMode { return NO; }
- (AVCaptureDevicePosition)position { return 0; }
- (BOOL)hasFlash { return NO; }
- (BOOL)isFlashAvailable { return NO; }
- (BOOL)isFlashActive { return NO; }
- (BOOL)hasTorch { return NO; }
- (BOOL)isTorchAvailable { return NO; }
- (float)torchLevel { return 0; }
- (BOOL)isFocusPointOfInterestSupported { return NO; }
- (BOOL)isAdjustingFocus { return NO; }
- (BOOL)isExposurePointOfInterestSupported { return NO; }
- (BOOL)isAdjustingExposure { return NO; }
- (BOOL)isAdjustingWhiteBalance { return NO; }

@end
