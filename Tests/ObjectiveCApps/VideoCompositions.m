// Pictures put over each other: ramps as they are asked for, what a check finds, what cannot be drawn, and frames of a reader
// and an image generator. The film has a second of red, one of green, one of blue.
// film: film.mp4
// script: wait 1
// > opacity at 0.5: 1, 1.0-1.0; at 1.5: 1, 1.0-0.0; behind: 0
// > transform at 1: 1, moves 0-100 in 0.00-2.00; set stays: 100
// > overlapping: NSInvalidArgumentException NSInvalidArgumentException
// > copies: track 5, opacity 0.0, mutable 1, archived 1 1 1 1
// > check of nothing: frameDuration renderSize instructions empty 0.00-3.00 > 0
// > check of gaps: empty 0.00-1.00 empty 2.00-3.00 > 0
// > check of order: bad range 1 bad track 77 > 0
// > check of all: > 1
// > check of all without end: > 1
// > check of the first fault only: frameDuration > 0
// > played without size: NSInvalidArgumentException, with a tool: NSInvalidArgumentException
// > reader: 30 frames of 160x120, 0.10 apart
// > full: ff0000, half over white: ff7f7f, gone: ffffff
// > small: corner ff0000, rest 000000, turned: 0000ff over 00ff00
// > scaled 320x240 on half the pixels: 00ff00
// > layer over it: below ffff00 above ff0000, moved 00ffff
// > around it: frame ff00ff inside ff0000, faded in 1, without 0000ff
// > image: 160x120 at 0.50 ff0000
#import <AVFoundation/AVFoundation.h>
#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate, AVVideoCompositionValidationHandling> {
    BOOL stops;
}
@end

static AVURLAsset *asset;
static AVAssetTrack *video;

static CMTime at(double seconds) { return CMTimeMakeWithSeconds(seconds, 600); }
static CMTimeRange from(double start, double duration) { return CMTimeRangeMake(at(start), at(duration)); }

static AVMutableVideoCompositionInstruction *instruct(CMTimeRange range, NSArray *layers) {
    AVMutableVideoCompositionInstruction *instruction = [AVMutableVideoCompositionInstruction videoCompositionInstruction];
    instruction.timeRange = range;
    instruction.layerInstructions = layers;
    return instruction;
}

static AVMutableVideoComposition *compose(CGSize size, AVVideoCompositionInstruction *only) {
    AVMutableVideoComposition *composition = [AVMutableVideoComposition videoComposition];
    composition.frameDuration = CMTimeMake(1, 10);
    composition.renderSize = size;
    composition.instructions = [NSArray arrayWithObjects:only, nil];
    return composition;
}

// MARK: Values

