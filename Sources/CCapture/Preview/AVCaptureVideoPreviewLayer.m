// After "AVCaptureVideoPreviewLayer Class Reference" of iOS 5.

#import "Device/CameraLink.h"
#import "Picture/CameraPicture.h"
#import "Session/SessionState.h"

@implementation AVCaptureVideoPreviewLayer {
    AVCaptureSession *_shownSession;
    /// Has the camera's picture.
    CALayer *_screen;
    NSString *_gravity;
    /// What the present picture was, so that nothing is drawn twice.
    struct camera_request _shown;
    NSUInteger _shownGeneration;
    double _shownMoment;
    BOOL _hasPicture, _isFixed, _isMirrored;
    AVCaptureVideoOrientation _orientation;
}

+ (id)layerWithSession:(AVCaptureSession *)session { return [[self alloc] initWithSession:session]; }

- (id)initWithSession:(AVCaptureSession *)session {
    if (!(self = [super init])) return nil;
    self.session = session;
    return self;
}

- (void)dealloc { [_shownSession removePreview:self]; }

/// A layer may be made by any initialiser, and asked before it has finished.
- (CALayer *)screen {
    if (_screen) return _screen;
    _screen = [CALayer layer];
    _screen.contentsGravity = kCAGravityResizeAspect;
    self.masksToBounds = YES;
    [self addSublayer:_screen];
    return _screen;
}

- (AVCaptureSession *)session { return _shownSession; }

- (void)setSession:(AVCaptureSession *)session {
    if (session == _shownSession) return;
    [_shownSession removePreview:self];
    _shownSession = session;
    _hasPicture = NO;
    self.screen.contents = nil;
    [session addPreview:self];
    [self showCamera];
}

// MARK: Look

- (NSString *)videoGravity { return _gravity ? _gravity : AVLayerVideoGravityResizeAspect; }

- (void)setVideoGravity:(NSString *)gravity {
    _gravity = [gravity copy];
    BOOL fills = [gravity isEqualToString:AVLayerVideoGravityResizeAspectFill];
    BOOL stretches = [gravity isEqualToString:AVLayerVideoGravityResize];
    [self withoutActions:^{
        self.screen.contentsGravity = fills       ? kCAGravityResizeAspectFill
                                      : stretches ? kCAGravityResize
                                                  : kCAGravityResizeAspect;
    }];
}

- (BOOL)isOrientationSupported { return _shownSession.camera != nil; }
- (AVCaptureVideoOrientation)orientation { return _orientation ? _orientation : AVCaptureVideoOrientationPortrait; }

- (void)setOrientation:(AVCaptureVideoOrientation)orientation {
    if (orientation < AVCaptureVideoOrientationPortrait || orientation > AVCaptureVideoOrientationLandscapeLeft) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[AVCaptureVideoPreviewLayer setOrientation:] invalid orientation"];
    }
    _orientation = orientation;
    [self showCamera];
}

- (BOOL)isMirroringSupported { return _shownSession.camera != nil; }
- (BOOL)automaticallyAdjustsMirroring { return !_isFixed; }

- (void)setAutomaticallyAdjustsMirroring:(BOOL)isAutomatic {
    _isFixed = !isAutomatic;
    [self showCamera];
}

/// The front camera's picture is a mirror, unless the app says otherwise.
- (BOOL)isMirrored { return _isFixed ? _isMirrored : _shownSession.camera.kind == capture_front_camera && _shownSession.camera; }

- (void)setMirrored:(BOOL)isMirrored {
    if (!_isFixed) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[AVCaptureVideoPreviewLayer setMirrored:] cannot be set while "
                           @"automaticallyAdjustsMirroring is YES"];
    }
    _isMirrored = isMirrored;
    [self showCamera];
}

// MARK: The picture

- (void)withoutActions:(void (^)(void))change {
    [CATransaction begin];
    [CATransaction setDisableActions:YES];
    change();
    [CATransaction commit];
}

static BOOL are_same(const struct camera_request *one, const struct camera_request *other) {
    return one->isFront == other->isFront && one->width == other->width && one->height == other->height &&
           one->turns == other->turns && one->isMirrored == other->isMirrored;
}

/// A session that has stopped leaves its last picture.
- (void)showCamera {
    AVCaptureDevice *camera = _shownSession.camera;
    if (camera == nil || !_shownSession.running || ![NSThread isMainThread]) return;
    BOOL isFront = camera.kind == capture_front_camera;
    struct session_format format = _shownSession.format;
    struct camera_request request = {.isFront = isFront, .width = format.width, .height = format.height,
                                     .turns = camera_turns(self.orientation, isFront), .isMirrored = self.mirrored};
    double moment = device_camera_moment(isFront);
    BOOL isStill = _shownGeneration == camera_generation() && _shownMoment == moment;
    if (_hasPicture && isStill && are_same(&request, &_shown)) return;
    CGImageRef image = [[[CameraPicture alloc] initWithRequest:&request] copyImage];
    if (image == NULL) return;
    [self withoutActions:^{ self.screen.contents = (__bridge id)image; }];
    CGImageRelease(image);
    _hasPicture = YES;
    _shown = request;
    _shownGeneration = camera_generation();
    _shownMoment = moment;
}

- (void)layoutSublayers {
    [super layoutSublayers];
    [self withoutActions:^{ self.screen.frame = self.bounds; }];
}

@end
