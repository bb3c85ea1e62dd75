#import "Session/SessionState.h"

@implementation AVCaptureConnection {
    __weak AVCaptureOutput *_target;
    AVCaptureVideoOrientation _orientation;
    CMTime _shortest, _longest;
}

- (id)initWithPort:(AVCaptureInputPort *)port output:(AVCaptureOutput *)output
       orientation:(AVCaptureVideoOrientation)orientation {
    if (!(self = [super init])) return nil;
    _port = port;
    _target = output;
    _enabled = YES;
    _orientation = orientation;
    _shortest = _longest = kCMTimeInvalid;
    _videoScaleAndCropFactor = 1;
    BOOL isSound = [port.mediaType isEqualToString:AVMediaTypeAudio];
    // The microphone has one channel.
    _audioChannels = isSound ? [NSArray arrayWithObject:[[AVCaptureAudioChannel alloc] init]] : [NSArray array];
    return self;
}

- (void)disconnect {
    _target = nil;
    _port = nil;
}

- (NSArray *)inputPorts { return _port ? [NSArray arrayWithObject:_port] : [NSArray array]; }
- (AVCaptureOutput *)output { return _target; }
- (AVCaptureDevice *)device { return _port ? ((AVCaptureDeviceInput *)_port.input).device : nil; }
- (BOOL)isActive { return _enabled && _target && _port.enabled; }

// MARK: Pictures

- (BOOL)isOfVideo { return [_port.mediaType isEqualToString:AVMediaTypeVideo]; }

/// Raises what the platform raises for a setting that the connection does not support.
- (void)demand:(BOOL)isSupported of:(SEL)setter {
    if (isSupported) return;
    [NSException raise:NSInvalidArgumentException format:@"*** -[AVCaptureConnection %@] is not supported by this connection",
                                                         NSStringFromSelector(setter)];
}

- (BOOL)isVideoMirroringSupported { return [self isOfVideo]; }

- (void)setVideoMirrored:(BOOL)isMirrored {
    [self demand:[self isOfVideo] of:_cmd];
    _videoMirrored = isMirrored;
}

- (BOOL)isVideoOrientationSupported { return [self isOfVideo]; }
- (AVCaptureVideoOrientation)videoOrientation { return _orientation; }

- (void)setVideoOrientation:(AVCaptureVideoOrientation)orientation {
    [self demand:[self isOfVideo] && orientation >= AVCaptureVideoOrientationPortrait &&
                 orientation <= AVCaptureVideoOrientationLandscapeLeft
              of:_cmd];
    _orientation = orientation;
}

- (int)turns { return camera_turns(_orientation, self.device.kind == capture_front_camera); }

- (BOOL)isVideoMinFrameDurationSupported { return [self isOfVideo]; }
- (BOOL)isVideoMaxFrameDurationSupported { return [self isOfVideo]; }
- (CMTime)videoMinFrameDuration { return _shortest; }
- (CMTime)videoMaxFrameDuration { return _longest; }

- (void)setVideoMinFrameDuration:(CMTime)duration {
    [self demand:[self isOfVideo] of:_cmd];
    _shortest = duration;
}

/// Cameras here never take longer than a thirtieth of a second.
- (void)setVideoMaxFrameDuration:(CMTime)duration {
    [self demand:[self isOfVideo] of:_cmd];
    _longest = duration;
}

/// Pictures are not cropped.
- (CGFloat)videoMaxScaleAndCropFactor { return 1; }

- (void)setVideoScaleAndCropFactor:(CGFloat)factor {
    [self demand:factor == 1 of:_cmd];
    _videoScaleAndCropFactor = factor;
}

@end
