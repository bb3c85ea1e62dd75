// What gives a capture session its media. Since iOS 4.
#pragma once
#import <AVFoundation/AVBase.h>
#import <CoreMedia/CMFormatDescription.h>

@class AVCaptureDevice;

AV_EXTERN NSString *const AVCaptureInputPortFormatDescriptionDidChangeNotification;

@interface AVCaptureInput : NSObject
@property (nonatomic, readonly) NSArray *ports;
@end

@interface AVCaptureInputPort : NSObject
@property (nonatomic, readonly) AVCaptureInput *input;
@property (nonatomic, readonly) NSString *mediaType;
@property (nonatomic, readonly) CMFormatDescriptionRef formatDescription;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end

@interface AVCaptureDeviceInput : AVCaptureInput
+ (id)deviceInputWithDevice:(AVCaptureDevice *)device error:(NSError **)error;
- (id)initWithDevice:(AVCaptureDevice *)device error:(NSError **)error;
@property (nonatomic, readonly) AVCaptureDevice *device;
@end