static void ramps(void) {
    AVMutableVideoCompositionLayerInstruction *layer =
        [AVMutableVideoCompositionLayerInstruction videoCompositionLayerInstructionWithAssetTrack:video];
    [layer setOpacityRampFromStartOpacity:1 toEndOpacity:0 timeRange:from(1, 1)];
    float start = -1, end = -1;
    BOOL isThere = [layer getOpacityRampForTime:at(0.5) startOpacity:&start endOpacity:&end timeRange:NULL];
    printf("opacity at 0.5: %d, %.1f-%.1f; ", isThere, start, end);
    isThere = [layer getOpacityRampForTime:at(1.5) startOpacity:&start endOpacity:&end timeRange:NULL];
    printf("at 1.5: %d, %.1f-%.1f; behind: %d\n", isThere, start, end,
           [layer getOpacityRampForTime:at(2.5) startOpacity:NULL endOpacity:NULL timeRange:NULL]);
    CGAffineTransform moved = CGAffineTransformMakeTranslation(100, 0), first, last;
    CMTimeRange range;
    [layer setTransformRampFromStartTransform:CGAffineTransformIdentity toEndTransform:moved timeRange:from(0, 2)];
    [layer setTransform:moved atTime:at(3)];
    isThere = [layer getTransformRampForTime:at(1) startTransform:&first endTransform:&last timeRange:&range];
    printf("transform at 1: %d, moves %g-%g in %.2f-%.2f; ", isThere, first.tx, last.tx, CMTimeGetSeconds(range.start),
           CMTimeGetSeconds(CMTimeRangeGetEnd(range)));
    [layer getTransformRampForTime:at(9) startTransform:&first endTransform:&last timeRange:&range];
    printf("set stays: %g\n", first.tx);
    printf("overlapping:");
    @try {
        [layer setOpacityRampFromStartOpacity:1 toEndOpacity:0 timeRange:from(1.5, 1)];
    } @catch (NSException *exception) {
        printf(" %s", [exception.name UTF8String]);
    }
    @try {
        [layer setTransformRampFromStartTransform:moved toEndTransform:moved timeRange:from(1, 1)];
    } @catch (NSException *exception) {
        printf(" %s\n", [exception.name UTF8String]);
    }
    layer.trackID = 5;
    AVVideoCompositionLayerInstruction *copy = [[layer copy] autorelease];
    layer.trackID = 6;
    [copy getOpacityRampForTime:at(1.5) startOpacity:&start endOpacity:&end timeRange:NULL];
    AVMutableVideoCompositionInstruction *instruction = instruct(from(1, 2), [NSArray arrayWithObject:copy]);
    instruction.backgroundColor = [UIColor redColor].CGColor;
    instruction.enablePostProcessing = NO;
    NSData *data = [NSKeyedArchiver archivedDataWithRootObject:instruction];
    AVVideoCompositionInstruction *read = [NSKeyedUnarchiver unarchiveObjectWithData:data];
    AVVideoCompositionLayerInstruction *readLayer = [read.layerInstructions lastObject];
    float readStart = -1, readEnd = -1;
    [readLayer getOpacityRampForTime:at(1.5) startOpacity:&readStart endOpacity:&readEnd timeRange:NULL];
    printf("copies: track %d, opacity %.1f, mutable %d, archived %d %d %d %d\n", copy.trackID, end,
           [[[copy mutableCopy] autorelease] trackID] == 5, CMTimeRangeEqual(read.timeRange, instruction.timeRange),
           readLayer.trackID == 5 && readStart == start && readEnd == end,
           CGColorEqualToColor(read.backgroundColor, instruction.backgroundColor), !read.enablePostProcessing);
}

// MARK: Pictures

static NSDictionary *pixels(void) {
    return [NSDictionary dictionaryWithObject:[NSNumber numberWithUnsignedInt:kCVPixelFormatType_32BGRA]
                                       forKey:(NSString *)kCVPixelBufferPixelFormatTypeKey];
}

/// The colours of points of the frame at a time, as the reader gives it: within 12 of them, the nearest round ones.
static unsigned colour(AVVideoComposition *composition, double time, int x, int y) {
    AVAssetReader *reader = [AVAssetReader assetReaderWithAsset:asset error:NULL];
    reader.timeRange = from(time, 0.09);
    NSArray *tracks = [asset tracksWithMediaType:AVMediaTypeVideo];
    AVAssetReaderVideoCompositionOutput *output =
        [AVAssetReaderVideoCompositionOutput assetReaderVideoCompositionOutputWithVideoTracks:tracks videoSettings:pixels()];
    output.videoComposition = composition;
    [reader addOutput:output];
    [reader startReading];
    CMSampleBufferRef sample = [output copyNextSampleBuffer];
    if (sample == NULL) return 0x123456;
    CVPixelBufferRef buffer = CMSampleBufferGetImageBuffer(sample);
    CVPixelBufferLockBaseAddress(buffer, kCVPixelBufferLock_ReadOnly);
    unsigned char *pixel = (unsigned char *)CVPixelBufferGetBaseAddress(buffer) +
                           CVPixelBufferGetBytesPerRow(buffer) * y + x * 4;
    unsigned result = 0;
    for (int i = 2; i >= 0; i--) {
        int value = pixel[i];
        result = result << 8 | (value < 12 ? 0 : value > 243 ? 255 : abs(value - 127) < 8 ? 127 : value);
    }
    CVPixelBufferUnlockBaseAddress(buffer, kCVPixelBufferLock_ReadOnly);
    CFRelease(sample);
    return result;
}

