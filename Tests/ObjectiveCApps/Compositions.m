// Films that are put together: a composition's segments after inserting, removing and scaling, what it refuses, and what a
// reader and an image generator find in it. The film has a second of red, one of green, one of blue, with a tone.
// film: film.mp4
// script: wait 1
// > empty: 0 tracks, 0.00 s, playable 0
// > a file's segments: 1 at 0.00-3.00, composable 1 exportable 1
// > blue, then red: 1, 2.00 s, [2.00-3.00 > 0.00-1.00] [0.00-1.00 > 1.00-2.00], 320x240
// > another kind: 0, AVFoundationErrorDomain -11800; behind the end: 0, -11822
// > with a gap at 3: [2.00-3.00 > 0.00-1.00] [0.00-1.00 > 1.00-2.00] [empty > 2.00-3.00] [1.00-2.00 > 3.00-4.00]
// > empty in the middle: [2.00-2.50 > 0.00-0.50] [empty > 0.50-1.50] [2.50-3.00 > 1.50-2.00] [0.00-1.00 > 2.00-3.00] [empty > 3.00-4.00] [1.00-2.00 > 4.00-5.00]
// > removed: [2.00-2.50 > 0.00-0.50] [0.50-1.00 > 0.50-1.00] [empty > 1.00-2.00] [1.00-2.00 > 2.00-3.00]
// > half as fast: [2.00-2.50 > 0.00-0.50] [0.50-1.00 > 0.50-1.50] [empty > 1.50-2.50] [1.00-2.00 > 2.50-3.50]
// > empty at the end changes nothing: 1
// > segment at 2: empty 1, at 9: empty 0, sample at 1.0 is at 0.75, none in the gap 1
// > a copy stays: 3.50 s, 0.00 s; mutable copy 3.50 s, 1 tracks
// > whole assets: 1, 2 tracks, 6.00 s, compatible 1 1, twice the same track 1
// > moved with it: [empty > 0.00-1.00] [0.00-1.00 > 1.00-2.00]
// > several: 1, [1.00-2.00 > 0.00-1.00] [empty > 1.00-1.50] [0.00-0.50 > 1.50-2.00]
// > checks: 1, -11824, -11825, -11826, -11827
// > set segments: [1.00-2.00 > 0.00-1.00] [0.00-1.00 > 1.00-3.00]
// > bad segments: NSInvalidArgumentException
// > ids: 7, then 1, unused 2, removed 1
// > own size 100x50, volume 0.5, language deu, tag de-DE, scale 25
// > read: blue 25, red 25, gap 0, green 25, at 0.00 0.96 1.00 3.00 3.96
// > slowly: 25 pictures, apart 0.080, last 1.92 for 0.08
// > sound: 4.00 s, loud 1, silent gap 1, loud behind 1
// > as it stands: all samples 1 of avc1, key first 1, rising 1
// > images: blue red none green, at 0.48
#import <AVFoundation/AVFoundation.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate>
@end

static AVURLAsset *asset;
static AVAssetTrack *video, *audio;

static CMTime at(double seconds) { return CMTimeMakeWithSeconds(seconds, 600); }
static CMTimeRange from(double start, double duration) { return CMTimeRangeMake(at(start), at(duration)); }

static void show(const char *what, NSArray *segments) {
    printf("%s", what);
    for (AVCompositionTrackSegment *segment in segments) {
        CMTimeRange source = segment.timeMapping.source, target = segment.timeMapping.target;
        if (segment.empty) printf(" [empty > ");
        else printf(" [%.2f-%.2f > ", CMTimeGetSeconds(source.start), CMTimeGetSeconds(CMTimeRangeGetEnd(source)));
        printf("%.2f-%.2f]", CMTimeGetSeconds(target.start), CMTimeGetSeconds(CMTimeRangeGetEnd(target)));
    }
    printf("\n");
}

static double length(AVAsset *any) { return CMTimeGetSeconds(any.duration); }

