// Frames of a camera come to a queue of the app's, at their times, in the format that it asks for, until the session stops.
// device: iPhone 4
// script: wait 4
// > devices 3: Back Camera 1 1, Front Camera 2 0, iPhone Microphone 0 0
// > preset 640x480 1, 1280x720 1, 1920x1080 0
// > started, running 1
// > BGRA 640x480, 2560 bytes a row, description 640x480, grey at the top 1, alpha 255
// > frames 30, apart by 33 ms 1, on the app's queue 1
// > stopped, running 0
// > 420v 2 planes, 480x640 and 240x320, luma of grey 1, chroma of grey 1
// > every tenth of a second: 10
// > after the end: 0
#import <AVFoundation/AVFoundation.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate, AVCaptureVideoDataOutputSampleBufferDelegate> {
    AVCaptureSession *session;
    AVCaptureVideoDataOutput *output;
    dispatch_queue_t queue;
    int frames, evenFrames, ownFrames;
    CMTime last;
}
@end

@implementation Delegate

- (void)tellOf:(CVImageBufferRef)buffer sample:(CMSampleBufferRef)sample {
    CMVideoDimensions size = CMVideoFormatDescriptionGetDimensions(CMSampleBufferGetFormatDescription(sample));
    CVPixelBufferLockBaseAddress(buffer, 0);
    if (CVPixelBufferGetPixelFormatType(buffer) == kCVPixelFormatType_32BGRA) {
        // The highest corner of the world is the sensor's lowest one at the left.
        unsigned char *row = (unsigned char *)CVPixelBufferGetBaseAddress(buffer) +
                             CVPixelBufferGetBytesPerRow(buffer) * (CVPixelBufferGetHeight(buffer) - 5);
        printf("BGRA %zux%zu, %zu bytes a row, description %dx%d, grey at the top %d, alpha %d\n",
               CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer), CVPixelBufferGetBytesPerRow(buffer),
               size.width, size.height, abs(row[20] - 191) < 3 && row[20] == row[21] && row[21] == row[22], row[23]);
    } else {
        unsigned char *luma = CVPixelBufferGetBaseAddressOfPlane(buffer, 0);
        unsigned char *chroma = CVPixelBufferGetBaseAddressOfPlane(buffer, 1);
        printf("420v %zu planes, %zux%zu and %zux%zu, luma of grey %d, chroma of grey %d\n",
               CVPixelBufferGetPlaneCount(buffer), CVPixelBufferGetWidthOfPlane(buffer, 0),
               CVPixelBufferGetHeightOfPlane(buffer, 0), CVPixelBufferGetWidthOfPlane(buffer, 1),
               CVPixelBufferGetHeightOfPlane(buffer, 1), abs(luma[5] - 180) < 3, chroma[4] == 128 && chroma[5] == 128);
    }
    CVPixelBufferUnlockBaseAddress(buffer, 0);
}

- (void)captureOutput:(AVCaptureOutput *)captureOutput
    didOutputSampleBuffer:(CMSampleBufferRef)sample
           fromConnection:(AVCaptureConnection *)connection {
    CMTime time = CMSampleBufferGetPresentationTimeStamp(sample);
    double apart = CMTimeGetSeconds(CMTimeSubtract(time, last));
    if (frames == 0) [self tellOf:CMSampleBufferGetImageBuffer(sample) sample:sample];
    else if (apart > 0.0333 && apart < 0.0334) evenFrames++;
    ownFrames += dispatch_get_current_queue() == queue && connection.output == captureOutput;
    last = time;
    frames++;
}

- (void)hear:(NSNotification *)notification {
    BOOL isStart = [notification.name isEqual:AVCaptureSessionDidStartRunningNotification];
    printf("%s, running %d\n", isStart ? "started" : "stopped", session.running);
}

- (void)useFormat:(OSType)format {
    NSNumber *number = [NSNumber numberWithUnsignedInt:format];
    output.videoSettings = [NSDictionary dictionaryWithObject:number
                                                       forKey:(NSString *)kCVPixelBufferPixelFormatTypeKey];
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    NSMutableArray *names = [NSMutableArray array];
    for (AVCaptureDevice *device in [AVCaptureDevice devices]) {
        [names addObject:[NSString stringWithFormat:@"%@ %d %d", device.localizedName, (int)device.position, device.hasTorch]];
    }
    printf("devices %d: %s\n", (int)[names count], [[names componentsJoinedByString:@", "] UTF8String]);
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    for (NSString *name in [NSArray arrayWithObjects:AVCaptureSessionDidStartRunningNotification,
                                                     AVCaptureSessionDidStopRunningNotification, nil])
        [center addObserver:self selector:@selector(hear:) name:name object:nil];
    session = [[AVCaptureSession alloc] init];
    AVCaptureDevice *camera = [AVCaptureDevice defaultDeviceWithMediaType:AVMediaTypeVideo];
    [session addInput:[AVCaptureDeviceInput deviceInputWithDevice:camera error:NULL]];
    printf("preset 640x480 %d, 1280x720 %d, 1920x1080 %d\n", [session canSetSessionPreset:AVCaptureSessionPreset640x480],
           [session canSetSessionPreset:AVCaptureSessionPreset1280x720],
           [session canSetSessionPreset:AVCaptureSessionPreset1920x1080]);
    session.sessionPreset = AVCaptureSessionPreset640x480;
    output = [[AVCaptureVideoDataOutput alloc] init];
    queue = dispatch_queue_create("frames", NULL);
    [self useFormat:kCVPixelFormatType_32BGRA];
    [output setSampleBufferDelegate:self queue:queue];
    [session addOutput:output];
    [session startRunning];
    [self performSelector:@selector(stop) withObject:nil afterDelay:1.01];
}

- (void)stop {
    printf("frames %d, apart by 33 ms %d, on the app's queue %d\n", frames, evenFrames == 29, ownFrames == frames);
    [session stopRunning];
    // Upright frames, ten a second.
    frames = 0;
    [self useFormat:kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange];
    output.minFrameDuration = CMTimeMake(1, 10);
    [[output connectionWithMediaType:AVMediaTypeVideo] setVideoOrientation:AVCaptureVideoOrientationPortrait];
    [[NSNotificationCenter defaultCenter] removeObserver:self];
    [session startRunning];
    [self performSelector:@selector(stopAgain) withObject:nil afterDelay:1.01];
}

- (void)stopAgain {
    printf("every tenth of a second: %d\n", frames);
    [session stopRunning];
    frames = 1;
    [self performSelector:@selector(end) withObject:nil afterDelay:1];
}

- (void)end { printf("after the end: %d\n", frames - 1); }

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