static AVMutableVideoCompositionLayerInstruction *layerOf(CMPersistentTrackID track) {
    AVMutableVideoCompositionLayerInstruction *layer =
        [AVMutableVideoCompositionLayerInstruction videoCompositionLayerInstruction];
    layer.trackID = track;
    return layer;
}

static void frames(void) {
    AVMutableVideoCompositionLayerInstruction *layer = layerOf(video.trackID);
    CGAffineTransform half = CGAffineTransformMakeScale(0.5, 0.5);
    [layer setTransform:half atTime:kCMTimeZero];
    [layer setOpacityRampFromStartOpacity:1 toEndOpacity:0 timeRange:from(0.4, 0.2)];
    AVMutableVideoCompositionInstruction *instruction = instruct(from(0, 3), [NSArray arrayWithObject:layer]);
    instruction.backgroundColor = [UIColor whiteColor].CGColor;
    AVMutableVideoComposition *composition = compose(CGSizeMake(160, 120), instruction);
    AVAssetReader *reader = [AVAssetReader assetReaderWithAsset:asset error:NULL];
    AVAssetReaderVideoCompositionOutput *output = [[[AVAssetReaderVideoCompositionOutput alloc]
        initWithVideoTracks:[NSArray arrayWithObject:video] videoSettings:pixels()] autorelease];
    output.videoComposition = composition;
    [reader addOutput:output];
    [reader startReading];
    int count = 0;
    size_t width = 0, height = 0;
    double last = 0, apart = 0;
    CMSampleBufferRef sample;
    while ((sample = [output copyNextSampleBuffer])) {
        double time = CMTimeGetSeconds(CMSampleBufferGetPresentationTimeStamp(sample));
        width = CVPixelBufferGetWidth(CMSampleBufferGetImageBuffer(sample));
        height = CVPixelBufferGetHeight(CMSampleBufferGetImageBuffer(sample));
        apart = time - last;
        last = time;
        count++;
        CFRelease(sample);
    }
    printf("reader: %d frames of %zux%zu, %.2f apart\n", count, width, height, apart);
    printf("full: %06x, half over white: %06x, gone: %06x\n", colour(composition, 0.2, 80, 60),
           colour(composition, 0.5, 80, 60), colour(composition, 0.8, 80, 60));
    // A quarter in the upper left corner; then upside down, moved back into the frame, over the whole.
    layer = layerOf(video.trackID);
    [layer setTransform:half atTime:kCMTimeZero];
    composition = compose(CGSizeMake(320, 240), instruct(from(0, 3), [NSArray arrayWithObject:layer]));
    printf("small: corner %06x, rest %06x, ", colour(composition, 0.5, 10, 10), colour(composition, 0.5, 10, 200));
    AVMutableComposition *two = [AVMutableComposition composition];
    AVMutableCompositionTrack *below = [two addMutableTrackWithMediaType:AVMediaTypeVideo preferredTrackID:1];
    AVMutableCompositionTrack *above = [two addMutableTrackWithMediaType:AVMediaTypeVideo preferredTrackID:2];
    [below insertTimeRange:from(1, 1) ofTrack:video atTime:kCMTimeZero error:NULL];
    [above insertTimeRange:from(2, 1) ofTrack:video atTime:kCMTimeZero error:NULL];
    AVMutableVideoCompositionLayerInstruction *top = layerOf(2);
    [top setTransform:CGAffineTransformMake(0, 0.5, -0.5, 0, 320, 0) atTime:kCMTimeZero];
    composition = compose(CGSizeMake(320, 240), instruct(from(0, 1), [NSArray arrayWithObjects:top, layerOf(1), nil]));
    AVURLAsset *file = asset;
    asset = (AVURLAsset *)two;
    printf("turned: %06x over %06x\n", colour(composition, 0.5, 310, 10), colour(composition, 0.5, 190, 10));
    asset = file;
    layer = layerOf(video.trackID);
    composition = compose(CGSizeMake(320, 240), instruct(from(0, 3), [NSArray arrayWithObject:layer]));
    composition.renderScale = 0.5;
    printf("scaled 320x240 on half the pixels: %06x\n", colour(composition, 1.5, 300, 220));
}