static void edit(void) {
    AVMutableComposition *composition = [AVMutableComposition composition];
    printf("empty: %d tracks, %.2f s, playable %d\n", (int)composition.tracks.count, length(composition), composition.playable);
    AVAssetTrackSegment *own = [video.segments objectAtIndex:0];
    printf("a file's segments: %d at %.2f-%.2f, composable %d exportable %d\n", (int)video.segments.count,
           CMTimeGetSeconds(own.timeMapping.target.start), CMTimeGetSeconds(CMTimeRangeGetEnd(own.timeMapping.target)),
           asset.composable, asset.exportable);
    AVMutableCompositionTrack *track = [composition addMutableTrackWithMediaType:AVMediaTypeVideo
                                                                preferredTrackID:kCMPersistentTrackID_Invalid];
    NSError *error = nil;
    BOOL isFine = [track insertTimeRange:from(0, 1) ofTrack:video atTime:kCMTimeZero error:&error];
    isFine = isFine && [track insertTimeRange:from(2, 1) ofTrack:video atTime:kCMTimeZero error:&error];
    printf("blue, then red: %d, %.2f s,", isFine, length(composition));
    AVCompositionTrackSegment *first = [track.segments objectAtIndex:0], *second = [track.segments objectAtIndex:1];
    printf(" [%.2f-%.2f > 0.00-1.00] [%.2f-%.2f > 1.00-2.00], %gx%g\n", CMTimeGetSeconds(first.timeMapping.source.start),
           CMTimeGetSeconds(CMTimeRangeGetEnd(first.timeMapping.source)), CMTimeGetSeconds(second.timeMapping.source.start),
           CMTimeGetSeconds(CMTimeRangeGetEnd(second.timeMapping.source)), composition.naturalSize.width,
           track.naturalSize.height);
    isFine = [track insertTimeRange:from(0, 1) ofTrack:audio atTime:kCMTimeZero error:&error];
    printf("another kind: %d, %s %d; ", isFine, [[error domain] UTF8String], (int)[error code]);
    isFine = [track insertTimeRange:from(5, 1) ofTrack:video atTime:kCMTimeZero error:&error];
    printf("behind the end: %d, %d\n", isFine, (int)[error code]);
    [track insertTimeRange:from(1, 1) ofTrack:video atTime:at(3) error:&error];
    show("with a gap at 3:", track.segments);
    [track insertEmptyTimeRange:from(0.5, 1)];
    show("empty in the middle:", track.segments);
    [track removeTimeRange:from(0.5, 2)];
    show("removed:", track.segments);
    [composition scaleTimeRange:from(0.5, 0.5) toDuration:at(1)];
    show("half as fast:", track.segments);
    [composition insertEmptyTimeRange:from(3.5, 1)];
    printf("empty at the end changes nothing: %d\n", length(composition) == 3.5);
    CMTime sample = [track samplePresentationTimeForTrackTime:at(1)];
    printf("segment at 2: empty %d, at 9: empty %d, sample at 1.0 is at %.2f, none in the gap %d\n",
           [track segmentForTrackTime:at(2)].empty, [track segmentForTrackTime:at(9)].empty, CMTimeGetSeconds(sample),
           CMTIME_IS_INVALID([track samplePresentationTimeForTrackTime:at(2)]));
    AVComposition *copy = [[composition copy] autorelease];
    AVMutableComposition *other = [[copy mutableCopy] autorelease];
    [composition removeTrack:track];
    printf("a copy stays: %.2f s, %.2f s; mutable copy %.2f s, %d tracks\n", length(copy), length(composition), length(other),
           (int)other.tracks.count);
}

