#pragma once
#import <AVFoundation/AVAnimation.h>
#import <AVFoundation/AVCaptureSession.h>
#import <QuartzCore/CALayer.h>

/// Shows what the camera of a session sees. Since iOS 4.
@interface AVCaptureVideoPreviewLayer : CALayer
+ (id)layerWithSession:(AVCaptureSession *)session;
- (id)initWithSession:(AVCaptureSession *)session;
@property (nonatomic, retain) AVCaptureSession *session;
@property (copy) NSString *videoGravity;
@property (nonatomic, readonly, getter=isOrientationSupported) BOOL orientationSupported;
@property (nonatomic) AVCaptureVideoOrientation orientation;
@property (nonatomic, readonly, getter=isMirroringSupported) BOOL mirroringSupported;
@property (nonatomic) BOOL automaticallyAdjustsMirroring;
@property (nonatomic, getter=isMirrored) BOOL mirrored;
@end
