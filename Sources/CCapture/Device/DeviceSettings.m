#import "Device/DeviceSettings.h"
#import "Device/DeviceState.h"

@implementation DeviceSettings {
    __unsafe_unretained AVCaptureDevice *_device;
    int _lockCount;
}

- (id)initWithDevice:(AVCaptureDevice *)device {
    if (!(self = [super init])) return nil;
    // Devices are never freed.
    _device = device;
    _focus = [[DeviceAdjustment alloc] initWithDevice:device name:@"Focus" duration:0.6];
    _exposure = [[DeviceAdjustment alloc] initWithDevice:device name:@"Exposure" duration:0.4];
    _whiteBalance = [[DeviceAdjustment alloc] initWithDevice:device name:@"WhiteBalance" duration:0.4];
    if ([device isFocusModeSupported:AVCaptureFocusModeContinuousAutoFocus])
        [_focus startWithMode:AVCaptureFocusModeContinuousAutoFocus];
    if (device.isCamera) [_exposure startWithMode:AVCaptureExposureModeContinuousAutoExposure];
    if (device.isCamera) [_whiteBalance startWithMode:AVCaptureWhiteBalanceModeContinuousAutoWhiteBalance];
    return self;
}

- (BOOL)lock {
    @synchronized(self) {
        _lockCount++;
    }
    return YES;
}

- (void)unlock {
    @synchronized(self) {
        if (_lockCount > 0) _lockCount--;
    }
}

- (void)demand:(BOOL)isSupported of:(SEL)setter {
    if (!isSupported) {
        [NSException raise:NSInvalidArgumentException format:@"*** -[AVCaptureDevice %@] This device does not support it",
                                                             NSStringFromSelector(setter)];
    }
    if (_lockCount == 0) {
        [NSException raise:NSGenericException
                    format:@"*** -[AVCaptureDevice %@] May not be called without first successfully gaining exclusive "
                           @"ownership of the device using -lockForConfiguration:",
                           NSStringFromSelector(setter)];
    }
}

- (void)beginRunning {
    [_focus beginRunning];
    [_exposure beginRunning];
    [_whiteBalance beginRunning];
}

- (void)endRunning {
    [_focus endRunning];
    [_exposure endRunning];
    [_whiteBalance endRunning];
}

@end
