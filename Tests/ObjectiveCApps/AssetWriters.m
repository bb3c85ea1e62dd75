// A film that an app writes of pictures and samples can be read again; mistakes fail as they do on the phone.
// script: wait 1
// > settings 1 1 0, file type NSInvalidArgumentException
// > pool before 0, session NSInternalInconsistencyException
// > ready 1, pool 1
// > finished 1, status 2
// > film 2.0 s, turned 1, 320x240 avc1, aac 44100 Hz
// > pictures 20, first 0.000, apart 0.100, red 1, blue 1
// > sound 2.0 s 1, silent first 1, then loud 1
// > again: 0, error -11823
// > asked until the end 3
// > cancelled 4, file 0
#import <AVFoundation/AVFoundation.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate>
@end

static NSURL *file(NSString *name) {
    return [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:name]];
}

static NSDictionary *pictures(void) {
    return [NSDictionary dictionaryWithObjectsAndKeys:AVVideoCodecH264, AVVideoCodecKey, [NSNumber numberWithInt:320],
                                                      AVVideoWidthKey, [NSNumber numberWithInt:240], AVVideoHeightKey, nil];
}

static NSDictionary *sound(void) {
    return [NSDictionary dictionaryWithObjectsAndKeys:[NSNumber numberWithInt:kAudioFormatMPEG4AAC], AVFormatIDKey,
                                                      [NSNumber numberWithInt:44100], AVSampleRateKey,
                                                      [NSNumber numberWithInt:1], AVNumberOfChannelsKey, nil];
}

static const char *exception(void (^work)(void)) {
    @try {
        work();
    } @catch (NSException *problem) {
        return [problem.name UTF8String];
    }
    return "none";
}

/// A picture of one colour.
static void fill(CVPixelBufferRef buffer, unsigned colour) {
    CVPixelBufferLockBaseAddress(buffer, 0);
    unsigned *pixels = CVPixelBufferGetBaseAddress(buffer);
    size_t count = CVPixelBufferGetBytesPerRow(buffer) / 4 * CVPixelBufferGetHeight(buffer);
    for (size_t i = 0; i < count; i++) pixels[i] = colour;
    CVPixelBufferUnlockBaseAddress(buffer, 0);
}

/// A tenth of a second of a square wave.
static CMSampleBufferRef tone(CMTime time) {
    AudioStreamBasicDescription format = {44100, kAudioFormatLinearPCM, 12, 2, 1, 2, 1, 16, 0};
    CMFormatDescriptionRef description = NULL;
    CMAudioFormatDescriptionCreate(NULL, &format, 0, NULL, 0, NULL, NULL, &description);
    short frames[4410];
    for (int i = 0; i < 4410; i++) frames[i] = i / 50 % 2 ? 8000 : -8000;
    CMBlockBufferRef block = NULL;
    CMBlockBufferCreateWithMemoryBlock(NULL, NULL, sizeof frames, NULL, NULL, 0, sizeof frames,
                                       kCMBlockBufferAssureMemoryNowFlag, &block);
    CMBlockBufferReplaceDataBytes(frames, block, 0, sizeof frames);
    CMSampleBufferRef sample = NULL;
    CMAudioSampleBufferCreateWithPacketDescriptions(NULL, block, true, NULL, NULL, description, 4410, time, NULL, &sample);
    CFRelease(block);
    CFRelease(description);
    return sample;
}