// MARK: Layers

static CALayer *coloured(CGRect frame, UIColor *color) {
    CALayer *layer = [CALayer layer];
    layer.frame = frame;
    layer.backgroundColor = color.CGColor;
    return layer;
}

static CABasicAnimation *animate(NSString *path, id start, id end) {
    CABasicAnimation *animation = [CABasicAnimation animationWithKeyPath:path];
    animation.fromValue = start;
    animation.toValue = end;
    animation.beginTime = AVCoreAnimationBeginTimeAtZero;
    animation.duration = 2;
    animation.removedOnCompletion = NO;
    animation.fillMode = kCAFillModeBoth;
    return animation;
}

static void layers(void) {
    // In films y grows upwards: this is the lower half, and yellow.
    CALayer *additional = coloured(CGRectMake(0, 0, 320, 240), nil);
    CALayer *lower = coloured(CGRectMake(0, 0, 320, 120), [UIColor yellowColor]);
    [additional addSublayer:lower];
    CALayer *mover = coloured(CGRectMake(-20, 200, 20, 20), [UIColor cyanColor]);
    [mover addAnimation:animate(@"position", [NSValue valueWithCGPoint:CGPointMake(-100, 210)],
                                [NSValue valueWithCGPoint:CGPointMake(300, 210)]) forKey:nil];
    [additional addSublayer:mover];
    NSArray *both = [NSArray arrayWithObjects:layerOf(9), layerOf(video.trackID), nil];
    AVMutableVideoComposition *composition = compose(CGSizeMake(320, 240), instruct(from(0, 3), both));
    composition.animationTool =
        [AVVideoCompositionCoreAnimationTool videoCompositionCoreAnimationToolWithAdditionalLayer:additional asTrackID:9];
    printf("layer over it: below %06x above %06x, moved %06x\n", colour(composition, 0.5, 160, 200),
           colour(composition, 0.5, 160, 100), colour(composition, 1.8, 260, 30));
    CALayer *around = coloured(CGRectMake(0, 0, 320, 240), [UIColor magentaColor]);
    CALayer *inside = coloured(CGRectMake(80, 60, 160, 120), nil);
    [around addSublayer:inside];
    CALayer *title = coloured(CGRectMake(0, 0, 40, 40), [UIColor whiteColor]);
    title.opacity = 0;
    [title addAnimation:animate(@"opacity", [NSNumber numberWithInt:0], [NSNumber numberWithInt:1]) forKey:nil];
    [around addSublayer:title];
    AVMutableVideoCompositionInstruction *with = instruct(from(0, 2), [NSArray arrayWithObject:layerOf(video.trackID)]);
    AVMutableVideoCompositionInstruction *without = instruct(from(2, 1), [NSArray arrayWithObject:layerOf(video.trackID)]);
    without.enablePostProcessing = NO;
    composition.instructions = [NSArray arrayWithObjects:with, without, nil];
    composition.animationTool = [AVVideoCompositionCoreAnimationTool
        videoCompositionCoreAnimationToolWithPostProcessingAsVideoLayer:inside inLayer:around];
    unsigned faded = colour(composition, 1, 20, 220) >> 8 & 0xFF;
    printf("around it: frame %06x inside %06x, faded in %d, without %06x\n", colour(composition, 0.5, 300, 20),
           colour(composition, 0.5, 160, 120), faded > 110 && faded < 145, colour(composition, 2.5, 300, 20));
}

static void image(void) {
    AVMutableVideoCompositionLayerInstruction *layer = layerOf(video.trackID);
    AVMutableVideoComposition *composition =
        compose(CGSizeMake(160, 120), instruct(from(0, 3), [NSArray arrayWithObject:layer]));
    AVAssetImageGenerator *generator = [AVAssetImageGenerator assetImageGeneratorWithAsset:asset];
    generator.requestedTimeToleranceBefore = kCMTimeZero;
    generator.videoComposition = composition;
    CMTime actual;
    CGImageRef made = [generator copyCGImageAtTime:at(0.55) actualTime:&actual error:NULL];
    printf("image: %zux%zu at %.2f %06x\n", CGImageGetWidth(made), CGImageGetHeight(made), CMTimeGetSeconds(actual),
           colour(composition, 0.5, 150, 110));
    CGImageRelease(made);
}

