// A movie file output records what the camera sees, with the microphone's sound, into a film that stands upright; limits and
// mistakes end it as they do on the phone.
// device: iPhone 4
// film: film.mp4
// script: camera rear CameraMovies/film.mp4
// script: wait 8
// > can add 1, connections 2, recording 0
// > not running: error -11803
// > recording 1, film.mov
// > started film.mov, connections 2
// > ended film.mov, error 0, recording 0
// > 2.0 s 1, turned 1, 640x480 avc1, sound 2.0 s 1
// > pictures 60 1, red 1, green 1
// > again: error -11823
// > ended short.mov, error -11810, whole 1, 0.5 s 1
// > ended stopped.mov, error -11818, whole 1
// > ended full.mov, error -11807, whole 1, title Mine, in fragments 1
#import <AVFoundation/AVFoundation.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate, AVCaptureFileOutputRecordingDelegate> {
    AVCaptureSession *session;
    AVCaptureMovieFileOutput *output;
    int step;
}
@end

static NSURL *file(NSString *name) {
    return [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:name]];
}

@implementation Delegate

- (void)captureOutput:(AVCaptureFileOutput *)captureOutput
    didStartRecordingToOutputFileAtURL:(NSURL *)url
                       fromConnections:(NSArray *)connections {
    if (step == 1) printf("started %s, connections %d\n", [[[url path] lastPathComponent] UTF8String], (int)[connections count]);
}

- (void)read {
    AVURLAsset *asset = [AVURLAsset URLAssetWithURL:file(@"film.mov") options:nil];
    AVAssetTrack *video = [[asset tracksWithMediaType:AVMediaTypeVideo] objectAtIndex:0];
    AVAssetTrack *audio = [[asset tracksWithMediaType:AVMediaTypeAudio] objectAtIndex:0];
    FourCharCode type = CMFormatDescriptionGetMediaSubType((CMFormatDescriptionRef)[video.formatDescriptions lastObject]);
    double length = CMTimeGetSeconds(asset.duration), heard = CMTimeGetSeconds(audio.timeRange.duration);
    printf("2.0 s %d, turned %d, %gx%g %c%c%c%c, sound 2.0 s %d\n", fabs(length - 2) < 0.1, video.preferredTransform.b == 1,
           video.naturalSize.width, video.naturalSize.height, type >> 24, type >> 16 & 255, type >> 8 & 255, type & 255,
           fabs(heard - 2) < 0.1);
    NSDictionary *settings = [NSDictionary dictionaryWithObject:[NSNumber numberWithUnsignedInt:kCVPixelFormatType_32BGRA]
                                                         forKey:(NSString *)kCVPixelBufferPixelFormatTypeKey];
    AVAssetReaderTrackOutput *pictures = [AVAssetReaderTrackOutput assetReaderTrackOutputWithTrack:video
                                                                                    outputSettings:settings];
    AVAssetReader *reader = [AVAssetReader assetReaderWithAsset:asset error:NULL];
    [reader addOutput:pictures];
    [reader startReading];
    int count = 0, red = 0, green = 0;
    CMSampleBufferRef sample;
    while ((sample = [pictures copyNextSampleBuffer])) {
        CVPixelBufferRef buffer = CMSampleBufferGetImageBuffer(sample);
        unsigned char *pixel = (unsigned char *)CVPixelBufferGetBaseAddress(buffer) + CVPixelBufferGetDataSize(buffer) / 2;
        red += pixel[2] > 200 && pixel[1] < 50;
        green += pixel[1] > 200 && pixel[2] < 50;
        count++;
        CFRelease(sample);
    }
    printf("pictures 60 %d, red %d, green %d\n", abs(count - 60) <= 1, red > 10, green > 10);
}

