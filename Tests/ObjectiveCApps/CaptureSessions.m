// What sessions, inputs, outputs and devices allow, how they tell of it, and what leaving the screen does to them, as it
// does at the end, too.
// device: iPhone 4
// plist: <key>DTSDKName</key><string>iphoneos4.3</string>
// script: wait 3
// script: home
// script: wait 2
// script: launch
// script: wait 1
// script: rotate landscape-left
// script: wait 0.5
// > twice no 0, exception NSInvalidArgumentException
// > second camera 0, microphone 1, film 1
// > connections 1, microphone's 1 channels, ports vide
// > preset 1920x1080: NSInvalidArgumentException
// > formats 420v 420f BGRA, unknown: NSInvalidArgumentException
// > unlocked: NSGenericException, unsupported: NSInvalidArgumentException
// > torch 1, flash 1, front torch 0, front focus 0
// > format of the port 1280x720
// > started
// > second session: error -11804, running 0
// > adjusting 1, mode 1
// > adjusting 0, mode 0
// > photograph BGRA 1280x720
// > late: error -11803
// > interrupted, running 1
// > stopped
// > interruption ended
// > started
// > subject area changed
// > dropped while busy 1, given when wanted 1
// > interrupted, running 1
// > stopped
#import <AVFoundation/AVFoundation.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate, AVCaptureVideoDataOutputSampleBufferDelegate> {
    AVCaptureSession *session;
    AVCaptureDevice *camera;
    AVCaptureDeviceInput *input;
    AVCaptureStillImageOutput *stills;
}
@end

static const char *exception(void (^work)(void)) {
    @try {
        work();
    } @catch (NSException *problem) {
        return [problem.name UTF8String];
    }
    return "none";
}

@implementation Delegate

- (AVCaptureDevice *)cameraAt:(AVCaptureDevicePosition)position {
    for (AVCaptureDevice *device in [AVCaptureDevice devicesWithMediaType:AVMediaTypeVideo]) {
        if (device.position == position) return device;
    }
    return nil;
}

- (void)tryInputs {
    [session addInput:input];
    printf("twice no %d, ", [session canAddInput:input]);
    printf("exception %s\n", exception(^{ [session addInput:input]; }));
    AVCaptureDevice *front = [self cameraAt:AVCaptureDevicePositionFront];
    AVCaptureInput *second = [AVCaptureDeviceInput deviceInputWithDevice:front error:NULL];
    AVCaptureDevice *microphone = [AVCaptureDevice defaultDeviceWithMediaType:AVMediaTypeAudio];
    AVCaptureInput *sound = [AVCaptureDeviceInput deviceInputWithDevice:microphone error:NULL];
    AVCaptureOutput *film = [[[AVCaptureMovieFileOutput alloc] init] autorelease];
    printf("second camera %d, microphone %d, film %d\n", [session canAddInput:second], [session canAddInput:sound],
           [session canAddOutput:film]);
    AVCaptureAudioDataOutput *heard = [[[AVCaptureAudioDataOutput alloc] init] autorelease];
    [session addInput:sound];
    [session addOutput:heard];
    [session addOutput:stills];
    AVCaptureConnection *connection = [stills connectionWithMediaType:AVMediaTypeVideo];
    printf("connections %d, microphone's %d channels, ports %s\n", (int)[stills.connections count],
           (int)[[[heard connectionWithMediaType:AVMediaTypeAudio] audioChannels] count],
           [[[connection.inputPorts lastObject] mediaType] UTF8String]);
    [session removeInput:sound];
}

