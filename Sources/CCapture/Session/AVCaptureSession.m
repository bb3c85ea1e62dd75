// After "AVCaptureSession Class Reference" of iOS 5.

#import "Dispatch/Queues.h"
#import "Input/MicrophoneTap.h"
#import "Session/CameraUse.h"
#import "Session/FrameClock.h"
#import "Session/SessionState.h"

@interface AVCaptureSession () <FrameClockOwner>
@end

@implementation AVCaptureSession {
    NSMutableArray *_inputs, *_outputs;
    NSString *_preset;
    FrameClock *_clock;
    MicrophoneTap *_tap;
    /// Not retained.
    CFMutableArrayRef _previews;
    int _configurations;
    BOOL _wantsRunning;
}

- (id)init {
    if (!(self = [super init])) return nil;
    _inputs = [[NSMutableArray alloc] init];
    _outputs = [[NSMutableArray alloc] init];
    _preset = AVCaptureSessionPresetHigh;
    _clock = [[FrameClock alloc] init];
    _clock.owner = self;
    _tap = [[MicrophoneTap alloc] init];
    _previews = CFArrayCreateMutable(NULL, 0, NULL);
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    [center addObserver:self selector:@selector(leaveScreen:) name:UIApplicationDidEnterBackgroundNotification
                 object:nil];
    [center addObserver:self selector:@selector(returnToScreen:) name:UIApplicationWillEnterForegroundNotification
                 object:nil];
    return self;
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
    FrameClock *clock = _clock;
    clock.owner = nil;
    // The timer is the main thread's.
    if ([NSThread isMainThread]) [clock stop];
    else dispatch_async(main_queue(), ^{ [clock stop]; });
    [_tap stop];
    for (AVCaptureOutput *output in _outputs) [output connectPorts:nil];
    if (_running) capture_session_ends(self);
    CFRelease(_previews);
}

+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key {
    BOOL isManual = [key isEqualToString:@"running"] || [key isEqualToString:@"interrupted"];
    return !isManual && [super automaticallyNotifiesObserversForKey:key];
}

// MARK: Preset

- (BOOL)canSetSessionPreset:(NSString *)preset {
    if (!session_preset_exists(preset)) return NO;
    for (AVCaptureDeviceInput *input in self.inputs) {
        if (!session_preset_suits(preset, input.device)) return NO;
    }
    return YES;
}

- (NSString *)sessionPreset {
    @synchronized(self) {
        return _preset;
    }
}

- (void)setSessionPreset:(NSString *)preset {
    if (![self canSetSessionPreset:preset]) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[AVCaptureSession setSessionPreset:] An AVCaptureSession instance's session preset may "
                           @"only be set to presets that its inputs support; use -canSetSessionPreset: (%@)",
                           preset];
    }
    @synchronized(self) {
        _preset = [preset copy];
    }
    [self configurationDidChange];
}

- (struct session_format)format {
    AVCaptureDevice *camera = self.camera;
    return camera ? session_preset_format(self.sessionPreset, camera) : (struct session_format){0, 0, 0, 0};
}

// MARK: Inputs and outputs

- (NSArray *)inputs {
    @synchronized(self) {
        return [_inputs copy];
    }
}

- (NSArray *)outputs {
    @synchronized(self) {
        return [_outputs copy];
    }
}

- (AVCaptureDevice *)camera {
    for (AVCaptureDeviceInput *input in self.inputs) {
        if (input.device.isCamera) return input.device;
    }
    return nil;
}

/// One camera and one microphone, as on the phone.
- (BOOL)canAddInput:(AVCaptureInput *)input {
    if (![input isKindOfClass:[AVCaptureDeviceInput class]] || input.session) return NO;
    AVCaptureDevice *device = ((AVCaptureDeviceInput *)input).device;
    for (AVCaptureDeviceInput *other in self.inputs) {
        if (other.device.isCamera == device.isCamera) return NO;
    }
    return session_preset_suits(self.sessionPreset, device);
}

- (void)addInput:(AVCaptureInput *)input {
    if (![self canAddInput:input]) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[AVCaptureSession addInput:] The input cannot be added to this session: use "
                           @"-canAddInput:"];
    }
    @synchronized(self) {
        [_inputs addObject:input];
    }
    input.session = self;
    [self configurationDidChange];
    AVCaptureDevice *device = ((AVCaptureDeviceInput *)input).device;
    if (self.running) [device beginRunning];
}

- (void)removeInput:(AVCaptureInput *)input {
    if (input == nil || input.session != self) return;
    AVCaptureDevice *device = ((AVCaptureDeviceInput *)input).device;
    if (self.running) [device endRunning];
    @synchronized(self) {
        [_inputs removeObject:input];
    }
    input.session = nil;
    [self configurationDidChange];
}

/// One output of each class.
- (BOOL)canAddOutput:(AVCaptureOutput *)output {
    if (![output isKindOfClass:[AVCaptureOutput class]] || output.session) return NO;
    for (AVCaptureOutput *other in self.outputs) {
        if ([other class] == [output class]) return NO;
    }
    return [output takesMediaType:AVMediaTypeVideo] || [output takesMediaType:AVMediaTypeAudio];
}

- (void)addOutput:(AVCaptureOutput *)output {
    if (![self canAddOutput:output]) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[AVCaptureSession addOutput:] The output cannot be added to this session: use "
                           @"-canAddOutput:"];
    }
    @synchronized(self) {
        [_outputs addObject:output];
    }
    output.session = self;
    [self configurationDidChange];
    if (self.running) [output sessionDidStart];
}