- (void)captureOutput:(AVCaptureFileOutput *)captureOutput
    didFinishRecordingToOutputFileAtURL:(NSURL *)url
                        fromConnections:(NSArray *)connections
                                  error:(NSError *)error {
    const char *name = [[[url path] lastPathComponent] UTF8String];
    BOOL isWhole = [[error.userInfo objectForKey:AVErrorRecordingSuccessfullyFinishedKey] boolValue];
    switch (step) {
    case 0: printf("not running: error %d\n", (int)error.code); break;
    case 1:
        printf("ended %s, error %d, recording %d\n", name, (int)error.code, captureOutput.recording);
        [self read];
        step = 2;
        [output startRecordingToOutputFileURL:url recordingDelegate:self];
        break;
    case 2: {
        printf("again: error %d\n", (int)error.code);
        step = 3;
        output.maxRecordedDuration = CMTimeMake(1, 2);
        [output startRecordingToOutputFileURL:file(@"short.mov") recordingDelegate:self];
        break;
    }
    case 3: {
        AVAsset *asset = [AVURLAsset URLAssetWithURL:url options:nil];
        printf("ended %s, error %d, whole %d, 0.5 s %d\n", name, (int)error.code, isWhole,
               fabs(CMTimeGetSeconds(asset.duration) - 0.5) < 0.1);
        step = 4;
        output.maxRecordedDuration = kCMTimeInvalid;
        [output startRecordingToOutputFileURL:file(@"stopped.mov") recordingDelegate:self];
        [session performSelector:@selector(stopRunning) withObject:nil afterDelay:0.5];
        break;
    }
    case 4: {
        printf("ended %s, error %d, whole %d\n", name, (int)error.code, isWhole);
        step = 5;
        [session startRunning];
        AVMutableMetadataItem *title = [AVMutableMetadataItem metadataItem];
        title.keySpace = AVMetadataKeySpaceCommon;
        title.key = AVMetadataCommonKeyTitle;
        title.value = @"Mine";
        output.metadata = [NSArray arrayWithObject:title];
        output.movieFragmentInterval = CMTimeMake(1, 10);
        [output startRecordingToOutputFileURL:file(@"full.mov") recordingDelegate:self];
        [self performSelector:@selector(fill) withObject:nil afterDelay:0.5];
        break;
    }
    default: {
        NSData *data = [NSData dataWithContentsOfURL:url];
        AVMetadataItem *item = [[AVURLAsset URLAssetWithURL:url options:nil].commonMetadata objectAtIndex:0];
        NSRange fragment = [data rangeOfData:[NSData dataWithBytes:"moof" length:4] options:0
                                       range:NSMakeRange(0, data.length)];
        printf("ended %s, error %d, whole %d, title %s, in fragments %d\n", name, (int)error.code, isWhole,
               [item.stringValue UTF8String], fragment.length > 0);
    }
    }
}

/// No disk has so much space left.
- (void)fill { output.minFreeDiskSpaceLimit = INT64_MAX; }

- (void)begin {
    step = 1;
    [session startRunning];
    [output startRecordingToOutputFileURL:file(@"film.mov") recordingDelegate:self];
    printf("recording %d, %s\n", output.recording, [[[output.outputFileURL path] lastPathComponent] UTF8String]);
    [output performSelector:@selector(stopRecording) withObject:nil afterDelay:2.01];
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    session = [[AVCaptureSession alloc] init];
    session.sessionPreset = AVCaptureSessionPreset640x480;
    for (NSString *mediaType in [NSArray arrayWithObjects:AVMediaTypeVideo, AVMediaTypeAudio, nil]) {
        AVCaptureDevice *device = [AVCaptureDevice defaultDeviceWithMediaType:mediaType];
        [session addInput:[AVCaptureDeviceInput deviceInputWithDevice:device error:NULL]];
    }
    output = [[AVCaptureMovieFileOutput alloc] init];
    BOOL canAdd = [session canAddOutput:output];
    [session addOutput:output];
    printf("can add %d, connections %d, recording %d\n", canAdd, (int)[output.connections count], output.recording);
    [output startRecordingToOutputFileURL:file(@"none.mov") recordingDelegate:self];
    // The script gives the camera its film a second after the start.
    [self performSelector:@selector(begin) withObject:nil afterDelay:1.5];
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