static void writeFilm(void) {
    AVAssetWriter *writer = [AVAssetWriter assetWriterWithURL:file(@"film.mov") fileType:AVFileTypeQuickTimeMovie error:NULL];
    NSDictionary *nothing = [NSDictionary dictionaryWithObject:@"odd" forKey:AVVideoCodecKey];
    printf("settings %d %d %d, file type %s\n", [writer canApplyOutputSettings:pictures() forMediaType:AVMediaTypeVideo],
           [writer canApplyOutputSettings:sound() forMediaType:AVMediaTypeAudio],
           [writer canApplyOutputSettings:nothing forMediaType:AVMediaTypeVideo],
           exception(^{ [AVAssetWriter assetWriterWithURL:file(@"a") fileType:@"odd" error:NULL]; }));
    AVAssetWriterInput *video = [AVAssetWriterInput assetWriterInputWithMediaType:AVMediaTypeVideo outputSettings:pictures()];
    AVAssetWriterInput *audio = [AVAssetWriterInput assetWriterInputWithMediaType:AVMediaTypeAudio outputSettings:sound()];
    video.transform = CGAffineTransformMakeRotation(M_PI_2);
    NSDictionary *attributes = [NSDictionary dictionaryWithObject:[NSNumber numberWithUnsignedInt:kCVPixelFormatType_32BGRA]
                                                           forKey:(NSString *)kCVPixelBufferPixelFormatTypeKey];
    AVAssetWriterInputPixelBufferAdaptor *adaptor =
        [AVAssetWriterInputPixelBufferAdaptor assetWriterInputPixelBufferAdaptorWithAssetWriterInput:video
                                                                         sourcePixelBufferAttributes:attributes];
    [writer addInput:video];
    [writer addInput:audio];
    printf("pool before %d, session %s\n", adaptor.pixelBufferPool != NULL,
           exception(^{ [writer startSessionAtSourceTime:kCMTimeZero]; }));
    [writer startWriting];
    [writer startSessionAtSourceTime:CMTimeMake(5, 1)];
    printf("ready %d, pool %d\n", video.readyForMoreMediaData, adaptor.pixelBufferPool != NULL);
    for (int i = 0; i < 20; i++) {
        CVPixelBufferRef buffer = NULL;
        CVPixelBufferPoolCreatePixelBuffer(NULL, adaptor.pixelBufferPool, &buffer);
        fill(buffer, i < 10 ? 0xFFFF0000 : 0xFF0000FF);
        [adaptor appendPixelBuffer:buffer withPresentationTime:CMTimeMake(50 + i, 10)];
        CVPixelBufferRelease(buffer);
    }
    // The first second has no sound.
    for (int i = 10; i < 20; i++) {
        CMSampleBufferRef sample = tone(CMTimeMake(50 + i, 10));
        [audio appendSampleBuffer:sample];
        CFRelease(sample);
    }
    [video markAsFinished];
    [audio markAsFinished];
    BOOL isFinished = [writer finishWriting];
    printf("finished %d, status %d\n", isFinished, (int)writer.status);
}

static void readPictures(AVAsset *asset) {
    AVAssetTrack *track = [[asset tracksWithMediaType:AVMediaTypeVideo] objectAtIndex:0];
    NSDictionary *settings = [NSDictionary dictionaryWithObject:[NSNumber numberWithUnsignedInt:kCVPixelFormatType_32BGRA]
                                                         forKey:(NSString *)kCVPixelBufferPixelFormatTypeKey];
    AVAssetReaderTrackOutput *output = [AVAssetReaderTrackOutput assetReaderTrackOutputWithTrack:track
                                                                                  outputSettings:settings];
    AVAssetReader *reader = [AVAssetReader assetReaderWithAsset:asset error:NULL];
    [reader addOutput:output];
    [reader startReading];
    int count = 0, red = 0, blue = 0;
    double first = -1, second = -1;
    CMSampleBufferRef sample;
    while ((sample = [output copyNextSampleBuffer])) {
        unsigned char *pixel = CVPixelBufferGetBaseAddress(CMSampleBufferGetImageBuffer(sample));
        red += pixel[2] > 240 && pixel[0] < 15;
        blue += pixel[0] > 240 && pixel[2] < 15;
        double time = CMTimeGetSeconds(CMSampleBufferGetPresentationTimeStamp(sample));
        if (count == 0) first = time;
        if (count == 1) second = time;
        count++;
        CFRelease(sample);
    }
    printf("pictures %d, first %.3f, apart %.3f, red %d, blue %d\n", count, first, second - first, red == 10, blue == 10);
}

