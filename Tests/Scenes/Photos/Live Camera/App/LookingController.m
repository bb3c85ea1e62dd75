#import "LookingController.h"

@implementation LookingController {
    AVCaptureSession *session;
    AVCaptureStillImageOutput *stills;
    AVCaptureVideoPreviewLayer *preview;
    UIImageView *frame, *photograph;
    UILabel *words;
    AVCaptureAudioDataOutput *sound;
    dispatch_queue_t queue;
    int frames, blocks;
    double lastTime;
    BOOL isWhole;
}

- (void)dealloc {
    [session stopRunning];
    [session release];
    [stills release];
    [sound release];
    [preview release];
    [frame release];
    [photograph release];
    [words release];
    dispatch_release(queue);
    [super dealloc];
}

- (UIImageView *)pictureAt:(CGRect)rectangle {
    UIImageView *picture = [[UIImageView alloc] initWithFrame:rectangle];
    picture.backgroundColor = [UIColor darkGrayColor];
    picture.contentMode = UIViewContentModeScaleAspectFit;
    [self.view addSubview:picture];
    return picture;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.view.backgroundColor = [UIColor whiteColor];
    session = [[AVCaptureSession alloc] init];
    session.sessionPreset = AVCaptureSessionPreset640x480;
    [self useCamera:AVCaptureDevicePositionBack];
    [self addOutputs];
    preview = [[AVCaptureVideoPreviewLayer alloc] initWithSession:session];
    preview.frame = CGRectMake(10, 10, 300, 220);
    preview.backgroundColor = [UIColor blackColor].CGColor;
    [self.view.layer addSublayer:preview];
    frame = [self pictureAt:CGRectMake(10, 240, 145, 110)];
    photograph = [self pictureAt:CGRectMake(165, 240, 145, 110)];
    words = [[UILabel alloc] initWithFrame:CGRectMake(10, 355, 300, 40)];
    words.font = [UIFont systemFontOfSize:13];
    words.numberOfLines = 2;
    [self.view addSubview:words];
    NSArray *titles = [NSArray arrayWithObjects:@"Snap", @"Turn", @"Fill", @"Stop", nil];
    for (NSUInteger i = 0; i < [titles count]; i++) {
        UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
        button.frame = CGRectMake(10 + 76 * i, 400, 72, 37);
        NSString *title = [titles objectAtIndex:i];
        [button setTitle:title forState:UIControlStateNormal];
        [button addTarget:self action:NSSelectorFromString([title lowercaseString])
            forControlEvents:UIControlEventTouchUpInside];
        [self.view addSubview:button];
    }
    [session startRunning];
}

- (void)addMicrophone {
    AVCaptureDevice *microphone = [AVCaptureDevice defaultDeviceWithMediaType:AVMediaTypeAudio];
    AVCaptureInput *input = [AVCaptureDeviceInput deviceInputWithDevice:microphone error:NULL];
    sound = [[AVCaptureAudioDataOutput alloc] init];
    [sound setSampleBufferDelegate:self queue:queue];
    if ([session canAddInput:input]) [session addInput:input];
    if ([session canAddOutput:sound]) [session addOutput:sound];
    isWhole = YES;
}

- (void)hear:(CMSampleBufferRef)sample {
    double time = CMTimeGetSeconds(CMSampleBufferGetPresentationTimeStamp(sample));
    // Each block follows the one before.
    if (blocks > 0 && fabs(time - lastTime - 1024 / 44100.0) > 0.0001) isWhole = NO;
    lastTime = time;
    blocks++;
}

- (void)addOutputs {
    queue = dispatch_queue_create("frames", NULL);
    AVCaptureVideoDataOutput *output = [[[AVCaptureVideoDataOutput alloc] init] autorelease];
    output.videoSettings =
        [NSDictionary dictionaryWithObject:[NSNumber numberWithInt:kCVPixelFormatType_32BGRA]
                                    forKey:(NSString *)kCVPixelBufferPixelFormatTypeKey];
    [output setSampleBufferDelegate:self queue:queue];
    if ([session canAddOutput:output]) [session addOutput:output];
    stills = [[AVCaptureStillImageOutput alloc] init];
    stills.outputSettings = [NSDictionary dictionaryWithObject:AVVideoCodecJPEG forKey:AVVideoCodecKey];
    if ([session canAddOutput:stills]) [session addOutput:stills];
    [self addMicrophone];
}

