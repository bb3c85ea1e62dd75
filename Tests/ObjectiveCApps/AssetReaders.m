// A film of a second of red, one of green, one of blue, with a tone, is read sample by sample: decoded pictures, linear
// sound, and samples as they stand in the file; a range of it, and the end of reading.
// film: film.mp4
// script: wait 1
// > no film: 0, error 1
// > before: 0, can add 1, again 0
// > pictures 75 of 320x240, first 0, apart 0.040, red 1 green 1 blue 1, status 1
// > sound 48000 Hz, 1 channels, 3.0 s 1, loud 1, status 2
// > a second of pictures: 25 from 1.000, green 1, 420f 160x120
// > a second of float sound: 22050 frames of 2 channels, from 1.000
// > packets 75 of avc1, key 1, first has data 1, avcC 1; sound aac 1
// > cancelled 4, no sample 1
// > wrong settings: NSInvalidArgumentException, too early: NSInternalInconsistencyException
#import <AVFoundation/AVFoundation.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate>
@end

static AVURLAsset *asset;

static AVAssetReaderTrackOutput *output(NSString *mediaType, NSDictionary *settings) {
    AVAssetTrack *track = [[asset tracksWithMediaType:mediaType] objectAtIndex:0];
    return [AVAssetReaderTrackOutput assetReaderTrackOutputWithTrack:track outputSettings:settings];
}

static NSDictionary *pixels(OSType format) {
    return [NSDictionary dictionaryWithObject:[NSNumber numberWithUnsignedInt:format]
                                       forKey:(NSString *)kCVPixelBufferPixelFormatTypeKey];
}

static NSMutableDictionary *linear(void) {
    return [NSMutableDictionary dictionaryWithObject:[NSNumber numberWithUnsignedInt:kAudioFormatLinearPCM]
                                              forKey:AVFormatIDKey];
}

/// The channel that stands out in the middle of a picture: 0 blue, 1 green, 2 red.
static int colour(CVPixelBufferRef buffer) {
    CVPixelBufferLockBaseAddress(buffer, kCVPixelBufferLock_ReadOnly);
    unsigned char *pixel = (unsigned char *)CVPixelBufferGetBaseAddress(buffer) +
                           CVPixelBufferGetBytesPerRow(buffer) * (CVPixelBufferGetHeight(buffer) / 2) +
                           CVPixelBufferGetWidth(buffer) / 2 * 4;
    int best = 0;
    for (int i = 1; i < 3; i++) {
        if (pixel[i] > pixel[best]) best = i;
    }
    CVPixelBufferUnlockBaseAddress(buffer, kCVPixelBufferLock_ReadOnly);
    return best;
}

static double seconds(CMSampleBufferRef sample) {
    return CMTimeGetSeconds(CMSampleBufferGetPresentationTimeStamp(sample));
}