static void whole(void) {
    AVMutableComposition *composition = [AVMutableComposition composition];
    BOOL isFine = [composition insertTimeRange:CMTimeRangeMake(kCMTimeZero, asset.duration) ofAsset:asset
                                        atTime:kCMTimeZero error:NULL];
    AVMutableCompositionTrack *track = [composition mutableTrackCompatibleWithTrack:video];
    isFine = isFine && [composition insertTimeRange:from(0, 3) ofAsset:asset atTime:composition.duration error:NULL];
    printf("whole assets: %d, %d tracks, %.2f s, compatible %d %d, twice the same track %d\n", isFine,
           (int)composition.tracks.count, round(length(composition) * 10) / 10, track != nil,
           [asset compatibleTrackForCompositionTrack:track] == video, track.segments.count == 2);
    composition = [AVMutableComposition composition];
    AVMutableCompositionTrack *sound = [composition addMutableTrackWithMediaType:AVMediaTypeAudio preferredTrackID:0];
    [sound insertTimeRange:from(0, 1) ofTrack:audio atTime:kCMTimeZero error:NULL];
    AVMutableComposition *silent = [AVMutableComposition composition];
    AVMutableCompositionTrack *only = [silent addMutableTrackWithMediaType:AVMediaTypeVideo preferredTrackID:0];
    [only insertTimeRange:from(0, 1) ofTrack:video atTime:kCMTimeZero error:NULL];
    [composition insertTimeRange:from(0, 1) ofAsset:silent atTime:kCMTimeZero error:NULL];
    show("moved with it:", sound.segments);
    NSArray *ranges = [NSArray arrayWithObjects:[NSValue valueWithCMTimeRange:from(0, 0.5)],
                                                [NSValue valueWithCMTimeRange:from(0, 0.5)], nil];
    [only removeTimeRange:from(0, 1)];
    [only insertTimeRange:from(1, 1) ofTrack:video atTime:kCMTimeZero error:NULL];
    [only insertTimeRange:from(0, 0.5) ofTrack:video atTime:at(1.5) error:NULL];
    [only removeTimeRange:from(1, 1)];
    isFine = [only insertTimeRanges:[NSArray arrayWithObject:[ranges objectAtIndex:0]]
                           ofTracks:[NSArray arrayWithObject:video] atTime:kCMTimeInvalid error:NULL];
    isFine = isFine && [only insertTimeRanges:ranges ofTracks:[NSArray arrayWithObjects:[NSNull null], video, nil]
                                       atTime:at(1) error:NULL];
    [only removeTimeRange:from(2, 0.5)];
    printf("several: %d,", isFine);
    show("", only.segments);
}

static NSInteger fault(AVMutableCompositionTrack *track, CMTimeRange source, CMTimeRange target) {
    AVCompositionTrackSegment *segment = [AVCompositionTrackSegment compositionTrackSegmentWithURL:asset.URL
                                                                                           trackID:video.trackID
                                                                                   sourceTimeRange:source
                                                                                   targetTimeRange:target];
    NSError *error = nil;
    return [track validateTrackSegments:[NSArray arrayWithObject:segment] error:&error] ? 1 : [error code];
}

static void segments(void) {
    AVMutableComposition *composition = [AVMutableComposition composition];
    AVMutableCompositionTrack *track = [composition addMutableTrackWithMediaType:AVMediaTypeVideo preferredTrackID:7];
    printf("checks: %d, %d, %d, %d, %d\n", (int)fault(track, from(0, 1), from(0, 1)),
           (int)fault(track, from(0, 1), from(1, 1)), (int)fault(track, from(0, 1), from(0, 0)),
           (int)fault(track, from(-1, 1), from(0, 1)), (int)fault(track, CMTimeRangeMake(at(0), kCMTimeInvalid), from(0, 1)));
    AVCompositionTrackSegment *first =
        [[[AVCompositionTrackSegment alloc] initWithURL:asset.URL trackID:video.trackID sourceTimeRange:from(1, 1)
                                        targetTimeRange:from(0, 1)] autorelease];
    AVCompositionTrackSegment *second =
        [AVCompositionTrackSegment compositionTrackSegmentWithURL:asset.URL trackID:video.trackID
                                                  sourceTimeRange:from(0, 1) targetTimeRange:from(1, 2)];
    track.segments = [NSArray arrayWithObjects:first, second, nil];
    show("set segments:", track.segments);
    @try {
        track.segments = [NSArray arrayWithObject:second];
    } @catch (NSException *exception) {
        printf("bad segments: %s\n", [exception.name UTF8String]);
    }
    AVMutableCompositionTrack *other = [composition addMutableTrackWithMediaType:AVMediaTypeAudio preferredTrackID:7];
    printf("ids: %d, then %d, unused %d, ", track.trackID, other.trackID, [composition unusedTrackID]);
    [composition removeTrack:other];
    printf("removed %d\n", [composition trackWithTrackID:1] == nil);
    composition.naturalSize = CGSizeMake(100, 50);
    track.preferredVolume = 0.5;
    track.languageCode = @"deu";
    track.extendedLanguageTag = @"de-DE";
    track.naturalTimeScale = 25;
    printf("own size %gx%g, volume %g, language %s, tag %s, scale %d\n", composition.naturalSize.width,
           composition.naturalSize.height, track.preferredVolume, [track.languageCode UTF8String],
           [track.extendedLanguageTag UTF8String], track.naturalTimeScale);
}

