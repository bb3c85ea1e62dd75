// Films that are exported: presets, what is refused, a composition with a mix, a range, sound alone, copied samples, layers
// over a film, a limit, and one that is cancelled. The film has a second of red, one of green, one of blue, with a tone.
// film: film.mp4 -metadata title=Colours
// script: wait 60
// > presets: 9, compatible 9, of sound alone AVAssetExportPresetAppleM4A AVAssetExportPresetPassthrough
// > unknown preset 1, types com.apple.quicktime-movie public.mpeg-4 com.apple.m4v-video, of M4A com.apple.m4a-audio
// > bad type: NSInvalidArgumentException, no URL: NSInvalidArgumentException
// > estimate more than 10000 1, longest 3.00, with a limit less 1
// > there already: 4 AVFoundationErrorDomain -11823
// > wrong extension: 4 -11843
// > joined: 3, 4 s 1, 192x144, blue 1 red 1 nothing 1 green 1, progress 1, tables first 1, title Colours
// > heard: 1 0 0 1, other title 1
// > range: 3, 1 s 1, 320x240, green 1
// > sound alone: 3, 0 of pictures, 1 of sound, 3.0 s, M4A 1
// > copied: 3, 75 pictures, 320x240, red 1 green 1 blue 1
// > copied from the middle: 3, 1.50 s, green 1 blue 1
// > joined copies: 3, 2 s 1, blue 1 red 1
// > turned stays turned 1
// > with layers: 3, white above 1, red below 1
// > limited: 3, shorter 1
// > cancelled: 5, no error 1, no file 1
// > no film: 4, -11822
#import <AVFoundation/AVFoundation.h>
#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate>
@end

static AVURLAsset *asset;
static AVAssetTrack *video, *audio;

static CMTime at(double seconds) { return CMTimeMakeWithSeconds(seconds, 600); }
static CMTimeRange from(double start, double duration) { return CMTimeRangeMake(at(start), at(duration)); }

static NSURL *place(NSString *name) {
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:name];
    [[NSFileManager defaultManager] removeItemAtPath:path error:NULL];
    return [NSURL fileURLWithPath:path];
}

static AVAssetExportSession *session(AVAsset *of, NSString *preset, NSString *name, NSString *type) {
    AVAssetExportSession *session = [AVAssetExportSession exportSessionWithAsset:of presetName:preset];
    session.outputURL = place(name);
    session.outputFileType = type;
    return session;
}

/// Waits for the end, as tools do.
static void run(AVAssetExportSession *session) {
    dispatch_semaphore_t done = dispatch_semaphore_create(0);
    [session exportAsynchronouslyWithCompletionHandler:^{ dispatch_semaphore_signal(done); }];
    dispatch_semaphore_wait(done, DISPATCH_TIME_FOREVER);
    dispatch_release(done);
}

static AVURLAsset *result(AVAssetExportSession *session) { return [AVURLAsset URLAssetWithURL:session.outputURL options:nil]; }
static double length(AVAsset *any) { return round(CMTimeGetSeconds(any.duration) * 20) / 20; }

/// The colour of a film at a time, at a place in parts of its size: r, g, b, w for white, n for nothing, or ?.
static char colour(AVAsset *of, double time, double x, double y) {
    AVAssetImageGenerator *generator = [AVAssetImageGenerator assetImageGeneratorWithAsset:of];
    generator.requestedTimeToleranceBefore = generator.requestedTimeToleranceAfter = kCMTimeZero;
    CGImageRef image = [generator copyCGImageAtTime:at(time) actualTime:NULL error:NULL];
    if (image == NULL) return 'n';
    unsigned char pixel[4] = {0};
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    CGContextRef context = CGBitmapContextCreate(pixel, 1, 1, 8, 4, space,
                                                 kCGImageAlphaNoneSkipFirst | kCGBitmapByteOrder32Little);
    CGFloat width = CGImageGetWidth(image), height = CGImageGetHeight(image);
    CGContextDrawImage(context, CGRectMake(-floor(width * x), -floor(height * (1 - y)), width, height), image);
    CGContextRelease(context);
    CGColorSpaceRelease(space);
    CGImageRelease(image);
    bool b = pixel[0] > 180, g = pixel[1] > 180, r = pixel[2] > 180;
    if (r && g && b) return 'w';
    if (!r && !g && !b) return pixel[0] < 30 && pixel[1] < 30 && pixel[2] < 30 ? 'n' : '?';
    return r ? (g || b ? '?' : 'r') : g ? (b ? '?' : 'g') : 'b';
}

