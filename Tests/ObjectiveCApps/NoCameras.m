// A device without a camera has no capture devices but its microphone; apps that go on all the same get no exceptions.
// device: iPad (3.2)
// script: wait 0.5
// > video 0, audio 1, default 0
// > input 0, error -11814
// > can add 0, running 1, frames 0
#import <AVFoundation/AVFoundation.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate>
@end

@implementation Delegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    printf("video %d, audio %d, default %d\n", (int)[[AVCaptureDevice devicesWithMediaType:AVMediaTypeVideo] count],
           (int)[[AVCaptureDevice devicesWithMediaType:AVMediaTypeAudio] count],
           [AVCaptureDevice defaultDeviceWithMediaType:AVMediaTypeVideo] != nil);
    NSError *error = nil;
    AVCaptureInput *input = [AVCaptureDeviceInput deviceInputWithDevice:nil error:&error];
    printf("input %d, error %d\n", input != nil, (int)error.code);
    AVCaptureSession *session = [[AVCaptureSession alloc] init];
    AVCaptureVideoDataOutput *output = [[AVCaptureVideoDataOutput alloc] init];
    [session addOutput:output];
    [session startRunning];
    printf("can add %d, running %d, frames %d\n", [session canAddInput:input], session.running,
           (int)[output.connections count]);
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