/// The channel that stands out: 0 blue, 1 green, 2 red.
static int colour(const unsigned char *pixel) {
    int best = 0;
    for (int i = 1; i < 3; i++) {
        if (pixel[i] > pixel[best]) best = i;
    }
    return best;
}

static AVAssetReaderTrackOutput *reading(AVComposition *composition, NSString *type, NSDictionary *settings) {
    AVAssetTrack *track = [[composition tracksWithMediaType:type] objectAtIndex:0];
    AVAssetReader *reader = [[AVAssetReader alloc] initWithAsset:composition error:NULL];
    AVAssetReaderTrackOutput *output = [AVAssetReaderTrackOutput assetReaderTrackOutputWithTrack:track
                                                                                  outputSettings:settings];
    [reader addOutput:output];
    [reader startReading];
    return output;
}

static NSDictionary *pixels(void) {
    return [NSDictionary dictionaryWithObject:[NSNumber numberWithUnsignedInt:kCVPixelFormatType_32BGRA]
                                       forKey:(NSString *)kCVPixelBufferPixelFormatTypeKey];
}

static double start(CMSampleBufferRef sample) { return CMTimeGetSeconds(CMSampleBufferGetPresentationTimeStamp(sample)); }

/// Blue, red, a second of nothing, green.
static AVMutableComposition *mixed(void) {
    AVMutableComposition *composition = [AVMutableComposition composition];
    double starts[3] = {2, 0, 1}, places[3] = {0, 1, 3};
    for (AVAssetTrack *source in [NSArray arrayWithObjects:video, audio, nil]) {
        AVMutableCompositionTrack *track = [composition addMutableTrackWithMediaType:source.mediaType preferredTrackID:0];
        for (int i = 0; i < 3; i++)
            [track insertTimeRange:from(starts[i], 1) ofTrack:source atTime:at(places[i]) error:NULL];
    }
    return composition;
}

static void readPictures(void) {
    AVMutableComposition *composition = mixed();
    AVAssetReaderTrackOutput *output = reading(composition, AVMediaTypeVideo, pixels());
    int found[3] = {0}, inGap = 0;
    double times[200];
    int count = 0;
    CMSampleBufferRef sample;
    while ((sample = [output copyNextSampleBuffer])) {
        CVPixelBufferRef buffer = CMSampleBufferGetImageBuffer(sample);
        CVPixelBufferLockBaseAddress(buffer, kCVPixelBufferLock_ReadOnly);
        found[colour((unsigned char *)CVPixelBufferGetBaseAddress(buffer) + 4000)]++;
        CVPixelBufferUnlockBaseAddress(buffer, kCVPixelBufferLock_ReadOnly);
        times[count++] = start(sample);
        inGap += start(sample) >= 2 && start(sample) < 3;
        CFRelease(sample);
    }
    printf("read: blue %d, red %d, gap %d, green %d, at %.2f %.2f %.2f %.2f %.2f\n", found[0], found[2], inGap, found[1],
           times[0], times[24], times[25], times[50], times[74]);
    composition = [AVMutableComposition composition];
    [composition insertTimeRange:from(0, 1) ofAsset:asset atTime:kCMTimeZero error:NULL];
    [composition scaleTimeRange:from(0, 1) toDuration:at(2)];
    output = reading(composition, AVMediaTypeVideo, pixels());
    double last = 0, before = 0, duration = 0;
    for (count = 0; (sample = [output copyNextSampleBuffer]); count++) {
        before = last;
        last = start(sample);
        duration = CMTimeGetSeconds(CMSampleBufferGetDuration(sample));
        CFRelease(sample);
    }
    printf("slowly: %d pictures, apart %.3f, last %.2f for %.2f\n", count, last - before, last, duration);
}