static BOOL shows(AVAsset *of, double time, char wanted) { return colour(of, time, 0.5, 0.5) == wanted; }

static CGSize size(AVAsset *of) { return [[[of tracksWithMediaType:AVMediaTypeVideo] objectAtIndex:0] naturalSize]; }

static void ask(void) {
    AVMutableComposition *sound = [AVMutableComposition composition];
    [[sound addMutableTrackWithMediaType:AVMediaTypeAudio preferredTrackID:0] insertTimeRange:from(0, 1) ofTrack:audio
                                                                                       atTime:kCMTimeZero error:NULL];
    printf("presets: %d, compatible %d, of sound alone %s\n", (int)[AVAssetExportSession allExportPresets].count,
           (int)[AVAssetExportSession exportPresetsCompatibleWithAsset:asset].count,
           [[[AVAssetExportSession exportPresetsCompatibleWithAsset:sound] componentsJoinedByString:@" "] UTF8String]);
    AVAssetExportSession *none = [[[AVAssetExportSession alloc] initWithAsset:asset presetName:@"huge"] autorelease];
    AVAssetExportSession *usual = [[[AVAssetExportSession alloc] initWithAsset:asset
                                                                    presetName:AVAssetExportPresetMediumQuality] autorelease];
    AVAssetExportSession *alone = [AVAssetExportSession exportSessionWithAsset:asset presetName:AVAssetExportPresetAppleM4A];
    printf("unknown preset %d, types %s, of M4A %s\n", none == nil,
           [[usual.supportedFileTypes componentsJoinedByString:@" "] UTF8String],
           [[alone.supportedFileTypes componentsJoinedByString:@" "] UTF8String]);
    @try {
        alone.outputFileType = AVFileTypeMPEG4;
    } @catch (NSException *exception) {
        printf("bad type: %s, ", [exception.name UTF8String]);
    }
    @try {
        [usual exportAsynchronouslyWithCompletionHandler:^{}];
    } @catch (NSException *exception) {
        printf("no URL: %s\n", [exception.name UTF8String]);
    }
    double longest = CMTimeGetSeconds(usual.maxDuration);
    printf("estimate more than 10000 %d, longest %.2f, with a limit less ", usual.estimatedOutputFileLength > 10000,
           round(longest * 100) / 100);
    usual.fileLengthLimit = 10000;
    printf("%d\n", CMTimeGetSeconds(usual.maxDuration) < longest);
}

static void refuse(void) {
    AVAssetExportSession *there = session(asset, AVAssetExportPresetLowQuality, @"there.mov", AVFileTypeQuickTimeMovie);
    [[NSData data] writeToURL:there.outputURL atomically:YES];
    run(there);
    printf("there already: %d %s %d\n", (int)there.status, [[there.error domain] UTF8String], (int)[there.error code]);
    AVAssetExportSession *named = session(asset, AVAssetExportPresetLowQuality, @"named.mov", AVFileTypeMPEG4);
    run(named);
    printf("wrong extension: %d %d\n", (int)named.status, (int)[named.error code]);
}

