// A camera that is given a film, a second after the app has begun, sees its pictures by the clock, and begins anew at its
// end. Before it sees its test picture, which is dark in the middle.
// device: iPhone 4
// film: film.mp4
// script: camera rear CameraFilms/film.mp4
// script: wait 4.5
// > 0.5 s: dark
// > 1.5 s: red
// > 2.5 s: green
// > 3.5 s: blue
// > pictures changed 1
// > 4.5 s: red
// > 5.5 s: green
#import <AVFoundation/AVFoundation.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate, AVCaptureVideoDataOutputSampleBufferDelegate> {
    AVCaptureSession *session;
    double start;
    int frames, changes, last;
}
@end

@implementation Delegate

- (void)captureOutput:(AVCaptureOutput *)captureOutput
    didOutputSampleBuffer:(CMSampleBufferRef)sample
           fromConnection:(AVCaptureConnection *)connection {
    CVPixelBufferRef buffer = CMSampleBufferGetImageBuffer(sample);
    CVPixelBufferLockBaseAddress(buffer, 0);
    unsigned char *pixel = (unsigned char *)CVPixelBufferGetBaseAddress(buffer) +
                           CVPixelBufferGetBytesPerRow(buffer) * (CVPixelBufferGetHeight(buffer) / 2) +
                           CVPixelBufferGetWidth(buffer) / 2 * 4;
    int colour = pixel[0] > 128 ? 0 : pixel[1] > 128 ? 1 : pixel[2] > 128 ? 2 : 3;
    CVPixelBufferUnlockBaseAddress(buffer, 0);
    if (frames && colour != last) changes++;
    last = colour;
    static const char *const names[] = {"blue", "green", "red", "dark"};
    if (++frames % 30 == 15) printf("%.1f s: %s\n", (frames / 30) + 0.5, names[colour]);
    if (frames == 110) printf("pictures changed %d\n", changes == 3);
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    session = [[AVCaptureSession alloc] init];
    session.sessionPreset = AVCaptureSessionPreset352x288;
    AVCaptureDevice *camera = [AVCaptureDevice defaultDeviceWithMediaType:AVMediaTypeVideo];
    [session addInput:[AVCaptureDeviceInput deviceInputWithDevice:camera error:NULL]];
    AVCaptureVideoDataOutput *output = [[AVCaptureVideoDataOutput alloc] init];
    output.videoSettings =
        [NSDictionary dictionaryWithObject:[NSNumber numberWithUnsignedInt:kCVPixelFormatType_32BGRA]
                                    forKey:(NSString *)kCVPixelBufferPixelFormatTypeKey];
    [output setSampleBufferDelegate:self queue:dispatch_get_main_queue()];
    [session addOutput:output];
    [session startRunning];
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