static void all(void) {
    AVAssetReader *reader = [AVAssetReader assetReaderWithAsset:asset error:NULL];
    AVAssetReaderTrackOutput *pictures = output(AVMediaTypeVideo, pixels(kCVPixelFormatType_32BGRA));
    AVAssetReaderTrackOutput *sound = output(AVMediaTypeAudio, linear());
    printf("before: %d, can add %d, ", (int)reader.status, [reader canAddOutput:pictures]);
    [reader addOutput:pictures];
    printf("again %d\n", [reader canAddOutput:pictures]);
    [reader addOutput:sound];
    [reader startReading];
    int count = 0, found[3] = {0};
    double first = -1, apart = 0;
    size_t width = 0, height = 0;
    CMSampleBufferRef sample;
    while ((sample = [pictures copyNextSampleBuffer])) {
        CVPixelBufferRef buffer = CMSampleBufferGetImageBuffer(sample);
        width = CVPixelBufferGetWidth(buffer);
        height = CVPixelBufferGetHeight(buffer);
        found[colour(buffer)]++;
        if (count == 0) first = seconds(sample);
        if (count == 1) apart = seconds(sample) - first;
        count++;
        CFRelease(sample);
    }
    printf("pictures %d of %zux%zu, first %g, apart %.3f, red %d green %d blue %d, status %d\n", count, width, height,
           first, apart, found[2] == 25, found[1] == 25, found[0] == 25, (int)reader.status);
    double length = 0;
    int loudest = 0, channels = 0;
    double rate = 0;
    while ((sample = [sound copyNextSampleBuffer])) {
        CMAudioFormatDescriptionRef format = CMSampleBufferGetFormatDescription(sample);
        rate = CMAudioFormatDescriptionGetStreamBasicDescription(format)->mSampleRate;
        channels = CMAudioFormatDescriptionGetStreamBasicDescription(format)->mChannelsPerFrame;
        length += CMTimeGetSeconds(CMSampleBufferGetDuration(sample));
        short *frames = NULL;
        size_t size = 0;
        CMBlockBufferGetDataPointer(CMSampleBufferGetDataBuffer(sample), 0, NULL, &size, (char **)&frames);
        for (size_t i = 0; i < size / 2; i++) loudest = MAX(loudest, frames[i]);
        CFRelease(sample);
    }
    printf("sound %g Hz, %d channels, %.1f s %d, loud %d, status %d\n", rate, channels, length, fabs(length - 3) < 0.1,
           loudest > 1000, (int)reader.status);
}

static void range(void) {
    AVAssetReader *reader = [AVAssetReader assetReaderWithAsset:asset error:NULL];
    reader.timeRange = CMTimeRangeMake(CMTimeMake(1, 1), CMTimeMake(1, 1));
    NSMutableDictionary *small =
        [[pixels(kCVPixelFormatType_420YpCbCr8BiPlanarFullRange) mutableCopy] autorelease];
    [small setObject:[NSNumber numberWithInt:160] forKey:(NSString *)kCVPixelBufferWidthKey];
    [small setObject:[NSNumber numberWithInt:120] forKey:(NSString *)kCVPixelBufferHeightKey];
    AVAssetReaderTrackOutput *pictures = output(AVMediaTypeVideo, small);
    NSMutableDictionary *settings = linear();
    [settings setObject:[NSNumber numberWithInt:22050] forKey:AVSampleRateKey];
    [settings setObject:[NSNumber numberWithInt:2] forKey:AVNumberOfChannelsKey];
    [settings setObject:[NSNumber numberWithBool:YES] forKey:AVLinearPCMIsFloatKey];
    [settings setObject:[NSNumber numberWithInt:32] forKey:AVLinearPCMBitDepthKey];
    NSArray *tracks = [asset tracksWithMediaType:AVMediaTypeAudio];
    AVAssetReaderOutput *sound = [AVAssetReaderAudioMixOutput assetReaderAudioMixOutputWithAudioTracks:tracks
                                                                                         audioSettings:settings];
    [reader addOutput:pictures];
    [reader addOutput:sound];
    [reader startReading];
    int count = 0, greens = 0;
    double first = 0;
    size_t width = 0, height = 0;
    CMSampleBufferRef sample;
    while ((sample = [pictures copyNextSampleBuffer])) {
        CVPixelBufferRef buffer = CMSampleBufferGetImageBuffer(sample);
        unsigned char *chroma = CVPixelBufferGetBaseAddressOfPlane(buffer, 1);
        greens += chroma[0] < 110 && chroma[1] < 110;
        width = CVPixelBufferGetWidth(buffer);
        height = CVPixelBufferGetHeight(buffer);
        if (count++ == 0) first = seconds(sample);
        CFRelease(sample);
    }
    printf("a second of pictures: %d from %.3f, green %d, 420f %zux%zu\n", count, first, greens == count, width, height);
    long frames = 0;
    int channels = 0;
    first = -1;
    while ((sample = [sound copyNextSampleBuffer])) {
        AudioBufferList list;
        CMBlockBufferRef block = NULL;
        CMSampleBufferGetAudioBufferListWithRetainedBlockBuffer(sample, NULL, &list, sizeof list, NULL, NULL, 0, &block);
        channels = list.mBuffers[0].mNumberChannels;
        frames += list.mBuffers[0].mDataByteSize / 8;
        if (first < 0) first = seconds(sample);
        CFRelease(block);
        CFRelease(sample);
    }
    printf("a second of float sound: %ld frames of %d channels, from %.3f\n", frames, channels, first);
}