/// How loud a film is in each second.
static void loudness(AVAsset *of, int seconds, int *loud) {
    NSDictionary *linear = [NSDictionary dictionaryWithObject:[NSNumber numberWithUnsignedInt:kAudioFormatLinearPCM]
                                                       forKey:AVFormatIDKey];
    for (int i = 0; i < seconds; i++) {
        AVAssetReader *reader = [AVAssetReader assetReaderWithAsset:of error:NULL];
        reader.timeRange = from(i + 0.2, 0.6);
        AVAssetReaderTrackOutput *output = [AVAssetReaderTrackOutput
            assetReaderTrackOutputWithTrack:[[of tracksWithMediaType:AVMediaTypeAudio] objectAtIndex:0] outputSettings:linear];
        [reader addOutput:output];
        [reader startReading];
        int loudest = 0;
        CMSampleBufferRef sample;
        while ((sample = [output copyNextSampleBuffer])) {
            short *frames = NULL;
            size_t size = 0;
            CMBlockBufferGetDataPointer(CMSampleBufferGetDataBuffer(sample), 0, NULL, &size, (char **)&frames);
            for (size_t n = 0; n < size / 2; n++) loudest = MAX(loudest, abs(frames[n]));
            CFRelease(sample);
        }
        loud[i] = loudest > 1000;
    }
}

static NSString *title(AVAsset *of) {
    NSArray *items = [AVMetadataItem metadataItemsFromArray:of.commonMetadata withKey:AVMetadataCommonKeyTitle
                                                   keySpace:AVMetadataKeySpaceCommon];
    return items.count ? [[items objectAtIndex:0] stringValue] : nil;
}

static BOOL tablesFirst(NSURL *url) {
    NSData *data = [NSData dataWithContentsOfURL:url];
    NSRange whole = NSMakeRange(0, data.length);
    NSUInteger tables = [data rangeOfData:[NSData dataWithBytes:"moov" length:4] options:0 range:whole].location;
    return tables < [data rangeOfData:[NSData dataWithBytes:"mdat" length:4] options:0 range:whole].location;
}

/// Blue, red, a second of nothing, green; the second second is silent.
static void joined(void) {
    AVMutableComposition *composition = [AVMutableComposition composition];
    double starts[3] = {2, 0, 1}, places[3] = {0, 1, 3};
    for (AVAssetTrack *source in [NSArray arrayWithObjects:video, audio, nil]) {
        AVMutableCompositionTrack *track = [composition addMutableTrackWithMediaType:source.mediaType preferredTrackID:0];
        for (int i = 0; i < 3; i++)
            [track insertTimeRange:from(starts[i], 1) ofTrack:source atTime:at(places[i]) error:NULL];
    }
    AVAssetTrack *sound = [[composition tracksWithMediaType:AVMediaTypeAudio] objectAtIndex:0];
    AVMutableAudioMixInputParameters *parameters = [AVMutableAudioMixInputParameters audioMixInputParametersWithTrack:sound];
    [parameters setVolume:0 atTime:at(1)];
    [parameters setVolume:1 atTime:at(3)];
    AVMutableAudioMix *mix = [AVMutableAudioMix audioMix];
    mix.inputParameters = [NSArray arrayWithObject:parameters];
    AVAssetExportSession *export = session(composition, AVAssetExportPresetLowQuality, @"joined.mp4", AVFileTypeMPEG4);
    export.audioMix = mix;
    export.metadata = asset.commonMetadata;
    export.shouldOptimizeForNetworkUse = YES;
    run(export);
    AVAsset *film = result(export);
    // In the gap the picture before it stays.
    printf("joined: %d, 4 s %d, %gx%g, blue %d red %d nothing %d green %d, progress %g, tables first %d, title %s\n",
           (int)export.status, fabs(length(film) - 4) < 0.08, size(film).width, size(film).height, shows(film, 0.5, 'b'),
           shows(film, 1.5, 'r'), shows(film, 2.5, 'r') || shows(film, 2.5, 'n'), shows(film, 3.5, 'g'), export.progress,
           tablesFirst(export.outputURL), [title(film) UTF8String]);
    int loud[4];
    loudness(film, 4, loud);
    AVMutableMetadataItem *item = [AVMutableMetadataItem metadataItem];
    item.keySpace = AVMetadataKeySpaceCommon;
    item.key = AVMetadataCommonKeyTitle;
    item.value = @"Another";
    export = session(asset, AVAssetExportPresetPassthrough, @"title.mov", AVFileTypeQuickTimeMovie);
    export.metadata = [NSArray arrayWithObject:item];
    run(export);
    printf("heard: %d %d %d %d, other title %d\n", loud[0], loud[1], loud[2], loud[3],
           [title(result(export)) isEqual:@"Another"]);
}