- (void)removeOutput:(AVCaptureOutput *)output {
    if (output == nil || output.session != self) return;
    if (self.running) [output sessionDidStop];
    @synchronized(self) {
        [_outputs removeObject:output];
    }
    output.session = nil;
    [output connectPorts:nil];
    [self configurationDidChange];
}

// MARK: Configuring

- (void)beginConfiguration {
    @synchronized(self) {
        _configurations++;
    }
}

- (void)commitConfiguration {
    @synchronized(self) {
        if (_configurations > 0) _configurations--;
    }
    [self configurationDidChange];
}

- (BOOL)isBeingConfigured {
    @synchronized(self) {
        return _configurations > 0;
    }
}

/// Connections are there at once; what runs changes when all changes are committed.
- (void)configurationDidChange {
    NSMutableArray *ports = [NSMutableArray array];
    for (AVCaptureInput *input in self.inputs) [ports addObjectsFromArray:input.ports];
    NSArray *outputs = self.outputs;
    for (AVCaptureOutput *output in outputs) [output connectPorts:ports];
    if (!self.running || [self isBeingConfigured]) return;
    [self describePorts:ports];
    [_tap tapFor:outputs];
}

- (void)describePorts:(NSArray *)ports {
    struct session_format format = self.format;
    for (AVCaptureInputPort *port in ports) {
        CMFormatDescriptionRef description = NULL;
        if ([port.mediaType isEqualToString:AVMediaTypeVideo]) {
            CMVideoFormatDescriptionCreate(NULL, kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, format.width,
                                           format.height, NULL, &description);
        } else {
            description = microphone_format_create();
        }
        [port becomeFormat:description];
        if (description) CFRelease(description);
    }
}

// MARK: Running

- (void)becomeRunning:(BOOL)isRunning {
    [self willChangeValueForKey:@"running"];
    _running = isRunning;
    [self didChangeValueForKey:@"running"];
}

- (void)post:(NSString *)name userInfo:(NSDictionary *)information {
    [[NSNotificationCenter defaultCenter] postNotificationName:name object:self userInfo:information];
}

- (void)onMainThread:(void (^)(void))work {
    if ([NSThread isMainThread]) work();
    else dispatch_async(main_queue(), work);
}

- (void)startRunning {
    @synchronized(self) {
        if (_wantsRunning) return;
        _wantsRunning = YES;
    }
    if (!_interrupted) [self run];
}

- (void)run {
    AVCaptureDevice *camera = self.camera;
    if (!capture_session_begins(self, camera)) {
        _wantsRunning = NO;
        NSError *error = capture_error(AVErrorDeviceAlreadyUsedByAnotherSession, camera);
        [self post:AVCaptureSessionRuntimeErrorNotification
          userInfo:[NSDictionary dictionaryWithObject:error forKey:AVCaptureSessionErrorKey]];
        return;
    }
    [self becomeRunning:YES];
    for (AVCaptureDeviceInput *input in self.inputs) [input.device beginRunning];
    for (AVCaptureOutput *output in self.outputs) [output sessionDidStart];
    [self configurationDidChange];
    [self onMainThread:^{
        if (self->_running) [self->_clock start];
    }];
    [self post:AVCaptureSessionDidStartRunningNotification userInfo:nil];
}

- (void)stopRunning {
    @synchronized(self) {
        if (!_wantsRunning) return;
        _wantsRunning = NO;
    }
    if (_running) [self halt];
}

- (void)halt {
    [self becomeRunning:NO];
    capture_session_ends(self);
    [self onMainThread:^{
        if (!self->_running) [self->_clock stop];
    }];
    [_tap stop];
    for (AVCaptureDeviceInput *input in self.inputs) [input.device endRunning];
    for (AVCaptureOutput *output in self.outputs) [output sessionDidStop];
    [self post:AVCaptureSessionDidStopRunningNotification userInfo:nil];
}

// MARK: Interruptions

- (void)becomeInterrupted:(BOOL)isInterrupted {
    [self willChangeValueForKey:@"interrupted"];
    _interrupted = isInterrupted;
    [self didChangeValueForKey:@"interrupted"];
}

/// An app without the screen has no camera.
- (void)leaveScreen:(NSNotification *)notification {
    if (!_running) return;
    [self becomeInterrupted:YES];
    [self post:AVCaptureSessionWasInterruptedNotification userInfo:nil];
    [self halt];
}

- (void)returnToScreen:(NSNotification *)notification {
    if (!_interrupted) return;
    [self becomeInterrupted:NO];
    [self post:AVCaptureSessionInterruptionEndedNotification userInfo:nil];
    if (_wantsRunning) [self run];
}

// MARK: Frames

- (void)frameClock:(FrameClock *)clock didReach:(int64_t)nanoseconds {
    if (self.camera == nil || [self isBeingConfigured]) return;
    for (AVCaptureOutput *output in self.outputs) [output cameraDidReach:nanoseconds];
    for (CFIndex i = 0; i < CFArrayGetCount(_previews); i++) {
        [(__bridge AVCaptureVideoPreviewLayer *)CFArrayGetValueAtIndex(_previews, i) showCamera];
    }
}

- (void)addPreview:(AVCaptureVideoPreviewLayer *)layer { CFArrayAppendValue(_previews, (__bridge const void *)layer); }

- (void)removePreview:(AVCaptureVideoPreviewLayer *)layer {
    CFRange all = CFRangeMake(0, CFArrayGetCount(_previews));
    CFIndex index = CFArrayGetFirstIndexOfValue(_previews, all, (__bridge const void *)layer);
    if (index >= 0) CFArrayRemoveValueAtIndex(_previews, index);
}

@end
