// A session without inputs: presets, outputs, connections, and mistakes, which are exceptions as on the phone.
// > preset High, Photo 1, nonsense 0, set NSInvalidArgumentException
// > outputs 2, another of the kind 0, exception NSInvalidArgumentException
// > connections 0, none for video 1
// > running 1 0, observed 2
// > queue NSInvalidArgumentException, settings NSInvalidArgumentException, codec NSInvalidArgumentException
// > jpeg NSInvalidArgumentException, capture NSInvalidArgumentException
// > layer: aspect 1, orientation 1, mirrored 0, wrong NSInvalidArgumentException
#import <AVFoundation/AVFoundation.h>
#import <Foundation/Foundation.h>

@interface Observer : NSObject {
@public
    int count;
}
@end

@implementation Observer
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
    count++;
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

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    AVCaptureSession *session = [[AVCaptureSession alloc] init];
    printf("preset %s, Photo %d, nonsense %d, set %s\n",
           [[session.sessionPreset substringFromIndex:22] UTF8String],
           [session canSetSessionPreset:AVCaptureSessionPresetPhoto], [session canSetSessionPreset:@"Huge"],
           exception(^{ session.sessionPreset = @"Huge"; }));
    AVCaptureVideoDataOutput *frames = [[AVCaptureVideoDataOutput alloc] init], *more = [[AVCaptureVideoDataOutput alloc] init];
    AVCaptureStillImageOutput *stills = [[AVCaptureStillImageOutput alloc] init];
    [session addOutput:frames];
    [session addOutput:stills];
    printf("outputs %d, another of the kind %d, exception %s\n", (int)[session.outputs count], [session canAddOutput:more],
           exception(^{ [session addOutput:more]; }));
    printf("connections %d, none for video %d\n", (int)[frames.connections count],
           [frames connectionWithMediaType:AVMediaTypeVideo] == nil);
    Observer *observer = [[Observer alloc] init];
    [session addObserver:observer forKeyPath:@"running" options:0 context:NULL];
    [session startRunning];
    BOOL was = session.running;
    [session stopRunning];
    printf("running %d %d, observed %d\n", was, session.running, observer->count);
    [session removeObserver:observer forKeyPath:@"running"];
    NSDictionary *odd = [NSDictionary dictionaryWithObject:@"odd" forKey:AVVideoCodecKey];
    NSDictionary *format = [NSDictionary dictionaryWithObject:[NSNumber numberWithInt:24]
                                                       forKey:(NSString *)kCVPixelBufferPixelFormatTypeKey];
    printf("queue %s, settings %s, codec %s\n", exception(^{ [frames setSampleBufferDelegate:(id)observer queue:NULL]; }),
           exception(^{ frames.videoSettings = format; }), exception(^{ stills.outputSettings = odd; }));
    printf("jpeg %s, capture %s\n", exception(^{ [AVCaptureStillImageOutput jpegStillImageNSDataRepresentation:NULL]; }),
           exception(^{ [stills captureStillImageAsynchronouslyFromConnection:nil completionHandler:NULL]; }));
    AVCaptureVideoPreviewLayer *layer = [AVCaptureVideoPreviewLayer layerWithSession:session];
    printf("layer: aspect %d, orientation %d, mirrored %d, wrong %s\n",
           [layer.videoGravity isEqual:AVLayerVideoGravityResizeAspect], (int)layer.orientation, layer.mirrored,
           exception(^{ layer.orientation = 9; }));
    [pool release];
    return 0;
}
