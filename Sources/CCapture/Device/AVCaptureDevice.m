// Which cameras and microphones there are. After "AVCaptureDevice Class Reference" of iOS 5.

#import "Device/CameraLink.h"
#import "Device/DeviceState.h"
#import "Device/DeviceSettings.h"
#import "Session/SessionPreset.h"
#import <CSound.h>

static bool exists(enum capture_kind kind) {
    if (kind == capture_microphone) return sound_output_hardware().has_microphone;
    return device_camera_exists(kind == capture_front_camera);
}

AVCaptureDevice *capture_device(enum capture_kind kind) {
    static AVCaptureDevice *devices[capture_kind_count];
    if (!exists(kind)) return nil;
    @synchronized([AVCaptureDevice class]) {
        if (devices[kind] == nil) devices[kind] = [[AVCaptureDevice alloc] initWithKind:kind];
        return devices[kind];
    }
}

@implementation AVCaptureDevice {
    DeviceSettings *_settings;
}

+ (NSArray *)devices {
    NSMutableArray *all = [NSMutableArray array];
    for (int kind = 0; kind < capture_kind_count; kind++) {
        AVCaptureDevice *device = capture_device(kind);
        if (device) [all addObject:device];
    }
    return all;
}

+ (NSArray *)devicesWithMediaType:(NSString *)mediaType {
    NSMutableArray *matching = [NSMutableArray array];
    for (AVCaptureDevice *device in [self devices]) {
        if ([device hasMediaType:mediaType]) [matching addObject:device];
    }
    return matching;
}

+ (AVCaptureDevice *)defaultDeviceWithMediaType:(NSString *)mediaType {
    NSArray *matching = [self devicesWithMediaType:mediaType];
    return [matching count] ? [matching objectAtIndex:0] : nil;
}

+ (AVCaptureDevice *)deviceWithUniqueID:(NSString *)deviceUniqueID {
    for (AVCaptureDevice *device in [self devices]) {
        if ([device.uniqueID isEqualToString:deviceUniqueID]) return device;
    }
    return nil;
}

- (id)initWithKind:(enum capture_kind)kind {
    if (!(self = [super init])) return nil;
    _kind = kind;
    _settings = [[DeviceSettings alloc] initWithDevice:self];
    return self;
}

// MARK: What it is

- (BOOL)isCamera { return _kind != capture_microphone; }
- (BOOL)isConnected { return exists(_kind); }

- (NSString *)modelID {
    return self.isCamera ? @"com.apple.avfoundation.avcapturedevice.built-in_video"
                         : @"com.apple.avfoundation.avcapturedevice.built-in_audio";
}

- (NSString *)uniqueID {
    return [self.modelID stringByAppendingFormat:@":%d", _kind == capture_front_camera ? 1 : 0];
}

- (NSString *)localizedName {
    if (_kind == capture_microphone)
        return [[UIDevice currentDevice].model stringByAppendingString:@" Microphone"];
    return _kind == capture_front_camera ? @"Front Camera" : @"Back Camera";
}

- (BOOL)hasMediaType:(NSString *)mediaType {
    return [mediaType isEqualToString:self.isCamera ? AVMediaTypeVideo : AVMediaTypeAudio];
}

- (AVCaptureDevicePosition)position {
    if (!self.isCamera) return 0;
    return _kind == capture_front_camera ? AVCaptureDevicePositionFront : AVCaptureDevicePositionBack;
}

- (BOOL)supportsAVCaptureSessionPreset:(NSString *)preset { return session_preset_suits(preset, self); }

// MARK: Settings

- (BOOL)lockForConfiguration:(NSError **)error { return [_settings lock]; }
- (void)unlockForConfiguration { [_settings unlock]; }
- (void)beginRunning { [_settings beginRunning]; }
- (void)endRunning { [_settings endRunning]; }

- (void)viewDidChange {
    if (!_settings.monitorsSubjectArea) return;
    [[NSNotificationCenter defaultCenter] postNotificationName:AVCaptureDeviceSubjectAreaDidChangeNotification
                                                        object:self];
}

- (BOOL)hasFlash { return self.isCamera && device_camera_has_flash(_kind == capture_front_camera); }
- (BOOL)isFlashAvailable { return self.hasFlash; }
- (BOOL)isFlashActive { return _settings.flashMode == AVCaptureFlashModeOn; }
- (BOOL)isFlashModeSupported:(AVCaptureFlashMode)flashMode {
    return flashMode == AVCaptureFlashModeOff || (self.hasFlash && flashMode > 0 && flashMode <= AVCaptureFlashModeAuto);
}
- (AVCaptureFlashMode)flashMode { return _settings.flashMode; }
- (void)setFlashMode:(AVCaptureFlashMode)mode {
    [_settings demand:[self isFlashModeSupported:mode] of:_cmd];
    _settings.flashMode = mode;
}

