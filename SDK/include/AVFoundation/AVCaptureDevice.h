// Cameras and microphones. Since iOS 4.
#pragma once
#import <AVFoundation/AVMediaFormat.h>
#import <CoreGraphics/CoreGraphics.h>

AV_EXTERN NSString *const AVCaptureDeviceWasConnectedNotification;
AV_EXTERN NSString *const AVCaptureDeviceWasDisconnectedNotification;
AV_EXTERN NSString *const AVCaptureDeviceSubjectAreaDidChangeNotification;

enum {
    AVCaptureDevicePositionBack = 1,
    AVCaptureDevicePositionFront = 2
};
typedef NSInteger AVCaptureDevicePosition;

enum {
    AVCaptureFlashModeOff = 0,
    AVCaptureFlashModeOn = 1,
    AVCaptureFlashModeAuto = 2
};
typedef NSInteger AVCaptureFlashMode;

enum {
    AVCaptureTorchModeOff = 0,
    AVCaptureTorchModeOn = 1,
    AVCaptureTorchModeAuto = 2
};
typedef NSInteger AVCaptureTorchMode;

enum {
    AVCaptureFocusModeLocked = 0,
    AVCaptureFocusModeAutoFocus = 1,
    AVCaptureFocusModeContinuousAutoFocus = 2
};
typedef NSInteger AVCaptureFocusMode;

enum {
    AVCaptureExposureModeLocked = 0,
    AVCaptureExposureModeAutoExpose = 1,
    AVCaptureExposureModeContinuousAutoExposure = 2
};
typedef NSInteger AVCaptureExposureMode;

enum {
    AVCaptureWhiteBalanceModeLocked = 0,
    AVCaptureWhiteBalanceModeAutoWhiteBalance = 1,
    AVCaptureWhiteBalanceModeContinuousAutoWhiteBalance = 2
};
typedef NSInteger AVCaptureWhiteBalanceMode;

@interface AVCaptureDevice : NSObject
+ (NSArray *)devices;
+ (NSArray *)devicesWithMediaType:(NSString *)mediaType;
+ (AVCaptureDevice *)defaultDeviceWithMediaType:(NSString *)mediaType;
+ (AVCaptureDevice *)deviceWithUniqueID:(NSString *)deviceUniqueID;
@property (nonatomic, readonly) NSString *uniqueID;
@property (nonatomic, readonly) NSString *modelID;
@property (nonatomic, readonly) NSString *localizedName;
- (BOOL)hasMediaType:(NSString *)mediaType;
- (BOOL)lockForConfiguration:(NSError **)error;
- (void)unlockForConfiguration;
- (BOOL)supportsAVCaptureSessionPreset:(NSString *)preset;
@property (nonatomic, readonly, getter=isConnected) BOOL connected;
@end

@interface AVCaptureDevice (AVCaptureDevicePosition)
@property (nonatomic, readonly) AVCaptureDevicePosition position;
@end

@interface AVCaptureDevice (AVCaptureDeviceFlash)
@property (nonatomic, readonly) BOOL hasFlash;
@property (nonatomic, readonly, getter=isFlashAvailable) BOOL flashAvailable;
@property (nonatomic, readonly, getter=isFlashActive) BOOL flashActive;
- (BOOL)isFlashModeSupported:(AVCaptureFlashMode)flashMode;
@property (nonatomic) AVCaptureFlashMode flashMode;
@end

@interface AVCaptureDevice (AVCaptureDeviceTorch)
@property (nonatomic, readonly) BOOL hasTorch;
@property (nonatomic, readonly, getter=isTorchAvailable) BOOL torchAvailable;
@property (nonatomic, readonly) float torchLevel;
- (BOOL)isTorchModeSupported:(AVCaptureTorchMode)torchMode;
@property (nonatomic) AVCaptureTorchMode torchMode;
@end

@interface AVCaptureDevice (AVCaptureDeviceFocus)
- (BOOL)isFocusModeSupported:(AVCaptureFocusMode)focusMode;
@property (nonatomic) AVCaptureFocusMode focusMode;
@property (nonatomic, readonly, getter=isFocusPointOfInterestSupported) BOOL focusPointOfInterestSupported;
@property (nonatomic) CGPoint focusPointOfInterest;
@property (nonatomic, readonly, getter=isAdjustingFocus) BOOL adjustingFocus;
@end

@interface AVCaptureDevice (AVCaptureDeviceExposure)
- (BOOL)isExposureModeSupported:(AVCaptureExposureMode)exposureMode;
@property (nonatomic) AVCaptureExposureMode exposureMode;
@property (nonatomic, readonly, getter=isExposurePointOfInterestSupported) BOOL exposurePointOfInterestSupported;
@property (nonatomic) CGPoint exposurePointOfInterest;
@property (nonatomic, readonly, getter=isAdjustingExposure) BOOL adjustingExposure;
@end

@interface AVCaptureDevice (AVCaptureDeviceWhiteBalance)
- (BOOL)isWhiteBalanceModeSupported:(AVCaptureWhiteBalanceMode)whiteBalanceMode;
@property (nonatomic) AVCaptureWhiteBalanceMode whiteBalanceMode;
@property (nonatomic, readonly, getter=isAdjustingWhiteBalance) BOOL adjustingWhiteBalance;
@end

@interface AVCaptureDevice (AVCaptureDeviceSubjectAreaChangeMonitoring)
@property (nonatomic, getter=isSubjectAreaChangeMonitoringEnabled) BOOL subjectAreaChangeMonitoringEnabled;
@end
