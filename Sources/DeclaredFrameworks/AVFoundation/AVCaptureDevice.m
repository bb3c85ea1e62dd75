#import <AVFoundation/AVFoundation.h>

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

@end