- (void)trySettings {
    printf("preset 1920x1080: %s\n", exception(^{ session.sessionPreset = AVCaptureSessionPreset1920x1080; }));
    AVCaptureVideoDataOutput *frames = [[[AVCaptureVideoDataOutput alloc] init] autorelease];
    printf("formats");
    for (NSNumber *number in frames.availableVideoCVPixelFormatTypes) {
        unsigned code = [number unsignedIntValue];
        printf(" %c%c%c%c", code >> 24, code >> 16 & 255, code >> 8 & 255, code & 255);
    }
    NSString *key = (NSString *)kCVPixelBufferPixelFormatTypeKey;
    NSDictionary *wrong = [NSDictionary dictionaryWithObject:[NSNumber numberWithInt:7] forKey:key];
    printf(", unknown: %s\n", exception(^{ frames.videoSettings = wrong; }));
    printf("unlocked: %s, ", exception(^{ camera.torchMode = AVCaptureTorchModeOn; }));
    AVCaptureDevice *front = [self cameraAt:AVCaptureDevicePositionFront];
    printf("unsupported: %s\n", exception(^{ front.torchMode = AVCaptureTorchModeOn; }));
    [camera lockForConfiguration:NULL];
    camera.torchMode = AVCaptureTorchModeOn;
    camera.flashMode = AVCaptureFlashModeAuto;
    printf("torch %g, flash %d, front torch %d, front focus %d\n", camera.torchLevel, camera.hasFlash, front.hasTorch,
           [front isFocusModeSupported:AVCaptureFocusModeAutoFocus]);
    [camera unlockForConfiguration];
}

- (void)describe:(NSNotification *)notification {
    AVCaptureInputPort *port = notification.object;
    CMVideoDimensions size = CMVideoFormatDescriptionGetDimensions(port.formatDescription);
    if ([port.mediaType isEqual:AVMediaTypeVideo]) printf("format of the port %dx%d\n", size.width, size.height);
}

- (void)hear:(NSNotification *)notification {
    NSString *name = notification.name;
    if ([name isEqual:AVCaptureSessionDidStartRunningNotification]) puts("started");
    if ([name isEqual:AVCaptureSessionDidStopRunningNotification]) puts("stopped");
    if ([name isEqual:AVCaptureSessionWasInterruptedNotification]) printf("interrupted, running %d\n", session.running);
    if ([name isEqual:AVCaptureSessionInterruptionEndedNotification]) puts("interruption ended");
    if ([name isEqual:AVCaptureDeviceSubjectAreaDidChangeNotification]) [self subjectDidChange];
    if (![name isEqual:AVCaptureSessionRuntimeErrorNotification]) return;
    NSError *error = [notification.userInfo objectForKey:AVCaptureSessionErrorKey];
    printf("second session: error %d, running %d\n", (int)error.code, [notification.object isRunning]);
}

- (void)observeValueForKeyPath:(NSString *)keyPath
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
    printf("adjusting %d, mode %d\n", camera.adjustingFocus, (int)camera.focusMode);
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    session = [[AVCaptureSession alloc] init];
    stills = [[AVCaptureStillImageOutput alloc] init];
    camera = [self cameraAt:AVCaptureDevicePositionBack];
    input = [[AVCaptureDeviceInput deviceInputWithDevice:camera error:NULL] retain];
    [self tryInputs];
    [self trySettings];
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    for (NSString *name in [NSArray
             arrayWithObjects:AVCaptureSessionDidStartRunningNotification, AVCaptureSessionDidStopRunningNotification,
                              AVCaptureSessionRuntimeErrorNotification, AVCaptureSessionWasInterruptedNotification,
                              AVCaptureSessionInterruptionEndedNotification,
                              AVCaptureDeviceSubjectAreaDidChangeNotification, nil])
        [center addObserver:self selector:@selector(hear:) name:name object:nil];
    [center addObserver:self selector:@selector(describe:)
                   name:AVCaptureInputPortFormatDescriptionDidChangeNotification object:nil];
    [session startRunning];
    AVCaptureSession *second = [[AVCaptureSession alloc] init];
    [second addInput:[AVCaptureDeviceInput deviceInputWithDevice:camera error:NULL]];
    [second startRunning];
    [second release];
    [self performSelector:@selector(focus) withObject:nil afterDelay:1];
}