- (BOOL)hasTorch { return self.hasFlash; }
- (BOOL)isTorchAvailable { return self.hasTorch; }
- (float)torchLevel { return _settings.torchMode == AVCaptureTorchModeOn ? 1 : 0; }
- (BOOL)isTorchModeSupported:(AVCaptureTorchMode)torchMode {
    return torchMode == AVCaptureTorchModeOff || (self.hasTorch && torchMode > 0 && torchMode <= AVCaptureTorchModeAuto);
}
- (AVCaptureTorchMode)torchMode { return _settings.torchMode; }
- (void)setTorchMode:(AVCaptureTorchMode)mode {
    [_settings demand:[self isTorchModeSupported:mode] of:_cmd];
    [self willChangeValueForKey:@"torchLevel"];
    _settings.torchMode = mode;
    [self didChangeValueForKey:@"torchLevel"];
}

// MARK: Focus

/// Only the lenses at the back move, since the iPhone 3GS.
- (BOOL)canFocus { return _kind == capture_rear_camera && platform_device_has("auto-focus-camera"); }
- (BOOL)isFocusPointOfInterestSupported { return [self canFocus]; }
- (BOOL)isFocusModeSupported:(AVCaptureFocusMode)mode {
    return [self canFocus] && mode >= AVCaptureFocusModeLocked && mode <= AVCaptureFocusModeContinuousAutoFocus;
}
- (AVCaptureFocusMode)focusMode { return _settings.focus.mode; }
- (void)setFocusMode:(AVCaptureFocusMode)mode {
    [_settings demand:[self isFocusModeSupported:mode] of:_cmd];
    [_settings.focus setMode:mode];
}
- (CGPoint)focusPointOfInterest { return _settings.focus.point; }
- (void)setFocusPointOfInterest:(CGPoint)point {
    [_settings demand:[self isFocusPointOfInterestSupported] of:_cmd];
    _settings.focus.point = point;
}
- (BOOL)isAdjustingFocus { return _settings.focus.isAdjusting; }

// MARK: Exposure and white balance

- (BOOL)isExposurePointOfInterestSupported { return [self canFocus]; }
- (BOOL)isExposureModeSupported:(AVCaptureExposureMode)mode {
    return self.isCamera && (mode == AVCaptureExposureModeLocked || mode == AVCaptureExposureModeContinuousAutoExposure);
}
- (AVCaptureExposureMode)exposureMode { return _settings.exposure.mode; }
- (void)setExposureMode:(AVCaptureExposureMode)mode {
    [_settings demand:[self isExposureModeSupported:mode] of:_cmd];
    [_settings.exposure setMode:mode];
}
- (CGPoint)exposurePointOfInterest { return _settings.exposure.point; }
- (void)setExposurePointOfInterest:(CGPoint)point {
    [_settings demand:[self isExposurePointOfInterestSupported] of:_cmd];
    _settings.exposure.point = point;
}
- (BOOL)isAdjustingExposure { return _settings.exposure.isAdjusting; }

- (BOOL)isWhiteBalanceModeSupported:(AVCaptureWhiteBalanceMode)mode {
    return self.isCamera &&
           (mode == AVCaptureWhiteBalanceModeLocked || mode == AVCaptureWhiteBalanceModeContinuousAutoWhiteBalance);
}
- (AVCaptureWhiteBalanceMode)whiteBalanceMode { return _settings.whiteBalance.mode; }
- (void)setWhiteBalanceMode:(AVCaptureWhiteBalanceMode)mode {
    [_settings demand:[self isWhiteBalanceModeSupported:mode] of:_cmd];
    [_settings.whiteBalance setMode:mode];
}
- (BOOL)isAdjustingWhiteBalance { return _settings.whiteBalance.isAdjusting; }

- (BOOL)isSubjectAreaChangeMonitoringEnabled { return _settings.monitorsSubjectArea; }
- (void)setSubjectAreaChangeMonitoringEnabled:(BOOL)isEnabled {
    [_settings demand:self.isCamera of:_cmd];
    _settings.monitorsSubjectArea = isEnabled;
}

@end