- (void)useCamera:(AVCaptureDevicePosition)position {
    for (AVCaptureDevice *device in [AVCaptureDevice devicesWithMediaType:AVMediaTypeVideo]) {
        if (device.position != position) continue;
        AVCaptureDeviceInput *input = [AVCaptureDeviceInput deviceInputWithDevice:device error:NULL];
        [session beginConfiguration];
        for (AVCaptureDeviceInput *old in session.inputs) {
            if ([old.device hasMediaType:AVMediaTypeVideo]) [session removeInput:old];
        }
        [session addInput:input];
        [session commitConfiguration];
    }
}

// Technical Q&A QA1702.
- (UIImage *)imageOf:(CMSampleBufferRef)sample {
    CVImageBufferRef buffer = CMSampleBufferGetImageBuffer(sample);
    CVPixelBufferLockBaseAddress(buffer, 0);
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    CGContextRef context = CGBitmapContextCreate(
        CVPixelBufferGetBaseAddress(buffer), CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer), 8,
        CVPixelBufferGetBytesPerRow(buffer), space, kCGBitmapByteOrder32Little | kCGImageAlphaPremultipliedFirst);
    CGImageRef image = CGBitmapContextCreateImage(context);
    CGContextRelease(context);
    CGColorSpaceRelease(space);
    CVPixelBufferUnlockBaseAddress(buffer, 0);
    UIImage *result = [UIImage imageWithCGImage:image scale:1 orientation:UIImageOrientationRight];
    CGImageRelease(image);
    return result;
}

- (void)captureOutput:(AVCaptureOutput *)output
    didOutputSampleBuffer:(CMSampleBufferRef)sample
           fromConnection:(AVCaptureConnection *)connection {
    if (output == sound) return [self hear:sample];
    if (frames++ % 15) return;
    UIImage *image = [self imageOf:sample];
    dispatch_async(dispatch_get_main_queue(), ^{ frame.image = image; });
}

- (void)snap {
    AVCaptureConnection *connection = [stills connectionWithMediaType:AVMediaTypeVideo];
    [stills captureStillImageAsynchronouslyFromConnection:connection
                                        completionHandler:^(CMSampleBufferRef sample, NSError *error) {
                                            if (sample == NULL) return;
                                            NSData *data =
                                                [AVCaptureStillImageOutput jpegStillImageNSDataRepresentation:sample];
                                            dispatch_async(dispatch_get_main_queue(), ^{ [self show:data]; });
                                        }];
}

- (void)show:(NSData *)data {
    photograph.image = [UIImage imageWithData:data];
    words.text = [NSString stringWithFormat:@"%@, orientation %d", NSStringFromCGSize(photograph.image.size),
                                            (int)photograph.image.imageOrientation];
}

- (void)turn {
    BOOL wasBack = NO;
    for (AVCaptureDeviceInput *input in session.inputs)
        wasBack = wasBack || input.device.position == AVCaptureDevicePositionBack;
    [self useCamera:wasBack ? AVCaptureDevicePositionFront : AVCaptureDevicePositionBack];
}

- (void)fill { preview.videoGravity = AVLayerVideoGravityResizeAspectFill; }

- (void)stop {
    AVCaptureConnection *connection = [sound connectionWithMediaType:AVMediaTypeAudio];
    float peak = [[connection.audioChannels lastObject] peakHoldLevel];
    [session stopRunning];
    words.text = [NSString stringWithFormat:@"%@, heard %.0f dB, whole %d", session.running ? @"running" : @"stopped", peak,
                                            isWhole && blocks > 100];
}

@end