- (void)focus {
    [camera addObserver:self forKeyPath:@"adjustingFocus" options:NSKeyValueObservingOptionNew context:NULL];
    [camera lockForConfiguration:NULL];
    camera.focusPointOfInterest = CGPointMake(0.25, 0.75);
    camera.focusMode = AVCaptureFocusModeAutoFocus;
    [camera unlockForConfiguration];
    [self performSelector:@selector(photograph) withObject:nil afterDelay:1];
}

- (void)photograph {
    [camera removeObserver:self forKeyPath:@"adjustingFocus"];
    stills.outputSettings =
        [NSDictionary dictionaryWithObject:[NSNumber numberWithUnsignedInt:kCVPixelFormatType_32BGRA]
                                    forKey:(NSString *)kCVPixelBufferPixelFormatTypeKey];
    [stills captureStillImageAsynchronouslyFromConnection:[stills connectionWithMediaType:AVMediaTypeVideo]
                                        completionHandler:^(CMSampleBufferRef sample, NSError *error) {
                                            CVPixelBufferRef pixels = CMSampleBufferGetImageBuffer(sample);
                                            printf("photograph BGRA %zux%zu\n", CVPixelBufferGetWidth(pixels),
                                                   CVPixelBufferGetHeight(pixels));
                                        }];
    [self performSelector:@selector(photographLate) withObject:nil afterDelay:0.5];
}

/// A session that has stopped takes no picture.
- (void)photographLate {
    AVCaptureSession *other = [[AVCaptureSession alloc] init];
    AVCaptureStillImageOutput *output = [[AVCaptureStillImageOutput alloc] init];
    [other addInput:[AVCaptureDeviceInput deviceInputWithDevice:[self cameraAt:AVCaptureDevicePositionFront] error:NULL]];
    [other addOutput:output];
    [output captureStillImageAsynchronouslyFromConnection:[output connectionWithMediaType:AVMediaTypeVideo]
                                        completionHandler:^(CMSampleBufferRef sample, NSError *error) {
                                            printf("late: error %d\n", (int)error.code);
                                        }];
    [camera lockForConfiguration:NULL];
    camera.subjectAreaChangeMonitoringEnabled = YES;
    [camera unlockForConfiguration];
}

// Frames for a main thread that is busy.
- (void)subjectDidChange {
    puts("subject area changed");
    if (camera.subjectAreaChangeMonitoringEnabled) [self lateFrames];
}

- (void)lateFrames {
    [camera lockForConfiguration:NULL];
    camera.subjectAreaChangeMonitoringEnabled = NO;
    [camera unlockForConfiguration];
    AVCaptureVideoDataOutput *frames = [[AVCaptureVideoDataOutput alloc] init];
    dispatch_queue_t queue = dispatch_queue_create("late", NULL);
    [frames setSampleBufferDelegate:self queue:queue];
    [session addOutput:frames];
    dispatch_suspend(queue);
    [self performSelector:@selector(countLate:) withObject:[NSArray arrayWithObjects:frames, nil] afterDelay:0.2];
}

static int given;

- (void)captureOutput:(AVCaptureOutput *)output
    didOutputSampleBuffer:(CMSampleBufferRef)sample
           fromConnection:(AVCaptureConnection *)connection {
    given++;
}

- (void)countLate:(NSArray *)frames {
    AVCaptureVideoDataOutput *output = [frames lastObject];
    [session removeOutput:output];
    dispatch_resume(output.sampleBufferCallbackQueue);
    dispatch_sync(output.sampleBufferCallbackQueue, ^{});
    int dropped = given == 1;
    given = 0;
    output.alwaysDiscardsLateVideoFrames = NO;
    [session addOutput:output];
    dispatch_suspend(output.sampleBufferCallbackQueue);
    NSDate *soon = [NSDate dateWithTimeIntervalSinceNow:0.2];
    [[NSRunLoop currentRunLoop] runUntilDate:soon];
    [session removeOutput:output];
    dispatch_resume(output.sampleBufferCallbackQueue);
    dispatch_sync(output.sampleBufferCallbackQueue, ^{});
    printf("dropped while busy %d, given when wanted %d\n", dropped, given == 5 || given == 6);
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