static void readSound(AVAsset *asset) {
    AVAssetTrack *track = [[asset tracksWithMediaType:AVMediaTypeAudio] objectAtIndex:0];
    NSDictionary *settings = [NSDictionary dictionaryWithObject:[NSNumber numberWithInt:kAudioFormatLinearPCM]
                                                         forKey:AVFormatIDKey];
    AVAssetReaderTrackOutput *output = [AVAssetReaderTrackOutput assetReaderTrackOutputWithTrack:track
                                                                                  outputSettings:settings];
    AVAssetReader *reader = [AVAssetReader assetReaderWithAsset:asset error:NULL];
    [reader addOutput:output];
    [reader startReading];
    long count = 0;
    int early = 0, late = 0;
    CMSampleBufferRef sample;
    while ((sample = [output copyNextSampleBuffer])) {
        size_t size = 0;
        short *frames = NULL;
        CMBlockBufferGetDataPointer(CMSampleBufferGetDataBuffer(sample), 0, NULL, &size, (char **)&frames);
        for (size_t i = 0; i < size / 2; i++, count++) {
            if (count < 40000) early = MAX(early, abs(frames[i]));
            else late = MAX(late, abs(frames[i]));
        }
        CFRelease(sample);
    }
    double length = count / 44100.0;
    printf("sound %.1f s %d, silent first %d, then loud %d\n", length, fabs(length - 2) < 0.06, early < 100, late > 5000);
}

static void readFilm(void) {
    AVURLAsset *asset = [AVURLAsset URLAssetWithURL:file(@"film.mov") options:nil];
    AVAssetTrack *video = [[asset tracksWithMediaType:AVMediaTypeVideo] objectAtIndex:0];
    AVAssetTrack *audio = [[asset tracksWithMediaType:AVMediaTypeAudio] objectAtIndex:0];
    FourCharCode type = CMFormatDescriptionGetMediaSubType((CMFormatDescriptionRef)[video.formatDescriptions lastObject]);
    const AudioStreamBasicDescription *stream =
        CMAudioFormatDescriptionGetStreamBasicDescription((CMFormatDescriptionRef)[audio.formatDescriptions lastObject]);
    printf("film %.1f s, turned %d, %gx%g %c%c%c%c, aac %g Hz\n", CMTimeGetSeconds(asset.duration),
           video.preferredTransform.b == 1, video.naturalSize.width, video.naturalSize.height, type >> 24, type >> 16 & 255,
           type >> 8 & 255, type & 255, stream->mSampleRate);
    readPictures(asset);
    readSound(asset);
}

static void others(void) {
    AVAssetWriter *again = [AVAssetWriter assetWriterWithURL:file(@"film.mov") fileType:AVFileTypeQuickTimeMovie error:NULL];
    [again addInput:[AVAssetWriterInput assetWriterInputWithMediaType:AVMediaTypeVideo outputSettings:pictures()]];
    BOOL isStarted = [again startWriting];
    printf("again: %d, error %d\n", isStarted, (int)again.error.code);
    AVAssetWriter *writer = [AVAssetWriter assetWriterWithURL:file(@"b.mp4") fileType:AVFileTypeMPEG4 error:NULL];
    AVAssetWriterInput *audio = [AVAssetWriterInput assetWriterInputWithMediaType:AVMediaTypeAudio outputSettings:sound()];
    [writer addInput:audio];
    [writer startWriting];
    [writer startSessionAtSourceTime:kCMTimeZero];
    dispatch_queue_t queue = dispatch_queue_create("asking", NULL);
    dispatch_semaphore_t end = dispatch_semaphore_create(0);
    __block int count = 0;
    [audio requestMediaDataWhenReadyOnQueue:queue
                                 usingBlock:^{
                                     if (count == 3) {
                                         [audio markAsFinished];
                                         dispatch_semaphore_signal(end);
                                         return;
                                     }
                                     CMSampleBufferRef sample = tone(CMTimeMake(count++, 10));
                                     [audio appendSampleBuffer:sample];
                                     CFRelease(sample);
                                 }];
    dispatch_semaphore_wait(end, DISPATCH_TIME_FOREVER);
    printf("asked until the end %d\n", count);
    [writer cancelWriting];
    printf("cancelled %d, file %d\n", (int)writer.status,
           [[NSFileManager defaultManager] fileExistsAtPath:[file(@"b.mp4") path]]);
}

@implementation Delegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    writeFilm();
    readFilm();
    others();
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
