// Takes what cameras and microphones give to where it is wanted. Since iOS 4.
#pragma once
#import <AVFoundation/AVBase.h>
#import <CoreGraphics/CoreGraphics.h>
#import <CoreMedia/CMTime.h>

@class AVCaptureInput, AVCaptureOutput;

AV_EXTERN NSString *const AVCaptureSessionRuntimeErrorNotification;
AV_EXTERN NSString *const AVCaptureSessionErrorKey;
AV_EXTERN NSString *const AVCaptureSessionDidStartRunningNotification;
AV_EXTERN NSString *const AVCaptureSessionDidStopRunningNotification;
AV_EXTERN NSString *const AVCaptureSessionWasInterruptedNotification;
AV_EXTERN NSString *const AVCaptureSessionInterruptionEndedNotification;
AV_EXTERN NSString *const AVCaptureSessionPresetPhoto;
AV_EXTERN NSString *const AVCaptureSessionPresetHigh;
AV_EXTERN NSString *const AVCaptureSessionPresetMedium;
AV_EXTERN NSString *const AVCaptureSessionPresetLow;
AV_EXTERN NSString *const AVCaptureSessionPreset352x288;
AV_EXTERN NSString *const AVCaptureSessionPreset640x480;
AV_EXTERN NSString *const AVCaptureSessionPreset1280x720;
AV_EXTERN NSString *const AVCaptureSessionPreset1920x1080;
AV_EXTERN NSString *const AVCaptureSessionPresetiFrame960x540;
AV_EXTERN NSString *const AVCaptureSessionPresetiFrame1280x720;

enum {
    AVCaptureVideoOrientationPortrait = 1,
    AVCaptureVideoOrientationPortraitUpsideDown = 2,
    AVCaptureVideoOrientationLandscapeRight = 3,
    AVCaptureVideoOrientationLandscapeLeft = 4
};
typedef NSInteger AVCaptureVideoOrientation;

@interface AVCaptureSession : NSObject
- (BOOL)canSetSessionPreset:(NSString *)preset;
@property (nonatomic, copy) NSString *sessionPreset;
@property (nonatomic, readonly) NSArray *inputs;
- (BOOL)canAddInput:(AVCaptureInput *)input;
- (void)addInput:(AVCaptureInput *)input;
- (void)removeInput:(AVCaptureInput *)input;
@property (nonatomic, readonly) NSArray *outputs;
- (BOOL)canAddOutput:(AVCaptureOutput *)output;
- (void)addOutput:(AVCaptureOutput *)output;
- (void)removeOutput:(AVCaptureOutput *)output;
- (void)beginConfiguration;
- (void)commitConfiguration;
@property (nonatomic, readonly, getter=isRunning) BOOL running;
@property (nonatomic, readonly, getter=isInterrupted) BOOL interrupted;
- (void)startRunning;
- (void)stopRunning;
@end

@interface AVCaptureConnection : NSObject
@property (nonatomic, readonly) NSArray *inputPorts;
@property (nonatomic, readonly) AVCaptureOutput *output;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, readonly, getter=isActive) BOOL active;
@property (nonatomic, readonly) NSArray *audioChannels;
@property (nonatomic, readonly, getter=isVideoMirroringSupported) BOOL supportsVideoMirroring;
@property (nonatomic, getter=isVideoMirrored) BOOL videoMirrored;
@property (nonatomic, readonly, getter=isVideoOrientationSupported) BOOL supportsVideoOrientation;
@property (nonatomic) AVCaptureVideoOrientation videoOrientation;
@property (nonatomic, readonly, getter=isVideoMinFrameDurationSupported) BOOL supportsVideoMinFrameDuration;
@property (nonatomic) CMTime videoMinFrameDuration;
@property (nonatomic, readonly, getter=isVideoMaxFrameDurationSupported) BOOL supportsVideoMaxFrameDuration;
@property (nonatomic) CMTime videoMaxFrameDuration;
@property (nonatomic, readonly) CGFloat videoMaxScaleAndCropFactor;
@property (nonatomic) CGFloat videoScaleAndCropFactor;
@end

/// Levels in decibels.
@interface AVCaptureAudioChannel : NSObject
@property (nonatomic, readonly) float averagePowerLevel;
@property (nonatomic, readonly) float peakHoldLevel;
@end