@implementation Delegate

// MARK: Checks

- (BOOL)videoComposition:(AVVideoComposition *)composition
    shouldContinueValidatingAfterFindingInvalidValueForKey:(NSString *)key {
    printf(" %s", [key UTF8String]);
    return !stops;
}

- (BOOL)videoComposition:(AVVideoComposition *)composition
    shouldContinueValidatingAfterFindingEmptyTimeRange:(CMTimeRange)range {
    printf(" empty %.2f-%.2f", CMTimeGetSeconds(range.start), CMTimeGetSeconds(CMTimeRangeGetEnd(range)));
    return !stops;
}

- (BOOL)videoComposition:(AVVideoComposition *)composition
    shouldContinueValidatingAfterFindingInvalidTimeRangeInInstruction:(AVVideoCompositionInstruction *)instruction {
    printf(" bad range %.0f", CMTimeGetSeconds(instruction.timeRange.start));
    return !stops;
}

- (BOOL)videoComposition:(AVVideoComposition *)composition
    shouldContinueValidatingAfterFindingInvalidTrackIDInInstruction:(AVVideoCompositionInstruction *)instruction
                                                   layerInstruction:(AVVideoCompositionLayerInstruction *)layer
                                                              asset:(AVAsset *)asset {
    printf(" bad track %d", layer.trackID);
    return !stops;
}

- (void)check:(const char *)what of:(AVVideoComposition *)composition range:(CMTimeRange)range {
    printf("check of %s:", what);
    BOOL isValid = [composition isValidForAsset:asset timeRange:range validationDelegate:self];
    printf(" > %d\n", isValid);
}

- (void)check {
    CMTimeRange whole = from(0, 3);
    NSArray *fine = [NSArray arrayWithObject:layerOf(video.trackID)], *bad = [NSArray arrayWithObject:layerOf(77)];
    AVMutableVideoComposition *composition = [AVMutableVideoComposition videoComposition];
    [self check:"nothing" of:composition range:whole];
    composition = compose(CGSizeMake(10, 10), instruct(from(1, 1), fine));
    [self check:"gaps" of:composition range:whole];
    composition.instructions = [NSArray arrayWithObjects:instruct(from(0, 2), fine), instruct(from(1, 2), bad), nil];
    [self check:"order" of:composition range:from(0, 2)];
    composition.instructions = [NSArray arrayWithObjects:instruct(from(0, 2), fine), instruct(from(2, 1), fine), nil];
    [self check:"all" of:composition range:whole];
    [self check:"all without end" of:composition range:CMTimeRangeMake(kCMTimeZero, kCMTimePositiveInfinity)];
    stops = YES;
    [self check:"the first fault only" of:[AVMutableVideoComposition videoComposition] range:whole];
}

- (void)refuse {
    AVPlayerItem *item = [AVPlayerItem playerItemWithAsset:asset];
    @try {
        item.videoComposition = [AVMutableVideoComposition videoComposition];
    } @catch (NSException *exception) {
        printf("played without size: %s, ", [exception.name UTF8String]);
    }
    AVMutableVideoComposition *composition = compose(CGSizeMake(10, 10), instruct(from(1, 1), nil));
    composition.animationTool =
        [AVVideoCompositionCoreAnimationTool videoCompositionCoreAnimationToolWithAdditionalLayer:[CALayer layer]
                                                                                        asTrackID:3];
    @try {
        item.videoComposition = composition;
    } @catch (NSException *exception) {
        printf("with a tool: %s\n", [exception.name UTF8String]);
    }
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    asset = [[AVURLAsset alloc] initWithURL:[[NSBundle mainBundle] URLForResource:@"film" withExtension:@"mp4"] options:nil];
    video = [[[asset tracksWithMediaType:AVMediaTypeVideo] objectAtIndex:0] retain];
    ramps();
    [self check];
    [self refuse];
    frames();
    layers();
    image();
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