static void parts(void) {
    AVAssetExportSession *export = session(asset, AVAssetExportPresetHighestQuality, @"part.mov", AVFileTypeQuickTimeMovie);
    export.timeRange = from(1, 1);
    run(export);
    AVAsset *film = result(export);
    printf("range: %d, 1 s %d, %gx%g, green %d\n", (int)export.status, fabs(length(film) - 1) < 0.08, size(film).width, size(film).height,
           shows(film, 0, 'g') && shows(film, 0.9, 'g'));
    export = session(asset, AVAssetExportPresetAppleM4A, @"sound.m4a", AVFileTypeAppleM4A);
    run(export);
    film = result(export);
    NSData *data = [NSData dataWithContentsOfURL:export.outputURL];
    printf("sound alone: %d, %d of pictures, %d of sound, %.1f s, M4A %d\n", (int)export.status,
           (int)[film tracksWithMediaType:AVMediaTypeVideo].count, (int)[film tracksWithMediaType:AVMediaTypeAudio].count,
           length(film), data.length > 12 && memcmp((char *)data.bytes + 8, "M4A ", 4) == 0);
}

static int pictures(AVAsset *of) {
    AVAssetReader *reader = [AVAssetReader assetReaderWithAsset:of error:NULL];
    AVAssetReaderTrackOutput *output = [AVAssetReaderTrackOutput
        assetReaderTrackOutputWithTrack:[[of tracksWithMediaType:AVMediaTypeVideo] objectAtIndex:0] outputSettings:nil];
    [reader addOutput:output];
    [reader startReading];
    int count = 0;
    CMSampleBufferRef sample;
    while ((sample = [output copyNextSampleBuffer])) {
        count++;
        CFRelease(sample);
    }
    return count;
}

static void copies(void) {
    AVAssetExportSession *export = session(asset, AVAssetExportPresetPassthrough, @"copy.mov", AVFileTypeQuickTimeMovie);
    run(export);
    AVAsset *film = result(export);
    printf("copied: %d, %d pictures, %gx%g, red %d green %d blue %d\n", (int)export.status, pictures(film), size(film).width,
           size(film).height, shows(film, 0.5, 'r'), shows(film, 1.5, 'g'), shows(film, 2.5, 'b'));
    export = session(asset, AVAssetExportPresetPassthrough, @"middle.mp4", AVFileTypeMPEG4);
    export.timeRange = from(1.5, 1.5);
    run(export);
    film = result(export);
    printf("copied from the middle: %d, %.2f s, green %d blue %d\n", (int)export.status, length(film), shows(film, 0.3, 'g'),
           shows(film, 1, 'b'));
    AVMutableComposition *composition = [AVMutableComposition composition];
    AVMutableCompositionTrack *track = [composition addMutableTrackWithMediaType:AVMediaTypeVideo preferredTrackID:0];
    [track insertTimeRange:from(2, 1) ofTrack:video atTime:kCMTimeZero error:NULL];
    [track insertTimeRange:from(0, 1) ofTrack:video atTime:at(1) error:NULL];
    track.preferredTransform = CGAffineTransformMake(0, 1, -1, 0, 240, 0);
    export = session(composition, AVAssetExportPresetPassthrough, @"both.mov", AVFileTypeQuickTimeMovie);
    run(export);
    film = result(export);
    printf("joined copies: %d, 2 s %d, blue %d red %d\n", (int)export.status, fabs(length(film) - 2) < 0.08,
           shows(film, 0.5, 'b'), shows(film, 1.5, 'r'));
    CGAffineTransform turned = [[[film tracksWithMediaType:AVMediaTypeVideo] objectAtIndex:0] preferredTransform];
    printf("turned stays turned %d\n", turned.a == 0 && turned.b == 1);
}

