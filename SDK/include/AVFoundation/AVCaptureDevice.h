#pragma once
#import <AVFoundation/AVMediaFormat.h>

enum { AVCaptureDevicePositionUnspecified = 0, AVCaptureDevicePositionBack = 1, AVCaptureDevicePositionFront = 2 };
typedef NSInteger AVCaptureDevicePosition;

enum { AVCaptureFlashModeOff = 0, AVCaptureFlashModeOn = 1, AVCaptureFlashModeAuto = 2 };
typedef NSInteger AVCaptureFlashMode;

enum { AVCaptureTorchModeOff = 0, AVCaptureTorchModeOn = 1, AVCaptureTorchModeAuto = 2 };
typedef NSInteger AVCaptureTorchMode;

/// A camera or microphone of the device, which has none. Since iOS 4.
///
/// - Status: stub
@interface AVCaptureDevice : NSObject
/// - Status: stub
+ (NSArray *)devices;
/// - Status: stub
+ (NSArray *)devicesWithMediaType:(NSString *)mediaType;
/// - Status: stub
+ (AVCaptureDevice *)defaultDeviceWithMediaType:(NSString *)mediaType;
/// - Status: stub
+ (AVCaptureDevice *)deviceWithUniqueID:(NSString *)deviceUniqueID;
@property (nonatomic, readonly) NSString *uniqueID;
@property (nonatomic, readonly) NSString *modelID;
@property (nonatomic, readonly) NSString *localizedName;
@property (nonatomic, readonly) AVCaptureDevicePosition position;
@property (nonatomic, readonly, getter=isConnected) BOOL connected;
- (BOOL)hasMediaType:(NSString *)mediaType;
- (BOOL)lockForConfiguration:(NSError **)error;
- (void)unlockForConfiguration;
@property (nonatomic, readonly) BOOL hasFlash;
@property (nonatomic) AVCaptureFlashMode flashMode;
- (BOOL)isFlashModeSupported:(AVCaptureFlashMode)flashMode;
@property (nonatomic, readonly) BOOL hasTorch;
@property (nonatomic) AVCaptureTorchMode torchMode;
- (BOOL)isTorchModeSupported:(AVCaptureTorchMode)torchMode;
@end