static void readSound(void) {
    NSDictionary *linear = [NSDictionary dictionaryWithObject:[NSNumber numberWithUnsignedInt:kAudioFormatLinearPCM]
                                                       forKey:AVFormatIDKey];
    AVAssetReaderTrackOutput *output = reading(mixed(), AVMediaTypeAudio, linear);
    NSMutableData *all = [NSMutableData data];
    double rate = 0;
    int channels = 0;
    CMSampleBufferRef sample;
    while ((sample = [output copyNextSampleBuffer])) {
        CMAudioFormatDescriptionRef format = CMSampleBufferGetFormatDescription(sample);
        rate = CMAudioFormatDescriptionGetStreamBasicDescription(format)->mSampleRate;
        channels = CMAudioFormatDescriptionGetStreamBasicDescription(format)->mChannelsPerFrame;
        char *bytes = NULL;
        size_t size = 0;
        CMBlockBufferGetDataPointer(CMSampleBufferGetDataBuffer(sample), 0, NULL, &size, &bytes);
        [all appendBytes:bytes length:size];
        CFRelease(sample);
    }
    const short *frames = [all bytes];
    int loudest[4] = {0};
    long count = [all length] / 2 / channels;
    for (long i = 0; i < count; i++) {
        double time = i / rate, part = time - floor(time);
        // At the edges of a piece the filter of the resampler is heard.
        if (time < 4 && part > 0.01 && part < 0.99) loudest[(int)time] = MAX(loudest[(int)time], abs(frames[i * channels]));
    }
    printf("sound: %.2f s, loud %d, silent gap %d, loud behind %d\n", count / rate, loudest[0] > 1000 && loudest[1] > 1000,
           loudest[2] == 0, loudest[3] > 1000);
}

static void readPackets(void) {
    AVAssetReaderTrackOutput *output = reading(mixed(), AVMediaTypeVideo, nil);
    int count = 0, isKey = 0, rises = 1;
    FourCharCode type = 0;
    double last = -1;
    CMSampleBufferRef sample;
    while ((sample = [output copyNextSampleBuffer])) {
        NSArray *each = (NSArray *)CMSampleBufferGetSampleAttachmentsArray(sample, false);
        if (count == 0) isKey = ![[each lastObject] objectForKey:(NSString *)kCMSampleAttachmentKey_NotSync];
        type = CMFormatDescriptionGetMediaSubType(CMSampleBufferGetFormatDescription(sample));
        double decoded = CMTimeGetSeconds(CMSampleBufferGetDecodeTimeStamp(sample));
        // Pieces that do not begin with a key picture have what is decoded before.
        if (decoded < last - 0.1) rises = 0;
        last = decoded;
        count++;
        CFRelease(sample);
    }
    printf("as it stands: all samples %d of %c%c%c%c, key first %d, rising %d\n", count >= 75, type >> 24, type >> 16 & 255,
           type >> 8 & 255, type & 255, isKey, rises);
}

static void images(void) {
    AVAssetImageGenerator *generator = [AVAssetImageGenerator assetImageGeneratorWithAsset:mixed()];
    generator.requestedTimeToleranceBefore = generator.requestedTimeToleranceAfter = kCMTimeZero;
    static const char *names[3] = {"blue", "green", "red"};
    printf("images:");
    double first = -1;
    for (double time = 0.5; time < 4; time++) {
        CMTime actual;
        CGImageRef image = [generator copyCGImageAtTime:at(time) actualTime:&actual error:NULL];
        if (first < 0) first = CMTimeGetSeconds(actual);
        if (image == NULL) {
            printf(" none");
            continue;
        }
        unsigned char pixel[4] = {0};
        CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
        CGContextRef context = CGBitmapContextCreate(pixel, 1, 1, 8, 4, space,
                                                     kCGImageAlphaNoneSkipFirst | kCGBitmapByteOrder32Little);
        CGContextDrawImage(context, CGRectMake(0, 0, 1, 1), image);
        printf(" %s", names[colour(pixel)]);
        CGContextRelease(context);
        CGColorSpaceRelease(space);
        CGImageRelease(image);
    }
    printf(", at %.2f\n", first);
}

@implementation Delegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    asset = [[AVURLAsset alloc] initWithURL:[[NSBundle mainBundle] URLForResource:@"film" withExtension:@"mp4"] options:nil];
    video = [[[asset tracksWithMediaType:AVMediaTypeVideo] objectAtIndex:0] retain];
    audio = [[[asset tracksWithMediaType:AVMediaTypeAudio] objectAtIndex:0] retain];
    edit();
    whole();
    segments();
    readPictures();
    readSound();
    readPackets();
    images();
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