static void layers(void) {
    CALayer *around = [CALayer layer], *inside = [CALayer layer], *bar = [CALayer layer];
    around.frame = inside.frame = CGRectMake(0, 0, 320, 240);
    bar.frame = CGRectMake(0, 120, 320, 120);
    bar.backgroundColor = [UIColor whiteColor].CGColor;
    [around addSublayer:inside];
    [around addSublayer:bar];
    AVMutableVideoCompositionInstruction *instruction = [AVMutableVideoCompositionInstruction videoCompositionInstruction];
    instruction.timeRange = from(0, 3);
    instruction.layerInstructions = [NSArray
        arrayWithObject:[AVMutableVideoCompositionLayerInstruction videoCompositionLayerInstructionWithAssetTrack:video]];
    AVMutableVideoComposition *composition = [AVMutableVideoComposition videoComposition];
    composition.renderSize = CGSizeMake(320, 240);
    composition.frameDuration = CMTimeMake(1, 10);
    composition.instructions = [NSArray arrayWithObject:instruction];
    composition.animationTool = [AVVideoCompositionCoreAnimationTool
        videoCompositionCoreAnimationToolWithPostProcessingAsVideoLayer:inside inLayer:around];
    AVAssetExportSession *export = session(asset, AVAssetExportPresetHighestQuality, @"layers.mov", AVFileTypeQuickTimeMovie);
    export.videoComposition = composition;
    run(export);
    AVAsset *film = result(export);
    printf("with layers: %d, white above %d, red below %d\n", (int)export.status, colour(film, 0.5, 0.5, 0.2) == 'w',
           colour(film, 0.5, 0.5, 0.8) == 'r');
}

static void ends(void) {
    AVAssetExportSession *export = session(asset, AVAssetExportPresetHighestQuality, @"limited.mov", AVFileTypeQuickTimeMovie);
    export.fileLengthLimit = 20000;
    run(export);
    printf("limited: %d, shorter %d\n", (int)export.status, CMTimeGetSeconds(result(export).duration) < 2.5);
    AVMutableComposition *longer = [AVMutableComposition composition];
    for (int i = 0; i < 40; i++) [longer insertTimeRange:from(0, 3) ofAsset:asset atTime:kCMTimeZero error:NULL];
    export = session(longer, AVAssetExportPresetHighestQuality, @"cancelled.mov", AVFileTypeQuickTimeMovie);
    dispatch_semaphore_t done = dispatch_semaphore_create(0);
    [export exportAsynchronouslyWithCompletionHandler:^{ dispatch_semaphore_signal(done); }];
    [export cancelExport];
    dispatch_semaphore_wait(done, DISPATCH_TIME_FOREVER);
    printf("cancelled: %d, no error %d, no file %d\n", (int)export.status, export.error == nil,
           ![[NSFileManager defaultManager] fileExistsAtPath:[export.outputURL path]]);
    NSURL *nothing = [NSURL fileURLWithPath:[[NSBundle mainBundle] pathForResource:@"Info" ofType:@"plist"]];
    export = session([AVAsset assetWithURL:nothing], AVAssetExportPresetLowQuality, @"no.mov", AVFileTypeQuickTimeMovie);
    run(export);
    printf("no film: %d, %d\n", (int)export.status, (int)[export.error code]);
}

@implementation Delegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    asset = [[AVURLAsset alloc] initWithURL:[[NSBundle mainBundle] URLForResource:@"film" withExtension:@"mp4"] options:nil];
    video = [[[asset tracksWithMediaType:AVMediaTypeVideo] objectAtIndex:0] retain];
    audio = [[[asset tracksWithMediaType:AVMediaTypeAudio] objectAtIndex:0] retain];
    ask();
    refuse();
    joined();
    parts();
    copies();
    layers();
    ends();
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