static void packets(void) {
    AVAssetReader *reader = [AVAssetReader assetReaderWithAsset:asset error:NULL];
    AVAssetReaderTrackOutput *pictures = output(AVMediaTypeVideo, nil), *sound = output(AVMediaTypeAudio, nil);
    [reader addOutput:pictures];
    [reader addOutput:sound];
    [reader startReading];
    int count = 0, isKey = 0, hasData = 0;
    FourCharCode type = 0;
    CMSampleBufferRef sample;
    while ((sample = [pictures copyNextSampleBuffer])) {
        NSArray *each = (NSArray *)CMSampleBufferGetSampleAttachmentsArray(sample, false);
        if (count == 0) isKey = ![[each lastObject] objectForKey:(NSString *)kCMSampleAttachmentKey_NotSync];
        if (count == 0) hasData = CMBlockBufferGetDataLength(CMSampleBufferGetDataBuffer(sample)) > 16;
        type = CMFormatDescriptionGetMediaSubType(CMSampleBufferGetFormatDescription(sample));
        count++;
        CFRelease(sample);
    }
    AVAssetTrack *track = [[asset tracksWithMediaType:AVMediaTypeVideo] objectAtIndex:0];
    CMFormatDescriptionRef format = (CMFormatDescriptionRef)[track.formatDescriptions objectAtIndex:0];
    NSDictionary *atoms =
        (NSDictionary *)CMFormatDescriptionGetExtension(format,
                                                        kCMFormatDescriptionExtension_SampleDescriptionExtensionAtoms);
    sample = [sound copyNextSampleBuffer];
    const AudioStreamBasicDescription *stream =
        CMAudioFormatDescriptionGetStreamBasicDescription(CMSampleBufferGetFormatDescription(sample));
    printf("packets %d of %c%c%c%c, key %d, first has data %d, avcC %d; sound aac %d\n", count, type >> 24,
           type >> 16 & 255, type >> 8 & 255, type & 255, isKey, hasData, [[atoms objectForKey:@"avcC"] length] > 8,
           stream->mFormatID == kAudioFormatMPEG4AAC && CMSampleBufferGetTotalSampleSize(sample) > 0);
    CFRelease(sample);
    [reader cancelReading];
    printf("cancelled %d, no sample %d\n", (int)reader.status, [sound copyNextSampleBuffer] == NULL);
}

static void mistakes(void) {
    @try {
        output(AVMediaTypeVideo, pixels('zzzz'));
    } @catch (NSException *exception) {
        printf("wrong settings: %s, ", [exception.name UTF8String]);
    }
    @try {
        [output(AVMediaTypeVideo, nil) copyNextSampleBuffer];
    } @catch (NSException *exception) {
        printf("too early: %s\n", [exception.name UTF8String]);
    }
}

@implementation Delegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    NSError *error = nil;
    NSURL *nothing = [NSURL fileURLWithPath:[[NSBundle mainBundle] pathForResource:@"Info" ofType:@"plist"]];
    AVAssetReader *none = [AVAssetReader assetReaderWithAsset:[AVAsset assetWithURL:nothing] error:&error];
    printf("no film: %d, error %d\n", none != nil, error != nil);
    NSURL *url = [NSURL fileURLWithPath:[[NSBundle mainBundle] pathForResource:@"film" ofType:@"mp4"]];
    asset = [[AVURLAsset alloc] initWithURL:url options:nil];
    all();
    range();
    packets();
    mistakes();
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
